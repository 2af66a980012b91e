// SPDX-License-Identifier: MIT
// What was read of a grid that somebody wrote, or what is wrong with it.
#pragma once

#include <string_view>

#include "app/answers/values.hpp"

namespace reckon::answers {

/// The one grid of a text in its parts; a solved one as the puzzle whose answer it is, with letters
/// by first appearance. Blank lines may stand between its lines.
Json json_of_reading(std::string_view text);

}  // namespace reckon::answers
