// SPDX-License-Identifier: MIT
// What comes of deciding the zero grids of 3 x 5 and of 5 x 3 piece by piece: grids, families of
// them, and all pieces together.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace reckon::algebra {

/// Infinitely many grids, one for each t from 1 on, whose numbers are polynomials in t.
struct LadderFamily {
  std::vector<std::vector<std::int64_t>> numbers;  ///< by cell, the coefficients of 1, t, t^2, ...

  /// Whether there is a number for each cell, one of them of degree 1 in t, as all that follows
  /// asks.
  bool is_sound() const;
  /// The grid of this t, from 1 on; nothing if a number is not below 2^63.
  std::optional<std::vector<std::int64_t>> at(std::int64_t t) const;
  /// Whether these positive numbers are a grid of the family.
  bool contains(std::span<const std::int64_t> grid) const;
  /// The numbers, like `t^2-3t+1`.
  std::vector<std::string> texts() const;

  friend auto operator<=>(const LadderFamily&, const LadderFamily&) = default;
};

/// What comes of one choice of f and of what the diagonals say.
struct LadderPiece {
  std::uint64_t cores = 0;      ///< choices of f, h, and what all lines of three numbers say
  std::uint64_t undecided = 0;  ///< 0, or the proof has a gap
  std::vector<std::vector<std::int64_t>> grids{};  ///< ascending
  std::vector<LadderFamily> families{};            ///< ascending
};

struct LadderCensus {
  std::uint64_t cores = 0;
  std::uint64_t undecided = 0;  ///< 0, or the proof has a gap
  /// The numbers of each grid that belongs to no family, by their sum, then in reading order.
  std::vector<std::vector<std::int64_t>> grids{};
  std::vector<LadderFamily> families{};  ///< none of which has all grids of another
};

/// All pieces together.
LadderCensus ladder_census(std::span<const LadderPiece> pieces);

}  // namespace reckon::algebra
