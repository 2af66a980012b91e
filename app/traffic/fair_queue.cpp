// SPDX-License-Identifier: MIT
#include "app/traffic/fair_queue.hpp"

#include <algorithm>
#include <bit>
#include <utility>

namespace reckon::traffic {

std::optional<FairQueue::Job> FairQueue::add(Job job, const Address& address, Lane lane,
                                             std::size_t places) {
  std::optional<Job> loser;
  if (size() >= places) {
    const auto yields = shares_.yields_to(address);
    if (!yields) return job;
    loser = newest_of(*yields);
    remove(*loser);
  }
  const auto [line, is_new] = lines_[index(lane)].try_emplace(address);
  if (is_new) {
    line->second.last_turn = ++turns_;
    file(lane, address, line->second);
  }
  line->second.jobs.push_back(job);
  places_[job] = {.address = address, .lane = lane, .at = std::prev(line->second.jobs.end())};
  shares_.add(address);
  return loser;
}

std::optional<FairQueue::Job> FairQueue::take(Lane lane, Time now) {
  fade(now);
  auto& order = order_[index(lane)];
  if (order.empty()) return std::nullopt;
  const Address address = order.begin()->second;
  Line& line = lines_[index(lane)].at(address);
  const Job job = line.jobs.front();
  if (line.jobs.size() > 1) {
    order.erase(order.begin());
    line.last_turn = ++turns_;
    order.emplace(line.rank(), address);
  }
  remove(job);
  return job;
}

bool FairQueue::remove(Job job) {
  const auto found = places_.find(job);
  if (found == places_.end()) return false;
  const auto [address, lane, at] = found->second;
  auto& lines = lines_[index(lane)];
  Line& line = lines.at(address);
  line.jobs.erase(at);
  if (line.jobs.empty()) {
    order_[index(lane)].erase(line.rank());
    lines.erase(address);
    if (!waits(address)) fading_.erase({fades_at(address), address});
  }
  shares_.remove(address);
  places_.erase(found);
  return true;
}

void FairQueue::charge(const Address& address, Cost cost, Time now) {
  const auto found = spent_.find(address);
  Spent spent = found == spent_.end() ? Spent{.at = now} : halved(found->second, now);
  spent.cost += std::max<Cost>(cost, 0);
  set_spent(address, spent);
  if (now - looked_at_ >= kHalfLife) forget_little(now);
}

// Halves the amount once for each half-life that has passed.
FairQueue::Spent FairQueue::halved(Spent spent, Time now) {
  constexpr Time kMostHalvings = 62;
  const Time halvings = (now - spent.at) / kHalfLife;
  spent.at += halvings * kHalfLife;
  spent.cost >>= std::min(halvings, kMostHalvings);
  return spent;
}

unsigned FairQueue::level_of(const Spent& spent) {
  return static_cast<unsigned>(std::bit_width(static_cast<std::uint64_t>(spent.cost / kFree)));
}

bool FairQueue::waits(const Address& address) const {
  return std::ranges::any_of(lines_, [&](const auto& lines) { return lines.contains(address); });
}

FairQueue::Time FairQueue::fades_at(const Address& address) const {
  const auto spent = spent_.find(address);
  return spent == spent_.end() ? 0 : spent->second.at + kHalfLife;
}

// Sets the level of a line, as far as it is known, and its place in the order.
void FairQueue::file(Lane lane, const Address& address, Line& line) {
  const auto spent = spent_.find(address);
  line.level = spent == spent_.end() ? 0 : level_of(spent->second);
  if (line.level != 0) fading_.emplace(fades_at(address), address);
  order_[index(lane)].emplace(line.rank(), address);
}

void FairQueue::set_spent(const Address& address, const Spent& spent) {
  fading_.erase({fades_at(address), address});
  spent_.insert_or_assign(address, spent);
  for (const Lane lane : {Lane::quick, Lane::slow}) {
    const auto line = lines_[index(lane)].find(address);
    if (line == lines_[index(lane)].end()) continue;
    order_[index(lane)].erase(line->second.rank());
    file(lane, address, line->second);
  }
}

// Updates the levels of all lines that wait.
void FairQueue::fade(Time now) {
  while (!fading_.empty() && fading_.begin()->first <= now) {
    const Address address = fading_.begin()->second;
    set_spent(address, halved(spent_.at(address), now));
  }
}

FairQueue::Job FairQueue::newest_of(const Address& address) const {
  Job newest = 0;
  for (const auto& lines : lines_) {
    const auto line = lines.find(address);
    if (line != lines.end()) newest = std::max(newest, line->second.jobs.back());
  }
  return newest;
}

void FairQueue::forget_little(Time now) {
  looked_at_ = now;
  fade(now);
  std::erase_if(spent_,
                [now](const auto& item) { return halved(item.second, now).cost < kFree / 8; });
}

}  // namespace reckon::traffic
