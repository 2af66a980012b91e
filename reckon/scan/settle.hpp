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
/// is another, and most are the same.
std::optional<Found> settle_by_code(const Reading& reading, std::string_view code);

/// What the reading alone allows to say.
Found settle(const Reading& reading);

}  // namespace reckon::scan
