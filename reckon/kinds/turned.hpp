// SPDX-License-Identifier: MIT
// Grids turned and mirrored, and how much one of them tells about another.
#pragma once

#include <cstddef>
#include <cstdint>
#include <numeric>
#include <span>
#include <vector>

#include "reckon/kinds/puzzle.hpp"
#include "reckon/letters/layout.hpp"

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

/// The value of shared_part for equal answers. Half of it can be divided by every number of letters
/// or cells, so that each part is exact.
inline constexpr std::int64_t kAllShared = [] {
  std::int64_t whole = 1;
  for (std::size_t i = 2; i <= letters::kMostCells; ++i) {
    whole = std::lcm(whole, static_cast<std::int64_t>(i));
  }
  return 2 * whole;
}();

/// Returns by how much two answers can be copied from each other: half the share of letters with
/// the same digit, and half the share of cells with the same number. 0 to kAllShared.
std::int64_t shared_part(const Copied& one, const Copied& other);

}  // namespace reckon::kinds
