// SPDX-License-Identifier: MIT
// The first grading of alphametics, by which versions of sheets were given out.
#pragma once

#include <optional>

#include "reckon/alphametic/puzzle.hpp"
#include "reckon/arith/budget.hpp"

namespace reckon::alphametic {

/// Returns the level of a puzzle by version 1 of the grading (kGrading), which never changes.
/// Nothing unless the puzzle has exactly one answer, or if the budget runs out first. The puzzle
/// must have no obstacle().
std::optional<int> first_level(const Puzzle& puzzle, Budget& budget);

}  // namespace reckon::alphametic
