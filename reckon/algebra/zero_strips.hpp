// SPDX-License-Identifier: MIT
// All zero grids of positive integers of 3 x 4 and of 4 x 3, decided (docs/zero-grids.md has the
// proof).
//
//     a  p  q  d     Diagonals of two numbers make p and q, and the minus on their crossing leaves
//     p  f  g  q     two operators, X and Y, that say what the corners are: a = f Y q, d = g Y p,
//     i  p  q  l     l = p X g and i = q X f. f is 2 p, p^2 or 1, and g likewise. So a grid has two
//                    free numbers, and the lines that are left are curves in them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "reckon/zero/zero_grid.hpp"

namespace reckon::algebra {

struct StripCensus {
  std::uint64_t cores = 0;       ///< choices of f, g, X and Y
  std::uint64_t resultants = 0;  ///< different pairs of curves that were intersected
  std::uint64_t undecided = 0;   ///< 0, or the proof has a gap
  /// The numbers of each grid, sorted by their sum, then in reading order.
  std::vector<std::vector<std::int64_t>> grids;
};

/// Whether strip_census() supports a size: 3 x 4 or 4 x 3.
bool is_decided_strip(const zero::ZeroLayout& layout);

/// All grids of positive integers, including 1 and without an upper bound, that are zero grids for
/// some setting of the operators. For sizes as above. Takes about a second.
StripCensus strip_census(const zero::ZeroLayout& layout);

}  // namespace reckon::algebra
