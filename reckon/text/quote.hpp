// SPDX-License-Identifier: MIT
// What was given, as messages show it: short, on one line, and nothing in it that a terminal obeys
// or that nobody sees.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace reckon {

/// The most bytes of what was given that a message shows, and so the most characters.
inline constexpr std::size_t kMostShown = 80;

/// Whether a character shows nothing, or changes how the text around it shows: controls, marks of
/// direction, what has no width, line separators, private use (Unicode 15). Blanks with a width are
/// not among these.
bool is_unseen(char32_t character);

/// The text on one line: `?` for each character that is_unseen(), tabs and line breaks among them,
/// and for each byte that is not UTF-8. What is longer than `most` bytes is cut between two
/// characters, and `...` follows.
std::string printable(std::string_view text, std::size_t most = kMostShown);

/// The same of the name of a file, which is cut in the middle: both ends say which one it is.
std::string printable_name(std::string_view name);

/// The same in quotation marks: `'8 19'`.
std::string quote(std::string_view text);

}  // namespace reckon
