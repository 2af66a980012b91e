// SPDX-License-Identifier: MIT
#include "reckon/kinds/place.hpp"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <array>
#include <optional>
#include <set>
#include <vector>

#include "reckon/arith/random.hpp"
#include "reckon/calcrostic/list.hpp"
#include "reckon/letters/grid/random_grid.hpp"

namespace reckon::kinds {
namespace {

using calcrostic::Calcrostic;
using letters::SolvedGrid;

TEST(Place, FollowsTheList) {
  Place before;
  std::size_t classes = 0;
  calcrostic::each_class({.last_sum = 150, .least = 1}, [&](const Calcrostic& standard) {
    Place place = place_of(standard);
    EXPECT_LT(before, place);
    before = std::move(place);
    ++classes;
    return true;
  });
  EXPECT_GT(classes, 10'000U);
}

Calcrostic any_calcrostic() {
  // Near each other and far away, so that every part of the order decides now and then.
  Calcrostic any;
  for (std::int64_t& number : any.numbers) {
    number = *rc::gen::oneOf(rc::gen::inRange<std::int64_t>(0, 3),
                             rc::gen::inRange<std::int64_t>(250, 260),
                             rc::gen::inRange<std::int64_t>(0, std::int64_t{1} << 60U));
  }
  for (Operator& op : any.operators) op = static_cast<Operator>(*rc::gen::inRange(0, 4));
  return any;
}

// Whether the lines hold does not matter here.
RC_GTEST_PROP(PlaceProperty, ComparesAsTheTotalOrder, ()) {
  const Calcrostic x = any_calcrostic();
  Calcrostic y = any_calcrostic();
  if (*rc::gen::arbitrary<bool>()) y.numbers = x.numbers;
  const auto order = compare(x, y);
  RC_ASSERT((place_of(x) <=> place_of(y)) == order);
}

RC_GTEST_PROP(PlaceProperty, ComparesGamesAsLists, ()) {
  const auto game =
      rc::gen::container<std::vector<std::int64_t>>(6, rc::gen::inRange<std::int64_t>(1, 26));
  const std::vector<std::int64_t> x = *game;
  const std::vector<std::int64_t> y = *game;
  RC_ASSERT((place_of(x) <=> place_of(y)) == (x <=> y));
}

std::vector<SolvedGrid> newspaper_grids(std::uint8_t rows, std::uint8_t columns) {
  constexpr std::size_t kGrids = 10;
  SplitMix64 random(1);
  Budget endless;
  std::vector<SolvedGrid> grids;
  while (grids.size() < kGrids) {
    const auto grid = letters::random_grid(random, {.rows = rows, .columns = columns}, 2, endless);
    if (grid) grids.push_back(*grid);
  }
  return grids;
}

// Cell by cell, and line by line.
SolvedGrid turned(const SolvedGrid& grid) {
  const std::size_t rows = grid.layout.rows;
  const std::size_t columns = grid.layout.columns;
  SolvedGrid result = grid;
  result.layout.rows = grid.layout.columns;
  result.layout.columns = grid.layout.rows;
  result.layout.lines.clear();
  for (std::size_t i = 0; i < rows + columns; ++i) {
    letters::Line line = grid.layout.lines[i < columns ? rows + i : i - columns];
    for (std::size_t k = 0; k < line.size; ++k) {
      const std::size_t cell = line.cells.at(k);
      line.cells.at(k) = static_cast<std::uint8_t>(cell % columns * rows + cell / columns);
    }
    result.layout.lines.push_back(line);
  }
  for (std::size_t row = 0; row < rows; ++row) {
    for (std::size_t column = 0; column < columns; ++column) {
      result.numbers[column * rows + row] = grid.numbers[row * columns + column];
    }
  }
  return result;
}

TEST(Place, TakesANewspaperGridAndItsTransposeForOne) {
  std::set<Place> places;
  std::size_t grids = 0;
  for (const auto& [rows, columns] :
       std::vector<std::array<std::uint8_t, 2>>{{3, 3}, {3, 4}, {4, 5}}) {
    for (const SolvedGrid& grid : newspaper_grids(rows, columns)) {
      const SolvedGrid other = turned(grid);
      EXPECT_TRUE(holds(other.layout, other.numbers));
      const SolvedGrid standard = standard_form(grid);
      EXPECT_EQ(place_of(standard), place_of(standard_form(other)));
      EXPECT_EQ(place_of(standard), std::min(place_of(grid), place_of(other)));
      places.insert(place_of(standard));
      ++grids;
    }
  }
  EXPECT_EQ(places.size(), grids);
}

TEST(Place, TellsOperatorsApart) {
  SolvedGrid grid = newspaper_grids(3, 3).front();
  const Place place = place_of(grid);
  for (letters::Line& line : grid.layout.lines) {
    const Operator op = line.operators[0];
    line.operators[0] = op == Operator::add ? Operator::divide : Operator::add;
    EXPECT_NE(place_of(grid), place);
    line.operators[0] = op;
  }
}

}  // namespace
}  // namespace reckon::kinds
