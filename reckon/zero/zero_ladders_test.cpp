// SPDX-License-Identifier: MIT
#include "reckon/zero/zero_ladders.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <limits>
#include <vector>

#include "reckon/arith/effort_test.hpp"
#include "reckon/zero/zero_list.hpp"
#include "reckon/zero/zero_settings.hpp"

namespace reckon::zero {
namespace {

TEST(ZeroLadders, AreDecidedForTwoSizes) {
  for (std::uint8_t rows = 3; rows <= 6; ++rows) {
    for (std::uint8_t columns = 3; columns <= 6; ++columns) {
      EXPECT_EQ(is_decided_ladder(zero_layout(rows, columns)),
                rows + columns == 8 && rows != columns);
    }
  }
}

bool has(const GridPiece& piece, const Numbers& numbers) {
  return std::ranges::find(piece.grids, numbers) != piece.grids.end() ||
         std::ranges::any_of(piece.families,
                             [&](const GridFamily& family) { return family.contains(numbers); });
}

// The list is made by trial, without algebra.
void expect_listed(std::uint8_t rows, std::uint8_t columns,
                   const std::vector<std::uint64_t>& pieces) {
  const ZeroLayout layout = zero_layout(rows, columns);
  const auto listed = **zero_numbers(layout, {.least = 1, .most = effort(30, 12)});
  std::size_t expected = 0;
  for (std::size_t i = 0; i < pieces.size(); i += effort(1U, 2U)) {
    const std::uint64_t number = pieces[i];
    const GridPiece piece = ladder_piece(layout, number);
    EXPECT_EQ(piece.undecided, 0U) << number;
    EXPECT_GT(piece.cores, 0U) << number;
    for (const Numbers& numbers : listed) {
      if (!is_of_ladder_piece(layout, number, numbers)) continue;
      ++expected;
      EXPECT_TRUE(has(piece, numbers))
          << "piece " << number << " lacks the grid of sum " << testing::PrintToString(numbers);
    }
    for (const Numbers& numbers : piece.grids) {
      EXPECT_TRUE(has_setting(layout, numbers)) << testing::PrintToString(numbers);
    }
    for (const GridFamily& family : piece.families) {
      std::vector<Numbers> grids;
      for (std::int64_t t = 1; t <= 40; ++t) grids.push_back(family.at(t).value());
      EXPECT_FALSE(common_example(layout, grids).empty()) << testing::PrintToString(family.texts());
    }
  }
  EXPECT_GT(expected, 0U);
}

TEST(ZeroLadders, HaveTheGridsOfTheList) {
  // Pieces that take a fraction of a second, some with grids and some without.
  expect_listed(3, 5, {11, 16, 17, 41, 83, 89, 120});
  expect_listed(5, 3, {21, 23, 41, 58, 95, 131});
}

TEST(ZeroLadders, AGridOfTheListIsOfSomePiece) {
  for (const auto& [rows, columns] : {std::pair<std::size_t, std::size_t>{3, 5}, {5, 3}}) {
    const ZeroLayout layout = zero_layout(rows, columns);
    const auto listed = **zero_numbers(layout, {.least = 1, .most = effort(9, 6)});
    for (const Numbers& numbers : listed) {
      std::size_t pieces = 0;
      for (std::uint64_t piece = 0; piece < kLadderPieces; ++piece) {
        pieces += is_of_ladder_piece(layout, piece, numbers) ? 1U : 0U;
      }
      EXPECT_GT(pieces, 0U) << testing::PrintToString(numbers);
    }
  }
}

TEST(ZeroLadders, FamiliesStayWithin64Bits) {
  constexpr std::int64_t kLargest = std::numeric_limits<std::int64_t>::max();
  const GridFamily family{.numbers = {{-1, 1}, {0, 0, 1}}};
  EXPECT_TRUE(family.is_sound());
  EXPECT_EQ(family.at(3'000'000'000), (Numbers{2'999'999'999, 9'000'000'000'000'000'000}));
  EXPECT_FALSE(family.at(4'000'000'000));
  EXPECT_TRUE(family.contains(*family.at(3'000'000'000)));
  EXPECT_FALSE(family.contains(Numbers{4'000'000'000, 1}));
  EXPECT_FALSE(family.contains(Numbers{kLargest, 1}));
  for (const std::vector<Numbers>& numbers :
       std::vector<std::vector<Numbers>>{{{1}, {0, 0, 1}}, {{0, 0}, {0, 1}}, {{}, {0, 1}}}) {
    EXPECT_FALSE(GridFamily{.numbers = numbers}.is_sound());
  }
}

TEST(ZeroLadders, TakeFamiliesOutOfGrids) {
  const GridFamily family{.numbers = {{2, 1}, {2}, {0, 0, 1}}};
  EXPECT_EQ(family.texts(), (std::vector<std::string>{"t+2", "2", "t^2"}));
  EXPECT_EQ((GridFamily{.numbers = {{-1, -1, 3}}}.texts()), std::vector<std::string>{"3t^2-t-1"});
  EXPECT_EQ(family.at(3), (Numbers{5, 2, 9}));
  EXPECT_TRUE(family.contains(Numbers{5, 2, 9}));
  EXPECT_FALSE(family.contains(Numbers{5, 2, 8}));
  EXPECT_FALSE(family.contains(Numbers{2, 2, 0})) << "t = 0";
  const GridFamily even{.numbers = {{2, 2}, {2}, {0, 0, 4}}};
  const GridPiece one{.grids = {{5, 2, 9}, {5, 2, 8}}, .families = {even}};
  const GridPiece other{.undecided = 1, .grids = {{5, 2, 8}, {1, 1, 1}}, .families = {family}};
  const GridCensus census = grid_census(std::vector{one, other});
  EXPECT_EQ(census.undecided, 1U);
  EXPECT_EQ(census.families, std::vector{family}) << "the other has every second grid of it";
  EXPECT_EQ(census.grids, (std::vector<Numbers>{{1, 1, 1}, {5, 2, 8}}));
}

}  // namespace
}  // namespace reckon::zero
