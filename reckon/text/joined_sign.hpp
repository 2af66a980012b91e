// SPDX-License-Identifier: MIT
// Signs that are made of several characters, some of which are not seen alone.
#pragma once

#include <string_view>

namespace reckon {

/// Whether a character that is_unseen() belongs to what is seen where it stands between two texts:
/// a joiner between letters of a script that needs it, such as Persian or Sinhala, a joiner between
/// emoji, the selector behind an emoji, or a tag of a flag such as that of Scotland.
bool is_part_of_sign(std::string_view before, char32_t character, std::string_view after);

}  // namespace reckon
