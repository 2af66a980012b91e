// SPDX-License-Identifier: MIT
#include "reckon/krypto/census/longest_run.hpp"

#include <algorithm>
#include <utility>

namespace reckon::krypto {

namespace {

constexpr std::uint64_t kSeed = 1;

}  // namespace

void LongestRun::add(const LongestRun& later) {
  if (later.run < run) return;
  if (later.run > run) hands.clear();
  run = later.run;
  hands.insert(hands.end(), later.hands.begin(), later.hands.end());
}

std::int64_t Challenge::run_of(const std::vector<std::int64_t>& cards, std::int64_t record) {
  const Hand hand = *Hand::make(cards, 0);
  if (dismissed(hand, record)) return 0;
  // Large objectives are out of reach more often.
  const std::int64_t missing = first_missing(hand, record, -1);
  if (missing > 0) {
    add_obstacle(missing);
    return 0;
  }
  const std::int64_t beyond = first_missing(hand, record + 1, 1);
  add_obstacle(beyond);
  return beyond - 1;
}

bool Challenge::dismissed(const Hand& hand, std::int64_t record) {
  const auto end = std::ranges::stable_partition(obstacles_, [&](std::int64_t objective) {
                     return objective <= record;
                   }).begin();
  const std::span known(obstacles_.begin(), end);
  const std::size_t reached = solver_.solvable_in_a_row(hand, known, rules_, use_);
  if (reached == known.size()) return false;
  const auto found = known.begin() + static_cast<std::ptrdiff_t>(reached);
  std::rotate(known.begin(), found, found + 1);
  return true;
}

// The first unreachable objective from one on, up or down to 0; 0 if all are reachable.
std::int64_t Challenge::first_missing(const Hand& hand, std::int64_t from, std::int64_t step) {
  constexpr std::size_t kAtOnce = 32;
  std::vector<std::int64_t> objectives;
  while (from > 0) {
    objectives.clear();
    for (; from > 0 && objectives.size() < kAtOnce; from += step) objectives.push_back(from);
    const std::size_t reached = solver_.solvable_in_a_row(hand, objectives, rules_, use_);
    if (reached < objectives.size()) return objectives[reached];
  }
  return 0;
}

void Challenge::add_obstacle(std::int64_t objective) {
  constexpr std::size_t kMostObstacles = 8;
  std::erase(obstacles_, objective);
  if (obstacles_.size() == kMostObstacles) obstacles_.pop_back();
  obstacles_.insert(obstacles_.begin(), objective);
}

Contenders::Contenders(HandRange range, Rules rules, Use use)
    : range_(std::move(range)), rules_(rules), use_(use), random_(kSeed), challenge_(rules, use) {}

HandSieve* Contenders::next_round(const Watch& watch) {
  if (best_.empty()) {
    for (std::size_t i = 0; i < range_.cards(); ++i) {
      best_.push_back(
          std::min(range_.first_card() + static_cast<std::int64_t>(i), range_.last_card()));
    }
    run_ = challenge_.run_of(best_, 0);
    climb(watch);
    if (use_ == Use::all && HandSieve::fits(range_, rules_)) sieve_.emplace(range_, rules_);
  } else if (sieve_) {
    const std::uint64_t before = sieve_->left();
    sieve_->end();
    if (before - sieve_->left() < sieve_->worth()) return nullptr;
  }
  return sieve_ && begin_round(watch) ? &*sieve_ : nullptr;
}

// The round uses objectives that dismiss random hands. The best hand always stays.
bool Contenders::begin_round(const Watch& watch) {
  constexpr int kTaken = 32;
  challenge_.forget_obstacles();
  const std::uint64_t left = sieve_->left();
  for (int i = 0; i < kTaken; ++i) {
    if (beats_best(range_.at(sieve_->nth(random_.below(left))))) climb(watch);
  }
  std::vector<std::int64_t> objectives = challenge_.obstacles();
  const std::int64_t most = std::min(run_, sieve_->most_objective());
  std::erase_if(objectives, [most](std::int64_t objective) { return objective > most; });
  if (objectives.empty()) return false;
  sieve_->begin(objectives);
  return true;
}

void Contenders::climb(const Watch& watch) {
  const auto numbers = static_cast<std::uint64_t>(range_.numbers());
  for (bool better = true; better;) {
    better = false;
    std::uint64_t asked = 0;
    for (std::size_t place = 0; place < range_.cards(); ++place) {
      std::vector<std::int64_t> cards = best_;
      for (cards[place] = range_.first_card(); cards[place] <= range_.last_card(); ++cards[place]) {
        if (watch) watch(asked++, range_.cards() * numbers);
        better = beats_best(cards) || better;
      }
    }
  }
}

bool Contenders::beats_best(const std::vector<std::int64_t>& cards) {
  const std::int64_t longer = challenge_.run_of(cards, run_ + 1);
  if (longer == 0) return false;
  run_ = longer;
  best_ = cards;
  return true;
}

LongestRun longest_run(const Contenders& contenders, std::uint64_t first, std::uint64_t last) {
  Challenge challenge(contenders.rules(), contenders.use());
  LongestRun longest{.run = contenders.run(), .hands = {}};
  for (std::uint64_t hand = first; hand < last; ++hand) {
    if (!contenders.has(hand)) continue;
    const std::int64_t run = challenge.run_of(contenders.range().at(hand), longest.run);
    if (run > 0) longest.add({.run = run, .hands = {hand}});
  }
  return longest;
}

}  // namespace reckon::krypto
