// SPDX-License-Identifier: MIT
#include "reckon/text/utf8.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace reckon::utf8 {
namespace {

// Encodes a character by the table in RFC 3629, bit by bit.
std::string written(char32_t code) {
  const auto byte = [](char32_t bits) {
    return static_cast<char>(static_cast<unsigned char>(bits));
  };
  if (code < 0x80) return {byte(code)};
  if (code < 0x800) return {byte(0xC0 | code >> 6U), byte(0x80 | (code & 0x3FU))};
  if (code < 0x10000) {
    return {byte(0xE0 | code >> 12U), byte(0x80 | (code >> 6U & 0x3FU)),
            byte(0x80 | (code & 0x3FU))};
  }
  return {byte(0xF0 | code >> 18U), byte(0x80 | (code >> 12U & 0x3FU)),
          byte(0x80 | (code >> 6U & 0x3FU)), byte(0x80 | (code & 0x3FU))};
}

TEST(Utf8, ReadsEveryCharacterAndNoneThatIsCutOff) {
  for (char32_t code = 0; code <= 0x11FFFF; ++code) {
    const std::string text = written(code);
    const bool exists = code <= 0x10FFFF && (code < 0xD800 || code > 0xDFFF);
    const std::string longer = text + "x";
    const auto character = first(longer);
    ASSERT_EQ(character.has_value(), exists) << static_cast<std::uint32_t>(code);
    if (!exists) continue;
    ASSERT_EQ(character->code, code);
    ASSERT_EQ(character->bytes, text);
    if (text.size() > 1) {
      ASSERT_FALSE(first(text.substr(0, text.size() - 1)));
    }
  }
}

TEST(Utf8, RefusesWhatIsNone) {
  for (const std::string& text : std::vector<std::string>{
           "\x80", "\xBF", "\xC0\xAF", "\xC1\xBF", "\xC3", "\xC3x", "\xE0\x80\xAF", "\xE2\x82x",
           "\xED\xA0\x80", "\xF0\x8F\xBF\xBF", "\xF4\x90\x80\x80", "\xF5\x80\x80\x80", "\xFF"}) {
    EXPECT_FALSE(first(text)) << testing::PrintToString(text);
  }
}

TEST(Utf8, CountsCharacters) {
  EXPECT_EQ(count(""), 0U);
  EXPECT_EQ(count("Zoë 🃏"), 5U);
}

}  // namespace
}  // namespace reckon::utf8
