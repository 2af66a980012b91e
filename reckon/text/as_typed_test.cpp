// SPDX-License-Identifier: MIT
#include "reckon/text/as_typed.hpp"

#include <gtest/gtest.h>

#include "reckon/text/utf8.hpp"

namespace reckon {
namespace {

std::string typed(std::string_view text) { return std::string(AsTyped(text).text()); }

TEST(AsTyped, LeavesWhatAKeyboardHas) {
  const std::string text = "SEND + MORE = MONEY\n\t(a*b) # ×÷−·²≤É中\xFF\xE2\x82";
  EXPECT_EQ(typed(text), text);
  const std::string_view ascii = "1 + 2";
  EXPECT_EQ(AsTyped(ascii).text().data(), ascii.data());
}

TEST(AsTyped, FoldsWhatOtherProgramsPutThere) {
  EXPECT_EQ(typed("ＳＥＮＤ　＋　ＭＯＲＥ　＝　ＭＯＮＥＹ"), "SEND + MORE = MONEY");
  EXPECT_EQ(typed("（１２３４５６７８９０）［｛｝］，；：！？．＊／－＜＞"),
            "(1234567890)[{}],;:!?.*/-<>");
  EXPECT_EQ(typed("ａｂｘｙｚ"), "abxyz");
  EXPECT_EQ(typed("𝐒𝐄𝐍𝐃 𝒙𝓎 𝔖 𝕊𝗌 𝚉 ℎℰℂℕ 𝟎𝟗𝟘𝟡𝟶𝟿"), "SEND xy S Ss Z hECN 090909");
  EXPECT_EQ(typed("Ⓐ ⓩ ① ⑨ ⓪"), "A z 1 9 0");
  EXPECT_EQ(typed("a\u00A0b\u2003c\u202Fd\u3000e"), "a b c d e");
  EXPECT_EQ(typed("a\u2028b\u2029c"), "a\nb\nc");
  EXPECT_EQ(typed("∗﹢﹣﹦⩵"), "*+-==");
}

TEST(AsTyped, DropsWhatHasNoWidth) {
  EXPECT_EQ(typed("\uFEFFSE\u200BN\u00ADD\u2060 \u202A+\u200E\uFE0F 1\uFE0F\u20E3"), "SEND + 1");
}

TEST(AsTyped, PutsErrorsWhereTheyAre) {
  const AsTyped text("\uFEFFA\u200BB\n\u00ADC");
  const auto column = [&](std::size_t line, std::size_t at) {
    return text.placed({.message = {}, .line = line, .column = at}).column;
  };
  EXPECT_EQ(column(1, 1), 2U);
  EXPECT_EQ(column(1, 2), 4U);
  EXPECT_EQ(column(0, 2), 4U);
  EXPECT_EQ(column(2, 1), 2U);
  EXPECT_EQ(column(0, 0), 0U);
}

// A copied text stays valid when its owner moves.
TEST(AsTyped, MayBeMoved) {
  AsTyped one("ａ");
  const AsTyped other = std::move(one);
  EXPECT_EQ(other.text(), "a");
}

}  // namespace
}  // namespace reckon
