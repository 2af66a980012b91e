// SPDX-License-Identifier: MIT
// The ways to the answers of a puzzle, each for its sort.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "reckon/alphametic/solve/solver.hpp"

namespace reckon::alphametic {

__extension__ using Int128 = __int128;

/// The most cells of a puzzle of sums.
inline constexpr std::size_t kMostLinearCells = 64;

/// The difference of the sides of a relation as a sum: a weight for each cell, and a constant.
struct LinearForm {
  std::array<Int128, kMostLinearCells> weights{};
  Int128 constant = 0;
  Sign sign = Sign::equal;
};

/// All relations as sums, if they are, with at most kMostLinearCells cells, and no value leaves 124
/// bits.
std::optional<std::vector<LinearForm>> linear_forms(const Puzzle& puzzle);

/// Whether all values of these forms fit into 62 bits.
bool are_short(const Puzzle& puzzle, const std::vector<LinearForm>& forms);

// Each visits all answers, as each_answer() does.
bool solve_linear(const Puzzle& puzzle, const std::vector<LinearForm>& forms, const Visit& visit,
                  Budget& budget);
bool solve_general(const Puzzle& puzzle, const Visit& visit, Budget& budget);
bool solve_division(const Puzzle& puzzle, const Visit& visit, Budget& budget);

}  // namespace reckon::alphametic
