// SPDX-License-Identifier: MIT
// Tells entrants which data is kept. The words follow from the settings, so that they are true.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "reckon/text/language.hpp"

namespace reckon::contests {

/// Returns the lines for entrants. `names`: whether names are kept, for how many `days` after the
/// contest is official.
std::vector<std::string> privacy_lines(Language language, bool names, std::int64_t days);

}  // namespace reckon::contests
