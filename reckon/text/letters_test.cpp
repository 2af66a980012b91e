// SPDX-License-Identifier: MIT
#include "reckon/text/letters.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <string>
#include <vector>

#include "reckon/text/as_typed.hpp"
#include "reckon/text/unicode.hpp"
#include "reckon/text/words.hpp"

namespace reckon {
namespace {

std::vector<std::string> characters(std::string_view text) {
  std::vector<std::string> all;
  for (const TextWord& character : characters_of(text)) all.emplace_back(character.text);
  return all;
}

TEST(Letters, CanBeOfAnyScript) {
  for (const std::string letter :
       {"A",  "z", "É", "ß", "Ω", "я", "ש", "ع", "क", "कि", "東", "か", "한", "Ꭰ",  "ა", "ª",
        "ー", "𝒳", "𐐀", "●", "■", "▲", "★", "♥", "→", "∞",  "△",  "©",  "🍎", "🇩🇪", "◌"}) {
    EXPECT_TRUE(can_stand_for_digit(letter)) << letter;
  }
  for (const std::string other :
       {"",       "1",      "٣", "+", "−", "×", "÷",  "√",      "±",      "≤",
        "─",      "═",      "=", "^", "€", "$", " ",  "\u00A0", "\u0301", "\u200B",
        "\uFFFD", "\u3164", "Ⅷ", "²", "½", "…", "。", "\xC3",   "\x80",   "é\u0301\xFF"}) {
    EXPECT_FALSE(can_stand_for_digit(other) && other != "é\u0301\xFF") << other;
  }
  EXPECT_FALSE(can_stand_for_digit("e" + std::string(100, '\xCC')));
}

TEST(Letters, HaveTheirMarks) {
  EXPECT_EQ(characters("e\u0301a"), (std::vector<std::string>{"e\u0301", "a"}));
  EXPECT_EQ(characters("किक"), (std::vector<std::string>{"कि", "क"}));
  EXPECT_EQ(characters("👨‍👩‍👧👨"),
            (std::vector<std::string>{"👨‍👩‍👧", "👨"}));
  EXPECT_EQ(characters("🇩🇪🇫🇷🇪"), (std::vector<std::string>{"🇩🇪", "🇫🇷", "🇪"}));
  EXPECT_EQ(characters("👍🏽👍"), (std::vector<std::string>{"👍🏽", "👍"}));
  EXPECT_EQ(characters(" \u0301"), (std::vector<std::string>{" ", "\u0301"}));
  EXPECT_EQ(characters("a\u200Db"), (std::vector<std::string>{"a", "\u200D", "b"}));
  EXPECT_EQ(characters("\u1112\u1161\u11ABa"),
            (std::vector<std::string>{"\u1112\u1161\u11AB", "a"}));
}

TEST(Letters, HaveCapitalsInTheNormalForm) {
  EXPECT_EQ(capital_of("a"), "A");
  EXPECT_EQ(capital_of("é"), "É");
  EXPECT_EQ(capital_of("e\u0301"), "É");
  EXPECT_EQ(capital_of("ς"), "Σ");
  EXPECT_EQ(capital_of("σ"), "Σ");
  EXPECT_EQ(capital_of("ß"), "ẞ");
  EXPECT_EQ(capital_of("ẞ"), "ẞ");
  EXPECT_EQ(capital_of("ı"), "ı");
  EXPECT_EQ(capital_of("i\u0307"), "İ");
  EXPECT_EQ(capital_of("ǆ"), "Ǆ");
  EXPECT_EQ(capital_of("ǅ"), "Ǆ");
  EXPECT_EQ(capital_of("\u00B5"), "Μ");
  EXPECT_EQ(capital_of("ש"), "ש");
  EXPECT_EQ(capital_of("●"), "●");
  EXPECT_EQ(composed("a\u0301\u0323"), composed("a\u0323\u0301"));
  EXPECT_EQ(composed("\u1112\u1161\u11AB"), "한");
  EXPECT_EQ(composed("\u212B"), "Å");
  EXPECT_EQ(composed("\u0915\u093C"), "\u0915\u093C");
}

// The capital of a capital is itself, and no operator has a class.
TEST(Letters, HaveOneCapital) {
  for (char32_t code = 0x80; code < 0x30000; ++code) {
    const char32_t capital = unicode::capital_of(code);
    EXPECT_EQ(capital < 0x80 ? capital : unicode::capital_of(capital), capital) << unsigned{code};
    if (capital == code || capital < 0x80) continue;
    EXPECT_EQ(unicode::class_of(code), unicode::class_of(capital)) << unsigned{code};
  }
}

TEST(Letters, AreTypedInTheNormalForm) {
  const auto typed = [](std::string_view text) { return std::string(AsTyped(text).text()); };
  EXPECT_EQ(typed("E\u0301TE\u0301"), "ÉTÉ");
  EXPECT_EQ(typed("❤\uFE0F‍🔥"), "❤‍🔥");
  EXPECT_EQ(typed("A\u200DB"), "AB");
  EXPECT_EQ(typed("葛\U000E0100"), "葛");
  EXPECT_EQ(typed("\u212A"), "K");
}

}  // namespace
}  // namespace reckon
