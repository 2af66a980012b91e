// SPDX-License-Identifier: MIT
#include "reckon/text/quote.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <string>
#include <vector>

#include "reckon/text/utf8.hpp"

namespace reckon {
namespace {

TEST(Quote, ShowsTextAsItIs) {
  for (const std::string text : {"", "8 19", "× ÷ −", "Über 中文", "'", "\u00A0\u3000"}) {
    EXPECT_EQ(printable(text), text);
    EXPECT_EQ(printable_name(text), text);
    EXPECT_EQ(quote(text), "'" + text + "'");
  }
}

TEST(Quote, ShowsNothingThatTerminalsObey) {
  const std::vector<std::pair<std::string, std::string>> rows = {
      {std::string("a\0b", 3), "a?b"},
      {"\x1b[31mred", "?[31mred"},
      {"a\x7fz", "a?z"},
      {"a\nb\tc\rd\ve\ff", "a?b?c?d?e?f"},
      {"\u0085\u009b", "??"},                              // C1
      {"\u202a\u202e\u2066\u2069\u200e\u200f", "??????"},  // direction
      {"\u061c\u200b\u200d\ufeff\u2028\u2029", "??????"},
      {"\xff\x80z", "??z"},          // not UTF-8
      {"\xe2\x82", "??"},            // cut off
      {"\xc0\xaf", "??"},            // overlong
      {"\xed\xa0\x80", "???"},       // half of a surrogate pair
      {"\xf4\x90\x80\x80", "????"},  // beyond Unicode
  };
  for (const auto& [text, expected] : rows) {
    EXPECT_EQ(printable(text), expected);
    EXPECT_EQ(printable_name(text), expected);
  }
}

TEST(Quote, CutsBetweenCharacters) {
  EXPECT_EQ(printable(std::string(80, 'z')), std::string(80, 'z'));
  EXPECT_EQ(printable(std::string(81, 'z')), std::string(80, 'z') + "...");
  EXPECT_EQ(printable("aé", 3), "aé");
  EXPECT_EQ(printable("aé", 2), "a...");
  EXPECT_EQ(printable("é", 0), "...");
  EXPECT_EQ(printable("", 0), "");
  std::string euros = "a";
  for (int i = 0; i < 100; ++i) euros += "€";
  EXPECT_EQ(printable(euros).size(), 1U + 26 * 3 + 3);
  EXPECT_EQ(printable_name(std::string(200, 'a') + "/hands.txt"),
            std::string(38, 'a') + "..." + std::string(29, 'a') + "/hands.txt");
  EXPECT_LE(printable_name(euros).size(), 80U);
}

bool is_fit(std::string_view text) {
  while (!text.empty()) {
    const auto character = utf8::first(text);
    if (!character || is_unseen(character->code)) return false;
    text.remove_prefix(character->bytes.size());
  }
  return true;
}

RC_GTEST_PROP(Quote, IsFitForEveryTerminal, (const std::string& text)) {
  RC_ASSERT(is_fit(printable(text)));
  RC_ASSERT(printable(text).size() <= kMostShown + 3);
  RC_ASSERT(is_fit(printable_name(text)));
  RC_ASSERT(printable_name(text).size() <= kMostShown);
}

// Random bytes, including many that begin or continue characters.
RC_GTEST_PROP(Quote, IsFitOfBrokenCharacters, ()) {
  const auto bytes = *rc::gen::container<std::string>(rc::gen::element<char>(
      'a', '\xe2', '\x80', '\xae', '\xaa', '\xf0', '\x9f', '\xc2', '\x85', '\xef', '\xbb', '\xbf'));
  std::string text;
  for (int i = 0; i < 4; ++i) text += bytes;
  RC_ASSERT(is_fit(quote(text)));
  RC_ASSERT(is_fit(printable_name(text)));
}

}  // namespace
}  // namespace reckon
