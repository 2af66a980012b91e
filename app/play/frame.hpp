// SPDX-License-Identifier: MIT
// The content of a terminal: lines of text with looks, before they become bytes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace reckon::play {

/// In characters.
struct Size {
  std::size_t columns = 80;
  std::size_t rows = 24;

  friend bool operator==(const Size&, const Size&) = default;
};

enum class Look : std::uint8_t { plain, strong, faint, goal, good, bad };

struct Span {
  std::string text;
  Look look = Look::plain;

  friend bool operator==(const Span&, const Span&) = default;
};
using Line = std::vector<Span>;

struct Frame {
  struct Cursor {
    std::size_t row = 0;
    std::size_t column = 0;

    friend bool operator==(const Cursor&, const Cursor&) = default;
  };
  std::vector<Line> lines;       ///< one for each row of the screen
  std::optional<Cursor> cursor;  ///< hidden if empty

  friend bool operator==(const Frame&, const Frame&) = default;
};

/// Returns the number of UTF-8 characters. Wide ones count as one: the terminal truncates a line
/// that they make too long.
std::size_t width_of(std::string_view text);
std::size_t width_of(const Line& line);

/// Returns the first characters, at most `width`.
std::string cut(std::string_view text, std::size_t width);
Line cut(const Line& line, std::size_t width);

/// Breaks the text into lines no wider than `width` (at least 1), at blanks, and inside words that
/// are wider.
std::vector<std::string> wrapped(std::string_view text, std::size_t width);

/// The abilities of a terminal.
struct Abilities {
  bool colours = false;
  bool utf8 = false;  ///< otherwise characters outside ASCII are shown as `?`
};

/// Returns the bytes that draw the frame on a screen, from its upper left corner, over the previous
/// content.
std::string bytes_of(const Frame& frame, const Abilities& abilities);

}  // namespace reckon::play
