// SPDX-License-Identifier: MIT
#include "reckon/calcrostic/free_families.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

namespace reckon::calcrostic::detail {
namespace {

// Compares the compile-time functions of some settings with those of a plain grid: all squares of
// small numbers, most of which solve none.
template <Setting kSetting>
void expect_as_they_stand() {
  const auto all = versions({.numbers = {}, .operators = kSetting.operators});
  std::array<std::uint16_t, 8> codes{};
  std::ranges::transform(all, codes.begin(),
                         [](const Calcrostic& one) { return ClassKey::code_of(one.operators); });
  constexpr Int kMost = 12;
  int solved = 0;
  for (Int square = 0; square < kMost * kMost * kMost * kMost; ++square) {
    const SettingGrid<kSetting> grid({.a = square % kMost + 1,
                                      .b = square / kMost % kMost + 1,
                                      .d = square / kMost / kMost % kMost + 1,
                                      .f = square / kMost / kMost / kMost + 1});
    const Calcrostic stands{.numbers = grid.numbers(), .operators = kSetting.operators};
    const Int least = std::ranges::min(stands.numbers);
    const bool right = least >= 1 && holds(stands);
    ASSERT_EQ(grid.is_solved(1), right);
    if (!right) continue;
    ++solved;
    ASSERT_TRUE(grid.is_solved(least));
    ASSERT_FALSE(grid.is_solved(least + 1));
    ASSERT_EQ(grid.sum(), standard_form(stands).sum());
    ASSERT_EQ(grid.key(codes), ClassKey(standard_form(stands)));
  }
  EXPECT_GT(solved, 0);
}

// In the first six, corners sometimes have the same size.
TEST(SettingGrid, KnowsWhatAGridKnows) {
  expect_as_they_stand<"+*-+*-**">();
  expect_as_they_stand<"+*-+/-**">();
  expect_as_they_stand<"/+*/+*+*">();
  expect_as_they_stand<"*-/*+/*+">();
  expect_as_they_stand<"+//*/-*+">();
  expect_as_they_stand<"-/*-**+/">();
  expect_as_they_stand<"++++++*+">();
  expect_as_they_stand<"+-++-+*+">();
  expect_as_they_stand<"***+/-*/">();
  expect_as_they_stand<"-*++*+**">();
  expect_as_they_stand<"-**-*+*/">();
  expect_as_they_stand<"**+++-*/">();
}

// A product that overflows is not a number of a grid.
TEST(SettingGrid, OfNumbersThatDoNotFitIsNotSolved) {
  constexpr Int kLarge = Int{1} << 40U;
  EXPECT_EQ(result<Operator::multiply>(kLarge, kLarge), -1);
  EXPECT_EQ(result<Operator::multiply>(kLarge, Int{1} << 22U), Int{1} << 62U);
  EXPECT_EQ(result<Operator::divide>(kLarge, 0), -1);
}

}  // namespace
}  // namespace reckon::calcrostic::detail
