// SPDX-License-Identifier: MIT
// What the reading of an alphametic says.
#pragma once

#include <string>
#include <vector>

#include "reckon/arith/budget.hpp"
#include "reckon/scan/reading.hpp"
#include "reckon/scan/scan.hpp"

namespace reckon::scan {

/// What the lines say, whose code could not be read. Certain if, of all alphametics with one answer
/// that they may say, the code of only one may be what is printed below. Without a code only those
/// are certain whose letters are A, B, C ... as they appear: if all characters are clear and there
/// is one answer, or if only one has an answer, and that is what was seen. `below` is the print:
/// what each character may be, without hyphens. Where the budget is over, there are doubts.
Found settle_calculation(const Reading& reading, const std::vector<std::string>& below,
                         Budget& budget);

}  // namespace reckon::scan
