// SPDX-License-Identifier: MIT
#include "app/server/serving.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>
#include <thread>
#include <utility>

#include "app/server/own_addresses.hpp"
#include "app/server/queue_time.hpp"

namespace reckon::server {

namespace {

unsigned threads_of(unsigned asked) {
  return asked != 0 ? asked : std::clamp(std::thread::hardware_concurrency(), 1U, 8U);
}

// A large picture takes 400 MB during reading.
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

Serving::Serving(Settings some_settings, Hosts hosts, std::shared_ptr<Metrics> some_metrics,
                 std::unique_ptr<RoomSockets> some_rooms)
    : settings(std::move(some_settings)),
      metrics(std::move(some_metrics)),
      rooms(std::move(some_rooms)),
      listening(hosts == Hosts::any),
      contests(std::move(settings.contests)),
      router(std::move(settings.site), settings.proxies.empty() ? hosts : Hosts::any,
             contests ? Holds::contests : Holds::everything, std::move(settings.origins)),
      day_pages(settings.days),
      seats(settings.limits.connections, settings.limits.rest),
      proxy_seats(settings.limits.proxied, settings.limits.rest),
      picture_seats(settings.limits.pictures, settings.limits.rest),
      questions({.quick = 1,
                 .slow = threads_of(settings.threads),
                 .places = settings.limits.waiting,
                 .slice = settings.limits.slice}),
      pictures({.slow = picture_threads(threads_of(settings.threads)),
                .places = settings.limits.pictures}) {
  if (!rooms) metrics->set(Level::ready, 1);
}

void Serving::log(const LogEntry& entry) const {
  metrics->count(Count::answers, std::to_string(entry.status));
  metrics->observe(Span::answer, entry.duration);
  if (settings.log) settings.log(log_line(entry, settings.log_format));
}

void Serving::log(std::string_view remark) const {
  if (settings.log) settings.log(remark_line(remark, settings.log_format));
}

void Serving::drain() {
  draining = true;
  if (rooms) {
    rooms->drain();
  } else if (settings.drained) {
    settings.drained();
  }
}

bool Serving::is_operator(const traffic::Address& client, std::string_view address) const {
  return client.is_loopback() || settings.operators.contain(address.substr(0, address.find('/')));
}

Response Serving::network() const {
  const nlohmann::json answer = {{"listening", listening}, {"addresses", own_addresses()}};
  return {.headers = {{"Content-Type", "application/json"}, {"Cache-Control", "no-store"}},
          .text = answer.dump()};
}

Response Serving::probe(Probe probe, bool operates) {
  if (probe == Probe::network) {
    return operates ? network() : plain_text(403, "only this machine may read this");
  }
  if (probe == Probe::metrics) {
    if (!operates) {
      return plain_text(403, "only this machine, and those named by --operators, may read this");
    }
    metrics->set(Level::connections, static_cast<std::int64_t>(connections.size()));
    metrics->set(Level::questions, static_cast<std::int64_t>(questions.pending()));
    metrics->set(Level::pictures, static_cast<std::int64_t>(pictures.pending()));
    return {.headers = {{"Content-Type", "text/plain; version=0.0.4; charset=utf-8"},
                        {"Cache-Control", "no-store"}},
            .text = metrics->text()};
  }
  const bool alive = !rooms || rooms->is_alive();
  if (!alive) return plain_text(503, "the thread of the rooms does not answer");
  if (probe == Probe::ready) {
    if (draining || stopping) return plain_text(503, "the server ends soon");
    if (metrics->level(Level::ready) == 0) {
      return plain_text(503, "no room can be opened: rooms are being read, or have no space");
    }
  }
  return plain_text(200, "ok");
}

}  // namespace reckon::server
