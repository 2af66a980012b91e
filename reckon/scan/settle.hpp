// SPDX-License-Identifier: MIT
// What a reading says, held against the code printed below the puzzle and against its answer.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "reckon/scan/reading.hpp"
#include "reckon/scan/scan.hpp"

namespace reckon::scan {

/// The puzzle of a code that was read, if it is like the reading: no token that was read for sure
/// is another, and most are the same. Certain if each of the others may be what the code says by
/// what was seen of it; those that may not are doubts.
std::optional<Found> settle_by_code(const Reading& reading, std::string_view code);

/// What the reading of a hand or a grid alone allows to say. An answer never overrules what was
/// seen: where it takes something for another character than a reader does, the puzzle is not
/// certain, the text is that with the answer, and a doubt names the place.
Found settle(const Reading& reading);

}  // namespace reckon::scan
