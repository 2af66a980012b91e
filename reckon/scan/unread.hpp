// SPDX-License-Identifier: MIT
// Print that looks like a puzzle but was not read.
#pragma once

#include <vector>

#include "reckon/scan/sight.hpp"

namespace reckon::scan {

/// Where on the page print stands that is like that of puzzles, apart from those that were seen:
/// blocks with two equals signs, or with a line of five words and more that have no more than two
/// or three characters, with an operator or a colon. If no puzzle was seen, all print together, if
/// it is a dozen characters. Cost: quadratic in the pieces of print, of which no more than 3,000
/// are looked at.
std::vector<vision::Rectangle> unread_print(const Page& page, const std::vector<Sight>& sights);

}  // namespace reckon::scan
