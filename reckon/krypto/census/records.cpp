// SPDX-License-Identifier: MIT
#include "reckon/krypto/census/records.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <string>

#include "reckon/krypto/census/deck_copies.hpp"

namespace reckon::krypto {

namespace {

constexpr std::int64_t kLargestNumber = 1000;
constexpr std::uint64_t kMostHands = std::uint64_t{1} << 32U;

// Objectives that dismissed hands, the latest first.
class Obstacles {
 public:
  // Says whether one of them up to `most` is out of reach, and moves that to the front.
  template <typename Reaches>
  bool dismiss(std::int64_t most, const Reaches& reaches) {
    const std::span known = std::span(objectives_).first(count_);
    const auto found = std::ranges::find_if(
        known, [&](std::int64_t objective) { return objective <= most && !reaches(objective); });
    if (found == known.end()) return false;
    std::rotate(known.begin(), found, found + 1);
    return true;
  }
  // The oldest gives way where there are too many.
  void add(std::int64_t objective) {
    if (count_ < kMost) ++count_;
    const std::span known = std::span(objectives_).first(count_);
    std::shift_right(known.begin(), known.end(), 1);
    known.front() = objective;
  }

 private:
  static constexpr std::size_t kMost = 8;
  std::array<std::int64_t, kMost> objectives_{};
  std::size_t count_ = 0;
};

// Asks hands, one after the other, whether they reach as far as a record does.
class Challenger {
 public:
  Challenger(Rules rules, Use use) : rules_(rules), use_(use) {}

  // How far the hand reaches from 1 on; 0 if that is less than `record`.
  std::int64_t run_of(const std::vector<std::int64_t>& cards, std::int64_t record) {
    const auto reaches = [&](std::int64_t objective) {
      return solver_.solvable(*Hand::make(cards, objective), rules_, use_);
    };
    if (obstacles_.dismiss(record, reaches)) return 0;
    // Large objectives are out of reach more often.
    std::int64_t missing = record;
    while (missing > 0 && reaches(missing)) --missing;
    if (missing > 0) {
      obstacles_.add(missing);
      return 0;
    }
    std::int64_t run = record;
    while (reaches(run + 1)) ++run;
    obstacles_.add(run + 1);
    return run;
  }

