// SPDX-License-Identifier: MIT
#include "reckon/krypto/way_on.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <array>
#include <limits>

#include "reckon/arith/notation.hpp"
#include "reckon/krypto/grade.hpp"
#include "reckon/krypto/graph.hpp"

namespace reckon::krypto {
namespace {

using testing::IsEmpty;

std::uint32_t effort(const Calculation& step) {
  return effort_of(step.op, traits_of(step.left), traits_of(step.right), traits_of(step.result));
}

// The least effort by brute force: joins any two numbers.
std::optional<std::uint32_t> least_effort(const std::vector<Rational>& numbers,
                                          const Rational& objective, Rules rules,
                                          Use use = Use::all) {
  std::optional<std::uint32_t> least;
  const bool may_end = numbers.size() == 1 || use == Use::any;
  if (may_end && std::ranges::find(numbers, objective) != numbers.end()) least = 0;
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    for (std::size_t j = 0; j < numbers.size(); ++j) {
      if (i == j) continue;
      for (const Operator op : kOperators) {
        const auto result = apply(op, numbers[i], numbers[j]);
        if (!result || !allows(rules, *result)) continue;
        std::vector<Rational> left = {*result};
        for (std::size_t k = 0; k < numbers.size(); ++k) {
          if (k != i && k != j) left.push_back(numbers[k]);
        }
        const auto rest = least_effort(left, objective, rules, use);
        if (!rest) continue;
        const std::uint32_t all = *rest + effort({numbers[i], op, numbers[j], *result});
        least = std::min(least.value_or(all), all);
      }
    }
  }
  return least;
}

// Checks that the steps are right, obey the rules, and use up all numbers.
void expect_right(const std::vector<Calculation>& way, std::vector<Rational> numbers,
                  const Rational& objective, Rules rules) {
  for (const Calculation& step : way) {
    EXPECT_EQ(apply(step.op, step.left, step.right), step.result);
    EXPECT_TRUE(allows(rules, step.result));
    for (const Rational& used : {step.left, step.right}) {
      const auto at = std::ranges::find(numbers, used);
      ASSERT_NE(at, numbers.end());
      numbers.erase(at);
    }
    numbers.push_back(step.result);
  }
  EXPECT_EQ(numbers, std::vector<Rational>{objective});
}

TEST(WayOn, GoesOnFromFractions) {
  Solver solver;
  const std::vector<Rational> numbers = {2, Rational::fraction(3, 2), 5};
  const auto way = way_on(solver, numbers, 15, Rules::house);
  ASSERT_TRUE(way);
  ASSERT_EQ(way->size(), 2U);
  expect_right(*way, numbers, 15, Rules::house);
  // The table may have fractions under rules that forbid them as results.
  const std::vector<Rational> halves = {Rational::fraction(-1, 2), 4};
  const auto divided = way_on(solver, halves, -8, Rules::integer);
  ASSERT_TRUE(divided);
  expect_right(*divided, halves, -8, Rules::integer);
  EXPECT_FALSE(
      way_on(solver, std::vector<Rational>{Rational::fraction(1, 3), 4}, 1, Rules::integer));
}

TEST(WayOn, EndsWithOneNumber) {
  Solver solver;
  const std::vector<Rational> seven = {7};
  EXPECT_THAT(way_on(solver, seven, 7, Rules::positive).value(), IsEmpty());
  EXPECT_FALSE(way_on(solver, seven, 8, Rules::house));
  const std::vector<Rational> negative = {-7};
  // The objective may be a card, which is not a result.
  for (const Rules rules : kAllRules) {
    EXPECT_THAT(way_on(solver, negative, -7, rules).value(), IsEmpty());
  }
}

TEST(WayOn, IsExactForLargeNumbers) {
  Solver solver;
  const Rational large = Rational::parse("1000000000000000000000000000007").value();
  const std::vector<Rational> numbers = {large, large / 3, 3};
  const auto way = way_on(solver, numbers, 1, Rules::house);
  ASSERT_TRUE(way);
  expect_right(*way, numbers, 1, Rules::house);
}

rc::Gen<std::vector<Rational>> any_numbers() {
  return rc::gen::mapcat(rc::gen::inRange<std::size_t>(1, 5), [](std::size_t count) {
    return rc::gen::container<std::vector<Rational>>(
        count,
        rc::gen::map(
            rc::gen::pair(rc::gen::inRange(-6, 13), rc::gen::element(1, 1, 1, 2, 3)),
            [](const auto& parts) { return Rational::fraction(parts.first, parts.second); }));
  });
}

RC_GTEST_PROP(WayOn, IsTheEasiestOfAll, ()) {
  const auto numbers = *any_numbers();
  const Rational objective = *rc::gen::inRange(-3, 25);
  const Rules rules = *rc::gen::elementOf(kAllRules);
  Solver solver;
  const auto way = way_on(solver, numbers, objective, rules);
  if (numbers.size() == 1) {
    RC_ASSERT(way.has_value() == (numbers[0] == objective));
    return;
  }
  const auto least = least_effort(numbers, objective, rules);
  RC_ASSERT(way.has_value() == least.has_value());
  if (!way) return;
  expect_right(*way, numbers, objective, rules);
  std::uint32_t sum = 0;
  for (const Calculation& step : *way) sum += effort(step);
  RC_ASSERT(sum == *least);
}

RC_GTEST_PROP(WayOn, IsTheEasiestOfAllThatLeaveNumbersOver, ()) {
  const auto numbers = *any_numbers();
  const Rational objective = *rc::gen::inRange(-3, 25);
  const Rules rules = *rc::gen::elementOf(kAllRules);
  Solver solver;
  const auto way = way_on(solver, numbers, objective, rules, Use::any);
  const auto least = least_effort(numbers, objective, rules, Use::any);
  RC_ASSERT(way.has_value() == least.has_value());
  if (!way) return;
  std::uint32_t sum = 0;
  for (const Calculation& step : *way) sum += effort(step);
  RC_ASSERT(sum == *least);
}

// For the cards of a hand it is the way that a hint shows.
RC_GTEST_PROP(WayOn, OfAHandIsItsHint, ()) {
  const auto cards = *rc::gen::container<std::vector<std::int64_t>>(
      *rc::gen::inRange<std::size_t>(1, 6), rc::gen::inRange<std::int64_t>(-2, 26));
  const Rational objective = *rc::gen::inRange(-1, 26);
  const Rules rules = *rc::gen::elementOf(kAllRules);
  Solver solver;
  const Hand hand = Hand::make(cards, objective).value();
  const std::vector<Rational> numbers(cards.begin(), cards.end());
  const Use use = *rc::gen::elementOf(kAllUses);
  const auto way = way_on(solver, numbers, objective, rules, use);
  RC_ASSERT(way.has_value() == solver.solvable(hand, rules, use));
  if (!way || way->empty()) return;
  std::vector<std::string> steps;
  for (const Calculation& step : *way) {
    steps.push_back(step_text(step.left, step.op, step.right, step.result));
  }
  RC_ASSERT(steps == steps_of_easiest(solver, hand, rules, use).value());
}

}  // namespace
}  // namespace reckon::krypto
