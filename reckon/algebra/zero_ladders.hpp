// SPDX-License-Identifier: MIT
// All zero grids of positive integers of 3 x 5 and of 5 x 3, decided (docs/zero-grids.md has the
// proof).
//
//     a  p  x  q  b     Diagonals of two numbers make p and q. f is 2 p, p^2 or 1, and h likewise
//     p  f  g  h  q     with q. Lines of three numbers are a ladder: c follows from x and f, a from
//     c  p  y  q  d     p and c, y from a and f, g from x and y, q from p and g, b and d from h. So
//                       a grid has two free numbers, p and x, and the lines that are left, two of
//                       three numbers and three of five, are curves in them.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "reckon/zero/zero_grid.hpp"

namespace reckon::algebra {

/// Infinitely many grids, one for each t from 1 on, whose numbers are polynomials in t.
struct LadderFamily {
  std::vector<std::vector<std::int64_t>> numbers;  ///< by cell, the coefficients of 1, t, t^2, ...

  /// The grid of this t, from 1 on, where its numbers are below 2^63.
  std::vector<std::int64_t> at(std::int64_t t) const;
  /// Whether these numbers are a grid of the family.
  bool contains(std::span<const std::int64_t> grid) const;
  /// The numbers, like `t^2-3t+1`.
  std::vector<std::string> texts() const;

  friend auto operator<=>(const LadderFamily&, const LadderFamily&) = default;
};

/// What comes of one choice of f and of what the diagonals say.
struct LadderPiece {
  std::uint64_t cores = 0;       ///< choices of f, h, and what all lines of three numbers say
  std::uint64_t lines = 0;       ///< curves that give one unknown as a fraction of the other
  std::uint64_t curves = 0;      ///< others
  std::uint64_t resultants = 0;  ///< different pairs of curves that were intersected
  std::uint64_t undecided = 0;   ///< 0, or the proof has a gap
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

/// Whether this decides a size: 3 x 5 or 5 x 3.
bool is_decided_ladder(const zero::ZeroLayout& layout);

/// In how many pieces a size is decided that do not know of each other.
inline constexpr std::uint64_t kLadderPieces = 147;
/// All grids of positive integers, 1 included, that are zero grids for some setting of the
/// operators, for one piece. Without a bound on the numbers. For sizes as above. Takes a hundredth
/// of a second, or up to half a minute.
LadderPiece ladder_piece(const zero::ZeroLayout& layout, std::uint64_t piece);

/// Whether a grid of positive integers, if it is a zero grid, is one that a piece looks for. Each
/// is of one piece at least.
bool is_of_ladder_piece(const zero::ZeroLayout& layout, std::uint64_t piece,
                        std::span<const std::int64_t> numbers);

/// All pieces together.
LadderCensus ladder_census(std::span<const LadderPiece> pieces);

}  // namespace reckon::algebra
