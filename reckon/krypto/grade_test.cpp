// SPDX-License-Identifier: MIT
#include "reckon/krypto/grade.hpp"
#include "reckon/krypto/hand_of_test.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <limits>
#include <set>
#include <string>

#include "reckon/arith/effort_test.hpp"
#include "reckon/arith/notation.hpp"
#include "reckon/krypto/check.hpp"
#include "reckon/krypto/deck.hpp"
#include "reckon/krypto/graph.hpp"
#include "reckon/krypto/values.hpp"

namespace reckon::krypto {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

TEST(Grade, GivesEveryLevelToOneDealtHandInTwenty) {
  for (const std::uint64_t seed : {1U, 2U}) {
    Solver solver;
    Dealer dealer(Deck::cards56, seed);
    std::array<int, 6> hands{};
    constexpr int kDealt = effort(10000, 2000);
    for (int i = 0; i < kDealt; ++i) {
      const auto grade = krypto::grade(solver, dealer.deal(), Rules::house);
      ++hands.at(grade ? static_cast<std::size_t>(grade->level) : 0);
    }
    for (std::size_t level = 1; level <= 5; ++level)
      EXPECT_GE(hands.at(level) * 20, kDealt) << level;
  }
}

TEST(Grade, SaysWhatEverySolutionNeeds) {
  Solver solver;
  // 8 / (3 - 8 / 3) = 24 is the only one.
  const auto fraction = grade(solver, hand_of("3 3 8 8 : 24"), Rules::house);
  ASSERT_TRUE(fraction);
  EXPECT_EQ(fraction->distinct, 1U);
  EXPECT_TRUE(fraction->needs.division);
  EXPECT_TRUE(fraction->needs.fraction);
  EXPECT_FALSE(fraction->needs.negative);
  EXPECT_EQ(fraction->needs.largest, 24U);
  EXPECT_EQ(fraction->level, 5);
  EXPECT_THAT(fraction->reasons, Contains("every solution needs a division"));
  EXPECT_THAT(fraction->reasons, Contains("every solution goes through a fraction"));
  EXPECT_THAT(fraction->reasons, Contains("it has 1 distinct solution, 1 written one"));

  const auto negative = grade(solver, hand_of("2 5 : -3"), Rules::house);
  ASSERT_TRUE(negative);
  EXPECT_TRUE(negative->needs.negative);

  // The objective alone says nothing new, be it negative or large.
  EXPECT_THAT(negative->reasons, Not(Contains(HasSubstr("negative"))));
  const auto product = grade(solver, hand_of("25 24 : 600"), Rules::house);
  ASSERT_TRUE(product);
  EXPECT_THAT(product->reasons, Not(Contains(HasSubstr("a number of"))));
  const auto large = grade(solver, hand_of("25 24 100 : 500"), Rules::house);
  ASSERT_TRUE(large);
  EXPECT_EQ(large->needs.largest, 600U);
  EXPECT_THAT(large->reasons, Contains(HasSubstr("a number of 600 or more")));

  // A card is not an intermediate result.
  const auto cards = grade(solver, hand_of("1000000 1000000 3 : 4"), Rules::house);
  ASSERT_TRUE(cards);
  EXPECT_EQ(cards->needs.largest, 4U);
  EXPECT_THAT(cards->reasons, Not(Contains(HasSubstr("goes through"))));
  for (const Rules rules : kAllRules) {
    const auto alone = grade(solver, hand_of("-1000000 : -1000000"), rules);
    ASSERT_TRUE(alone);
    EXPECT_EQ(alone->needs.largest, 0U);
    EXPECT_EQ(alone->level, 1);
    EXPECT_THAT(alone->reasons,
                ElementsAre("it has 1 distinct solution, 1 written one",
                            "the easiest solution, -1000000, takes an effort of 0"));
  }

  const auto easy = grade(solver, hand_of("1 1 1 2 2 : 7"), Rules::house);
  ASSERT_TRUE(easy);
  EXPECT_EQ(easy->level, 1);
  EXPECT_FALSE(easy->needs.division);

  EXPECT_FALSE(grade(solver, hand_of("1 1 1 1 1 : 25"), Rules::house));
}

// Without the brackets that the rules require, the text would have a forbidden result.
TEST(Grade, ShowsTheEasiestSolutionAsTheRulesAllow) {
  Solver solver;
  const Hand dealt = hand_of("-5 -4 -1 -9 -8 : 13");
  const auto grade = krypto::grade(solver, dealt, Rules::international);
  ASSERT_TRUE(grade);
  const std::string& reason = grade->reasons.back();
  const std::size_t start = reason.find(", ") + 2;
  const std::string shown = reason.substr(start, reason.rfind(", takes") - start);
  EXPECT_TRUE(check(dealt, read(shown, Notation::infix).value(), Rules::international).empty())
      << shown;
}

TEST(Grade, HasALevelByItsScore) {
  Solver solver;
  Dealer dealer(Deck::cards56, 78);
  std::set<int> levels;
  for (int i = 0; i < 200; ++i) {
    const auto grade = krypto::grade(solver, dealer.deal(), Rules::international);
    if (!grade) continue;
    levels.insert(grade->level);
    EXPECT_EQ(grade->level, level_of(grade->score)) << grade->score;
  }
  EXPECT_THAT(levels, ElementsAre(1, 2, 3, 4, 5));
}

TEST(Grade, BeginsALevelAboveTheHighestScoreOfTheOneBelow) {
  EXPECT_EQ(level_of(-1000), 1);
  for (int level = 1; level < 5; ++level) {
    const std::int64_t highest = kHighestScores.at(static_cast<std::size_t>(level) - 1);
    EXPECT_EQ(level_of(highest), level);
    EXPECT_EQ(level_of(highest + 1), level + 1);
  }
  EXPECT_EQ(level_of(1'000'000), 5);
}

// The levels of version 3, by which puzzles were given out.
TEST(Grade, KeepsTheScoreAndLevelOfVersion3) {
  Solver solver;
  Dealer dealer(Deck::cards56, 78);
  std::set<std::int64_t> scores;
  for (int i = 0; i < 200; ++i) {
    const auto grade = krypto::grade(solver, dealer.deal(), Rules::international);
    if (!grade) continue;
    const std::int64_t score = score_by_steps(*grade);
    scores.insert(score);
    std::int64_t digits = 0;
    for (std::uint64_t left = grade->distinct; left > 0; left /= 2) ++digits;
    EXPECT_EQ(score, std::int64_t{grade->effort} - 2 * digits);
    int level = 1;
    for (std::int64_t highest = -1; highest < score && level < 5; highest += 4) ++level;
    EXPECT_EQ(level_by_steps(*grade), level) << score;
  }
  EXPECT_THAT(scores, testing::IsSupersetOf({-1, 0, 3, 4, 7, 8, 11, 12})) << "the ends of levels";
}

// Needs computed from the graph hold for all written solutions.
void expect_needs_of_written(Solver& solver, const Hand& dealt) {
  const auto grade = krypto::grade(solver, dealt, Rules::house);
  if (!grade) return;
  const Solutions written = solver.solve(dealt, {.form = Form::written});
  Needs needs{.division = true, .fraction = true, .negative = true, .largest = ~std::uint64_t{0}};
  for (std::uint64_t k = 0; k < written.count(); ++k) {
    const Expression solution = written[k];
    const auto values = solution.values().value();
    bool division = false;
    bool fraction = false;
    bool negative = false;
    Rational largest = 0;
    for (std::size_t n = 0; n < values.size(); ++n) {
      const auto& node = solution.nodes()[n];
      if (node.leaf) continue;
      division |= node.op == Operator::divide;
      fraction |= !values[n].is_integer();
      negative |= values[n].sign() < 0;
      largest = std::max(largest, -(-values[n].abs()).floor());
    }
    needs.division &= division;
    needs.fraction &= fraction;
    needs.negative &= negative;
    needs.largest = std::min(needs.largest, static_cast<std::uint64_t>(*largest.to_int64()));
  }
  EXPECT_EQ(grade->needs.division, needs.division) << dealt.to_text();
  EXPECT_EQ(grade->needs.fraction, needs.fraction) << dealt.to_text();
  EXPECT_EQ(grade->needs.negative, needs.negative) << dealt.to_text();
  EXPECT_EQ(grade->needs.largest, needs.largest) << dealt.to_text();
  EXPECT_EQ(grade->written, written.count());
}

TEST(Grade, KnowsTheNeedsOfAllWrittenSolutions) {
  Solver solver;
  Dealer dealer(Deck::cards56, 77);
  for (int i = 0; i < 40; ++i) expect_needs_of_written(solver, dealer.deal());
}

// Few cards below 0, so that all solutions need something.
TEST(Grade, KnowsTheNeedsOfFewCards) {
  Solver solver;
  SplitMix64 random(79);
  for (int i = 0; i < 300; ++i) {
    std::vector<std::int64_t> cards(3);
    for (std::int64_t& card : cards) card = static_cast<std::int64_t>(random.below(12)) - 3;
    const Hand dealt = Hand::make(cards, static_cast<std::int64_t>(random.below(12)) - 3).value();
    expect_needs_of_written(solver, dealt);
  }
}

TEST(Grade, HintsAreTheStepsOfASolution) {
  Solver solver;
  Dealer dealer(Deck::cards52, 3);
  for (int i = 0; i < 50; ++i) {
    const Hand dealt = dealer.deal();
    for (const Rules rules : kAllRules) {
      const auto steps = steps_of_easiest(solver, dealt, rules);
      ASSERT_EQ(steps.has_value(), solver.solvable(dealt, rules));
      if (!steps) continue;
      std::string sheet;
      for (const std::string& step : *steps) sheet += step + "\n";
      const auto formula = read(sheet, Notation::steps);
      ASSERT_TRUE(formula) << formula.error().message;
      EXPECT_TRUE(check(dealt, *formula, rules).empty()) << sheet;
    }
  }
  EXPECT_FALSE(steps_of_easiest(solver, hand_of("1 1 1 1 1 : 25"), Rules::house));
}

// The table of docs/grading.md.
TEST(Effort, FollowsItsTable) {
  const auto whole = [](std::uint64_t size, bool negative = false) {
    return Traits::of(negative, false, size);
  };
  const Traits half = Traits::of(false, true, 1);
  EXPECT_EQ(effort_of(Operator::add, whole(3), whole(4), whole(7)), 2U);
  EXPECT_EQ(effort_of(Operator::add, whole(13), whole(14), whole(27)), 4U);
  EXPECT_EQ(effort_of(Operator::add, whole(0), whole(14), whole(14)), 1U);
  EXPECT_EQ(effort_of(Operator::subtract, whole(9), whole(4), whole(5)), 3U);
  EXPECT_EQ(effort_of(Operator::subtract, whole(4), whole(9), whole(5, true)), 11U);
  EXPECT_EQ(effort_of(Operator::multiply, whole(3), whole(4), whole(12)), 4U);
  EXPECT_EQ(effort_of(Operator::multiply, whole(1), whole(24), whole(24)), 1U);
  EXPECT_EQ(effort_of(Operator::multiply, whole(12), whole(13), whole(156)), 14U);
  EXPECT_EQ(effort_of(Operator::divide, whole(8), whole(4), whole(2)), 6U);
  EXPECT_EQ(effort_of(Operator::divide, whole(8), whole(1), whole(8)), 1U);
  EXPECT_EQ(effort_of(Operator::divide, whole(1), whole(2), half), 21U);
  EXPECT_EQ(effort_of(Operator::add, half, half, whole(1)), 7U);
}

TEST(Effort, CountsTheDigitsOfEverySize) {
  const auto expect_digits = [](std::uint64_t size) {
    EXPECT_EQ(Traits::of(false, false, size).digits, std::to_string(size).size()) << size;
  };
  expect_digits(std::numeric_limits<std::uint64_t>::max());
  for (std::uint64_t power = 1; power < std::numeric_limits<std::uint64_t>::max() / 10;
       power *= 10) {
    expect_digits(power * 10 - 1);
    expect_digits(power * 10);
  }
  for (std::uint64_t power = 1; power != 0; power *= 2) {
    expect_digits(power - 1);
    expect_digits(power);
  }
}

// As docs/grading.md says: a fraction has the digits of the next whole number above its size.
TEST(Effort, CountsTheDigitsOfAFractionRoundedUp) {
  const auto of = [](std::int64_t numerator, std::int64_t denominator) {
    const Traits traits = traits_of(Rational(numerator) / Rational(denominator));
    // The representation in the solver does not matter.
    const SmallFraction narrow = SmallFraction::make(6 * numerator, 6 * denominator);
    EXPECT_EQ(narrow.traits().magnitude, traits.magnitude);
    EXPECT_EQ(narrow.traits().negative, traits.negative);
    EXPECT_EQ(narrow.traits().fraction, traits.fraction);
    return traits;
  };
  for (const std::int64_t sign : {1, -1}) {
    EXPECT_EQ(of(sign * 9, 1).magnitude, 9U);
    EXPECT_EQ(of(sign * 17, 2).magnitude, 9U);
    EXPECT_EQ(of(sign * 19, 2).magnitude, 10U);
    EXPECT_EQ(of(sign * 1, 100).magnitude, 1U);
    EXPECT_EQ(of(sign * 200, 2).magnitude, 100U);
    EXPECT_EQ(of(sign * 201, 2).magnitude, 101U);
  }
  const Traits two = of(2, 1);
  // 5 for a fraction as operand, and one digit more from 19/2 on.
  EXPECT_EQ(effort_of(Operator::add, of(17, 2), two, of(21, 2)), 2U + 5U + 15U);
  EXPECT_EQ(effort_of(Operator::add, of(19, 2), two, of(23, 2)), 3U + 5U + 15U);
  EXPECT_EQ(effort_of(Operator::multiply, of(17, 2), two, of(17, 1)), 4U + 5U);
  EXPECT_EQ(effort_of(Operator::multiply, of(19, 2), two, of(19, 1)), 7U + 5U);
  // A fraction that rounds up to 1 is not the trivial factor 1.
  EXPECT_EQ(effort_of(Operator::multiply, of(1, 2), two, of(1, 1)), 4U + 5U);
  // Absolute values above 100 begin at 201/2.
  EXPECT_EQ(effort_of(Operator::add, of(99, 1), of(1, 2), of(199, 2)), 3U + 5U + 15U);
  EXPECT_EQ(effort_of(Operator::add, of(99, 1), of(3, 2), of(201, 2)), 3U + 5U + 15U + 4U);
}

}  // namespace
}  // namespace reckon::krypto
