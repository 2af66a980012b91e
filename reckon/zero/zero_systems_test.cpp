// SPDX-License-Identifier: MIT
#include "reckon/zero/zero_systems.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "reckon/arith/effort_test.hpp"
#include "reckon/arith/random.hpp"
#include "reckon/zero/written_grid_test.hpp"
#include "reckon/zero/zero_search.hpp"
#include "reckon/zero/zero_three.hpp"

namespace reckon::zero {
namespace {

using Values = std::vector<FlintRational>;

Values values_at(const ZeroLayout& layout, const ZeroGrid& grid) {
  const Ring ring(names_of_numbers(layout));
  const Values numbers(grid.numbers.begin(), grid.numbers.end());
  Values values;
  for (const Polynomial& equation : equations_of(ring, layout, grid.operators)) {
    values.push_back(equation.at(numbers));
  }
  return values;
}

// The lines once more, as they are written.
Values values_as_written(const ZeroLayout& layout, const ZeroGrid& grid) {
  Values values;
  for (const WrittenLine& line : written_lines(to_text(layout, grid, letters::Typography::ascii))) {
    values.emplace_back(static_cast<std::int64_t>(value_of(line).top));
  }
  return values;
}

TEST(ZeroSystems, AreTheLinesForAnyNumbers) {
  constexpr std::uint64_t kSeed = 20261;
  SCOPED_TRACE(kSeed);
  constexpr std::int64_t kMost = 30;
  SplitMix64 random(kSeed);
  for (std::size_t rows = 2; rows <= 9; ++rows) {
    for (std::size_t columns = 2; columns <= 9; ++columns) {
      const ZeroLayout layout = zero_layout(rows, columns);
      for (int i = 0; i < 5; ++i) {
        ZeroGrid grid;
        for (std::size_t cell = 0; cell < layout.cells(); ++cell) {
          const auto size = static_cast<std::int64_t>(random.below(kMost)) + 1;
          grid.numbers.push_back(random.below(2) == 0 ? size : -size);
        }
        for (std::size_t place = 0; place < layout.places(); ++place) {
          grid.operators.push_back(static_cast<Operator>(random.below(4)));
        }
        Values values = values_at(layout, grid);
        EXPECT_EQ(values.size(), 3 * (rows + columns - 2));
        Values written = values_as_written(layout, grid);
        std::ranges::sort(values);
        std::ranges::sort(written);
        EXPECT_TRUE(values == written) << rows << " x " << columns << '\n' << to_text(layout, grid);
      }
    }
  }
}

// All equations hold; if one number changes, none of its row does.
void expect_solution(const ZeroLayout& layout, const ZeroGrid& grid, SplitMix64& random) {
  const auto is_zero = [](const FlintRational& value) { return value.is_zero(); };
  EXPECT_TRUE(std::ranges::all_of(values_at(layout, grid), is_zero)) << to_text(layout, grid);
  ZeroGrid other = grid;
  const auto cell = static_cast<std::size_t>(random.below(layout.cells()));
  other.numbers[cell] += static_cast<std::int64_t>(random.below(5)) + 1;
  const Values values = values_at(layout, other);
  EXPECT_FALSE(is_zero(values[cell / layout.columns])) << to_text(layout, other);
  EXPECT_FALSE(is_zero(values[layout.rows + cell % layout.columns])) << to_text(layout, other);
}

TEST(ZeroSystems, HoldForZeroGrids) {
  constexpr std::size_t kGrids = effort(5, 1);  // of each size
  constexpr std::uint64_t kSeed = 20262;
  SCOPED_TRACE(kSeed);
  SplitMix64 random(kSeed);
  for (std::size_t rows = 3; rows <= 5; ++rows) {
    for (std::size_t columns = 3; columns <= 5; ++columns) {
      if (rows == 3 && columns == 3) continue;
      const std::uint64_t seed = random.next();
      SCOPED_TRACE(seed);
      auto search = ZeroSearch::make(seed, rows, columns, 1);
      ASSERT_TRUE(search);
      std::size_t found = 0;
      for (int i = 0; i < 100'000 && found < kGrids; ++i) {
        const auto grid = search->attempt();
        if (!grid) continue;
        ++found;
        expect_solution(search->layout(), *grid, random);
      }
      EXPECT_EQ(found, kGrids);
    }
  }
}

TEST(ZeroSystems, HoldForAllGridsOfThreeByThree) {
  constexpr std::uint64_t kSeed = 20263;
  SCOPED_TRACE(kSeed);
  SplitMix64 random(kSeed);
  const ZeroLayout layout = zero_layout(3, 3);
  const ZeroCensus census = zero_census(false);
  EXPECT_EQ(census.families.size(), 212U);
  for (const ZeroFamily& family : census.families) expect_solution(layout, family.grid, random);
}

TEST(ZeroSystems, HaveNamesByRowAndColumn) {
  const auto names = names_of_numbers(zero_layout(4, 5));
  EXPECT_EQ(names.size(), 20U);
  EXPECT_EQ(names[0], "x11");
  EXPECT_EQ(names[8], "x24");
  EXPECT_EQ(std::set(names.begin(), names.end()).size(), 20U);
}

TEST(ZeroSystems, MultiplyDivisionsOut) {
  using enum Operator;
  const ZeroLayout layout = zero_layout(2, 3);
  const Ring ring(names_of_numbers(layout));
  // The operators in reading order: row 1, between the rows, row 2.
  const std::vector<Operator> operators = {subtract, divide, subtract, add,     divide,
                                           multiply, add,    subtract, subtract};
  std::vector<std::string> texts;
  for (const Polynomial& equation : equations_of(ring, layout, operators)) {
    texts.push_back(equation.to_text());
  }
  EXPECT_EQ(texts[0], "x11*x13-x12");
  EXPECT_EQ(texts[1], "x21-x22-x23");
  EXPECT_EQ(texts[3], "x12");  // x12 / x22 = 0
}

}  // namespace
}  // namespace reckon::zero
