// SPDX-License-Identifier: MIT
#include "reckon/algebra/zero_strips.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "reckon/arith/effort_test.hpp"
#include "reckon/zero/zero_list.hpp"
#include "reckon/zero/zero_search.hpp"
#include "reckon/zero/zero_settings.hpp"

namespace reckon::algebra {
namespace {

TEST(ZeroStrips, AreDecidedForTwoSizes) {
  for (std::uint8_t rows = 3; rows <= 5; ++rows) {
    for (std::uint8_t columns = 3; columns <= 5; ++columns) {
      EXPECT_EQ(is_decided_strip(zero::zero_layout(rows, columns)), rows + columns == 7);
    }
  }
}

// The list is made without algebra: numbers are tried.
void expect_listed(std::uint8_t rows, std::uint8_t columns, std::size_t grids) {
  const zero::ZeroLayout layout = zero::zero_layout(rows, columns);
  const StripCensus census = strip_census(layout);
  EXPECT_EQ(census.undecided, 0U);
  EXPECT_EQ(census.cores, 144U);
  EXPECT_GT(census.resultants, 3'000U);
  EXPECT_EQ(census.grids.size(), grids);
  const std::int64_t most = effort(127, 40);
  EXPECT_EQ(census.grids, **zero::zero_numbers(layout, {.least = 1, .most = most}));
  for (const auto& numbers : census.grids) {
    EXPECT_TRUE(zero::is_zero(
        layout, {.numbers = numbers, .operators = zero::zero_example(layout, numbers)}));
  }
}

TEST(ZeroStrips, HaveTheGridsOfTheList) {
  expect_listed(3, 4, 46);
  expect_listed(4, 3, 26);
}

TEST(ZeroStrips, EachSettingHasOneGrid) {
  for (const auto& [rows, columns, settings] : {std::tuple{3, 4, 4'063'470U}, {4, 3, 3'650'680U}}) {
    if (kSanitized && rows == 3) continue;
    const zero::ZeroLayout layout =
        zero::zero_layout(static_cast<std::uint8_t>(rows), static_cast<std::uint8_t>(columns));
    const StripCensus census = strip_census(layout);
    Rational pairs = 0;
    for (const auto& numbers : census.grids) pairs = pairs + zero_settings(layout, numbers).all;
    EXPECT_EQ(pairs, Rational(settings));
    EXPECT_EQ(different_settings(layout, census.grids), settings);
  }
}

TEST(ZeroStrips, HaveWhatIsFoundByChance) {
  for (const std::size_t rows : {3U, 4U}) {
    auto search = zero::ZeroSearch::make(7, rows, 7 - rows, 1);
    const StripCensus census = strip_census(search->layout());
    int found = 0;
    for (int i = 0; i < effort(2'000, 500); ++i) {
      const auto grid = search->attempt();
      if (!grid) continue;
      ++found;
      EXPECT_TRUE(std::ranges::find(census.grids, grid->numbers) != census.grids.end())
          << to_text(search->layout(), *grid);
    }
    EXPECT_GT(found, effort(10, 0));
  }
}

}  // namespace
}  // namespace reckon::algebra
