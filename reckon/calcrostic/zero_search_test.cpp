#include "reckon/calcrostic/zero_search.hpp"
#include "reckon/arith/effort_test.hpp"

#include <gtest/gtest.h>

#include <set>
#include <vector>

namespace reckon::calcrostic {
namespace {

std::vector<ZeroGrid> grids_of(std::size_t rows, std::size_t columns, std::size_t count,
                               std::uint64_t seed) {
  auto search = ZeroSearch::make(seed, rows, columns, 2);
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
      const ZeroLayout layout =
          zero_layout(static_cast<std::uint8_t>(rows), static_cast<std::uint8_t>(columns));
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

TEST(ZeroSearch, RefusesWhatThereIsNot) {
  EXPECT_FALSE(ZeroSearch::make(1, 2, 3, 2));
  EXPECT_FALSE(ZeroSearch::make(1, 3, 6, 2));
  EXPECT_FALSE(ZeroSearch::make(1, 3, 4, 0));
  EXPECT_FALSE(ZeroSearch::make(1, 3, 4, 101));
}

}  // namespace
}  // namespace reckon::calcrostic
