// SPDX-License-Identifier: MIT
// Calcrostics whose operators are known, and whose numbers are asked for but for some.
#pragma once

#include "reckon/algebra/integer_solutions.hpp"
#include "reckon/algebra/setting.hpp"
#include "reckon/letters/grid_text.hpp"
#include "reckon/letters/layout.hpp"

namespace reckon::algebra {

/// All positive integers, 1 included and however large, that satisfy a setting with these numbers
/// given: nine for each answer, in reading order.
///
/// `none` and `finitely_many` are proved: the families have all rational solutions, and each is
/// decided by itself. What the families of one version of the grid leave open, those of another,
/// which have other parameters, may decide; so all are tried. Costs some milliseconds, and up to a
/// second where little is given and the numbers are large.
PositiveIntegers solve(const Setting& setting, const Givens& givens);

/// The same of a grid of 3 x 3 with diagonals, of which these numbers are given, one a cell.
PositiveIntegers solve(const letters::Layout& layout, const letters::GivenNumbers& given);

}  // namespace reckon::algebra
