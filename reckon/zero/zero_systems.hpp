// SPDX-License-Identifier: MIT
// Zero grids as systems of polynomial equations, one per line.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "reckon/algebra/polynomial.hpp"
#include "reckon/zero/zero_grid.hpp"

namespace reckon::zero {

using algebra::FlintRational;
using algebra::Polynomial;
using algebra::Ring;

/// The unknowns in reading order, one per cell: x with row and column, such as x11, x12. Rows and
/// columns are at most 9.
std::vector<std::string> names_of_numbers(const ZeroLayout& layout);

/// The equation of each line, in the order of the layout: 3 (rows + columns - 2) equations, each
/// with one term more than the line has sums and differences. A line is multiplied by all its
/// divisors, which makes no difference if no number is 0. The ring must have
/// names_of_numbers(layout); there is one operator per place. Costs some microseconds per line.
std::vector<Polynomial> equations_of(const Ring& ring, const ZeroLayout& layout,
                                     std::span<const Operator> operators);

}  // namespace reckon::zero
