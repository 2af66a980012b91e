// SPDX-License-Identifier: MIT
// Grid texts of puzzles that ask for numbers instead of digits.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "reckon/calcrostic/calcrostic_line.hpp"
#include "reckon/letters/grid/grid_text.hpp"

namespace reckon::letters {

namespace {

using testing::HasSubstr;

constexpr const char* kAsksForTwo =
    "24 × ? = 192\n"
    "+  × ÷ ÷ −\n"
    "24 × 4 = 96\n"
    "=  = = = =\n"
    "48 × 2 = ?\n";

TEST(AskedNumbers, AreReadAndWritten) {
  const auto grid = read_grid(kAsksForTwo);
  ASSERT_TRUE(grid) << grid.error().message;
  EXPECT_TRUE(grid->asks_for_numbers());
  EXPECT_EQ(grid->given, (GivenNumbers{24, {}, 192, 24, 4, 96, 48, 2, {}}));
  EXPECT_FALSE(grid->numbers());
  EXPECT_EQ(to_text(grid->puzzle.layout, grid->given), kAsksForTwo);
  const auto solved = calcrostic::read_line("24 8 192 24 4 96 48 2 96 | ***+/-*/");
  EXPECT_EQ(operators_of(grid->puzzle.layout), solved->operators);
  EXPECT_FALSE(read_grid("1 + 2 = 3\n+ + +\n4 + 5 = 9\n= = =\n5 + 7 = 12\n")->asks_for_numbers());
}

TEST(AskedNumbers, AreReadInLatexAndTheOtherWay) {
  const auto array = read_grid(
      "\\begin{array}{ccccc}?&=&2&+&3\\\\+&{}&+&&+\\\\1&=&1&+&$?$\\\\=&&=&&=\\\\6&=&3&+&3"
      "\\end{array}");
  ASSERT_TRUE(array) << array.error().message;
  EXPECT_EQ(array->given, (GivenNumbers{{}, 2, 3, 1, 1, {}, 6, 3, 3}));
  EXPECT_FALSE(operators_of(array->puzzle.layout)) << "it has no diagonals";
  // 192 = 8 × 24 is 192 ÷ 8 = 24 when read from left to right.
  const auto turned =
      read_grid("192 = ? × 24\n−   ÷ ÷ × +\n96  = 4 × 24\n=   = = = =\n96  = 2 × 48\n");
  ASSERT_TRUE(turned) << turned.error().message;
  EXPECT_EQ(operators_of(turned->puzzle.layout),
            calcrostic::read_line("192 8 24 96 4 24 96 2 48 | ///-/+/*")->operators);
}

TEST(AskedNumbers, GoWithDecimalNumbersOnly) {
  const std::string text = kAsksForTwo;
  const auto letters = read_grid("A" + text);
  ASSERT_FALSE(letters);
  EXPECT_THAT(letters.error().message, HasSubstr("'A24' has letters"));
  EXPECT_EQ(letters.error().column, 1U);
  const auto sign = read_grid("-" + text);
  ASSERT_FALSE(sign);
  EXPECT_THAT(sign.error().message, HasSubstr("'-24' is not a number"));
  const auto more = read_grid(text.substr(0, 6) + "1" + text.substr(6));
  ASSERT_FALSE(more);
  EXPECT_THAT(more.error().message, HasSubstr("'1?' is not a number"));
  const auto long_one = read_grid("1234567890123456789" + text.substr(2));
  ASSERT_FALSE(long_one);
  EXPECT_THAT(long_one.error().message, HasSubstr("at most 18"));
  for (const Conditions& conditions :
       {Conditions{.base = 8, .leading_zeros = false}, Conditions{.leading_zeros = true}}) {
    const auto refused = read_grid(kAsksForTwo, conditions);
    ASSERT_FALSE(refused);
    EXPECT_THAT(refused.error().message, HasSubstr("decimal only"));
    EXPECT_EQ(refused.error().column, 6U);
  }
}

RC_GTEST_PROP(AskedNumbers, AreReadAsTheyWereWritten, ()) {
  calcrostic::Calcrostic calcrostic;
  for (Operator& op : calcrostic.operators) op = static_cast<Operator>(*rc::gen::inRange(0, 4));
  constexpr std::int64_t kMost = 1'000'000'000'000'000'000;
  GivenNumbers given;
  for (std::size_t i = 0; i < calcrostic.numbers.size(); ++i) {
    given.emplace_back();
    if (*rc::gen::arbitrary<bool>()) given.back() = *rc::gen::inRange<std::int64_t>(0, kMost);
  }
  given[*rc::gen::inRange<std::size_t>(0, given.size())].reset();
  const Layout layout = layout_of(calcrostic.operators);
  const auto grid = read_grid(to_text(layout, given));
  RC_ASSERT(grid.has_value());
  RC_ASSERT(grid->given == given);
  RC_ASSERT(grid->puzzle.layout == layout);
  RC_ASSERT(operators_of(grid->puzzle.layout) == calcrostic.operators);
}

}  // namespace
}  // namespace reckon::letters
