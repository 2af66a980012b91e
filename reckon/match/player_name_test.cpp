// SPDX-License-Identifier: MIT
#include "reckon/match/player_name.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace reckon::match {
namespace {

TEST(PlayerName, IsCleaned) {
  for (const auto& [given, shown] : std::vector<std::pair<std::string, std::string>>{
           {"Ann", "Ann"},
           {"  Ann \t B.  ", "Ann B."},
           {"Zoë", "Zoë"},
           {"Zoe\u0308", "Zoe\u0308"},
           {"Zo\u0302\u0301e\u0302\u0301", "Zo\u0302\u0301e\u0302\u0301"},
           {"\u00A0李小龍\u3000", "李小龍"},
           {"🃏", "🃏"},
           {"علی\u200Cرضا", "علی\u200Cرضا"},
           {"ශ්\u200Dරී", "ශ්\u200Dරී"},
           {"👨\u200D👩\u200D👧", "👨\u200D👩\u200D👧"},
           {"❤\uFE0F\u200D🔥", "❤\uFE0F\u200D🔥"},
           {"<b>&", "<b>&"},
           {"123456789012345678901234", "123456789012345678901234"}}) {
    const auto clean = clean_name(given);
    ASSERT_TRUE(clean) << given << ": " << clean.error().message;
    EXPECT_EQ(*clean, shown);
    EXPECT_EQ(*clean_name(*clean), *clean);
  }
}

TEST(PlayerName, RefusesWhatCannotBeShown) {
  const std::string five_marks = "e\u0301\u0301\u0301\u0301\u0301";
  for (const std::string& name : std::vector<std::string>{
           "", "  ", "\u3000", "1234567890123456789012345", std::string("a\0b", 3), "a\x1B[31m",
           "a\x7F", "\u0085", "\u202Eeve", "\u2066x", "a\u200Bb", "\uFEFFa", "a\u200Db",
           "علی\u200C", "👨\u200D", "a\uFE0F", "\u00AD", "\u3164", "\U000E0041", "\uE000",
           "e\u0302\u0301\u0301", five_marks,
           // Invalid UTF-8: single bytes, truncated, overlong, a surrogate, beyond Unicode.
           "\x80", "\xC3", "\xC0\xAF", "\xE0\x80\xAF", "\xED\xA0\x80", "\xF4\x90\x80\x80",
           "\xFF"}) {
    EXPECT_FALSE(clean_name(name)) << testing::PrintToString(name);
  }
}

// A room may have accepted a name of few characters with many code points.
TEST(PlayerName, HasABoundOnBytes) {
  EXPECT_FALSE(clean_name("किकिकिकिकिकिकिकिकिकिकिकिकिक"));
  EXPECT_TRUE(clean_name("किकिकिकिकिकिकिकिकिकिकिकिकिक", kMostNameBytes));
  EXPECT_TRUE(clean_name(std::string(kMostNameBytes, 'x'), kMostNameBytes));
  EXPECT_FALSE(clean_name(std::string(kMostNameBytes + 1, 'x'), kMostNameBytes));
  std::string accents;
  for (int n = 0; n < 96; ++n) accents += "é";
  EXPECT_TRUE(clean_name(accents, kMostNameBytes));
  EXPECT_FALSE(clean_name(accents + "é", kMostNameBytes));
}

TEST(PlayerName, HasABoundOnCharactersThatCountsTheBlanks) {
  EXPECT_TRUE(clean_name("a b", 3));
  EXPECT_FALSE(clean_name("a b", 2));
  EXPECT_TRUE(clean_name(" ab ", 2));
}

TEST(PlayerName, NamesTheSignThatItRefuses) {
  for (const auto& [name, message] : std::vector<std::pair<std::string, std::string>>{
           {"An\u200Bn", "the name has U+200B, which is not seen: leave it out"},
           {"Ann\u202E", "the name has U+202E, which is not seen: leave it out"},
           {"a\x07", "the name has U+0007, which is not seen: leave it out"},
           {"Zoe\u0302\u0301\u0301", "the name has too many marks on 'e': leave some out"}}) {
    EXPECT_EQ(clean_name(name).error().message, message);
  }
}

TEST(PlayerName, PointsAtTheCharacter) { EXPECT_EQ(clean_name("Zoë\x01").error().column, 4U); }

}  // namespace
}  // namespace reckon::match
