// SPDX-License-Identifier: MIT
// Text in UTF-8 (RFC 3629), character by character.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace reckon {

/// The zero width joiner, which joins the characters beside it into one sign.
inline constexpr char32_t kJoiner = 0x200D;

}  // namespace reckon

namespace reckon::utf8 {

/// Whether this byte continues a character rather than begins one.
constexpr bool continues(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U; }

/// Returns the length in bytes of a character that begins with this byte; 0 if none does.
constexpr std::size_t length_after(char byte) {
  const auto lead = static_cast<unsigned char>(byte);
  if (lead < 0x80) return 1;
  if (lead < 0xC2) return 0;
  if (lead < 0xE0) return 2;
  if (lead < 0xF0) return 3;
  return lead < 0xF5 ? 4 : 0;
}

/// A character and its bytes.
struct Character {
  char32_t code = 0;
  std::string_view bytes{};
};

/// Returns the first character of a text that is not empty; nothing if that is not UTF-8:
/// truncated, overlong, half of a surrogate pair, or beyond Unicode.
std::optional<Character> first(std::string_view text);

/// Appends the bytes of a character of Unicode, no half of a surrogate pair.
void append(std::string& text, char32_t code);

/// Returns the number of characters in a text. Invalid bytes count as one each where they could
/// begin a character.
std::size_t count(std::string_view text);

}  // namespace reckon::utf8
