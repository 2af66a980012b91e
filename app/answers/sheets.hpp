// SPDX-License-Identifier: MIT
// The documents that answer questions about sheets.
#pragma once

#include <cstddef>

#include "app/answers/values.hpp"
#include "reckon/kinds/puzzle.hpp"

namespace reckon::answers {

/// A puzzle of a sheet with its answer; they are numbered from 1 on.
Json json_of(const kinds::Entry& entry, std::size_t number);

}  // namespace reckon::answers
