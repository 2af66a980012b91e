// SPDX-License-Identifier: MIT
// The grid in a text, or its errors.
#pragma once

#include <string_view>

#include "app/answers/values.hpp"

namespace reckon::answers {

/// Returns the parts of the only grid of a text. A solved one becomes the puzzle with that answer,
/// with letters by first appearance. Blank lines may separate its lines.
Json json_of_reading(std::string_view text);

}  // namespace reckon::answers
