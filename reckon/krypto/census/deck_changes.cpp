// SPDX-License-Identifier: MIT
#include "reckon/krypto/census/deck_changes.hpp"

#include <algorithm>
#include <array>

#include "reckon/krypto/census/deck_copies.hpp"

namespace reckon::krypto {

namespace {

constexpr std::size_t kHand = 5;

// A game without a solution: the count of each number in its hand.
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

// [copies][times]; a deck has at most five copies of a number, one more than on sale.
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
