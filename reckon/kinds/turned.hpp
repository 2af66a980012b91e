// SPDX-License-Identifier: MIT
// Grids turned and mirrored, and how much one of them tells about another.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "reckon/kinds/puzzle.hpp"

namespace reckon::kinds {

/// Returns a grid in each way in which it can be turned and mirrored, itself first: up to eight
/// calcrostics, two newspaper grids, and one grid that asks for numbers. All differ.
std::vector<GridPuzzle> turned(const GridPuzzle& grid);

/// Returns the digits of a grid's letters, in the order in which the letters appear.
std::vector<std::uint8_t> digits_by_letter(const GridPuzzle& grid);

/// The parts of an answer that a neighbour could copy.
struct Copied {
  std::span<const std::uint8_t> letters{};  ///< the digit of each letter
  std::span<const std::int64_t> cells{};    ///< the number of each cell
};

/// Returns by how much two answers can be copied from each other: half the share of letters with
/// the same digit, and half the share of cells with the same number. 0 to 1.
double shared_part(const Copied& one, const Copied& other);

}  // namespace reckon::kinds
