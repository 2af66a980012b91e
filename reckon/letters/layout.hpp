// SPDX-License-Identifier: MIT
// Where the numbers of a grid stand, and which lines join them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "reckon/arith/expression.hpp"

namespace reckon::letters {

/// Rows and columns of a grid are 3 to 5.
inline constexpr std::size_t kLeastSide = 3;
inline constexpr std::size_t kMostSide = 5;
inline constexpr std::size_t kMostCells = kMostSide * kMostSide;
/// As many rows and columns, and two diagonals.
inline constexpr std::size_t kMostLines = 2 * kMostSide + 2;

/// One equation: the numbers in the cells, joined by the operators with the usual precedence, make
/// the number in the last cell:
///
///     cells       0   1   2   ...   last
///     operators     +   *   ...   =
///
/// Divisions are exact in the rationals. A line is read from left to right or from top to bottom,
/// or the other way where the grid has its equals sign on the other side. Its cells stand in the
/// order of reading.
struct Line {
  std::array<std::uint8_t, kMostSide> cells{};
  std::array<Operator, kMostSide - 2> operators{};
  std::uint8_t size = 0;  ///< how many cells, the result included

  /// Returns the cells that the operators join.
  std::span<const std::uint8_t> operands() const {
    return std::span(cells).first(size - std::size_t{1});
  }
  /// Returns the operators between them.
  std::span<const Operator> signs() const {
    return std::span(operators).first(size - std::size_t{2});
  }
  /// Returns the cell of their result.
  std::uint8_t result() const { return cells[size - std::size_t{1}]; }

  friend bool operator==(const Line&, const Line&) = default;
};

/// Returns the operator of a line that is read the other way: x + y = z becomes z - y = x.
Operator opposite(Operator op);

/// The size of a grid and its lines: rows from top to bottom, columns from left to right, and with
/// diagonals the main one (a f m) and the other (c f h). Only a 3 x 3 grid has diagonals. Cells are
/// numbered in reading order. Lines that do not form a grid have one row of cells: see
/// layout_of_lines().
struct Layout {
  std::uint8_t rows = kLeastSide;
  std::uint8_t columns = kLeastSide;
  bool diagonals = false;
  std::vector<Line> lines;

  std::size_t cells() const { return std::size_t{rows} * columns; }

  friend bool operator==(const Layout&, const Layout&) = default;
};

/// Returns lines over cells that do not form a grid, such as those of equations: any cells in each
/// line, in any order, also twice. At most kMostLines lines of 2 to kMostSide of at most kMostCells
/// cells.
Layout layout_of_lines(std::size_t cells, std::vector<Line> lines);

/// The operators of a 3 x 3 grid with diagonals: of rows 1 to 3, columns 1 to 3, the main diagonal
/// and the other one.
using SquareOperators = std::array<Operator, 8>;

/// The cells of its eight lines, in the order of the operators.
inline constexpr std::array<std::array<std::uint8_t, 3>, 8> kSquareLines = {
    {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}}};

/// Returns the eight lines of a 3 x 3 grid with these operators.
Layout layout_of(const SquareOperators& operators);

/// Returns whether the line is read from right to left or from bottom to top.
inline bool is_turned(const Line& line) { return line.cells[0] > line.result(); }

/// Returns the operators of a grid, lines that are read the other way turned round. Empty if it is
/// not 3 x 3 with diagonals.
std::optional<SquareOperators> operators_of(const Layout& layout);

/// Returns whether a line shows the operator.
bool shows(const Layout& layout, Operator op);
/// Returns whether each of + - * / is shown.
bool has_all_operators(const Layout& layout);

/// A grid with known numbers only.
struct SolvedGrid {
  Layout layout;
  std::vector<std::int64_t> numbers;  ///< one a cell
};

/// The two sides of a line, both multiplied by its divisors so that they are whole numbers: of
/// x ÷ y = z, x and y z.
struct Sides {
  __extension__ using Wide = __int128;
  Wide left = 0;
  Wide right = 0;
  bool exist = true;  ///< whether no divisor is 0

  bool equal() const { return exist && left == right; }
};

/// Returns the sides of a line with these numbers, one a cell. Exact for numbers below 2^62 in
/// lines of two operands, and in all lines that LinePuzzle::make takes.
Sides sides_of(const Line& line, std::span<const std::int64_t> numbers);
/// Returns the value of the left side of a line; nothing if it is not a whole number or does not
/// exist.
std::optional<std::int64_t> left_side(const Line& line, std::span<const std::int64_t> numbers);
/// Returns whether the numbers, one a cell, satisfy the line. As exact as sides_of().
bool holds(const Line& line, std::span<const std::int64_t> numbers);
/// Returns whether they satisfy every line.
bool holds(const Layout& layout, std::span<const std::int64_t> numbers);

}  // namespace reckon::letters
