// SPDX-License-Identifier: MIT
// The first grading of alphametics, by which versions of sheets were given out.
#pragma once

#include <optional>

#include "reckon/alphametic/puzzle.hpp"
#include "reckon/arith/budget.hpp"

namespace reckon::alphametic {

/// The level of a puzzle by version 1 of the grading (kGrading), as it was: this never changes.
/// Nothing if the puzzle has not exactly one answer, or the budget is over before. The puzzle has
/// no obstacle().
std::optional<int> first_level(const Puzzle& puzzle, Budget& budget);

}  // namespace reckon::alphametic
