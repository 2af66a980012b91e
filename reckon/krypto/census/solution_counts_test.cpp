// SPDX-License-Identifier: MIT
#include "reckon/krypto/census/solution_counts.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <string>
#include <vector>

#include "reckon/arith/effort_test.hpp"
#include "reckon/arith/random.hpp"
#include "reckon/krypto/oracle_test.hpp"

namespace reckon::krypto {
namespace {

// All counts of the games, hand after hand.
std::vector<std::uint32_t> counts_of(const Games& games, Rules rules, Form form = Form::distinct) {
  std::vector<std::uint32_t> counts;
  const SolutionCounts of_hands(games, rules, form);
  of_hands.each_hand(0, HandOrder(games.cards, games.largest_card).hands(),
                     [&](std::span<const std::uint32_t> of_hand) {
                       counts.insert(counts.end(), of_hand.begin(), of_hand.end());
                     });
  return counts;
}

// Compares random games with the solver, and the rest with the census.
void compare(const Games& games, int times) {
  constexpr std::uint64_t kSeed = 45982807;
  SCOPED_TRACE("seed " + std::to_string(kSeed));
  SplitMix64 random(kSeed);
  Solver solver;
  for (const Rules rules : kAllRules) {
    const std::vector<std::uint32_t> counts = counts_of(games, rules);
    const Census census = Census::take(games, rules);
    ASSERT_EQ(counts.size(), census.count());
    const auto objective_of = [&](std::uint64_t game) {
      return games.first_objective + static_cast<std::int64_t>(game % games.objectives());
    };
    for (int i = 0; i < times; ++i) {
      const std::uint64_t game = random.below(counts.size());
      const auto cards = census.order().at(game / games.objectives());
      const Hand hand = Hand::make(cards, objective_of(game)).value();
      ASSERT_EQ(counts[static_cast<std::size_t>(game)],
                solver.solve(hand, {.rules = rules}).count())
          << hand.to_text() << " " << name_of(rules);
    }
    for (std::uint64_t game = 0; game < counts.size(); ++game) {
      const bool solvable = census.solvable(game / games.objectives(), objective_of(game));
      ASSERT_EQ(counts[static_cast<std::size_t>(game)] > 0, solvable)
          << "game " << game << " " << name_of(rules);
    }
  }
}

TEST(SolutionCounts, AgreeWithTheSolverAndTheCensus) {
  compare(effort(Games{}, Games::make(5, 12, 1, 12).value()), effort(2000, 200));
}

// Few numbers produce many equal cards, and 0 has the most ways.
TEST(SolutionCounts, AgreeOnSmallNumbers) { compare(Games::make(5, 7, -30, 50).value(), 1000); }

// Here fractions are largest.
TEST(SolutionCounts, AgreeOnLargeObjectives) {
  compare(Games::make(5, 10, 1590, 1600).value(), 500);
}

TEST(SolutionCounts, EqualTheTextsOfSmallCards) {
  const std::int64_t last = effort(7, 0);
  const Games games = Games::make(5, 3, -1, last).value();
  for (std::size_t rules = 0; rules < kAllRules.size(); ++rules) {
    const std::vector<std::uint32_t> counts = counts_of(games, kAllRules[rules]);
    std::vector<std::int64_t> cards(5, 1);
    std::size_t game = 0;
    const HandOrder order(5, 3);
    do {
      for (std::int64_t t = -1; t <= last; ++t) {
        ASSERT_EQ(counts[game++], oracle::BruteForce(cards).count(t).distinct[rules])
            << Hand::make(cards, t)->to_text() << " " << name_of(kAllRules[rules]);
      }
    } while (order.next(cards));
  }
}

// Games without tables: other numbers of cards, large cards, linear solutions.
TEST(SolutionCounts, AskTheSolverAboutOtherGames) {
  const Games of_three = Games::make(3, 6, -2, 12).value();
  EXPECT_FALSE(SolutionCounts::has_tables(of_three, Form::distinct));
  EXPECT_FALSE(SolutionCounts::has_tables({}, Form::linear));
  EXPECT_FALSE(SolutionCounts::has_tables(Games::make(5, 41, 1, 2).value(), Form::distinct));
  EXPECT_TRUE(SolutionCounts::has_tables(Games::make(5, 40, 1, 65).value(), Form::distinct));
  EXPECT_FALSE(SolutionCounts::has_tables(Games::make(5, 40, 1, 66).value(), Form::distinct));
  for (const std::int64_t last : {-1600, 1600}) {
    const Games at_the_end = Games::make(5, 9, last, last).value();
    const Games beyond = Games::make(5, 9, last + last / 1600, last + last / 1600).value();
    EXPECT_TRUE(SolutionCounts::has_tables(at_the_end, Form::distinct)) << last;
    EXPECT_FALSE(SolutionCounts::has_tables(beyond, Form::distinct)) << last;
  }
  for (std::size_t rules = 0; rules < kAllRules.size(); ++rules) {
    const auto distinct = counts_of(of_three, kAllRules[rules]);
    const auto linear = counts_of(of_three, kAllRules[rules], Form::linear);
    std::vector<std::int64_t> cards(3, 1);
    std::size_t game = 0;
    const HandOrder order(3, 6);
    do {
      for (std::int64_t t = -2; t <= 12; ++t, ++game) {
        const oracle::Counts truth = oracle::BruteForce(cards).count(t);
        ASSERT_EQ(distinct[game], truth.distinct[rules]) << Hand::make(cards, t)->to_text();
        ASSERT_EQ(linear[game], truth.linear[rules]) << Hand::make(cards, t)->to_text();
      }
    } while (order.next(cards));
  }
}

TEST(SolutionCounts, DoNotDependOnTheOrderOfParts) {
  const Games games = Games::make(5, 9, 1, 25).value();
  std::size_t most = 0;
  const auto last_first = [&](std::size_t parts, const std::function<void(std::size_t)>& work) {
    most = std::max(most, parts);
    for (std::size_t part = parts; part > 0; --part) work(part - 1);
  };
  const std::uint64_t hands = HandOrder(games.cards, games.largest_card).hands();
  std::vector<std::uint32_t> counts;
  SolutionCounts(games, Rules::house, Form::distinct, last_first)
      .each_hand(0, hands, [&](std::span<const std::uint32_t> of_hand) {
        counts.insert(counts.end(), of_hand.begin(), of_hand.end());
      });
  EXPECT_GT(most, 1U);
  EXPECT_EQ(counts, counts_of(games, Rules::house));
}

TEST(SolutionCounts, BeginAnywhere) {
  for (const Games& games : {Games::make(5, 6, 1, 25).value(), Games::make(4, 6, 1, 25).value()}) {
    const SolutionCounts counts(games, Rules::positive);
    const std::uint64_t hands = HandOrder(games.cards, games.largest_card).hands();
    std::vector<std::uint32_t> in_pieces;
    for (std::uint64_t first = 0; first < hands; first += 17) {
      counts.each_hand(first, std::min(first + 17, hands),
                       [&](std::span<const std::uint32_t> of_hand) {
                         in_pieces.insert(in_pieces.end(), of_hand.begin(), of_hand.end());
                       });
    }
    EXPECT_EQ(in_pieces, counts_of(games, Rules::positive));
  }
}

}  // namespace
}  // namespace reckon::krypto
