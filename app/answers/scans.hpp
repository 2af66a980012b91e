// SPDX-License-Identifier: MIT
// The document about puzzles in a picture.
#pragma once

#include <vector>

#include "app/answers/values.hpp"
#include "reckon/scan/scan.hpp"

namespace reckon::answers {

/// Returns `{"puzzles": [...], "unread": [...]}`: the puzzles found, and the places of unread text,
/// in pixels of the picture.
Json json_of_scanned(const scan::Scanned& scanned);

/// Returns the same for the pages of a file, in one list each. Every puzzle and place has the
/// number of its `page`; `pages` is their number, and `reversals` names those that are mirrored or
/// negatives. Places are in pixels of the drawn page.
Json json_of_pages(const std::vector<scan::Scanned>& pages);

}  // namespace reckon::answers
