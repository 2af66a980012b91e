// SPDX-License-Identifier: MIT
// Documents about the way to the answer of a puzzle.
#pragma once

#include "app/answers/values.hpp"
#include "reckon/letters/grid_text.hpp"
#include "reckon/letters/reason/hint.hpp"

namespace reckon::answers {

/// Returns the next hint for a person.
Json json_of_hint(const letters::Grid& grid, const letters::Hint& hint);
/// Returns the whole way.
Json json_of_steps(const letters::Grid& grid, const letters::Reasoned& reasoned, Budget& budget);

}  // namespace reckon::answers
