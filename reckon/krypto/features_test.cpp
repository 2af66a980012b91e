// SPDX-License-Identifier: MIT
#include "reckon/krypto/features.hpp"
#include "reckon/krypto/hand_of_test.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <set>
#include <string>
#include <vector>

#include "reckon/arith/random.hpp"
#include "reckon/krypto/deck.hpp"
#include "reckon/krypto/grade.hpp"

namespace reckon::krypto {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

bool is_plain(const Rational& value) { return value == 0 || value == 1 || value == -1; }

bool is_comfortable(const Rational& value) {
  return value.is_integer() && value.sign() >= 0 && !(Rational(50) < value);
}

struct Walked {
  std::int64_t real_steps = 0;
  bool comfortable = true;
  bool product = false;
  bool fraction = false;
  bool division = false;
};

// Looks at every operation of one written solution.
Walked walk(const Expression& solution) {
  const auto values = solution.values().value();
  Walked walked;
  for (std::size_t n = 0; n < values.size(); ++n) {
    const auto& node = solution.nodes()[n];
    if (node.leaf) continue;
    const bool is_last = n + 1 == values.size();
    const bool is_real = !is_plain(values[node.left]) && !is_plain(values[node.right]);
    walked.real_steps += is_real ? 1 : 0;
    if (!is_last && !is_comfortable(values[n])) walked.comfortable = false;
    if (is_last) walked.product = is_real && node.op == Operator::multiply;
    walked.fraction |= !values[n].is_integer();
    walked.division |= node.op == Operator::divide;
  }
  return walked;
}

// The features by all written solutions, one by one.
void expect_features_of_written(Solver& solver, const Hand& dealt, Rules rules) {
  const auto grade = krypto::grade(solver, dealt, rules);
  if (!grade) return;
  SCOPED_TRACE(dealt.to_text());
  const Solutions written = solver.solve(dealt, {.rules = rules, .form = Form::written});
  Features right{.real_steps = 100, .fraction = true, .division = true};
  for (std::uint64_t k = 0; k < written.count(); ++k) {
    const Walked walked = walk(written[k]);
    right.real_steps = std::min(right.real_steps, walked.real_steps);
    right.comfortable += walked.comfortable ? 1 : 0;
    right.products += walked.comfortable && walked.product ? 1 : 0;
    right.fraction &= walked.fraction;
    right.division &= walked.division;
  }
  const auto& cards = dealt.cards();
  const std::set<std::int64_t> different(cards.begin(), cards.end());
  const Features& found = grade->features;
  EXPECT_EQ(found.real_steps, right.real_steps);
  EXPECT_EQ(found.comfortable, right.comfortable);
  EXPECT_EQ(found.products, right.products);
  EXPECT_EQ(found.fraction, right.fraction);
  EXPECT_EQ(found.division, right.division);
  EXPECT_EQ(found.equal_cards, static_cast<std::int64_t>(cards.size() - different.size()));
  EXPECT_EQ(found.cards, static_cast<std::int64_t>(cards.size()));
  EXPECT_EQ(grade->score, score_of(found));
  EXPECT_EQ(grade->level, level_of(grade->score));
}

TEST(Features, AreThoseOfAllWrittenSolutions) {
  Solver solver;
  Dealer dealer(Deck::cards56, 80);
  for (int i = 0; i < 25; ++i) {
    const Hand dealt = dealer.deal();
    for (const Rules rules : kAllRules) expect_features_of_written(solver, dealt, rules);
  }
}

TEST(Features, OfFewCardsAreThoseOfAllWrittenSolutions) {
  Solver solver;
  SplitMix64 random(81);
  for (int i = 0; i < 400; ++i) {
    std::vector<std::int64_t> cards(2 + static_cast<std::size_t>(random.below(3)));
    for (std::int64_t& card : cards) card = static_cast<std::int64_t>(random.below(14)) - 3;
    const auto objective = static_cast<std::int64_t>(random.below(120)) - 20;
    expect_features_of_written(solver, Hand::make(cards, objective).value(), Rules::house);
  }
}

TEST(Features, HaveTheWeightsOfTheTable) {
  EXPECT_EQ(score_of({}), kBaseScore + 106);
  // 294 + 3 * 53 - 14 * 4 - 4 * 2 - 34.
  EXPECT_EQ(score_of({.real_steps = 3, .comfortable = 8, .products = 3, .equal_cards = 1}), 355);
  EXPECT_EQ(score_of({.real_steps = 3, .fraction = true, .division = true}), 734);
  EXPECT_EQ(score_of({.comfortable = 1, .cards = 1}), -20);
  EXPECT_EQ(numbers_of({.real_steps = 2, .comfortable = 255, .products = 0, .cards = 7}),
            (FeatureNumbers{2, 8, 0, 0, 0, 0, 0, 0}));
}

// A harder hand never has a lower score: each sign is as people would expect.
TEST(Features, HaveWeightsThatMakeSense) {
  for (const Weight& row : kFeatureWeights) {
    SCOPED_TRACE(row.name);
    const bool is_easier =
        row.feature == Feature::comfortable || row.feature == Feature::products ||
        row.feature == Feature::equal_cards || row.feature == Feature::missing_cards;
    EXPECT_EQ(row.weight < 0, is_easier);
  }
}

TEST(Features, HaveASmallScoreForEveryHand) {
  const Features most{
      .real_steps = 6, .comfortable = 0, .fraction = true, .division = true, .cards = 7};
  EXPECT_LT(score_of(most), 1000);
  constexpr std::uint64_t kMany = std::numeric_limits<std::uint32_t>::max();
  EXPECT_GT(score_of({.comfortable = kMany, .products = kMany, .equal_cards = 6, .cards = 7}),
            -1000);
  Solver solver;
  for (const char* extreme :
       {"1000000 1000000 1000000 1000000 999999 999999 999998 : 1000000", "1 1 1 1 1 1 1 : 1",
        "-1000000 1000000 : -1000000000000", "1000000 1000000 1000000 : 1000000000000000000"}) {
    for (const Rules rules : kAllRules) {
      const auto grade = krypto::grade(solver, hand_of(extreme), rules);
      if (!grade) continue;
      EXPECT_LT(std::abs(grade->score), 1000) << extreme;
    }
  }
}

// In the order of what they weigh.
TEST(Features, GiveTheReasons) {
  Solver solver;
  const auto fraction = grade(solver, hand_of("3 3 8 8 : 24"), Rules::house);
  ASSERT_TRUE(fraction);
  EXPECT_THAT(
      fraction->reasons,
      ElementsAre(HasSubstr("1 distinct solution"), "every solution goes through a fraction",
                  "no solution is comfortable, with whole numbers from 0 to 50 on the way",
                  "the shortest way has 3 steps without a 0, a 1 or a -1",
                  "its cards have only 2 different numbers", "every solution needs a division",
                  HasSubstr("the easiest solution")));
  // The objective alone says nothing new.
  const auto large = grade(solver, hand_of("2 4 9 12 23 : 318"), Rules::house);
  ASSERT_TRUE(large);
  EXPECT_EQ(large->needs.largest, 318);
  EXPECT_THAT(
      large->reasons,
      testing::Contains("no solution is comfortable, since the objective is not from 0 to 50"));
  EXPECT_THAT(large->reasons, testing::Not(testing::Contains(HasSubstr("goes through"))));
  const auto easy = grade(solver, hand_of("6 6 6 6 : 24"), Rules::house);
  ASSERT_TRUE(easy);
  EXPECT_THAT(easy->reasons, testing::Contains("its cards have only 1 different number"));
  EXPECT_THAT(easy->reasons, Not(testing::Contains(HasSubstr("needs a division"))));
  const auto few = grade(solver, hand_of("3 8 : 24"), Rules::house);
  ASSERT_TRUE(few);
  EXPECT_EQ(few->level, 1);
  EXPECT_THAT(few->reasons, testing::Contains("it has only 2 cards"));
}

}  // namespace
}  // namespace reckon::krypto
