// SPDX-License-Identifier: MIT
#include "reckon/arith/expression.hpp"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <functional>
#include <limits>
#include <vector>

#include "reckon/arith/expression_test.hpp"

namespace reckon {
namespace {

using enum Operator;

TEST(Expression, LaysItsNodesOutChildrenFirst) {
  const Expression sum = make(Expression(8), add, Expression(19));
  const Expression product = make(sum, multiply, Expression(2));
  using Node = Expression::Node;
  const std::vector<Node> nodes = {
      {.number = 8},
      {.number = 19},
      {.left = 0, .right = 1, .op = add, .leaf = false},
      {.number = 2},
      {.left = 2, .right = 3, .op = multiply, .leaf = false},
  };
  EXPECT_EQ(product.nodes(), nodes);
  EXPECT_EQ(product.root(), nodes.back());
  EXPECT_EQ(product.operations(), 2U);
  EXPECT_EQ(product.numbers(), (std::vector<std::int64_t>{8, 19, 2}));
  EXPECT_EQ(product.values().value_or(std::vector<Rational>()),
            (std::vector<Rational>{8, 19, 27, 2, 54}));
  EXPECT_NE(product, make(Expression(2), multiply, sum));
  EXPECT_EQ(Expression(5).operations(), 0U);
  EXPECT_EQ(Expression(5).value(), Rational(5));
}

TEST(Expression, AppliesOperators) {
  EXPECT_EQ(apply(add, 7, -2), Rational(5));
  EXPECT_EQ(apply(subtract, 2, 7), Rational(-5));
  EXPECT_EQ(apply(multiply, -3, 7), Rational(-21));
  EXPECT_EQ(apply(divide, 6, -4), Rational::fraction(-3, 2));
  EXPECT_EQ(apply(divide, 0, 3), Rational(0));
  EXPECT_EQ(apply(divide, 3, 0), std::nullopt);
  EXPECT_EQ(apply(divide, 0, 0), std::nullopt);
  EXPECT_EQ(symbol_of(add), '+');
  EXPECT_EQ(symbol_of(subtract), '-');
  EXPECT_EQ(symbol_of(multiply), '*');
  EXPECT_EQ(symbol_of(divide), '/');
}

TEST(Expression, DivisionByZeroIsNoValueHoweverDeep) {
  const Expression zero = make(Expression(3), subtract, Expression(3));
  const Expression bad = make(Expression(5), divide, zero);
  EXPECT_EQ(bad.value(), std::nullopt);
  EXPECT_EQ(bad.values(), std::nullopt);
  // Neither multiplying by zero nor dividing by it again removes the division by zero.
  EXPECT_EQ(make(Expression(0), multiply, bad).value(), std::nullopt);
  EXPECT_EQ(make(Expression(1), divide, bad).value(), std::nullopt);
  for (const Rules rules : kAllRules) EXPECT_FALSE(bad.obeys(rules));
}

TEST(Expression, StaysExactBeyond64Bits) {
  Expression power(std::numeric_limits<std::int64_t>::max());
  for (int i = 0; i < 3; ++i) power = make(power, multiply, power);
  // (2^63 - 1)^8, divided by itself in another order.
  EXPECT_EQ(make(power, divide, power).value(), Rational(1));
  EXPECT_EQ(make(make(power, add, Expression(1)), subtract, power).value(), Rational(1));
}

TEST(Expression, CardsAreNoResults) {
  // 0 and -3 are cards: the rules limit only results.
  const Expression three = make(Expression(0), subtract, Expression(-3));
  EXPECT_TRUE(three.obeys(Rules::positive));
  EXPECT_FALSE(make(three, add, Expression(-3)).obeys(Rules::positive));
  EXPECT_TRUE(make(three, add, Expression(-3)).obeys(Rules::international));
  EXPECT_FALSE(make(Expression(-3), add, Expression(0)).obeys(Rules::international));
  EXPECT_TRUE(make(Expression(-3), add, Expression(0)).obeys(Rules::integer));
  // A single card is not a result.
  EXPECT_TRUE(Expression(0).obeys(Rules::positive));
  EXPECT_TRUE(Expression(-3).obeys(Rules::international));
}

TEST(Expression, IntermediateResultsCount) {
  // 1 / 2 * 2 = 1 passes through a fraction, 2 - 3 + 5 = 4 through a negative number.
  const Expression half = make(Expression(1), divide, Expression(2));
  const Expression one = make(half, multiply, Expression(2));
  EXPECT_TRUE(one.obeys(Rules::house));
  EXPECT_FALSE(one.obeys(Rules::integer));
  const Expression four = make(make(Expression(2), subtract, Expression(3)), add, Expression(5));
  EXPECT_TRUE(four.obeys(Rules::integer));
  EXPECT_FALSE(four.obeys(Rules::international));
}

// 500 steps for the operation, and one for every 150 pairs of digits.
TEST(Expression, SpendsMoreStepsOnLongNumbers) {
  EXPECT_EQ(make(Expression(1), add, Expression(2)).steps_of_operation(), 500U);
  constexpr std::int64_t kLong = 123'456'789'012'345'678;
  const Expression sum = make(Expression(kLong), add, Expression(kLong));
  EXPECT_EQ(sum.steps_of_operation(), 500U + 36 * 36 / 150);

  const Expression formula = make(sum, multiply, Expression(2));
  const std::uint64_t steps = formula.steps_of_operation();
  Budget enough(2 * steps);
  EXPECT_EQ(formula.values_where_defined(&enough), formula.values_where_defined());
  EXPECT_EQ(enough.spent(), 2 * steps);
  EXPECT_FALSE(enough.over());
  Budget scarce(2 * steps - 1);
  const auto values = formula.values_where_defined(&scarce);
  ASSERT_EQ(values.size(), 5U);
  EXPECT_TRUE(values[2]);
  EXPECT_FALSE(values[4]);
  EXPECT_TRUE(scarce.over());
}

TEST(Expression, DepthCostsNoStack) {
  Expression deep(0);
  for (int i = 1; i <= 3000; ++i) deep = make(Expression(i), add, deep);
  EXPECT_EQ(deep.value(), Rational(3000 * 3001 / 2));
  EXPECT_EQ(deep.numbers().front(), 3000);
}

RC_GTEST_PROP(ExpressionProperty, ValueAgreesWithPlainRecursion, ()) {
  const Expression expression = *any_expression(rc::gen::inRange<std::int64_t>(-9, 10), 12);
  const std::function<std::optional<Rational>(std::uint32_t)> value_of =
      [&](std::uint32_t index) -> std::optional<Rational> {
    const auto& node = expression.nodes()[index];
    if (node.leaf) return Rational(node.number);
    const auto left = value_of(node.left);
    const auto right = value_of(node.right);
    if (!left || !right) return std::nullopt;
    return apply(node.op, *left, *right);
  };
  const auto root = static_cast<std::uint32_t>(expression.nodes().size() - 1);
  RC_ASSERT(expression.value() == value_of(root));
  RC_ASSERT(expression.numbers().size() == expression.operations() + 1);
  // Each rule set is stricter than the one before it.
  RC_ASSERT(expression.obeys(Rules::house) == expression.value().has_value());
  if (expression.obeys(Rules::positive)) RC_ASSERT(expression.obeys(Rules::international));
  if (expression.obeys(Rules::international)) RC_ASSERT(expression.obeys(Rules::integer));
}

}  // namespace
}  // namespace reckon
