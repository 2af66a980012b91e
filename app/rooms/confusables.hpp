// SPDX-License-Identifier: MIT
// Which characters look like which: confusables.txt, which the build puts into the program.
#pragma once

#include <string_view>

namespace reckon::rooms {

extern const std::string_view kConfusables;

}  // namespace reckon::rooms
