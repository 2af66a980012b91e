// SPDX-License-Identifier: MIT
// Zero grids as systems of polynomial equations: an equation for each line.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "reckon/algebra/polynomial.hpp"
#include "reckon/zero/zero_grid.hpp"

namespace reckon::algebra {

/// The unknowns, a cell each, in reading order: x and its row and column, x11, x12 and so on. Rows
/// and columns are at most 9.
std::vector<std::string> names_of_numbers(const zero::ZeroLayout& layout);

/// That each line is 0, in the order of the layout: 3 (rows + columns - 2) equations with as many
/// terms as the line has sums and differences, and one more. A line is multiplied by all it divides
/// by, so that its equation says the same wherever no number is 0. Over a ring of
/// names_of_numbers(layout); the operators are one a place. Costs some microseconds a line.
std::vector<Polynomial> equations_of(const Ring& ring, const zero::ZeroLayout& layout,
                                     std::span<const Operator> operators);

}  // namespace reckon::algebra
