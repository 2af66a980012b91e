// SPDX-License-Identifier: MIT
#include "reckon/zero/zero_strips.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "reckon/arith/effort_test.hpp"
#include "reckon/zero/zero_list.hpp"
#include "reckon/zero/zero_search.hpp"
#include "reckon/zero/zero_settings.hpp"

namespace reckon::zero {
namespace {

TEST(ZeroStrips, AreDecidedForTwoSizes) {
  for (std::uint8_t rows = 3; rows <= 5; ++rows) {
    for (std::uint8_t columns = 3; columns <= 5; ++columns) {
      EXPECT_EQ(is_decided_strip(zero_layout(rows, columns)), rows + columns == 7);
    }
  }
}

// The list is made by trial, without algebra.
void expect_listed(const ZeroLayout& layout, const GridCensus& census) {
  const std::int64_t most = effort(127, 40);
  EXPECT_EQ(census.grids, **zero_numbers(layout, {.least = 1, .most = most}));
  for (const auto& numbers : census.grids) {
    EXPECT_TRUE(is_zero(layout, {.numbers = numbers, .operators = zero_example(layout, numbers)}));
  }
}

void expect_grid_for_each(std::uint32_t settings, const ZeroLayout& layout,
                          const GridCensus& census) {
  Rational pairs = 0;
  for (const auto& numbers : census.grids) pairs = pairs + zero_settings(layout, numbers).all;
  EXPECT_EQ(pairs, Rational(settings));
  EXPECT_EQ(different_settings(layout, census.grids), settings);
}

void expect_found_by_chance(ZeroSearch& search, const GridCensus& census) {
  int found = 0;
  for (int i = 0; i < effort(2'000, 500); ++i) {
    const auto grid = search.attempt();
    if (!grid) continue;
    ++found;
    EXPECT_TRUE(std::ranges::find(census.grids, grid->numbers) != census.grids.end())
        << to_text(search.layout(), *grid);
  }
  EXPECT_GT(found, effort(10, 0));
}

struct Strip {
  std::size_t rows;
  std::size_t columns;
  std::size_t grids;
  std::uint32_t settings;
};

TEST(ZeroStrips, HaveAllGridsAndEachOfTheirSettingsHasOne) {
  for (const Strip& strip : {Strip{3, 4, 46, 4'063'470}, Strip{4, 3, 26, 3'650'680}}) {
    if (kSanitized && strip.rows == 3) continue;
    SCOPED_TRACE(strip.rows);
    auto search = ZeroSearch::make(7, strip.rows, strip.columns, 1);
    const ZeroLayout& layout = search->layout();
    const GridCensus census = strip_census(layout);
    EXPECT_EQ(census.undecided, 0U);
    EXPECT_EQ(census.cores, 144U);
    EXPECT_GT(census.resultants, 3'000U);
    EXPECT_EQ(census.grids.size(), strip.grids);
    expect_listed(layout, census);
    expect_found_by_chance(*search, census);
    expect_grid_for_each(strip.settings, layout, census);
  }
}

}  // namespace
}  // namespace reckon::zero
