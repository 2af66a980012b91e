// SPDX-License-Identifier: MIT
// Names that can be shown to other players.
#pragma once

#include <cstddef>
#include <expected>
#include <string>
#include <string_view>

#include "reckon/text/result.hpp"

namespace reckon::match {

inline constexpr std::size_t kLongestName = 24;  ///< in characters
/// In bytes: eight per character, enough for two or three code points of most scripts.
inline constexpr std::size_t kMostNameBytes = 192;

/// Cleans a name for display: trims blanks and collapses those inside. The result has 1 to `most`
/// code points and at most 192 bytes. Refuses invalid UTF-8, and characters that are invisible or
/// control the text around them: controls, direction marks, zero-width blanks, tags. It takes those
/// that belong to a sign (is_part_of_sign), such as the joiners of a Persian name or of a family of
/// emoji. The error names the refused sign.
///
/// A user-perceived character may have several code points. Only the rooms, which have the Unicode
/// tables, can count those. They allow as many code points as bytes, and so does any code that
/// reads a name accepted by a room.
Result<std::string> clean_name(std::string_view name, std::size_t most = kLongestName);

/// Returns the name of a character that cannot be shown: `U+200B`.
std::string code_name(char32_t character);

/// The error for a name that is too long.
std::unexpected<Error> name_too_long();

}  // namespace reckon::match
