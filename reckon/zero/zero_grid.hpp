// SPDX-License-Identifier: MIT
// Zero grids: numbers with operators everywhere between them, in which every line is 0.
//
//     12 − 2 − 10      m x n numbers; an operator between any two that are neighbours in a row, in
//     −  − − − −       a column or in a diagonal. The one on a crossing is that of both diagonals
//     2  − 4 ÷ 2       through it. All lines of two numbers or more are 0: rows, columns, and the
//     ×  − + − −       diagonals of all lengths, read from left to right or, if there is a
//     6  + 2 − 8       difference, from top to bottom; products before sums.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "reckon/arith/expression.hpp"
#include "reckon/arith/rational.hpp"
#include "reckon/letters/grid/grid_text.hpp"
#include "reckon/letters/layout.hpp"

namespace reckon::zero {

/// The numbers of a grid or a line, in reading order.
using Numbers = std::vector<std::int64_t>;
/// The operators of a line, in order.
using OperatorString = std::vector<Operator>;

/// The cells of a line in reading order, and the places of the operators between them.
struct ZeroLine {
  std::vector<std::uint8_t> cells;
  std::vector<std::uint8_t> places;
};

/// The lines of a grid of some size. Cells and places are numbered in reading order. A row of
/// numbers has one place between any two; a row of operators has 2 columns - 1 places.
struct ZeroLayout {
  std::uint8_t rows = letters::kLeastSide;
  std::uint8_t columns = letters::kLeastSide;
  /// Rows, then columns, then diagonals that fall to the right, then those that fall to the left.
  std::vector<ZeroLine> lines;

  /// The number of rows and columns, which come before the diagonals.
  std::size_t straight() const { return std::size_t{rows} + columns; }
  std::size_t cells() const { return std::size_t{rows} * columns; }
  std::size_t places() const {
    return (2 * std::size_t{rows} - 1) * (2 * std::size_t{columns} - 1) - cells();
  }
};

/// The values of the cells or places of a line: at most 9.
template <typename T>
class Along {
 public:
  Along(std::span<const T> all, std::span<const std::uint8_t> where) : size_(where.size()) {
    for (std::size_t i = 0; i < size_; ++i) values_[i] = all[where[i]];
  }
  T& operator[](std::size_t i) { return values_[i]; }
  std::span<const T> span() const { return {values_.data(), size_}; }

 private:
  std::array<T, 9> values_{};
  std::size_t size_;
};
inline Along<std::int64_t> numbers_along(std::span<const std::int64_t> numbers,
                                         const ZeroLine& line) {
  return {numbers, line.cells};
}

/// The row and column of a crossing among all crossings.
struct Crossing {
  std::size_t row = 0;
  std::size_t column = 0;
};
/// The crossing at this operator of a diagonal.
Crossing crossing_of(const ZeroLayout& layout, const ZeroLine& diagonal, std::size_t place);

/// Calls `take` with each string of as many operators, in the order of + < - < * < /.
template <typename Take>
void each_string(std::size_t places, const Take& take) {
  OperatorString string(places);
  for (std::uint64_t code = 0; code < std::uint64_t{1} << (2 * places); ++code) {
    for (std::size_t i = 0; i < places; ++i) {
      string[i] = kOperators[static_cast<std::size_t>(code >> (2 * (places - 1 - i)) & 3U)];
    }
    take(std::as_const(string));
  }
}

/// The lines of a grid of 2 to 9 rows and columns; for larger grids, places would overflow their
/// type.
ZeroLayout zero_layout(std::size_t rows, std::size_t columns);

/// A grid, or a candidate.
struct ZeroGrid {
  Numbers numbers;           ///< one per cell
  OperatorString operators;  ///< one per place

  friend auto operator<=>(const ZeroGrid&, const ZeroGrid&) = default;
};

/// Whether the numbers joined by the operators, products before sums, make 0; false if there is a
/// division by 0. Exact for numbers of any size.
bool is_zero(std::span<const std::int64_t> numbers, std::span<const Operator> operators);
/// Whether every line is 0.
bool is_zero(const ZeroLayout& layout, const ZeroGrid& grid);

/// Whether all intermediate results of a line are integers: each ÷ divides the product before it
/// without remainder. So 6 ÷ 4 + 18 ÷ 4 − 6, which is 0, is not whole, and neither is 3 ÷ 2 × 4.
/// Exact for numbers of any size; false if there is a division by 0.
bool is_whole(std::span<const std::int64_t> numbers, std::span<const Operator> operators);
/// Whether every line is whole.
bool is_whole(const ZeroLayout& layout, const ZeroGrid& grid);

/// Whether all numbers are at least this.
bool is_from(std::span<const std::int64_t> numbers, std::int64_t least);
std::int64_t sum_of(std::span<const std::int64_t> numbers);
/// Sorts grids by their sum, then in reading order.
void sort_by_sum(std::vector<Numbers>& grids);

/// Whether each of + - * / occurs.
bool uses_all_operators(std::span<const Operator> operators);

/// The number of operator settings with a minus in every line, which positive integers require, and
/// `others` operators to choose from in addition.
Rational settings_with_minus(const ZeroLayout& layout, int others);

/// The grid in aligned columns, as above.
std::string to_text(const ZeroLayout& layout, const ZeroGrid& grid,
                    letters::Typography typography = letters::Typography::typeset);
/// The same with arbitrary words for the numbers, one per cell.
std::string to_text(const ZeroLayout& layout, std::span<const std::string> words,
                    std::span<const Operator> operators,
                    letters::Typography typography = letters::Typography::typeset);

}  // namespace reckon::zero
