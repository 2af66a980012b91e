// SPDX-License-Identifier: MIT
// Signs that are made of several characters, some of which are not seen alone.
#pragma once

#include <string_view>

namespace reckon {

/// Whether a character that is_unseen() belongs to the sign where it stands between two texts. It
/// may join letters of a script that needs that, such as Persian or Sinhala, or emoji. It may
/// select how an emoji is shown, or be a tag of a flag such as that of Scotland.
bool is_part_of_sign(std::string_view before, char32_t character, std::string_view after);

}  // namespace reckon
