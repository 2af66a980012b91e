// SPDX-License-Identifier: MIT
// All zero grids of a size that is decided: grids, and families of grids.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "reckon/zero/zero_grid.hpp"

namespace reckon::zero {

/// Infinitely many grids, one for each t >= 1, whose numbers are polynomials in t.
struct GridFamily {
  std::vector<std::vector<std::int64_t>> numbers;  ///< by cell, the coefficients of 1, t, t^2, ...

  /// Whether there is a number for each cell, one of them of degree 1 in t, as all functions below
  /// require.
  bool is_sound() const;
  /// The grid for this t >= 1; empty if a number is not below 2^63.
  std::optional<Numbers> at(std::int64_t t) const;
  /// Whether these positive numbers are a grid of the family.
  bool contains(std::span<const std::int64_t> grid) const;
  /// The numbers, like `t^2-3t+1`.
  std::vector<std::string> texts() const;

  friend auto operator<=>(const GridFamily&, const GridFamily&) = default;
};

/// The result for a part of the work on a size.
struct GridPiece {
  std::uint64_t cores = 0;             ///< choices that leave numbers in two unknowns
  std::uint64_t undecided = 0;         ///< 0, or the proof has a gap
  std::vector<Numbers> grids{};        ///< ascending
  std::vector<GridFamily> families{};  ///< ascending
};

struct GridCensus {
  std::uint64_t cores = 0;
  std::uint64_t resultants = 0;  ///< for strips, pairs of curves that were intersected
  std::uint64_t undecided = 0;   ///< 0, or the proof has a gap
  /// The numbers of each grid outside all families, sorted by their sum, then in reading order.
  std::vector<Numbers> grids{};
  std::vector<GridFamily> families{};  ///< no family contains another
};

/// Combines all pieces.
GridCensus grid_census(std::span<const GridPiece> pieces);

}  // namespace reckon::zero
