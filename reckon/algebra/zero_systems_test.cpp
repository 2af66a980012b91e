// SPDX-License-Identifier: MIT
#include "reckon/algebra/zero_systems.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "reckon/algebra/zero_three.hpp"
#include "reckon/arith/effort_test.hpp"
#include "reckon/arith/random.hpp"
#include "reckon/zero/zero_search.hpp"

namespace reckon::algebra {
namespace {

using zero::ZeroGrid;
using zero::ZeroLayout;
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

// --- The lines once more, walking over the grid as it is written ---------------------------------

// A number or an operator.
struct Cell {
  std::int64_t number = 0;
  Operator op = Operator::add;
};
using Cells = std::vector<Cell>;

std::vector<Cells> cells_of(const ZeroLayout& layout, const ZeroGrid& grid) {
  std::vector<Cells> rows(2 * std::size_t{layout.rows} - 1);
  auto number = grid.numbers.begin();
  auto op = grid.operators.begin();
  for (std::size_t row = 0; row < rows.size(); ++row) {
    for (std::size_t column = 0; column + 1 < 2 * std::size_t{layout.columns}; ++column) {
      const bool has_number = row % 2 == 0 && column % 2 == 0;
      rows[row].push_back(has_number ? Cell{.number = *number++, .op = {}}
                                     : Cell{.number = 0, .op = *op++});
    }
  }
  return rows;
}

// The value of a line, multiplied by all its divisors; terms are taken from the right.
FlintRational value_of(Cells line) {
  FlintRational divisors = 1;
  for (std::size_t i = 1; i < line.size(); i += 2) {
    if (line[i].op == Operator::divide) divisors *= line[i + 1].number;
  }
  FlintRational sum = 0;
  FlintRational factor = 1;  // the operators to the right of a number in its term
  while (!line.empty()) {
    const FlintRational number = line.back().number;
    line.pop_back();
    const Operator before = line.empty() ? Operator::add : line.back().op;
    if (!line.empty()) line.pop_back();
    switch (before) {
      case Operator::multiply: factor *= number; break;
      case Operator::divide: factor /= number; break;
      case Operator::add:
      case Operator::subtract:
        sum += (before == Operator::add ? number : -number) * factor;
        factor = 1;
        break;
    }
  }
  return sum * divisors;
}

Values values_by_walking(const ZeroLayout& layout, const ZeroGrid& grid) {
  const auto rows = cells_of(layout, grid);
  const auto height = static_cast<std::ptrdiff_t>(rows.size());
  const auto width = static_cast<std::ptrdiff_t>(rows[0].size());
  const auto inside = [&](std::ptrdiff_t row, std::ptrdiff_t column) {
    return row >= 0 && column >= 0 && row < height && column < width;
  };
  Values values;
  for (std::ptrdiff_t row = 0; row < height; row += 2) {
    for (std::ptrdiff_t column = 0; column < width; column += 2) {
      for (const auto& [down, right] : {std::pair{0, 1}, {1, 0}, {1, 1}, {1, -1}}) {
        if (inside(row - down, column - right)) continue;  // not the beginning of a line
        Cells line;
        for (std::ptrdiff_t y = row, x = column; inside(y, x); y += down, x += right) {
          line.push_back(rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)]);
        }
        if (line.size() > 1) values.push_back(value_of(line));
      }
    }
  }
  return values;
}

// --- Systems of any size -------------------------------------------------------------------------

ZeroLayout layout_of(std::size_t rows, std::size_t columns) {
  return zero::zero_layout(static_cast<std::uint8_t>(rows), static_cast<std::uint8_t>(columns));
}

TEST(ZeroSystems, AreTheLinesForAnyNumbers) {
  constexpr std::uint64_t kSeed = 20261;
  SCOPED_TRACE(kSeed);
  constexpr std::int64_t kMost = 30;
  SplitMix64 random(kSeed);
  for (std::size_t rows = 2; rows <= 9; ++rows) {
    for (std::size_t columns = 2; columns <= 9; ++columns) {
      const ZeroLayout layout = layout_of(rows, columns);
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
        Values walked = values_by_walking(layout, grid);
        std::ranges::sort(values);
        std::ranges::sort(walked);
        EXPECT_TRUE(values == walked) << rows << " x " << columns << '\n' << to_text(layout, grid);
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
      auto search = zero::ZeroSearch::make(seed, rows, columns, 1);
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
  const ZeroLayout layout = layout_of(3, 3);
  const ZeroCensus census = zero_census(false);
  EXPECT_EQ(census.families.size(), 212U);
  for (const ZeroFamily& family : census.families) expect_solution(layout, family.grid, random);
}

TEST(ZeroSystems, HaveNamesByRowAndColumn) {
  const auto names = names_of_numbers(layout_of(4, 5));
  EXPECT_EQ(names.size(), 20U);
  EXPECT_EQ(names[0], "x11");
  EXPECT_EQ(names[8], "x24");
  EXPECT_EQ(std::set(names.begin(), names.end()).size(), 20U);
}

TEST(ZeroSystems, MultiplyDivisionsOut) {
  using enum Operator;
  const ZeroLayout layout = layout_of(2, 3);
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
}  // namespace reckon::algebra
