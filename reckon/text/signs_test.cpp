// SPDX-License-Identifier: MIT
#include "reckon/text/signs.hpp"

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

namespace reckon {
namespace {

TEST(Signs, AreThoseThatPeopleType) {
  const std::vector<std::pair<MathSign, std::vector<std::string>>> rows = {
      {MathSign::divide, {":", "∶", "/", "∕", "⁄", "÷", "➗"}},
      {MathSign::times, {"*", "∗", "×", "✕", "✖", "x", "X", "·", "⋅", "•", "∙"}},
      {MathSign::minus, {"-", "–", "—", "‐", "‑", "‒", "−", "➖"}},
      {MathSign::plus, {"+", "➕"}},
      {MathSign::equals, {"="}},
      {MathSign::open, {"(", "[", "{"}},
      {MathSign::close, {")", "]", "}"}}};
  for (const auto& [sign, texts] : rows) {
    for (const std::string& text : texts) EXPECT_EQ(sign_in(text), sign) << text;
  }
  for (const std::string text : {"", "1", "A", "**", ".", "\xFF"}) EXPECT_FALSE(sign_in(text));
}

TEST(Signs, StandInTheTableOnce) {
  std::set<std::string_view> texts;
  for (const SignRow& row : kSigns) EXPECT_TRUE(texts.insert(row.text).second) << row.text;
}

}  // namespace
}  // namespace reckon
