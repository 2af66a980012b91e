// SPDX-License-Identifier: MIT
// What is shown on a terminal: lines of text with looks, before they become bytes.
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
  std::optional<Cursor> cursor;  ///< hidden if none

  friend bool operator==(const Frame&, const Frame&) = default;
};

/// Characters of UTF-8. Wide ones count as one: the terminal cuts a line that gets too long by
/// them.
std::size_t width_of(std::string_view text);
std::size_t width_of(const Line& line);

/// The first characters, at most `width`.
std::string cut(std::string_view text, std::size_t width);
Line cut(const Line& line, std::size_t width);

/// The text in lines no wider than `width` (1 at least), broken at blanks, and within a word that
/// is wider.
std::vector<std::string> wrapped(std::string_view text, std::size_t width);

/// What a terminal can show.
struct Abilities {
  bool colours = false;
  bool utf8 = false;  ///< else every other character is shown as `?`
};

/// The bytes that put the frame on a screen, from its upper left corner, over what was there.
std::string bytes_of(const Frame& frame, const Abilities& abilities);

}  // namespace reckon::play
