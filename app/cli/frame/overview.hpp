// SPDX-License-Identifier: MIT
// The first page, for new users.
#pragma once

#include <string>

namespace reckon::cli {

/// Returns the output of `reckon` alone: the main tasks and their commands, in ten lines.
std::string overview();

}  // namespace reckon::cli
