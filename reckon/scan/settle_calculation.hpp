// SPDX-License-Identifier: MIT
// Decides which alphametic a reading shows.
#pragma once

#include <string>
#include <vector>

#include "reckon/arith/budget.hpp"
#include "reckon/scan/reading.hpp"
#include "reckon/scan/scan.hpp"

namespace reckon::scan {

/// The alphametic in the lines, if its code could not be read. It is certain if among all possible
/// alphametics with one answer, only one has a code that matches the print below. Without a code,
/// only alphametics with letters A, B, C ... in order of appearance are certain. Then either all
/// characters are clear and there is one answer, or only one candidate has an answer and matches
/// what was seen. `below` has the choices for each printed character, without hyphens. If the
/// budget runs out, there are doubts.
Found settle_calculation(const Reading& reading, const std::vector<std::string>& below,
                         Budget& budget);

}  // namespace reckon::scan
