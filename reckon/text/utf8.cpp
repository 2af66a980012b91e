// SPDX-License-Identifier: MIT
#include "reckon/text/utf8.hpp"

#include <algorithm>
#include <array>

namespace reckon::utf8 {

std::optional<Character> first(std::string_view text) {
  const std::size_t length = length_after(text[0]);
  if (length == 0 || text.size() < length) return std::nullopt;
  // The data bits of a lead byte. Before them it has as many ones as the character has bytes, and a
  // zero.
  constexpr std::array<unsigned, 5> kBitsOfLead = {0, 0x7F, 0x1F, 0x0F, 0x07};
  constexpr std::array<char32_t, 5> kLeast = {0, 0, 0x80, 0x800, 0x10000};
  char32_t code = static_cast<unsigned char>(text[0]) & kBitsOfLead[length];
  for (const char byte : text.substr(1, length - 1)) {
    if (!continues(byte)) return std::nullopt;
    code = (code << 6U) | (static_cast<unsigned char>(byte) & 0x3FU);
  }
  const bool surrogate = 0xD800 <= code && code <= 0xDFFF;
  if (code < kLeast[length] || code > 0x10FFFF || surrogate) return std::nullopt;
  return Character{.code = code, .bytes = text.substr(0, length)};
}

void append(std::string& text, char32_t code) {
  constexpr unsigned kBits = 6;
  const auto add = [&](char32_t lead, unsigned shift) {
    text += static_cast<char>(lead | (code >> shift));
    while (shift > 0) {
      shift -= kBits;
      text += static_cast<char>(0x80U | ((code >> shift) & 0x3FU));
    }
  };
  if (code < 0x80) return add(0, 0);
  if (code < 0x800) return add(0xC0, kBits);
  if (code < 0x10000) return add(0xE0, 2 * kBits);
  add(0xF0, 3 * kBits);
}

std::size_t count(std::string_view text) {
  return static_cast<std::size_t>(
      std::ranges::count_if(text, [](char c) { return !continues(c); }));
}

}  // namespace reckon::utf8
