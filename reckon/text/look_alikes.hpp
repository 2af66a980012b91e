// SPDX-License-Identifier: MIT
// Letters of different scripts that look alike.
#pragma once

#include <optional>
#include <span>
#include <string>

namespace reckon {

/// Returns a remark on the first two capitals that look alike but are letters of different scripts:
/// `A is Latin, Α is Greek: two letters that look alike`; nothing if there are none. Knows Latin,
/// Greek and Cyrillic.
std::optional<std::string> look_alikes(std::span<const std::string> letters);

}  // namespace reckon
