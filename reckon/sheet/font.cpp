// SPDX-License-Identifier: MIT
#include "reckon/sheet/font.hpp"

#include <algorithm>
#include <span>

#include "reckon/sheet/font_widths.hpp"
#include "reckon/sheet/serif_widths.hpp"
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
  const bool is_bold = face == Face::bold || face == Face::sans_bold;
  const bool is_serif = face == Face::regular || face == Face::bold;
  const std::size_t index = letter - kFirstLetter;
  if (letter >= kFirstLetter && index < kRegularWidths.size()) {
    if (is_serif) return is_bold ? kSerifBoldWidths[index] : kSerifWidths[index];
    if (kRegularWidths[index] == 0 || face == Face::sans) return kRegularWidths[index];
    return is_bold ? kBoldWidths[index] : kMonoWidth;
  }
  const std::span signs(kSignWidths);
  const auto sign = std::ranges::find(signs, letter, &SignWidth::sign);
  if (sign == signs.end()) return 0;
  if (face == Face::mono) return kMonoWidth;
  const SignWidth& of_face =
      is_serif ? kSerifSignWidths[static_cast<std::size_t>(sign - signs.begin())] : *sign;
  return is_bold ? of_face.bold : of_face.regular;
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

Face shown_face(std::string_view text, Face face) {
  if (face != Face::regular && face != Face::bold) return face;
  const bool has_all = std::ranges::all_of(characters_of(text), [&](const TextWord& character) {
    return units_of(code_point_of(character.text), face) != 0;
  });
  if (has_all) return face;
  return face == Face::bold ? Face::sans_bold : Face::sans;
}

Length width_of(std::string_view text, Face face, Length size) {
  face = shown_face(text, face);
  std::int64_t units = 0;
  for (const auto& character : characters_of(text)) {
    const std::uint16_t width = units_of(code_point_of(character.text), face);
    units += width != 0 ? width : kUnitsPerEm;
  }
  return scaled(units, size);
}

std::optional<std::string> unknown_character(std::string_view text) {
  for (const auto& character : characters_of(text)) {
    if (units_of(code_point_of(character.text), Face::sans) == 0) {
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
