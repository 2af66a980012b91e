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

#include "reckon/zero/grid_families.hpp"
#include "reckon/zero/zero_grid.hpp"

namespace reckon::zero {

/// Whether this decides a size: 3 x 5 or 5 x 3.
bool is_decided_ladder(const ZeroLayout& layout);

/// The number of independent pieces of work for a size.
inline constexpr std::uint64_t kLadderPieces = 147;
/// All grids of positive integers, including 1 and without an upper bound, that are zero grids for
/// some setting of the operators, for one piece. For sizes as above. Takes a hundredth of a second,
/// or up to half a minute.
GridPiece ladder_piece(const ZeroLayout& layout, std::uint64_t piece);

/// Whether a piece looks for a grid of positive integers below 2^31, if it is a zero grid. Each
/// grid belongs to at least one piece.
bool is_of_ladder_piece(const ZeroLayout& layout, std::uint64_t piece,
                        std::span<const std::int64_t> numbers);

}  // namespace reckon::zero