 private:
  Solver solver_;
  Rules rules_;
  Use use_;
  Obstacles obstacles_;
};

constexpr std::size_t kHand = 5;

// A game without a solution: how many of each number its hand takes.
struct Unsolvable {
  struct Part {
    std::uint8_t number = 0;
    std::uint8_t times = 0;
  };
  std::array<Part, kHand> parts{};
  std::uint8_t objective = 0;
};

std::vector<Unsolvable> unsolvable_in(const Census& census) {
  std::vector<Unsolvable> games;
  std::vector<std::int64_t> hand(kHand, 1);
  std::uint64_t index = 0;
  do {
    Unsolvable game;
    std::size_t parts = 0;
    for (const std::int64_t card : hand) {
      if (parts == 0 || game.parts[parts - 1].number != card) {
        game.parts[parts++].number = static_cast<std::uint8_t>(card);
      }
      ++game.parts[parts - 1].times;
    }
    for (std::uint8_t objective = 1; objective <= kDeckNumbers; ++objective) {
      game.objective = objective;
      if (!census.solvable(index, objective)) games.push_back(game);
    }
    ++index;
  } while (census.order().next(hand));
  return games;
}

constexpr std::uint64_t choose(std::uint64_t from, std::uint64_t times) {
  std::uint64_t ways = 1;
  for (std::uint64_t i = 0; i < times; ++i) ways = from < times ? 0 : ways * (from - i) / (i + 1);
  return ways;
}

// [copies][times]; a deck has at most five copies of a number, one more than it is sold with.
constexpr std::size_t kMostCopies = 6;
constexpr auto kWays = [] {
  std::array<std::array<std::uint64_t, kHand + 1>, kMostCopies> ways{};
  for (std::size_t copies = 0; copies < kMostCopies; ++copies) {
    for (std::size_t times = 0; times <= kHand; ++times)
      ways[copies][times] = choose(copies, times);
  }
  return ways;
}();

std::uint64_t deals_of(const Unsolvable& game, const Copies& copies) {
  std::uint64_t left = copies[game.objective];
  std::uint64_t ways = 1;
  for (const auto [number, times] : game.parts) {
    if (times == 0) break;
    ways *= kWays[static_cast<std::size_t>(copies[number])][times];
    if (number == game.objective) left = left > times ? left - times : 0;
  }
  return ways * left;
}

DeckChange weighed(const std::vector<Unsolvable>& games, const Copies& copies) {
  DeckChange change;
  for (const Unsolvable& game : games) {
    const std::uint64_t deals = deals_of(game, copies);
    change.unsolvable += deals;
    change.distinct_unsolvable += deals > 0 ? 1 : 0;
  }
  return change;
}

}  // namespace

Result<HandRange> HandRange::make(std::size_t cards, std::int64_t first_card,
                                  std::int64_t last_card) {
  if (cards < 1 || cards > kMostCards) {
    return failure(ErrorCode::out_of_range, std::to_string(cards) + " cards: a hand has 1 to 7");
  }
  if (first_card < 0 || last_card > kLargestNumber || first_card > last_card) {
    return failure(ErrorCode::out_of_range,
                   "cards from " + std::to_string(first_card) + " to " + std::to_string(last_card) +
                       ": give a smallest and a largest card from 0 to 1000, in this order");
  }
  HandRange range(cards, first_card, last_card);
  if (range.hands() > kMostHands) {
    return failure(ErrorCode::too_much,
                   "more than 4294967296 hands: give fewer cards or a smaller range");
  }
  return range;
}

std::vector<std::int64_t> HandRange::at(std::uint64_t index) const {
  std::vector<std::int64_t> hand = order_.at(index);
  for (std::int64_t& card : hand) card += first_card_ - 1;
  return hand;
}

void LongestRun::add(const LongestRun& later) {
  if (later.run < run) return;
  if (later.run > run) hands.clear();
  run = later.run;
  hands.insert(hands.end(), later.hands.begin(), later.hands.end());
}

LongestRun longest_run(const HandRange& range, Rules rules, Use use, std::uint64_t first,
                       std::uint64_t last, std::int64_t at_least) {
  Challenger challenger(rules, use);
  LongestRun longest{.run = at_least, .hands = {}};
  for (std::uint64_t index = first; index < last; ++index) {
    const std::int64_t run = challenger.run_of(range.at(index), longest.run);
    if (run > 0) longest.add({.run = run, .hands = {index}});
  }
  return longest;
}

std::int64_t climb_to_a_run(const HandRange& range, Rules rules, Use use) {
  Challenger challenger(rules, use);
  std::vector<std::int64_t> best;
  for (std::size_t i = 0; i < range.cards(); ++i) {
    best.push_back(std::min(range.first_card() + static_cast<std::int64_t>(i), range.last_card()));
  }
  std::int64_t run = challenger.run_of(best, 0);
  for (bool better = true; better;) {
    better = false;
    for (std::size_t place = 0; place < range.cards(); ++place) {
      std::vector<std::int64_t> cards = best;
      for (cards[place] = range.first_card(); cards[place] <= range.last_card(); ++cards[place]) {
        const std::int64_t longer = challenger.run_of(cards, run + 1);
        if (longer == 0) continue;
        run = longer;
        best = cards;
        better = true;
      }
    }
  }
  return run;
}

std::vector<DeckChange> deck_changes(const Census& census, Deck deck) {
  const std::vector<Unsolvable> games = unsolvable_in(census);
  const Copies copies = copies_in(deck);
  std::vector<DeckChange> changes = {weighed(games, copies)};
  for (std::size_t removed = 1; removed <= kDeckNumbers; ++removed) {
    if (copies[removed] == 0) continue;
    for (std::size_t added = 1; added <= kDeckNumbers; ++added) {
      if (added == removed) continue;
      Copies changed = copies;
      --changed[removed];
      ++changed[added];
      DeckChange& change = changes.emplace_back(weighed(games, changed));
      change.removed = static_cast<std::int64_t>(removed);
      change.added = static_cast<std::int64_t>(added);
    }
  }
  std::ranges::stable_sort(changes.begin() + 1, changes.end(), {}, &DeckChange::unsolvable);
  return changes;
}

}  // namespace reckon::krypto
