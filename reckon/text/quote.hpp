// SPDX-License-Identifier: MIT
// User input as messages quote it: short, on one line, without terminal control sequences or
// invisible characters.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace reckon {

/// The most bytes of user input that a message shows, and so the most characters.
inline constexpr std::size_t kMostShown = 80;

/// Whether a character is invisible or changes how the text around it is shown: controls, marks of
/// direction, zero-width characters, line separators, private use (Unicode 15). Blanks with a width
/// are not among these.
bool is_unseen(char32_t character);

/// Returns the text on one line, with `?` for each character that is_unseen(), such as tabs and
/// line breaks, and for each byte that is not UTF-8. A text longer than `most` bytes is cut between
/// two characters and ends with `...`.
std::string printable(std::string_view text, std::size_t most = kMostShown);

/// Does the same for the name of a file, but cuts it in the middle because both ends identify it.
std::string printable_name(std::string_view name);

/// Does the same in quotation marks: `'8 19'`.
std::string quote(std::string_view text);

}  // namespace reckon
