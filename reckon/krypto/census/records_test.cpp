// SPDX-License-Identifier: MIT
#include "reckon/krypto/census/records.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "reckon/arith/effort_test.hpp"
#include "reckon/arith/random.hpp"
#include "reckon/krypto/census/odds.hpp"
#include "reckon/krypto/oracle_test.hpp"

namespace reckon::krypto {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

using Cards = std::vector<std::int64_t>;

// Another way to the same: any two numbers are taken and joined until one is left. Nothing of the
// library is used. Up to four cards.
class Ways {
 public:
  explicit Ways(const Cards& cards) {
    std::vector<Number> numbers;
    for (const std::int64_t card : cards) numbers.push_back({card, 1});
    join(numbers, 15);
  }
  // How far the objectives 1, 2, ... are all reached.
  std::int64_t run(std::size_t rules) const {
    std::int64_t run = 0;
    while (reached_.at(rules).contains(run + 1)) ++run;
    return run;
  }

 private:
  struct Number {
    std::int64_t top = 0;
    std::int64_t bottom = 1;
  };

  void join(const std::vector<Number>& numbers, unsigned obeyed) {
    if (numbers.size() == 1) {
      const auto [top, bottom] = numbers[0];
      if (top % bottom != 0) return;
      for (std::size_t rules = 0; rules < 4; ++rules) {
        if ((obeyed >> rules & 1U) != 0) reached_.at(rules).insert(top / bottom);
      }
      return;
    }
    for (std::size_t i = 0; i < numbers.size(); ++i) {
      for (std::size_t j = 0; j < numbers.size(); ++j) {
        if (i != j) join_two(numbers, i, j, obeyed);
      }
    }
  }

  void join_two(const std::vector<Number>& numbers, std::size_t i, std::size_t j, unsigned obeyed) {
    std::vector<Number> rest;
    for (std::size_t k = 0; k < numbers.size(); ++k) {
      if (k != i && k != j) rest.push_back(numbers[k]);
    }
    const auto [a, b] = numbers[i];
    const auto [c, d] = numbers[j];
    for (Number result : {Number{a * d + c * b, b * d}, Number{a * d - c * b, b * d},
                          Number{a * c, b * d}, Number{a * d, b * c}}) {
      if (result.bottom == 0) continue;
      if (result.bottom < 0) result = {-result.top, -result.bottom};
      const bool whole = result.top % result.bottom == 0;
      const unsigned obeys = !whole ? 1U : result.top < 0 ? 3U : result.top == 0 ? 7U : 15U;
      rest.push_back(result);
      join(rest, obeyed & obeys);
      rest.pop_back();
    }
  }

  std::array<std::set<std::int64_t>, 4> reached_;  // by rules
};

// All hands of a range, by loops over all ordered choices.
std::set<Cards> all_hands(std::size_t count, std::int64_t first, std::int64_t last) {
  std::set<Cards> hands = {{}};
  for (std::size_t i = 0; i < count; ++i) {
    std::set<Cards> longer;
    for (Cards hand : hands) {
      hand.push_back(0);
      for (hand.back() = first; hand.back() <= last; ++hand.back()) {
        Cards sorted = hand;
        std::ranges::sort(sorted);
        longer.insert(sorted);
      }
    }
    hands = std::move(longer);
  }
  return hands;
}

TEST(LongestRun, IsTheOneThatAllWaysGive) {
  struct Range {
    std::size_t cards;
    std::int64_t first;
    std::int64_t last;
  };
  for (const auto& [cards, first, last] :
       {Range{1, 1, 9}, Range{1, 2, 9}, Range{2, 0, 9}, Range{3, 0, 9}, Range{3, 4, 12},
        Range{4, effort(0, 5), 9}}) {
    const HandRange range = HandRange::make(cards, first, last).value();
    std::array<LongestRun, 4> longest;
    std::uint64_t index = 0;
    for (const Cards& hand : all_hands(cards, first, last)) {
      ASSERT_EQ(range.at(index), hand);
      const Ways ways(hand);
      for (std::size_t rules = 0; rules < 4; ++rules) {
        // A hand of one card needs no operation, and what is dealt obeys all rules.
        longest.at(rules).add({.run = ways.run(rules), .hands = {index}});
      }
      ++index;
    }
    EXPECT_EQ(index, range.hands());
    for (const Rules rules : kAllRules) {
      SCOPED_TRACE(testing::Message()
                   << cards << " cards " << first << "-" << last << " " << name_of(rules));
      const LongestRun& truth = longest.at(static_cast<std::size_t>(rules));
      const LongestRun found = longest_run(range, rules, Use::all, 0, range.hands());
      EXPECT_EQ(found.run, truth.run);
      if (truth.run > 0) {
        EXPECT_EQ(found.hands, truth.hands);
      } else {
        EXPECT_THAT(found.hands, IsEmpty());
      }
      // It is the same for who knows a run that is reached, and in two parts.
      const std::int64_t known = climb_to_a_run(range, rules, Use::all);
      EXPECT_LE(known, truth.run);
      const LongestRun rest = longest_run(range, rules, Use::all, 0, range.hands(), known);
      EXPECT_EQ(rest.run, found.run);
      EXPECT_EQ(rest.hands, found.hands);
      LongestRun parts = longest_run(range, rules, Use::all, 0, range.hands() / 3);
      parts.add(longest_run(range, rules, Use::all, range.hands() / 3, range.hands()));
      EXPECT_EQ(parts.run, found.run);
      EXPECT_EQ(parts.hands, found.hands);
    }
  }
}

// https://oeis.org/A048175 has the digits 1 2 4 as its example, and no longer run for three digits.
TEST(LongestRun, OfThreeDigitsIsThePublishedOne) {
  const HandRange range = HandRange::make(3, 0, 9).value();
  const LongestRun found = longest_run(range, Rules::house, Use::all, 0, range.hands());
  EXPECT_EQ(found.run, 10);
  ASSERT_EQ(found.hands.size(), 1U);
  EXPECT_THAT(range.at(found.hands[0]), ElementsAre(1, 2, 4));
}

TEST(HandRange, RefusesWhatIsTooMuch) {
  EXPECT_FALSE(HandRange::make(0, 1, 25).has_value());
  EXPECT_FALSE(HandRange::make(8, 1, 25).has_value());
  EXPECT_FALSE(HandRange::make(3, -1, 25).has_value());
  EXPECT_FALSE(HandRange::make(3, 5, 4).has_value());
  EXPECT_FALSE(HandRange::make(3, 1, 1001).has_value());
  EXPECT_FALSE(HandRange::make(7, 1, 1000).has_value());
  EXPECT_TRUE(HandRange::make(7, 1, 60).has_value());
}

// How often a deck has each number.
using DeckCounts = std::array<std::uint64_t, 26>;

DeckCounts counts_of(const std::vector<std::int64_t>& deck) {
  DeckCounts counts{};
  for (const std::int64_t card : deck) ++counts.at(static_cast<std::size_t>(card));
  return counts;
}

// The deals of a deck one card after the other, without the combinatorics of the library: hands as
// choices of places.
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

// In how many ways the cards of a hand can be dealt, and what is then left in the deck: ordered
// draws of every order of these numbers, over the 5! orders of a deal.
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
