// SPDX-License-Identifier: MIT
#include "reckon/krypto/census/deck_changes.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "reckon/arith/effort_test.hpp"
#include "reckon/arith/random.hpp"
#include "reckon/krypto/census/odds.hpp"

namespace reckon::krypto {
namespace {

using Cards = std::vector<std::int64_t>;

// The number of copies of each number in a deck.
using DeckCounts = std::array<std::uint64_t, 26>;

DeckCounts counts_of(const std::vector<std::int64_t>& deck) {
  DeckCounts counts{};
  for (const std::int64_t card : deck) ++counts.at(static_cast<std::size_t>(card));
  return counts;
}

// Counts deals of a deck card by card, without the combinatorics of the library: hands are choices
// of positions.
std::uint64_t unsolvable_deals(const Census& census, const std::vector<std::int64_t>& deck) {
  const DeckCounts copies = counts_of(deck);
  std::uint64_t unsolvable = 0;
  std::array<std::size_t, 5> at{};
  const std::size_t n = deck.size();
  for (at[0] = 0; at[0] < n; ++at[0]) {
    for (at[1] = at[0] + 1; at[1] < n; ++at[1]) {
      for (at[2] = at[1] + 1; at[2] < n; ++at[2]) {
        for (at[3] = at[2] + 1; at[3] < n; ++at[3]) {
          for (at[4] = at[3] + 1; at[4] < n; ++at[4]) {
            std::array<std::int64_t, 5> hand{};
            auto left = copies;
            for (std::size_t i = 0; i < hand.size(); ++i) {
              hand.at(i) = deck[at.at(i)];
              --left.at(static_cast<std::size_t>(hand.at(i)));
            }
            const std::uint64_t index = census.order().index_of(hand);
            for (std::int64_t t = 1; t <= 25; ++t) {
              if (!census.solvable(index, t)) unsolvable += left.at(static_cast<std::size_t>(t));
            }
          }
        }
      }
    }
  }
  return unsolvable;
}

TEST(DeckChanges, AreCountedDealByDeal) {
  const Census census = Census::take(Games{}, Rules::international);
  for (const Deck deck : kAllDecks) {
    const auto changes = deck_changes(census, deck);
    ASSERT_EQ(changes.size(), 1U + 25 * 24);
    const Odds odds = odds_of_deal(census, deck);
    EXPECT_EQ(changes.front().unsolvable, odds.unsolvable);
    EXPECT_EQ(changes.front().distinct_unsolvable, odds.distinct_unsolvable);
    EXPECT_TRUE(
        std::ranges::is_sorted(changes.begin() + 1, changes.end(), {}, &DeckChange::unsolvable));
    EXPECT_LT(changes[1].unsolvable, odds.unsolvable) << "the best change helps";
    if (kSanitized) continue;
    for (const DeckChange& change : {changes[1], changes.back()}) {
      std::vector<std::int64_t> cards = cards_of(deck);
      *std::ranges::find(cards, change.removed) = change.added;
      std::ranges::sort(cards);
      EXPECT_EQ(unsolvable_deals(census, cards), change.unsolvable)
          << change.added << " for " << change.removed;
    }
  }
}

// The number of ways to deal the cards of a hand, and the deck that remains: ordered draws of every
// order of these numbers, divided by the 5! orders of a deal.
std::uint64_t ways_to_deal(Cards hand, const DeckCounts& deck, DeckCounts& left) {
  std::uint64_t draws = 0;
  do {
    left = deck;
    std::uint64_t ways = 1;
    for (const std::int64_t card : hand) {
      std::uint64_t& copies = left.at(static_cast<std::size_t>(card));
      ways *= copies;
      if (copies > 0) --copies;
    }
    draws += ways;
  } while (std::ranges::next_permutation(hand).found);
  return draws / 120;
}

TEST(SolutionsOfDeals, AreThoseOfTheSolver) {
  const SolutionCounts counts(Games{}, Rules::international);
  const HandOrder order(5, 25);
  constexpr std::uint64_t kSeed = 194810616;
  SCOPED_TRACE("seed " + std::to_string(kSeed));
  SplitMix64 random(kSeed);
  const DeckCounts deck = counts_of(cards_of(Deck::cards52));
  Solver solver;
  for (int i = 0; i < effort(40, 4); ++i) {
    const std::uint64_t index = random.below(order.hands());
    const Cards hand = order.at(index);
    DeckCounts left{};
    const std::uint64_t ways = ways_to_deal(hand, deck, left);
    std::uint64_t solutions = 0;
    for (std::int64_t t = 1; ways > 0 && t <= 25; ++t) {
      const auto all = solver.solve(Hand::make(hand, t).value(), {.rules = Rules::international});
      solutions += ways * left.at(static_cast<std::size_t>(t)) * all.count();
    }
    EXPECT_EQ(solutions_of_deals(counts, Deck::cards52, index, index + 1), solutions);
  }
}

}  // namespace
}  // namespace reckon::krypto
