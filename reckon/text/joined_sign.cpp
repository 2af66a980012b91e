// SPDX-License-Identifier: MIT
#include "reckon/text/joined_sign.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

#include "reckon/text/utf8.hpp"

namespace reckon {

namespace {

struct CodeRange {
  char32_t first;
  char32_t last;

  [[nodiscard]] constexpr bool has(char32_t character) const {
    return first <= character && character <= last;
  }
};

constexpr char32_t kNonJoiner = 0x200C;
constexpr CodeRange kSelectors{0xFE0E, 0xFE0F};  // as text, as a picture
constexpr CodeRange kSkins{0x1F3FB, 0x1F3FF};
constexpr char32_t kKeycap = 0x20E3;
constexpr char32_t kBlackFlag = 0x1F3F4;
constexpr CodeRange kTags{0xE0030, 0xE007A};
constexpr char32_t kEndOfTags = 0xE007F;
/// The longest flag has a country of two letters and a region of three.
constexpr std::size_t kMostTags = 6;

// The scripts whose words are written with joiners. Both neighbours are of one script.
constexpr std::array kJoiningScripts = {
    CodeRange{0x0620, 0x06FF},    // Arabic, with the marks and letters of Persian and Urdu
    CodeRange{0x0710, 0x074F},    // Syriac
    CodeRange{0x0750, 0x077F},    // Arabic
    CodeRange{0x07CA, 0x07F5},    // N'Ko
    CodeRange{0x0840, 0x085B},    // Mandaic
    CodeRange{0x0870, 0x08FF},    // Arabic
    CodeRange{0x0900, 0x097F},    // Devanagari
    CodeRange{0x0980, 0x09FF},    // Bengali
    CodeRange{0x0A01, 0x0A76},    // Gurmukhi
    CodeRange{0x0A81, 0x0AFF},    // Gujarati
    CodeRange{0x0B01, 0x0B77},    // Oriya
    CodeRange{0x0B82, 0x0BFA},    // Tamil
    CodeRange{0x0C00, 0x0C7F},    // Telugu
    CodeRange{0x0C80, 0x0CF3},    // Kannada
    CodeRange{0x0D00, 0x0D7F},    // Malayalam
    CodeRange{0x0D81, 0x0DF4},    // Sinhala
    CodeRange{0x1000, 0x109F},    // Burmese
    CodeRange{0x1780, 0x17DD},    // Khmer
    CodeRange{0x1820, 0x18AA},    // Mongolian
    CodeRange{0x1B00, 0x1B4C},    // Balinese
    CodeRange{0xA980, 0xA9C0},    // Javanese
    CodeRange{0x10D00, 0x10D27},  // Rohingya
    CodeRange{0x11000, 0x1107F},  // Brahmi
    CodeRange{0x1E900, 0x1E94B},  // Adlam
};

// Parts of emoji: Extended_Pictographic of Unicode 15, in few ranges.
constexpr std::array kPictures = {
    CodeRange{0x00A9, 0x00A9}, CodeRange{0x00AE, 0x00AE},  CodeRange{0x203C, 0x203C},
    CodeRange{0x2049, 0x2049}, CodeRange{0x2122, 0x2122},  CodeRange{0x2139, 0x2139},
    CodeRange{0x2194, 0x21AA}, CodeRange{0x231A, 0x23FF},  CodeRange{0x24C2, 0x24C2},
    CodeRange{0x25AA, 0x25FE}, CodeRange{0x2600, 0x27BF},  CodeRange{0x2934, 0x2935},
    CodeRange{0x2B05, 0x2B55}, CodeRange{0x3030, 0x3030},  CodeRange{0x303D, 0x303D},
    CodeRange{0x3297, 0x3299}, CodeRange{0x1F000, 0x1FAFF}};

const CodeRange* range_of(const auto& ranges, char32_t character) {
  const auto found = std::ranges::find_if(
      ranges, [character](const CodeRange& range) { return range.has(character); });
  return found == ranges.end() ? nullptr : &*found;
}

bool is_picture(char32_t character) { return range_of(kPictures, character) != nullptr; }

// Zero at the end of the text, or where it is not UTF-8.
char32_t first_of(std::string_view text) {
  const auto character = text.empty() ? std::nullopt : utf8::first(text);
  return character ? character->code : 0;
}

// Removes the last character and returns it.
char32_t take_last(std::string_view& text) {
  std::size_t place = text.size();
  while (place > 0 && utf8::continues(text[place - 1])) --place;
  if (place == 0) return 0;
  const char32_t last = first_of(text.substr(place - 1));
  text = text.substr(0, place - 1);
  return last;
}

char32_t last_of(std::string_view text) { return take_last(text); }

bool joins_letters(char32_t before, char32_t after) {
  const CodeRange* script = range_of(kJoiningScripts, before);
  return script != nullptr && script->has(after);
}

// The colour of skin or the selector belongs to the picture before it.
bool ends_with_picture(std::string_view text) {
  char32_t last = take_last(text);
  if (kSelectors.has(last)) last = take_last(text);
  return is_picture(last);
}

bool is_selected(char32_t before, char32_t after) {
  const bool is_key = ('0' <= before && before <= '9') || before == '#' || before == '*';
  return is_key ? after == kKeycap : is_picture(before) && !kSkins.has(before);
}

bool is_tag_of_flag(std::string_view before, char32_t character, std::string_view after) {
  std::size_t tags = character == kEndOfTags ? 0 : 1;
  char32_t last = take_last(before);
  for (; kTags.has(last) && tags <= kMostTags; ++tags) last = take_last(before);
  if (character != kEndOfTags) {
    for (; kTags.has(first_of(after)) && tags <= kMostTags; ++tags) after.remove_prefix(4);
  }
  const bool ends = character == kEndOfTags || first_of(after) == kEndOfTags;
  return last == kBlackFlag && ends && 0 < tags && tags <= kMostTags;
}

}  // namespace

bool is_part_of_sign(std::string_view before, char32_t character, std::string_view after) {
  if (character == kNonJoiner) return joins_letters(last_of(before), first_of(after));
  if (character == kJoiner) {
    return joins_letters(last_of(before), first_of(after)) ||
           (ends_with_picture(before) && is_picture(first_of(after)));
  }
  if (kSelectors.has(character)) return is_selected(last_of(before), first_of(after));
  return (kTags.has(character) || character == kEndOfTags) &&
         is_tag_of_flag(before, character, after);
}

}  // namespace reckon
