// SPDX-License-Identifier: MIT
// The document of puzzles read off a picture.
#pragma once

#include "app/answers/values.hpp"
#include "reckon/scan/scan.hpp"

namespace reckon::answers {

/// `{"puzzles": [...], "unread": [...]}`: what was found, and the places of what was not read, in
/// elements of the picture.
Json json_of_scanned(const scan::Scanned& scanned);

}  // namespace reckon::answers
