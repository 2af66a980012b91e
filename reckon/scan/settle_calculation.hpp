// SPDX-License-Identifier: MIT
// What the reading of an alphametic says.
#pragma once

#include <string>
#include <vector>

#include "reckon/scan/reading.hpp"
#include "reckon/scan/scan.hpp"

namespace reckon::scan {

/// What the lines say, whose code could not be read. Certain if all characters are clear and there
/// is one answer; if they may be several alphametics with one answer, but the code of only one of
/// them may be what is printed below; or if only one has an answer, and that is what was seen.
/// `below` is that print: what each character may be, without hyphens.
Found settle_calculation(const Reading& reading, const std::vector<std::string>& below);

}  // namespace reckon::scan
