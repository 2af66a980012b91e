// SPDX-License-Identifier: MIT
#include "app/server/serving.hpp"

#include <algorithm>
#include <string>
#include <thread>
#include <utility>

#include "app/server/queue_time.hpp"

namespace reckon::server {

namespace {

unsigned threads_of(unsigned asked) {
  return asked != 0 ? asked : std::clamp(std::thread::hardware_concurrency(), 1U, 8U);
}

// A large picture takes 400 MB while it is read.
unsigned picture_threads(unsigned threads) { return std::max(1U, threads / 4); }

}  // namespace

bool Seats::take(Connection* connection, const traffic::Address& address, Time patience) {
  if (places_.full()) {
    const auto loser = places_.yields_to(address, queue_time());
    if (!loser) return false;
    Connection* const evicted = holders_.at(*loser);
    leave(evicted);
    evicted->close();
  }
  const traffic::Places::Id place = ++last_;
  places_.add(place, address);
  places_.wait(place, queue_time() + std::chrono::microseconds(patience).count());
  holders_[place] = connection;
  held_[connection] = place;
  return true;
}

void Seats::serve(Connection* connection) {
  const auto held = held_.find(connection);
  if (held != held_.end()) places_.serve(held->second);
}

void Seats::rest(Connection* connection) {
  const auto held = held_.find(connection);
  if (held == held_.end()) return;
  places_.wait(held->second, queue_time() + std::chrono::microseconds(rest_).count());
}

void Seats::leave(Connection* connection) {
  const auto held = held_.find(connection);
  if (held == held_.end()) return;
  places_.remove(held->second);
  holders_.erase(held->second);
  held_.erase(held);
}

Serving::Serving(Settings some_settings, Hosts hosts, std::unique_ptr<RoomSockets> some_rooms)
    : settings(std::move(some_settings)),
      rooms(std::move(some_rooms)),
      router(std::move(settings.site), settings.proxies.empty() ? hosts : Hosts::any),
      seats(settings.limits.connections, settings.limits.rest),
      proxy_seats(settings.limits.proxied, settings.limits.rest),
      picture_seats(settings.limits.pictures, settings.limits.rest),
      questions({.quick = 1,
                 .slow = threads_of(settings.threads),
                 .places = settings.limits.waiting,
                 .slice = settings.limits.slice}),
      pictures({.slow = picture_threads(threads_of(settings.threads)),
                .places = settings.limits.pictures}) {}

}  // namespace reckon::server
