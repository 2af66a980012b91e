// SPDX-License-Identifier: MIT
// Finds unread print that looks like a puzzle.
#pragma once

#include <vector>

#include "reckon/scan/sight.hpp"

namespace reckon::scan {

/// The positions of print that looks like puzzles, outside those seen. Such a block has two equals
/// signs, or a line of five or more words of at most two or three characters with an operator or a
/// colon. If no puzzle was seen, all print together, if it has at least a dozen characters. Cost:
/// quadratic in the pieces of print; at most 3,000 are used.
std::vector<vision::Rectangle> unread_print(const Page& page, const std::vector<Sight>& sights);

}  // namespace reckon::scan
