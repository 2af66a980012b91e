// SPDX-License-Identifier: MIT
// Names that can be shown to others.
#pragma once

#include <cstddef>
#include <expected>
#include <string>
#include <string_view>

#include "reckon/text/result.hpp"

namespace reckon::match {

inline constexpr std::size_t kLongestName = 24;  ///< in characters
/// In bytes: eight for each character, which are two or three letters of most scripts.
inline constexpr std::size_t kMostNameBytes = 192;

/// The name as it may be shown: blanks at the ends taken away and those inside made one, 1 to
/// `most` code points and at most 192 bytes. Refuses what is not UTF-8, and characters that control
/// the text around them or show nothing: controls, those that turn the direction of writing, blanks
/// without width, tags.
///
/// A character as people count them may be several code points. Only the rooms, which know the
/// tables of Unicode, can count those; they, and whatever reads a name that a room has taken, allow
/// as many code points as there are bytes.
Result<std::string> clean_name(std::string_view name, std::size_t most = kLongestName);

/// What is said of a name that is too long.
std::unexpected<Error> name_too_long();

}  // namespace reckon::match
