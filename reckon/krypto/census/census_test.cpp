// SPDX-License-Identifier: MIT
#include "reckon/krypto/census/census.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <set>
#include <string>
#include <vector>

#include "reckon/arith/effort_test.hpp"
#include "reckon/arith/random.hpp"
#include "reckon/krypto/oracle_test.hpp"

namespace reckon::krypto {
namespace {

std::uint64_t unsolvable(const Games& games, Rules rules, bool linear = false) {
  const auto by_objective = Census::take(games, rules, linear).unsolvable_by_objective();
  return std::accumulate(by_objective.begin(), by_objective.end(), std::uint64_t{0});
}

TEST(HandOrder, IsLexicographic) {
  for (const std::size_t cards : {1U, 2U, 3U, 5U}) {
    const HandOrder order(cards, 7);
    std::vector<std::int64_t> hand(cards, 1);
    std::vector<std::int64_t> previous;
    std::uint64_t index = 0;
    do {
      EXPECT_EQ(order.at(index), hand);
      EXPECT_EQ(order.index_of(hand), index++);
      EXPECT_TRUE(std::ranges::is_sorted(hand));
      EXPECT_LT(previous, hand);
      previous = hand;
    } while (order.next(hand));
    EXPECT_EQ(index, order.hands());
  }
  EXPECT_EQ(HandOrder(5, 25).hands(), 118755U);
  EXPECT_EQ(HandOrder(6, 25).hands(), 593775U);
}

TEST(Games, RefuseWhatNoCensusCanTake) {
  EXPECT_FALSE(Games::make(0, 25, 1, 25));
  EXPECT_FALSE(Games::make(8, 25, 1, 25));
  EXPECT_TRUE(Games::make(7, 25, 1, 25));
  EXPECT_FALSE(Games::make(7, 100, 1, 25));
  EXPECT_FALSE(Games::make(5, 0, 1, 25));
  EXPECT_FALSE(Games::make(5, 25, 3, 2));
  EXPECT_FALSE(Games::make(5, 1001, 1, 25));
  EXPECT_FALSE(Games::make(6, 1000, 1, 25));
  EXPECT_FALSE(Games::make(1, 1001, 1, 25));
  EXPECT_TRUE(Games::make(1, 1000, 1, 25));
  EXPECT_TRUE(Games::make(1, 5, -1'000'000, -1'000'000));
  EXPECT_FALSE(Games::make(1, 5, -1'000'001, -1'000'001));
  EXPECT_TRUE(Games::make(1, 5, 1'000'000, 1'000'000));
  EXPECT_FALSE(Games::make(1, 5, 1'000'001, 1'000'001));
}

// The C program of 2002 took four hours and found 61,910; it divided only without a remainder.
TEST(Census, FindsTheGamesWithoutSolution) {
  EXPECT_EQ(unsolvable(Games{}, Rules::integer), 61910U);
  EXPECT_EQ(unsolvable(Games{}, Rules::international), 61910U);
  EXPECT_EQ(unsolvable(Games{}, Rules::house), 54864U);
  EXPECT_EQ(unsolvable(Games{}, Rules::positive), 101668U);
}

// Objective 0 and the bits at both ends of the masks are the error-prone cases of tables.
TEST(Census, AgreesWithTheSolverOnRandomGames) {
  constexpr std::uint64_t kSeed = 61910;
  SplitMix64 random(kSeed);
  SCOPED_TRACE("seed " + std::to_string(kSeed));
  const Games games = Games::make(5, 25, 0, 31).value();
  Solver solver;
  for (const bool linear : {false, true}) {
    for (const Rules rules : kAllRules) {
      const Census census = Census::take(games, rules, linear);
      for (int i = 0; i < effort(20000, 2000); ++i) {
        std::vector<std::int64_t> cards(5);
        // Half of the hands use few different numbers, where solutions are rare.
        const std::uint64_t range = i % 2 == 0 ? 25 : 5;
        const std::int64_t least = 1 + static_cast<std::int64_t>(random.below(26 - range));
        for (auto& card : cards) card = least + static_cast<std::int64_t>(random.below(range));
        std::ranges::sort(cards);
        const auto objective = static_cast<std::int64_t>(random.below(32));
        const Hand hand = Hand::make(cards, objective).value();
        const bool truth =
            linear ? solver.solve(hand, {.rules = rules, .form = Form::linear}).count() > 0
                   : solver.solvable(hand, rules);
        ASSERT_EQ(census.solvable(cards, objective), truth)
            << hand.to_text() << " " << name_of(rules) << (linear ? " linear" : "");
      }
    }
  }
}

// Complete for three and four cards, under all rules at once.
TEST(Census, EqualsTheBruteForce) {
  for (std::size_t cards_in_hand = 3; cards_in_hand <= effort(4U, 3U); ++cards_in_hand) {
    const Games games = Games::make(cards_in_hand, 25, 1, 25).value();
    std::vector<Census> censuses;
    for (const Rules rules : kAllRules) censuses.push_back(Census::take(games, rules));
    std::vector<std::int64_t> cards(cards_in_hand, 1);
    do {
      const auto reached = oracle::Joining::reached(cards);
      for (std::size_t rules = 0; rules < 4; ++rules) {
        for (std::int64_t t = 1; t <= 25; ++t) {
          ASSERT_EQ(censuses[rules].solvable(cards, t), ((reached[rules] >> t) & 1U) != 0)
              << Hand::make(cards, t)->to_text() << " " << name_of(kAllRules[rules]);
        }
      }
    } while (censuses[0].order().next(cards));
  }
}

// Small numbers, zero and negative objectives, and five cards. Every path through the tables is
// compared with independent code.
TEST(Census, EqualsTheTextsOfSmallCards) {
  const auto compare = [](const Games& games) {
    std::vector<Census> censuses;
    for (const Rules rules : kAllRules) censuses.push_back(Census::take(games, rules));
    std::vector<std::int64_t> cards(games.cards, 1);
    do {
      const oracle::Counts counts = oracle::BruteForce(cards).count(0);
      for (std::size_t rules = 0; rules < 4; ++rules) {
        for (auto t = games.first_objective; t <= games.last_objective; ++t) {
          ASSERT_EQ(censuses[rules].solvable(cards, t), counts.integers[rules].contains(t))
              << Hand::make(cards, t)->to_text() << " " << name_of(kAllRules[rules]);
        }
      }
    } while (censuses[0].order().next(cards));
  };
  compare(Games::make(3, 12, -3, 30).value());
  compare(Games::make(4, 5, -2, 25).value());
  compare(Games::make(5, 4, 0, 31).value());
}

// The pieces are added in any order, each once.
TEST(Census, DoesNotDependOnTheOrderOfPieces) {
  const Games games = Games::make(3, effort(30, 20), -40, 60).value();
  Census census(games);
  EXPECT_GT(Census::pieces(games), 2U);
  for (std::uint64_t piece = Census::pieces(games); piece-- > 0;) {
    auto bits = Census::make_piece(games, Rules::house, false, piece);
    EXPECT_TRUE(census.put(piece, bits));
    bits.pop_back();
    EXPECT_FALSE(census.put(piece, bits));
  }
  const Census expected = Census::take(games, Rules::house);
  EXPECT_EQ(census.unsolvable_by_objective(), expected.unsolvable_by_objective());
  std::vector<std::int64_t> cards(3, 1);
  do {
    for (std::int64_t t = -40; t <= 60; ++t) {
      ASSERT_EQ(census.solvable(cards, t), expected.solvable(cards, t));
    }
  } while (census.order().next(cards));
}

TEST(Games, SayWhatSortOfFaultItIs) {
  EXPECT_EQ(Games::make(8, 25, 1, 25).error().code, ErrorCode::out_of_range);
  EXPECT_EQ(Games::make(5, 0, 1, 25).error().code, ErrorCode::out_of_range);
  EXPECT_EQ(Games::make(5, 25, 2, 1).error().code, ErrorCode::out_of_range);
  EXPECT_EQ(Games::make(7, 1000, 1, 25).error().code, ErrorCode::too_much);
  EXPECT_EQ(name_of(ErrorCode::too_much), "too_much");
}

}  // namespace
}  // namespace reckon::krypto
