// SPDX-License-Identifier: MIT
// All zero grids of positive integers of 3 x 4 and of 4 x 3, decided (docs/zero-grids.md has the
// proof).
//
//     a  p  q  d     Diagonals of two numbers make p and q, and the minus on their crossing leaves
//     p  f  g  q     two operators, X and Y, that say what the corners are: a = f Y q, d = g Y p,
//     i  p  q  l     l = p X g and i = q X f. f is 2 p, p^2 or 1, and g likewise. So a grid has two
//                    free numbers, and the lines that are left are curves in them.
#pragma once

#include "reckon/zero/grid_families.hpp"
#include "reckon/zero/zero_grid.hpp"

namespace reckon::zero {

/// Whether strip_census() supports a size: 3 x 4 or 4 x 3.
bool is_decided_strip(const ZeroLayout& layout);

/// All grids of positive integers, including 1 and without an upper bound, that are zero grids for
/// some setting of the operators, without families. For sizes as above. Takes about a second.
GridCensus strip_census(const ZeroLayout& layout);

}  // namespace reckon::zero
