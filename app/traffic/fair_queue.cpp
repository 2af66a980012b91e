// SPDX-License-Identifier: MIT
#include "app/traffic/fair_queue.hpp"

#include <algorithm>
#include <bit>
#include <tuple>
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
  Line& line = lines_[index(lane)][address];
  if (line.jobs.empty()) line.last_turn = ++turns_;
  line.jobs.push_back(job);
  places_[job] = {.address = address, .lane = lane, .at = std::prev(line.jobs.end())};
  shares_.add(address);
  return loser;
}

std::optional<FairQueue::Job> FairQueue::take(Lane lane, Time now) {
  auto& lines = lines_[index(lane)];
  const auto rank = [&](const auto& line) {
    return std::pair(level_of(line.first, now), line.second.last_turn);
  };
  const auto next = std::ranges::min_element(lines, {}, rank);
  if (next == lines.end()) return std::nullopt;
  const Job job = next->second.jobs.front();
  next->second.last_turn = ++turns_;
  remove(job);
  return job;
}

bool FairQueue::remove(Job job) {
  const auto found = places_.find(job);
  if (found == places_.end()) return false;
  const auto& [address, lane, at] = found->second;
  auto& lines = lines_[index(lane)];
  const auto line = lines.find(address);
  if (line != lines.end()) {
    line->second.jobs.erase(at);
    if (line->second.jobs.empty()) lines.erase(line);
  }
  shares_.remove(address);
  places_.erase(found);
  return true;
}

void FairQueue::charge(const Address& address, Cost cost, Time now) {
  Spent& spent = spent_.try_emplace(address, Spent{.at = now}).first->second;
  spent = halved(spent, now);
  spent.cost += std::max<Cost>(cost, 0);
  if (now - looked_at_ >= kHalfLife) forget_little(now);
}

// What is left when it has been halved once for each half-life that has passed.
FairQueue::Spent FairQueue::halved(Spent spent, Time now) {
  constexpr Time kMostHalvings = 62;
  const Time halvings = (now - spent.at) / kHalfLife;
  spent.at += halvings * kHalfLife;
  spent.cost >>= std::min(halvings, kMostHalvings);
  return spent;
}

unsigned FairQueue::level_of(const Address& address, Time now) const {
  const auto found = spent_.find(address);
  if (found == spent_.end()) return 0;
  const Cost cost = halved(found->second, now).cost;
  return static_cast<unsigned>(std::bit_width(static_cast<std::uint64_t>(cost / kFree)));
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
  std::erase_if(spent_,
                [now](const auto& item) { return halved(item.second, now).cost < kFree / 8; });
}

}  // namespace reckon::traffic
