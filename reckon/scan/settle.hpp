// SPDX-License-Identifier: MIT
// Compares a reading with the code printed below the puzzle and with the answer.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "reckon/scan/reading.hpp"
#include "reckon/scan/scan.hpp"

namespace reckon::scan {

/// The puzzle of a code, if it matches the reading: no sure token differs, and most tokens are
/// equal. It is certain if the choices of every other token include that of the code; tokens that
/// do not match are doubts.
std::optional<Found> settle_by_code(const Reading& reading, std::string_view code);

/// The result for a hand or a grid from its reading alone. An answer never overrules a reader.
/// Where they differ, the puzzle is not certain, the text is the one with the answer, and a doubt
/// names the place.
Found settle(const Reading& reading);

}  // namespace reckon::scan
