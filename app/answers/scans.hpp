// SPDX-License-Identifier: MIT
// The document about puzzles in a picture.
#pragma once

#include "app/answers/values.hpp"
#include "reckon/scan/scan.hpp"

namespace reckon::answers {

/// Returns `{"puzzles": [...], "unread": [...]}`: the puzzles found, and the places of unread text,
/// in pixels of the picture.
Json json_of_scanned(const scan::Scanned& scanned);

}  // namespace reckon::answers
