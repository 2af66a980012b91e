// SPDX-License-Identifier: MIT
// The first page, for people who do not know what there is.
#pragma once

#include <string>

namespace reckon::cli {

/// What `reckon` alone prints: what one can do, and the command that does it, in ten lines.
std::string overview();

}  // namespace reckon::cli
