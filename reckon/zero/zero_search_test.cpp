// SPDX-License-Identifier: MIT
#include "reckon/zero/zero_search.hpp"
#include "reckon/arith/effort_test.hpp"

#include <gtest/gtest.h>

#include <set>
#include <utility>
#include <vector>

namespace reckon::zero {
namespace {

std::vector<ZeroGrid> grids_of(std::size_t rows, std::size_t columns, std::size_t count,
                               std::uint64_t seed, bool whole = false) {
  auto search = ZeroSearch::make(seed, rows, columns, 2, whole);
  std::vector<ZeroGrid> grids;
  for (int i = 0; i < 100'000 && grids.size() < count; ++i) {
    if (auto grid = search->attempt()) grids.push_back(*std::move(grid));
  }
  return grids;
}

TEST(ZeroSearch, FindsGridsOfEverySize) {
  for (std::size_t rows = 3; rows <= 5; ++rows) {
    for (std::size_t columns = 3; columns <= 5; ++columns) {
      const std::size_t count = rows == 3 && columns == 3 ? 1 : effort(3, 1);
      const auto grids = grids_of(rows, columns, count, rows);
      EXPECT_EQ(grids.size(), count) << rows << " x " << columns;
      const ZeroLayout layout = zero_layout(rows, columns);
      for (const ZeroGrid& grid : grids) {
        EXPECT_TRUE(is_zero(layout, grid)) << to_text(layout, grid);
        EXPECT_TRUE(uses_all_operators(grid.operators));
        for (const std::int64_t number : grid.numbers) EXPECT_GE(number, 2);
      }
      EXPECT_EQ(std::set(grids.begin(), grids.end()).size(), grids.size());
    }
  }
}

TEST(ZeroSearch, TheSameSeedFindsTheSameGrids) {
  EXPECT_EQ(grids_of(4, 4, 5, 1), grids_of(4, 4, 5, 1));
  EXPECT_NE(grids_of(4, 4, 5, 1), grids_of(4, 4, 5, 2));
}

// Whether no division in a line leaves a remainder, from left to right.
bool divides_evenly(const ZeroGrid& grid, const ZeroLine& line) {
  std::int64_t product = grid.numbers[line.cells[0]];
  for (std::size_t i = 0; i < line.places.size(); ++i) {
    const std::int64_t number = grid.numbers[line.cells[i + 1]];
    switch (grid.operators[line.places[i]]) {
      case Operator::multiply: product *= number; break;
      case Operator::divide:
        if (product % number != 0) return false;
        product /= number;
        break;
      default: product = number;
    }
  }
  return true;
}

TEST(ZeroSearch, FindsGridsWithWholeStepsAlone) {
  for (const auto& [rows, columns] : {std::pair<std::size_t, std::size_t>{3, 4}, {4, 4}, {4, 5}}) {
    const auto grids = grids_of(rows, columns, effort(4, 1), 3, true);
    EXPECT_EQ(grids.size(), effort(4U, 1U));
    const ZeroLayout layout = zero_layout(rows, columns);
    for (const ZeroGrid& grid : grids) {
      EXPECT_TRUE(is_zero(layout, grid));
      EXPECT_TRUE(uses_all_operators(grid.operators));
      for (const ZeroLine& line : layout.lines) {
        EXPECT_TRUE(divides_evenly(grid, line)) << to_text(layout, grid);
      }
    }
  }
}

TEST(ZeroSearch, RefusesWhatThereIsNot) {
  EXPECT_FALSE(ZeroSearch::make(1, 2, 3, 2));
  EXPECT_FALSE(ZeroSearch::make(1, 3, 6, 2));
  EXPECT_FALSE(ZeroSearch::make(1, 3, 4, 0));
  EXPECT_FALSE(ZeroSearch::make(1, 3, 4, 101));
}

}  // namespace
}  // namespace reckon::zero
