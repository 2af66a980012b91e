// SPDX-License-Identifier: MIT
// Results of deciding the zero grids of 3 x 5 and of 5 x 3 piece by piece: grids, families of
// grids, and all pieces together.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace reckon::algebra {

/// Infinitely many grids, one for each t >= 1, whose numbers are polynomials in t.
struct LadderFamily {
  std::vector<std::vector<std::int64_t>> numbers;  ///< by cell, the coefficients of 1, t, t^2, ...

  /// Whether there is a number for each cell, one of them of degree 1 in t, as all functions below
  /// require.
  bool is_sound() const;
  /// The grid for this t >= 1; empty if a number is not below 2^63.
  std::optional<std::vector<std::int64_t>> at(std::int64_t t) const;
  /// Whether these positive numbers are a grid of the family.
  bool contains(std::span<const std::int64_t> grid) const;
  /// The numbers, like `t^2-3t+1`.
  std::vector<std::string> texts() const;

  friend auto operator<=>(const LadderFamily&, const LadderFamily&) = default;
};

/// The result for one choice of f and of the relations of the diagonals.
struct LadderPiece {
  std::uint64_t cores = 0;  ///< choices of f, h, and the relations of all lines of three numbers
  std::uint64_t undecided = 0;                     ///< 0, or the proof has a gap
  std::vector<std::vector<std::int64_t>> grids{};  ///< ascending
  std::vector<LadderFamily> families{};            ///< ascending
};

struct LadderCensus {
  std::uint64_t cores = 0;
  std::uint64_t undecided = 0;  ///< 0, or the proof has a gap
  /// The numbers of each grid outside all families, sorted by their sum, then in reading order.
  std::vector<std::vector<std::int64_t>> grids{};
  std::vector<LadderFamily> families{};  ///< no family contains another
};

/// Combines all pieces.
LadderCensus ladder_census(std::span<const LadderPiece> pieces);

}  // namespace reckon::algebra
