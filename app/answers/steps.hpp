// SPDX-License-Identifier: MIT
// Documents about the way to the answer of a puzzle.
#pragma once

#include <string_view>

#include "app/answers/values.hpp"
#include "reckon/letters/grid_text.hpp"
#include "reckon/letters/reason/hint.hpp"

namespace reckon::answers {

/// Returns `one_answer` and the like.
std::string_view key_of(letters::Outcome outcome);
/// Returns the letters whose digits imply the step.
Json json_of_because(const letters::Step& step, const letters::LetterName& name);
/// Returns the candidates of each letter before and after the step.
Json json_of_changes(const letters::Step& step, const letters::LetterName& name);

/// Returns the next hint for a person.
Json json_of_hint(const letters::Grid& grid, const letters::Hint& hint);
/// Returns the whole way.
Json json_of_steps(const letters::Grid& grid, const letters::Reasoned& reasoned, Budget& budget);

}  // namespace reckon::answers
