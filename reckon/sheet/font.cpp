// SPDX-License-Identifier: MIT
#include "reckon/sheet/font.hpp"

#include <algorithm>

#include "reckon/sheet/font_widths.hpp"
#include "reckon/text/words.hpp"

namespace reckon::sheet {

namespace {

// The code point of one UTF-8 character of up to three bytes, as all that pages show have; 0 of
// anything else, such as a character that is cut off or longer than it should be.
char32_t code_point_of(std::string_view character) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(character[i]); };
  constexpr unsigned kRest = 0x3F;
  if (character.size() == 1 && byte(0) < 0x80U) return byte(0);
  if (character.size() == 2 && byte(0) < 0xE0U) {
    return (byte(0) & 0x1FU) << 6U | (byte(1) & kRest);
  }
  if (character.size() == 3 && byte(0) < 0xF0U) {
    constexpr char32_t kLeast = 0x800;
    const char32_t found = (byte(0) & 0x0FU) << 12U | (byte(1) & kRest) << 6U | (byte(2) & kRest);
    return found < kLeast ? 0 : found;
  }
  return 0;
}

// 0 if there is no such letter.
std::uint16_t units_of(char32_t letter, Face face) {
  const std::size_t index = letter - kFirstLetter;
  if (letter >= kFirstLetter && index < kRegularWidths.size()) {
    if (kRegularWidths[index] == 0 || face == Face::regular) return kRegularWidths[index];
    return face == Face::bold ? kBoldWidths[index] : kMonoWidth;
  }
  for (const SignWidth& sign : kSignWidths) {
    if (sign.sign != letter) continue;
    if (face == Face::mono) return kMonoWidth;
    return face == Face::bold ? sign.bold : sign.regular;
  }
  return 0;
}

Length scaled(std::int64_t units, Length size) {
  return static_cast<Length>((units * size + kUnitsPerEm - 1) / kUnitsPerEm);
}

}  // namespace

Length cap_height(Length size) {
  constexpr std::int64_t kUnits = 1493;
  return scaled(kUnits, size);
}

Length sign_middle(Length size) {
  constexpr std::int64_t kUnits = 643;
  return scaled(kUnits, size);
}

Length width_of(std::string_view text, Face face, Length size) {
  std::int64_t units = 0;
  for (const auto& character : characters_of(text)) {
    const std::uint16_t width = units_of(code_point_of(character.text), face);
    units += width != 0 ? width : kUnitsPerEm;
  }
  return scaled(units, size);
}

std::optional<std::string> unknown_character(std::string_view text) {
  for (const auto& character : characters_of(text)) {
    if (units_of(code_point_of(character.text), Face::regular) == 0) {
      return std::string(character.text);
    }
  }
  return std::nullopt;
}

std::vector<std::string> wrapped(std::string_view text, Face face, Length size, Length width) {
  std::vector<std::string> lines = {""};
  std::string_view blank;
  while (!text.empty()) {
    const std::string word(text.substr(0, text.find(' ')));
    text.remove_prefix(std::min(word.size() + 1, text.size()));
    std::string longer = lines.back();
    longer.append(blank).append(word);
    blank = " ";
    if (width_of(longer, face, size) <= width) {
      lines.back() = std::move(longer);
      continue;
    }
    if (!lines.back().empty()) lines.emplace_back();
    for (const auto& character : characters_of(word)) {
      if (width_of(lines.back() + std::string(character.text), face, size) > width &&
          !lines.back().empty()) {
        lines.emplace_back();
      }
      lines.back() += character.text;
    }
  }
  return lines;
}

}  // namespace reckon::sheet
