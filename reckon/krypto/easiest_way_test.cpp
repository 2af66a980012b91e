// SPDX-License-Identifier: MIT
// Hints and grades use the easiest steps. They are compared with plain recursion over all pairs of
// numbers, which shares no code with the library.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <string>
#include <vector>

#include "reckon/arith/effort_test.hpp"
#include "reckon/arith/notation.hpp"
#include "reckon/arith/random.hpp"
#include "reckon/krypto/by_table_test.hpp"
#include "reckon/krypto/grade.hpp"
#include "reckon/krypto/way_on.hpp"

namespace reckon::krypto {
namespace {

using by_table::effort_of_one;
using by_table::is_allowed;
using by_table::Number;
using by_table::result_of;

// Joins any two numbers until the objective is left; abandons branches that cost no less than the
// best so far.
class Recursion {
 public:
  Recursion(std::int64_t objective, std::size_t rules) : objective_(objective), rules_(rules) {}

  std::optional<std::int64_t> least(const std::vector<std::int64_t>& cards) {
    std::vector<Number> numbers;
    for (const std::int64_t card : cards) numbers.push_back({.top = card});
    go_on(numbers, 0);
    return least_;
  }

 private:
  void go_on(const std::vector<Number>& numbers, std::int64_t effort) {
    // Each remaining operation costs 1 or more.
    const auto left = static_cast<std::int64_t>(numbers.size()) - 1;
    if (least_ && effort + left >= *least_) return;
    if (left == 0) {
      if (numbers.front().is(objective_)) least_ = effort;
      return;
    }
    for (std::size_t i = 0; i < numbers.size(); ++i) {
      for (std::size_t j = 0; j < numbers.size(); ++j) {
        if (i != j) combine(numbers, i, j, effort);
      }
    }
  }

  void combine(const std::vector<Number>& numbers, std::size_t i, std::size_t j,
               std::int64_t effort) {
    for (const char op : {'+', '-', '*', '/'}) {
      if (op == '/' && numbers[j].is(0)) continue;
      if ((op == '+' || op == '*') && i > j) continue;
      const Number result = result_of(op, numbers[i], numbers[j]);
      if (!is_allowed(rules_, result)) continue;
      std::vector<Number> rest = {result};
      for (std::size_t k = 0; k < numbers.size(); ++k) {
        if (k != i && k != j) rest.push_back(numbers[k]);
      }
      go_on(rest, effort + effort_of_one(op, numbers[i], numbers[j], result));
    }
  }

  std::int64_t objective_;
  std::size_t rules_;
  std::optional<std::int64_t> least_;
};

std::int64_t part(const std::string& digits) { return *Rational::parse(digits)->to_int64(); }

Number number_of(const Rational& number) {
  return {.top = part(number.numerator()), .bottom = part(number.denominator())};
}

std::int64_t effort_of_way(const std::vector<Calculation>& way) {
  std::int64_t effort = 0;
  for (const auto& [left, op, right, result] : way) {
    effort += effort_of_one(symbol_of(op), number_of(left), number_of(right), number_of(result));
  }
  return effort;
}

std::vector<std::string> texts_of(const std::vector<Calculation>& way) {
  std::vector<std::string> texts;
  for (const auto& [left, op, right, result] : way) {
    texts.push_back(step_text(left, op, right, result));
  }
  return texts;
}

// Checks the grade, the hint and the way on under each rule set; counts the ways easier than any
// text.
void expect_easiest(Solver& solver, const Hand& hand, int& easier_than_texts) {
  SCOPED_TRACE(hand.to_text());
  for (std::size_t rules = 0; rules < kAllRules.size(); ++rules) {
    SCOPED_TRACE(name_of(kAllRules[rules]));
    const auto least = Recursion(*hand.objective().to_int64(), rules).least(hand.cards());
    const auto graded = grade(solver, hand, kAllRules[rules]);
    ASSERT_EQ(graded.has_value(), least.has_value());
    if (!least) continue;
    EXPECT_EQ(graded->effort, *least);
    EXPECT_GE(graded->text_effort, *least);
    if (graded->text_effort > graded->effort) ++easier_than_texts;
    if (graded->text_effort == graded->effort) {
      EXPECT_EQ(graded->text, graded->easiest);
    }
    const std::vector<Rational> numbers(hand.cards().begin(), hand.cards().end());
    const auto way = way_on(solver, numbers, hand.objective(), kAllRules[rules]);
    ASSERT_TRUE(way);
    EXPECT_EQ(effort_of_way(*way), *least);
    const auto hint = steps_of_easiest(solver, hand, kAllRules[rules]);
    EXPECT_EQ(hint, steps_of(graded->easiest));
    EXPECT_EQ(hint, texts_of(*way));
    // The written text reads back as the same calculation.
    const std::string text = to_text(graded->easiest, Notation::infix);
    EXPECT_EQ(steps_of(read(text, Notation::infix).value()), hint) << text;
  }
}

TEST(EasiestWay, IsEasierThanAnyTextNow) {
  Solver solver;
  int easier = 0;
  expect_easiest(solver, Hand::parse("20 24 10 21 10 : 5").value(), easier);
  EXPECT_GT(easier, 0);
  const auto graded = grade(solver, Hand::parse("20 24 10 21 10 : 5").value(), Rules::house);
  ASSERT_TRUE(graded);
  EXPECT_EQ(graded->effort, 16U);
  EXPECT_EQ(graded->text_effort, 17U);
}

// RECKON_EASIEST_WAYS=1000 tries a thousand times as many hands.
TEST(EasiestWay, IsTheEasiestOfAllOrdersOfOperations) {
  const char* const asked = std::getenv("RECKON_EASIEST_WAYS");
  const int times =
      asked == nullptr ? 1 : static_cast<int>(std::max(1L, std::strtol(asked, nullptr, 10)));
  const std::uint64_t seed = asked == nullptr ? 20 : 21;
  SCOPED_TRACE("seed " + std::to_string(seed));
  SplitMix64 random(seed);
  const auto between = [&random](std::int64_t least, std::int64_t most) {
    return least +
           static_cast<std::int64_t>(random.below(static_cast<std::uint64_t>(most - least + 1)));
  };
  // Hands of 3 to 6 cards.
  constexpr std::array<int, 4> kHands = {effort(100, 20), effort(100, 10), effort(40, 2),
                                         effort(1, 0)};
  Solver solver;
  int easier = 0;
  for (std::size_t size = 0; size < kHands.size(); ++size) {
    for (int i = 0; i < kHands.at(size) * times; ++i) {
      // Every third hand has cards below 1.
      const std::int64_t first = i % 3 == 2 ? -4 : 1;
      std::vector<std::int64_t> cards(size + 3);
      for (std::int64_t& card : cards) card = between(first, 25);
      expect_easiest(solver, Hand::make(cards, between(first, 25)).value(), easier);
      if (testing::Test::HasFailure()) return;
    }
  }
  RecordProperty("easier_than_texts", easier);
}

}  // namespace
}  // namespace reckon::krypto
