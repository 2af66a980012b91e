// The documents about the way to the answer of a puzzle.
#pragma once

#include "app/json/values.hpp"
#include "reckon/calcrostic/grid_text.hpp"
#include "reckon/calcrostic/hint.hpp"

namespace reckon::json {

/// What a person is told next.
Json json_of_hint(const calcrostic::Grid& grid, const calcrostic::Hint& hint);
/// The whole way.
Json json_of_steps(const calcrostic::Grid& grid, const calcrostic::Reasoned& reasoned,
                   Budget& budget);

}  // namespace reckon::json
