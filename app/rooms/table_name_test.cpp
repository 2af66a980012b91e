// SPDX-License-Identifier: MIT
#include "app/rooms/table_name.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "reckon/match/player_name.hpp"

namespace reckon::rooms {
namespace {

std::string times(int count, const std::string& text) {
  std::string all;
  for (int i = 0; i < count; ++i) all += text;
  return all;
}

TEST(TableName, IsInNormalForm) {
  for (const auto& [given, shown] :
       std::vector<std::pair<std::string, std::string>>{{"Ann", "Ann"},
                                                        {" Ann  B. ", "Ann B."},
                                                        {"ＡＮＮ", "ANN"},
                                                        {"Zoe\u0308", "Zoë"},
                                                        {"ﬁona", "fiona"},
                                                        {"Ann\u2002B", "Ann B"},
                                                        {"①", "1"},
                                                        {"李小龍", "李小龍"},
                                                        {"कृष्णमूर्ति", "कृष्णमूर्ति"}}) {
    const auto name = table_name(given);
    ASSERT_TRUE(name) << given << ": " << name.error().message;
    EXPECT_EQ(*name, shown) << given;
  }
}

TEST(TableName, HasUpTo24CharactersAsPeopleCountThem) {
  // One character each, of one to three code points: a letter, with a mark, with a vowel sign, a
  // flag, a hand with a skin colour.
  for (const std::string& character :
       std::vector<std::string>{"x", "Zo\u0308", "ë", "q\u0308", "कि", "நி", "🇫🇷", "👋🏽", "각"}) {
    const int count = character == "Zo\u0308" ? 12 : 24;
    const std::string longest = times(count, character);
    if (longest.size() > match::kMostNameBytes) continue;
    EXPECT_TRUE(table_name(longest)) << longest;
    EXPECT_FALSE(table_name(longest + "x")) << longest;
  }
  EXPECT_FALSE(table_name(""));
  EXPECT_FALSE(table_name("\u00A8"));  // a blank with a mark
  EXPECT_FALSE(table_name(times(24, "각\u1100\u1161\u11A8\u11A8")));
  EXPECT_FALSE(table_name("\u0308a"));  // a mark without a letter
  // Short on screen, but 18 letters each in the normal form.
  EXPECT_FALSE(table_name("\uFDFA\uFDFA"));
  // One character, but a kilobyte long.
  EXPECT_FALSE(table_name("ก" + times(400, "\u0E38")));
  EXPECT_FALSE(table_name("\xFF"));
  EXPECT_FALSE(table_name("a\u202Eb"));  // NOLINT(misc-misleading-bidirectional)
}

TEST(TableName, HasNoCharactersThatAreNotSeen) {
  for (const std::string& unseen :
       std::vector<std::string>{"\U0001D159", "\U00016FE4", "\U00013430", "\U0001343F",
                                "\U00013441", "\u00AD", "\u2062", "\u180E", "\U000E0061"}) {
    EXPECT_FALSE(table_name("Ann" + unseen)) << unseen;
  }
}

TEST(TableName, HasJoinersWhereASignNeedsThem) {
  for (const char* name :
       {"علی\u200Cرضا", "ශ්\u200Dරී", "র\u200D্যাব", "क्\u200Cष", "👨\u200D👩\u200D👧",
        "❤\uFE0F\u200D🔥", "🧑🏽\u200D🚀", "🏳\uFE0F\u200D🌈", "1\uFE0F\u20E3"}) {
    EXPECT_EQ(table_name(name).value_or(""), name);
  }
  // Each is one character.
  EXPECT_TRUE(table_name(times(7, "👨\u200D👩\u200D👧\u200D👦")));
  EXPECT_TRUE(table_name(times(24, "☺\uFE0F")));
  EXPECT_FALSE(table_name(times(25, "☺\uFE0F")));
  for (const char* name :
       {"An\u200Dn", "Ann\u200C", "\u200Dعلی", "👨\u200D", "Ann\uFE0F", "कि\u200D\u200Dक"})
    EXPECT_FALSE(table_name(name)) << name;
  EXPECT_FALSE(table_name("क" + times(5, "\u0902\u200D") + "क"));
  EXPECT_TRUE(look_alike("علی\u200Cرضا", "علیرضا"));
  EXPECT_TRUE(look_alike("👨\u200D👩", "👨👩"));
  EXPECT_TRUE(look_alike("☺\uFE0F", "☺"));
}

TEST(TableName, NamesTheSignThatItRefuses) {
  for (const auto& [name, sign] : std::vector<std::pair<std::string, std::string>>{
           {"An\u200Bn", "U+200B"},
           {"Jan\u0378", "U+0378"},
           {"Jan\uE000", "U+E000"},
           {"\u0301a", "U+0301"},
           {"Ann " + std::string("\u0E01") + times(20, "\u0E49"), "'\u0E01'"}}) {
    EXPECT_NE(table_name(name).error().message.find(sign), std::string::npos)
        << table_name(name).error().message;
  }
}

TEST(TableName, HasNoTowersOfMarksInAnyScript) {
  for (const auto& [letter, mark] :
       std::vector<std::pair<std::string, std::string>>{{"\u0E01", "\u0E49"},  // Thai
                                                        {"\u0628", "\u064F"},  // Arabic
                                                        {"\u05D0", "\u05B8"},  // Hebrew
                                                        {"\u0F40", "\u0F72"},  // Tibetan
                                                        {"\u0915", "\u0902"},  // Devanagari
                                                        {"\u1780", "\u17B7"},  // Khmer
                                                        {"a", "\U0001E944"},   // Adlam
                                                        {"a", "\u0301"}}) {
    EXPECT_FALSE(table_name(letter + times(5, mark))) << letter;
    EXPECT_FALSE(table_name("Ann " + letter + times(20, mark))) << letter;
    EXPECT_TRUE(table_name(letter + mark)) << letter;
  }
  // Real words.
  for (const char* name : {"ที่รัก", "مُحَمَّد", "שָׁלוֹם", "བསྒྲུབས", "ស្ត្រី", "Việt", "မြန်မာ"}) {
    EXPECT_TRUE(table_name(name)) << name;
  }
}

TEST(TableName, HasOnlyCharactersThatUnicodeDefines) {
  for (const std::string& unknown : std::vector<std::string>{
           "\u0378", "\uE000", "\U000F0000", "\U0001FFFE", "\uFDD0", "\U000E0080"}) {
    EXPECT_FALSE(table_name("Jan" + unknown)) << unknown;
    EXPECT_FALSE(table_name(unknown + "Jan")) << unknown;
  }
}

TEST(TableName, LooksLikeAnother) {
  for (const auto& [one, other] : std::vector<std::pair<std::string, std::string>>{
           {"Ann", "Ann"},
           {"Ann", "\u0410nn"},  // Cyrillic
           {"Ann", "ann"},
           {"ANN", "Ann"},
           {"IAN", "ian"},
           {"Ian", "lan"},
           {"Miguel", "Migue1"},
           {"Paypal", "\u0420\u0430\u0443\u0440\u0430l"},
           {"Bob", "\u0412\u043Eb"},
           {"Straße", "STRASSE"},
           {"modern", "modem"},
           {"Kim", "\u039A\u0456m"},
           // A letter in one case, another one in the other.
           {"Nina", "\u039DINA"},
           {"NINA", "\u039DINA"},
           {"Kim", "\u041AIM"},
           {"Mia", "\u041CIA"},
           {"Tim", "\u0422IM"},
           {"rnodern", "mOdem"},
           {"0tto", "Otto"}}) {
    EXPECT_TRUE(look_alike(one, other)) << one << " " << other;
    EXPECT_TRUE(look_alike(other, one)) << one << " " << other;
  }
  for (const auto& [one, other] :
       std::vector<std::pair<std::string, std::string>>{{"Ann", "Anna"},
                                                        {"Ann", "Anne"},
                                                        {"Kim", "Tim"},
                                                        {"Hanna", "Nanna"},
                                                        {"modern", "moder"},
                                                        {"Anna", "Avva"},
                                                        {"Анна", "Инна"},
                                                        {"Zoë", "Zoé"},
                                                        {"Kim 2", "Kim 3"},
                                                        {"李", "王"},
                                                        {"कमल", "विमल"}}) {
    EXPECT_FALSE(look_alike(one, other)) << one << " " << other;
  }
}

// Any accepted name is accepted again when shown, and looks like itself.
RC_GTEST_PROP(TableName, IsItsOwnNormalForm, (const std::string& given)) {
  std::string text = given;
  if (*rc::gen::inRange(0, 2) == 0) {
    text.clear();
    const auto points = *rc::gen::container<std::vector<char32_t>>(rc::gen::map(
        rc::gen::inRange(0x20, 0x20000), [](int i) { return static_cast<char32_t>(i); }));
    for (const char32_t point : points) {
      if (point < 0x80) {
        text += static_cast<char>(point);
      } else if (point < 0x800) {
        text += static_cast<char>(0xC0U | (point >> 6U));
        text += static_cast<char>(0x80U | (point & 0x3FU));
      } else if (point < 0x10000) {
        text += static_cast<char>(0xE0U | (point >> 12U));
        text += static_cast<char>(0x80U | ((point >> 6U) & 0x3FU));
        text += static_cast<char>(0x80U | (point & 0x3FU));
      } else {
        text += static_cast<char>(0xF0U | (point >> 18U));
        text += static_cast<char>(0x80U | ((point >> 12U) & 0x3FU));
        text += static_cast<char>(0x80U | ((point >> 6U) & 0x3FU));
        text += static_cast<char>(0x80U | (point & 0x3FU));
      }
    }
  }
  const auto name = table_name(text);
  if (!name) return;
  RC_ASSERT(name->size() <= match::kMostNameBytes);
  RC_ASSERT(table_name(*name).value() == *name);
  RC_ASSERT(look_alike(*name, *name));
}

}  // namespace
}  // namespace reckon::rooms
