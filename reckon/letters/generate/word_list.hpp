// SPDX-License-Identifier: MIT
// Common words, from which sums are made by default.
#pragma once

#include <string>
#include <vector>

#include "reckon/text/language.hpp"

namespace reckon::letters {

/// Returns the words of share/words in capitals from A to Z, some 300 in each language. Cost: some
/// microseconds.
std::vector<std::string> word_list(Language language);

}  // namespace reckon::letters
