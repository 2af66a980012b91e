// SPDX-License-Identifier: MIT
#include "reckon/zero/zero_grid.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace reckon::zero {
namespace {

using enum Operator;

ZeroGrid published() {
  return {
      .numbers = {12, 2, 10, 2, 4, 2, 6, 2, 8},
      .operators = {subtract, subtract, subtract, subtract, subtract, subtract, subtract, subtract,
                    divide, multiply, subtract, add, subtract, subtract, add, subtract}};
}

TEST(ZeroGrid, HasTheLinesOfTheDefinition) {
  for (std::uint8_t rows = 3; rows <= 5; ++rows) {
    for (std::uint8_t columns = 3; columns <= 5; ++columns) {
      const ZeroLayout layout = zero_layout(rows, columns);
      const std::size_t m = rows;
      const std::size_t n = columns;
      EXPECT_EQ(layout.lines.size(), 3 * (m + n - 2));
      EXPECT_EQ(layout.places(), (2 * m - 1) * (2 * n - 1) - m * n);
      std::vector<int> uses(layout.places());
      for (const ZeroLine& line : layout.lines) {
        ASSERT_GE(line.cells.size(), 2U);
        ASSERT_EQ(line.places.size() + 1, line.cells.size());
        for (const std::uint8_t place : line.places) ++uses[place];
      }
      // Crossings are in two lines.
      EXPECT_EQ(std::ranges::count(uses, 2), static_cast<std::ptrdiff_t>((m - 1) * (n - 1)));
      EXPECT_EQ(std::ranges::count(uses, 1),
                static_cast<std::ptrdiff_t>(layout.places() - (m - 1) * (n - 1)));
    }
  }
}

TEST(ZeroGrid, ChecksEveryLine) {
  const ZeroLayout layout = zero_layout(3, 3);
  const ZeroGrid grid = published();
  EXPECT_TRUE(is_zero(layout, grid));
  EXPECT_TRUE(uses_all_operators(grid.operators));
  for (std::size_t cell = 0; cell < 9; ++cell) {
    ZeroGrid wrong = grid;
    ++wrong.numbers[cell];
    EXPECT_FALSE(is_zero(layout, wrong)) << cell;
  }
}

TEST(ZeroGrid, CountsSettings) {
  EXPECT_EQ(settings_with_minus(zero_layout(3, 3), 3), Rational(117649));
  // All settings of 3 x 4 with two operators, one by one: 2^17.
  const ZeroLayout layout = zero_layout(3, 4);
  std::int64_t count = 0;
  for (std::uint32_t minus = 0; minus < 1U << layout.places(); ++minus) {
    count += std::ranges::all_of(layout.lines, [&](const ZeroLine& line) {
      return std::ranges::any_of(line.places,
                                 [&](std::uint8_t place) { return (minus >> place & 1U) != 0; });
    });
  }
  EXPECT_EQ(settings_with_minus(layout, 1), Rational(count));
}

TEST(ZeroGrid, LinesAreExact) {
  EXPECT_TRUE(
      is_zero(std::vector<std::int64_t>{1, 3, 1, 3}, std::vector{divide, subtract, divide}));
  EXPECT_FALSE(is_zero(std::vector<std::int64_t>{1, 0, 1}, std::vector{divide, subtract}));
  constexpr std::int64_t kHuge = 9'000'000'000'000'000'000;
  EXPECT_FALSE(is_zero(std::vector<std::int64_t>{kHuge, kHuge, kHuge, kHuge, 2},
                       std::vector{add, add, add, subtract}));
}

TEST(ZeroGrid, IsWholeWhereNoStepLeavesARest) {
  const auto whole = [](std::vector<std::int64_t> numbers, const std::vector<Operator>& operators) {
    return is_whole(numbers, operators);
  };
  EXPECT_FALSE(whole({6, 4, 18, 4, 6}, {divide, add, divide, subtract})) << "though it is 0";
  EXPECT_FALSE(whole({3, 2, 4}, {divide, multiply})) << "though it is 6";
  EXPECT_TRUE(whole({3, 4, 2}, {multiply, divide}));
  EXPECT_TRUE(whole({5, 8, 2, 2, 2}, {subtract, divide, divide, multiply}));
  EXPECT_FALSE(whole({5, 8, 2, 8}, {subtract, divide, divide}));
  EXPECT_FALSE(whole({1, 0}, {divide}));
  constexpr std::int64_t kHuge = 9'000'000'000'000'000'000;
  EXPECT_TRUE(whole({kHuge, kHuge, kHuge, 3}, {multiply, divide, divide}));
  EXPECT_FALSE(whole({kHuge, kHuge, 7}, {multiply, divide}));
  // A grid is whole if all its lines are.
  const ZeroLayout layout = zero_layout(3, 3);
  EXPECT_TRUE(is_whole(layout, published()));
  ZeroGrid other = published();
  other.numbers[5] = 3;  // 4 / 3
  EXPECT_FALSE(is_whole(layout, other));
}

TEST(ZeroGrid, IsWrittenInColumns) {
  EXPECT_EQ(to_text(zero_layout(3, 3), published(), letters::Typography::ascii),
            "12 - 2 - 10\n"
            "-  - - - -\n"
            "2  - 4 / 2\n"
            "*  - + - -\n"
            "6  + 2 - 8\n");
}

}  // namespace
}  // namespace reckon::zero
