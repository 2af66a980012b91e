// SPDX-License-Identifier: MIT
#include "reckon/text/quote.hpp"

#include <algorithm>
#include <array>

#include "reckon/text/utf8.hpp"

namespace reckon {

namespace {

struct Range {
  char32_t first;
  char32_t last;
};

constexpr std::array kUnseen = {
    Range{0x0000, 0x001F},    Range{0x007F, 0x009F},    // controls
    Range{0x00AD, 0x00AD},                              // soft hyphen
    Range{0x034F, 0x034F},    Range{0x061C, 0x061C},    // joiner of graphemes, Arabic mark
    Range{0x115F, 0x1160},    Range{0x17B4, 0x17B5},    // fillers and vowels that are not seen
    Range{0x180B, 0x180F},                              // Mongolian selectors
    Range{0x200B, 0x200F},    Range{0x2028, 0x202E},    // no width, direction, line separators
    Range{0x2060, 0x206F},    Range{0x2800, 0x2800},    // invisible operators, blank Braille
    Range{0x3164, 0x3164},    Range{0xFE00, 0xFE0F},    // Hangul filler, variants
    Range{0xFEFF, 0xFEFF},    Range{0xFFA0, 0xFFA0},    // byte order mark, half filler
    Range{0xFFF0, 0xFFFF},    Range{0x1BCA0, 0x1BCA3},  // specials, shorthand controls
    Range{0x13430, 0x13442},  Range{0x16FE4, 0x16FE4},  // joiners and blanks of hieroglyphs, filler
    Range{0x1D159, 0x1D159},                            // a note without a head
    Range{0x1D173, 0x1D17A},  Range{0xE000, 0xF8FF},    // musical controls, private use
    Range{0xE0000, 0x10FFFF},                           // tags, variants, private use
};

constexpr std::string_view kCut = "...";

// Removes the first character of a text that is not empty, and returns it as it is shown.
std::string_view take_shown(std::string_view& text) {
  const auto character = utf8::first(text);
  text.remove_prefix(character ? character->bytes.size() : 1);
  return character && !is_unseen(character->code) ? character->bytes : "?";
}

// Returns the largest length, at most `most` bytes, at which this text ends with a whole character.
std::size_t whole(std::string_view text, std::size_t most) {
  while (most > 0 && utf8::continues(text[most])) --most;
  return most;
}

}  // namespace

bool is_unseen(char32_t character) {
  return std::ranges::any_of(kUnseen, [character](const Range& range) {
    return range.first <= character && character <= range.last;
  });
}

std::string printable(std::string_view text, std::size_t most) {
  std::string shown;
  while (!text.empty()) {
    const std::string_view next = take_shown(text);
    if (next.size() > most - shown.size()) return shown + std::string(kCut);
    shown += next;
  }
  return shown;
}

std::string printable_name(std::string_view name) {
  std::string shown = printable(name, std::string::npos);
  if (shown.size() <= kMostShown) return shown;
  const std::size_t begin = whole(shown, (kMostShown - kCut.size()) / 2);
  std::size_t end = shown.size() - (kMostShown - kCut.size() - begin);
  while (utf8::continues(shown[end])) ++end;
  return shown.replace(begin, end - begin, kCut);
}

std::string quote(std::string_view text) { return "'" + printable(text) + "'"; }

}  // namespace reckon
