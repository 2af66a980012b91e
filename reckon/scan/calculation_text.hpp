// SPDX-License-Identifier: MIT
// The lines of an alphametic, printed and as text.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "reckon/scan/reading.hpp"

namespace reckon::scan {

/// The words and operators of each printed line of an alphametic, with operators in ASCII; an empty
/// list for a rule.
std::vector<std::vector<std::string>> printed_words(std::string_view alphametic);

/// The alphametic in a reading: a sum on one line, other drawings as they stand. `_` stands for
/// unread characters.
std::string calculation_text(const Reading& reading);

}  // namespace reckon::scan
