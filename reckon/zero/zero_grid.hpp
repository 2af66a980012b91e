// SPDX-License-Identifier: MIT
// Zero grids: numbers with operators everywhere between them, in which every line is 0.
//
//     12 − 2 − 10      m x n numbers; an operator between any two that are neighbours in a row, in
//     −  − − − −       a column or in a diagonal. The one on a crossing is that of both diagonals
//     2  − 4 ÷ 2       through it. All lines of two numbers or more are 0: rows, columns, and the
//     ×  − + − −       diagonals of all lengths, read from left to right or, if there is a
//     6  + 2 − 8       difference, from top to bottom; products before sums.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "reckon/arith/expression.hpp"
#include "reckon/arith/rational.hpp"
#include "reckon/letters/grid_text.hpp"
#include "reckon/letters/layout.hpp"

namespace reckon::zero {

/// The cells of a line in the order of reading, and the places of the operators between them.
struct ZeroLine {
  std::vector<std::uint8_t> cells;
  std::vector<std::uint8_t> places;
};

/// The lines of a size. Cells and places are each numbered in reading order: a row of numbers has
/// one place between any two, a row of operators 2 columns - 1.
struct ZeroLayout {
  std::uint8_t rows = letters::kLeastSide;
  std::uint8_t columns = letters::kLeastSide;
  /// Rows, then columns, then diagonals that fall to the right, then those that fall to the left.
  std::vector<ZeroLine> lines;

  std::size_t cells() const { return std::size_t{rows} * columns; }
  std::size_t places() const {
    return (2 * std::size_t{rows} - 1) * (2 * std::size_t{columns} - 1) - cells();
  }
};

/// The lines of a grid of 2 to 9 rows and columns; beyond, places outgrow their type.
ZeroLayout zero_layout(std::uint8_t rows, std::uint8_t columns);

/// A grid, or what may become one.
struct ZeroGrid {
  std::vector<std::int64_t> numbers;  ///< one a cell
  std::vector<Operator> operators;    ///< one a place

  friend auto operator<=>(const ZeroGrid&, const ZeroGrid&) = default;
};

/// Whether the numbers joined by the operators, products before sums, make 0; not if something is
/// divided by 0. Exact for numbers of any size.
bool is_zero(std::span<const std::int64_t> numbers, std::span<const Operator> operators);
/// Whether every line is 0.
bool is_zero(const ZeroLayout& layout, const ZeroGrid& grid);

/// Whether no step of a line leaves the integers: each quotient of what stands before the ÷ in its
/// product comes out even. So 6 ÷ 4 + 18 ÷ 4 − 6, which is 0, is not whole, and 3 ÷ 2 × 4 is not
/// either. Exact for numbers of any size; nothing is whole that divides by 0.
bool is_whole(std::span<const std::int64_t> numbers, std::span<const Operator> operators);
/// Whether every line is.
bool is_whole(const ZeroLayout& layout, const ZeroGrid& grid);

/// Whether each of + - * / occurs.
bool uses_all_operators(std::span<const Operator> operators);

/// How many settings of the operators have a minus in every line, as all have that allow positive
/// integers, with this many operators to choose from besides.
Rational settings_with_minus(const ZeroLayout& layout, int others);

/// The grid in columns, as above.
std::string to_text(const ZeroLayout& layout, const ZeroGrid& grid,
                    letters::Typography typography = letters::Typography::typeset);
/// The same with any words for the numbers, one a cell.
std::string to_text(const ZeroLayout& layout, std::span<const std::string> words,
                    std::span<const Operator> operators,
                    letters::Typography typography = letters::Typography::typeset);

}  // namespace reckon::zero
