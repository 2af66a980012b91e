// SPDX-License-Identifier: MIT
// The ways to the answers of a puzzle, each for its sort.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "reckon/letters/line_puzzle.hpp"
#include "reckon/letters/solve/solver.hpp"

namespace reckon::letters {

__extension__ using Int128 = __int128;

/// The most cells of a puzzle of sums.
inline constexpr std::size_t kMostLinearCells = 64;

/// The difference of the sides of a relation as a sum: a weight for each cell, and a constant.
struct LinearForm {
  std::array<Int128, kMostLinearCells> weights{};
  Int128 constant = 0;
  Sign sign = Sign::equal;
};

/// Returns all relations as sums, if they are sums with at most kMostLinearCells cells, and all
/// values fit into 124 bits.
std::optional<std::vector<LinearForm>> linear_forms(const Puzzle& puzzle);

/// Whether all values of these forms fit into 62 bits.
bool are_short(const Puzzle& puzzle, const std::vector<LinearForm>& forms);

/// An alphametic as lines, with the digits that its sums show at once. The lines suit the solver of
/// grids: every letter stands in a line of three words, and if there are only sums, all lines have
/// three words. Nothing if they do not.
struct PackedLines {
  LinePuzzle puzzle;
  bool has_products = false;   ///< or quotients
  bool is_impossible = false;  ///< digits that must be contradict each other
};
std::optional<PackedLines> packed_lines(const Puzzle& puzzle);

// Each visits all answers, as each_answer() does.
bool solve_linear(const Puzzle& puzzle, const std::vector<LinearForm>& forms, const Visit& visit,
                  Budget& budget);
bool solve_lines(const PackedLines& lines, const Visit& visit, Budget& budget);
/// Does the same for lines without products. Returns nothing, without having begun, if
/// solve_linear() is faster.
std::optional<bool> solve_sums(const PackedLines& lines, const Visit& visit, Budget& budget);
bool solve_general(const Puzzle& puzzle, const Visit& visit, Budget& budget);
bool solve_division(const Puzzle& puzzle, const Visit& visit, Budget& budget);

}  // namespace reckon::letters
