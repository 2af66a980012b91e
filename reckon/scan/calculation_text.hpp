// SPDX-License-Identifier: MIT
// The lines of an alphametic, as they are printed and as they are written.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "reckon/scan/reading.hpp"

namespace reckon::scan {

/// The words and operators of each line that a sheet prints of an alphametic, operators in ASCII;
/// none of a rule.
std::vector<std::vector<std::string>> printed_words(std::string_view alphametic);

/// The alphametic that a reading shows: a sum in one line, other drawings as they stand. `_` is
/// what could not be read.
std::string calculation_text(const Reading& reading);

}  // namespace reckon::scan
