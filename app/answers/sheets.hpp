// SPDX-License-Identifier: MIT
// Documents with answers about sheets.
#pragma once

#include <cstddef>

#include "app/answers/values.hpp"
#include "reckon/kinds/puzzle.hpp"

namespace reckon::answers {

/// Returns a puzzle of a sheet with its answer; the numbers start at 1.
Json json_of(const kinds::Entry& entry, std::size_t number);

}  // namespace reckon::answers
