// SPDX-License-Identifier: MIT
// The words and characters of a line of text, with their positions.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace reckon {

struct TextWord {
  std::string_view text;
  std::size_t column = 0;  ///< 1-based, in characters
};

/// Returns the characters of a text, each with the marks that belong to it; the first is in
/// `first_column`. An invalid byte counts as one character.
std::vector<TextWord> characters_of(std::string_view text, std::size_t first_column = 1);

/// Returns the words of a text, separated by blanks, which include the no-break and thin spaces of
/// typesetters.
std::vector<TextWord> words_of(std::string_view text);
bool is_blank(std::string_view character);

/// Whether c is a decimal digit.
constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
/// Whether the text is one digit or more and nothing else.
constexpr bool all_digits(std::string_view text) {
  return !text.empty() && std::ranges::all_of(text, is_digit);
}
/// Whether the text has control characters of ASCII; ends of lines are among them.
constexpr bool has_controls(std::string_view text) {
  constexpr unsigned char kFirstNoControl = 0x20;
  constexpr unsigned char kDelete = 0x7F;
  return std::ranges::any_of(text, [](char c) {
    const auto byte = static_cast<unsigned char>(c);
    return byte < kFirstNoControl || byte == kDelete;
  });
}
/// Whether c is A to Z or a to z.
constexpr bool is_letter(char c) { return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); }
/// Returns a to z for A to Z, and all else as it is.
constexpr char lower_case(char c) {
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}
inline std::string in_lower_case(std::string text) {
  std::ranges::transform(text, text.begin(), lower_case);
  return text;
}
/// Returns the capital of a letter from a to z, and any other character unchanged.
constexpr char upper(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }

}  // namespace reckon
