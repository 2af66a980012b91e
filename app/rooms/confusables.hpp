// SPDX-License-Identifier: MIT
// Lists of characters that look alike: confusables.txt, which the build embeds in the program.
#pragma once

#include <string_view>

namespace reckon::rooms {

extern const std::string_view kConfusables;

}  // namespace reckon::rooms
