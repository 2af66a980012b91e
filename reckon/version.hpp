// SPDX-License-Identifier: MIT
// The version of the library and the program; the build reads it from here.
#pragma once

#include <string_view>

namespace reckon {

inline constexpr std::string_view kVersion = "1.0.0";

}  // namespace reckon
