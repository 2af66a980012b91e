// SPDX-License-Identifier: MIT
#include "reckon/text/signs.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <set>
#include <sstream>
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

TEST(Signs, HaveLettersOfCardsOnce) {
  const std::string letters = "AJQKVDR";
  std::string found;
  for (const FaceRow& row : kFaces) found += row.letter;
  EXPECT_EQ(found, letters);
  EXPECT_EQ(face_value('V'), face_value('J'));
  EXPECT_EQ(face_value('D'), face_value('Q'));
  EXPECT_EQ(face_value('R'), face_value('K'));
  for (const FaceRow& row : kFaces) EXPECT_FALSE(sign_in({&row.letter, 1})) << row.letter;
  EXPECT_FALSE(face_value('T'));
}

// The page has the same table, so that it reads formulas without the engine.
TEST(Signs, AreThoseOfThePage) {
  constexpr const char* kFile = RECKON_SOURCE_DIR "/web/src/engine/signs.ts";
  constexpr std::string_view kMeanings = "+-*/=()";  // by MathSign
  std::string page =
      "// SPDX-License-Identifier: MIT\n"
      "/**\n"
      " * The signs of arithmetic and the letters of cards as people type and print them: a copy "
      "of\n"
      " * reckon/text/signs.hpp, which the test of that table writes with RECKON_WRITE_SIGNS set.\n"
      " */\n"
      "export const SIGN_OF: Readonly<Record<string, '+' | '-' | '*' | '/' | '=' | '(' | ')'>> = "
      "{\n";
  for (const SignRow& row : kSigns) {
    const bool is_name = row.text == "x" || row.text == "X";
    const std::string key = is_name ? std::string(row.text) : "'" + std::string(row.text) + "'";
    page += "  " + key + ": '" + kMeanings[static_cast<std::size_t>(row.sign)] + "',\n";
  }
  page += "};\n\n/** The values of the letters of cards. */\n";
  page += "export const FACE_VALUES: Readonly<Record<string, number>> = {\n";
  for (const FaceRow& row : kFaces) {
    page += std::string("  ") + row.letter + ": " + std::to_string(row.value) + ",\n";
  }
  page += "};\n";
  if (std::getenv("RECKON_WRITE_SIGNS") != nullptr)
    std::ofstream(kFile) << page;  // NOLINT(concurrency-mt-unsafe)
  std::stringstream file;
  file << std::ifstream(kFile).rdbuf();
  EXPECT_EQ(file.str(), page) << "run this test with RECKON_WRITE_SIGNS=1";
}

}  // namespace
}  // namespace reckon
