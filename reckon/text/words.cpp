// SPDX-License-Identifier: MIT
#include "reckon/text/words.hpp"

#include <algorithm>
#include <array>

#include "reckon/text/letters.hpp"

namespace reckon {

std::vector<TextWord> characters_of(std::string_view text, std::size_t first_column) {
  const auto is_ascii = [&](std::size_t at) {
    return at >= text.size() || static_cast<unsigned char>(text[at]) < 0x80;
  };
  std::vector<TextWord> characters;
  characters.reserve(text.size());
  for (std::size_t begin = 0; begin < text.size();) {
    const bool is_alone = is_ascii(begin) && is_ascii(begin + 1);
    const std::size_t end = begin + (is_alone ? 1 : size_of_first(text.substr(begin)));
    characters.push_back({.text = text.substr(begin, end - begin), .column = first_column++});
    begin = end;
  }
  return characters;
}

std::vector<TextWord> words_of(std::string_view text) {
  std::vector<TextWord> words;
  std::size_t at = 0;
  bool inside = false;
  for (const TextWord& character : characters_of(text)) {
    if (is_blank(character.text)) {
      inside = false;
    } else if (!inside) {
      words.push_back(character);
      inside = true;
    } else {
      const std::size_t length = words.back().text.size();
      words.back().text = text.substr(at - length, length + character.text.size());
    }
    at += character.text.size();
  }
  return words;
}

bool is_blank(std::string_view character) {
  if (character.size() == 1) return character == " " || character == "\t" || character == "\r";
  constexpr std::array<std::string_view, 3> kLongBlanks = {"\u00A0", "\u2009", "\u202F"};
  return std::ranges::find(kLongBlanks, character) != kLongBlanks.end();
}

}  // namespace reckon
