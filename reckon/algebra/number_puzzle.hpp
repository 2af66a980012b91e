// SPDX-License-Identifier: MIT
// Calcrostics with known operators that ask for their numbers, some of which may be given.
#pragma once

#include "reckon/algebra/integer_solutions.hpp"
#include "reckon/algebra/setting.hpp"
#include "reckon/letters/grid/grid_text.hpp"
#include "reckon/letters/layout.hpp"

namespace reckon::algebra {

/// Returns all positive integers, including 1 and of any size, that satisfy a setting with these
/// given numbers: nine for each answer, in reading order.
///
/// The answers `none` and `finitely_many` are proved: the families contain all rational solutions,
/// and each family is decided. If the families of one version of the grid leave it open, those of
/// another, which have other parameters, may decide it; so all are tried. Costs some milliseconds,
/// and up to a second with few given and large numbers.
PositiveIntegers solve(const Setting& setting, const Givens& givens);

/// Returns the same for a 3 x 3 grid with diagonals and these given numbers, one per cell.
PositiveIntegers solve(const letters::Layout& layout, const letters::GivenNumbers& given);

}  // namespace reckon::algebra
