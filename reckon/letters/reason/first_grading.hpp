// SPDX-License-Identifier: MIT
// The first grading of alphametics, by which versions of sheets were given out.
#pragma once

#include <optional>

#include "reckon/arith/budget.hpp"
#include "reckon/letters/puzzle.hpp"

namespace reckon::letters {

/// Returns the level of a puzzle by version 1 of the grading (kAlphameticGrading), which never
/// changes. Nothing unless the puzzle has exactly one answer, or if the budget runs out first. The
/// puzzle must have no obstacle().
std::optional<int> first_level(const Puzzle& puzzle, Budget& budget);

}  // namespace reckon::letters
