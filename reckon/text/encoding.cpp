// SPDX-License-Identifier: MIT
#include "reckon/text/encoding.hpp"

#include <array>
#include <cstddef>
#include <string_view>
#include <utility>

#include "reckon/text/utf8.hpp"

namespace reckon {

namespace {

constexpr unsigned byte_of(char c) { return static_cast<unsigned char>(c); }

using utf8::append;

Result<std::string> of_utf16(std::string_view text, bool is_big) {
  const auto unit = [&](std::size_t at) {
    const unsigned first = byte_of(text[at]);
    const unsigned second = byte_of(text[at + 1]);
    return static_cast<char32_t>(is_big ? first << 8U | second : second << 8U | first);
  };
  constexpr std::string_view kBroken =
      "this is UTF-16 that ends within a character: save it as UTF-8";
  if (text.size() % 2 != 0) return failure(std::string(kBroken));
  std::string written;
  for (std::size_t at = 2; at < text.size(); at += 2) {
    char32_t code = unit(at);
    if (0xD800 <= code && code <= 0xDFFF) {
      const bool is_pair =
          code < 0xDC00 && at + 3 < text.size() && unit(at + 2) >= 0xDC00 && unit(at + 2) <= 0xDFFF;
      if (!is_pair) return failure(std::string(kBroken));
      at += 2;
      code = 0x10000 + ((code - 0xD800) << 10U) + (unit(at) - 0xDC00);
    }
    append(written, code);
  }
  return written;
}

// Whether a text has bytes beyond ASCII that are never UTF-8, and no control characters except
// blanks and ends of lines.
bool is_latin_1(std::string_view text) {
  bool is_foreign = false;
  while (!text.empty()) {
    const unsigned byte = byte_of(text.front());
    if ((byte < 0x20 && !std::string_view("\t\n\r").contains(text.front())) || byte == 0x7F)
      return false;
    if (byte >= 0x80) {
      if (utf8::first(text)) return false;
      is_foreign = true;
    }
    text.remove_prefix(1);
  }
  return is_foreign;
}

std::string of_latin_1(std::string_view text) {
  // The characters of Windows-1252 from 0x80 on; where it has none, those of Latin-1.
  constexpr std::array<char16_t, 32> kWindows = {
      0x20AC, 0x81,   0x201A, 0x192,  0x201E, 0x2026, 0x2020, 0x2021, 0x2C6,  0x2030, 0x160,
      0x2039, 0x152,  0x8D,   0x17D,  0x8F,   0x90,   0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
      0x2013, 0x2014, 0x2DC,  0x2122, 0x161,  0x203A, 0x153,  0x9D,   0x17E,  0x178};
  std::string written;
  for (const char c : text) {
    const unsigned byte = byte_of(c);
    const bool is_added = byte >= 0x80 && byte < 0x80 + kWindows.size();
    append(written, is_added ? kWindows[byte - 0x80] : char32_t{byte});
  }
  return written;
}

}  // namespace

Result<std::string> in_utf8(std::string text) {
  if (text.starts_with("\xFF\xFE")) return of_utf16(text, false);
  if (text.starts_with("\xFE\xFF")) return of_utf16(text, true);
  return is_latin_1(text) ? of_latin_1(text) : std::move(text);
}

}  // namespace reckon
