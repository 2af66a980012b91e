// SPDX-License-Identifier: MIT
// Puzzles in other letters and symbols are the same puzzles.
#include <gtest/gtest.h>

#include <map>
#include <random>
#include <string>
#include <vector>

#include "reckon/arith/random.hpp"
#include "reckon/letters/generate/generator.hpp"
#include "reckon/letters/generate/word_list.hpp"
#include "reckon/letters/read/read.hpp"
#include "reckon/letters/reason/grade.hpp"
#include "reckon/letters/reason/reasoning.hpp"
#include "reckon/letters/solve/solver.hpp"
#include "reckon/text/as_typed.hpp"
#include "reckon/text/letters.hpp"
#include "reckon/text/unicode.hpp"
#include "reckon/text/utf8.hpp"
#include "reckon/text/words.hpp"

namespace reckon::letters {
namespace {

// Any letter or symbol that a puzzle can have, as a capital.
std::string any_letter(SplitMix64& random) {
  while (true) {
    const auto code = static_cast<char32_t>(0x80 + random.below(0x30000 - 0x80));
    if (0xD800 <= code && code <= 0xDFFF) continue;
    const auto its_class = unicode::class_of(code);
    if (its_class != unicode::CharacterClass::letter &&
        its_class != unicode::CharacterClass::symbol) {
      continue;
    }
    std::string letter;
    utf8::append(letter, code);
    // Letters that others become, or that join with their neighbours.
    const bool is_joined =
        (0x1100 <= code && code <= 0x11FF) || (0xA960 <= code && code <= 0xA97C) ||
        (0xAC00 <= code && code <= 0xD7FF) || (0x1F1E6 <= code && code <= 0x1F3FF);
    const std::string usual(AsTyped(letter).text());
    if (!is_joined && usual == letter && capital_of(letter) == letter) return letter;
  }
}

// The text with other letters, a different one for each from A to Z, and a shape among them, so
// that boxes are letters too.
std::string in_other_letters(const std::string& text, SplitMix64& random) {
  std::map<char, std::string> names;
  std::string other;
  for (const char c : text) {
    if (c < 'A' || c > 'Z') {
      other += c;
      continue;
    }
    std::string& name = names[c];
    while (name.empty()) {
      name = names.size() == 1 ? "▲" : any_letter(random);
      for (const auto& [letter, taken] : names) {
        if (letter != c && taken == name) name.clear();
      }
    }
    other += name;
  }
  return other;
}

void expect_same(const std::string& text, SplitMix64& random) {
  const std::string other = in_other_letters(text, random);
  SCOPED_TRACE(text + "\n" + other);
  const auto before = read_puzzle(text);
  const auto after = read_puzzle(other);
  ASSERT_TRUE(before);
  ASSERT_TRUE(after) << after.error().message;
  EXPECT_EQ(after->text, other);
  EXPECT_EQ(usual_text(*after), other);
  EXPECT_EQ(after->puzzle.words, before->puzzle.words);
  ASSERT_EQ(after->puzzle.cells.size(), before->puzzle.cells.size());
  const auto answers = letters::answers(before->puzzle, 10);
  EXPECT_EQ(letters::answers(after->puzzle, 10), answers);
  ASSERT_TRUE(answers);
  if (!answers->empty()) {
    EXPECT_EQ(filled(*after, answers->front()), filled(*before, answers->front()));
  }
  const Reasoned reasons = reason(before->puzzle);
  const Reasoned others = reason(after->puzzle);
  EXPECT_EQ(others.outcome, reasons.outcome);
  EXPECT_EQ(others.steps, reasons.steps);
  EXPECT_EQ(grade(others).level, grade(reasons).level);
  for (std::size_t cell = 0; cell < after->puzzle.cells.size(); ++cell) {
    EXPECT_EQ(after->puzzle.cell_named(after->puzzle.name_of(cell)), cell);
  }
}

TEST(OtherLetters, LeaveAnswersLevelsAndStepsAsTheyAre) {
  const std::uint64_t seed = std::random_device{}();
  SCOPED_TRACE("seed " + std::to_string(seed));
  SplitMix64 random(seed);
  for (const Shape shape : {Shape::sum, Shape::multiplication}) {
    auto generator = Generator::make(
        random.next(), {.shape = shape, .words = word_list(Language::english), .addends = 2});
    ASSERT_TRUE(generator);
    for (int i = 0; i < 12; ++i) {
      const auto made = generator->next();
      ASSERT_TRUE(made);
      expect_same(made->reading.text, random);
    }
  }
  for (const std::string text : {"A + B = C; A < B", "AB × C = DE", "(A + B)^2 = CD",
                                 "A ÷ B = C; C ≠ D", "ABC − CBA = 99"}) {
    expect_same(text, random);
  }
}

TEST(OtherLetters, AreCountedWhereTenAreWished) {
  const GeneratorOptions ideal = {.ideal = true};
  EXPECT_FALSE(puzzle_as_wished("SEND + MORE = MONEY", ideal, nullptr));
  EXPECT_TRUE(puzzle_as_wished("GERALD + DONALD = ROBERT", ideal, nullptr));
  // The same sums with the first 8 and 10 letters of the Greek alphabet.
  EXPECT_FALSE(puzzle_as_wished("ΑΒΓΔ + ΕΖΗΒ = ΕΖΓΒΘ", ideal, nullptr));
  EXPECT_TRUE(puzzle_as_wished("ΑΒΓΔΕΖ + ΖΗΘΔΕΖ = ΓΗΙΒΓΚ", ideal, nullptr));
}

}  // namespace
}  // namespace reckon::letters
