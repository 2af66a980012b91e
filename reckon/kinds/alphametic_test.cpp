// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "reckon/arith/effort_test.hpp"
#include "reckon/kinds/code.hpp"
#include "reckon/kinds/kind.hpp"
#include "reckon/kinds/rows.hpp"
#include "reckon/letters/generate/generator.hpp"
#include "reckon/letters/read/read.hpp"
#include "reckon/letters/solve/solver.hpp"

namespace reckon::kinds {
namespace {

Puzzle puzzle_in(const std::string& text) {
  Budget budget(kStepsOfReading);
  auto puzzle = read_alphametic(budget, text, Rules::house);
  EXPECT_TRUE(puzzle) << text << ": " << puzzle.error().message;
  return *std::move(puzzle);
}

// Other names of letters, and another order of addends, factors or sides, are the same puzzle; so
// is what is drawn otherwise. All else is not.
TEST(Alphametic, ClassesAreTheSameButForOrderAndLetters) {
  const std::vector<std::vector<std::string>> classes = {
      {"SEND + MORE = MONEY", "more+send==money", "MONEY = SEND + MORE", "XYZW + ABCY = ABZYV"},
      {"TWO + TWO = FOUR; T = 7; O = 4", "O = 4; FOUR = TWO + TWO; 7 = T"},
      {"SEND - MORE = MONEY - 2*MORE", "MONEY - MORE*2 = SEND - MORE"},
      {"A > B; A + B = 1", "B < A; A + B = 1", "1 = B + A; B < A"},
      {"5 - 4 + C = 3; C < 9", "C + 5 - 4 = 3; C < 9", "3 = C - (4 - 5); C < 9"},
      {"A * 3 / 2 = 6; A < 9", "3 / 2 * A = 6; A < 9"},
      {"SEVEN + SEVEN + SIX = TWENTY", "SEVEN + SIX + SEVEN = TWENTY",
       "  SEVEN\n  SEVEN\n+   SIX\n ------\n TWENTY"},
  };
  std::set<std::string> seen;
  for (const auto& texts : classes) {
    const std::string name = class_of(puzzle_in(texts.front()));
    EXPECT_TRUE(seen.insert(name).second) << name;
    for (const std::string& text : texts) EXPECT_EQ(class_of(puzzle_in(text)), name) << text;
  }
}

TEST(Alphametic, FactsAreThoseOfTheAnswer) {
  const Facts facts = row_of(Kind::alphametic).facts(puzzle_in("SEND + MORE = MONEY"));
  EXPECT_EQ(facts.class_name, "10652=1085+9567");
  EXPECT_EQ(facts.digits, 5);
  EXPECT_EQ(facts.operators, "+");
}

TEST(Alphametic, TextIsWrittenInOneWay) {
  EXPECT_EQ(to_text(puzzle_in("send+more==money")), "SEND + MORE = MONEY");
  EXPECT_EQ(to_text(puzzle_in("   SEVEN  \r\n   SEVEN\r\n +   SIX\r\n  ------\r\n  TWENTY\r\n")),
            "  SEVEN\n  SEVEN\n+   SIX\n ------\n TWENTY");
  EXPECT_EQ(to_text(puzzle_in("  send\n+ more\n______\n money")), "  SEND\n+ MORE\n------\n MONEY");
  EXPECT_EQ(to_text(puzzle_in("ABC\nx DE\n----\nFEC\nDEC\n----\nHGBC")),
            "ABC\n× DE\n----\nFEC\nDEC\n----\nHGBC");
}

// A text is refused, with the reason, unless it is one puzzle of different digits with one answer.
TEST(Alphametic, OthersAreRefused) {
  const std::vector<std::pair<std::string, std::string>> cases = {
      {"SEND + MORE", "="},
      {"A + B = C", "several answers"},
      {"AB + A = A", "no answer"},
      {"1 + 1 = 2", "no letters"},
      {".A + B = 20", "unknown"},
      {"SEND + MORE = MONEY\nTWO + TWO = FOUR", "12 different letters"},
  };
  for (const auto& [text, why] : cases) {
    Budget budget(kStepsOfReading);
    const auto read = read_alphametic(budget, text, Rules::house);
    ASSERT_FALSE(read) << text;
    EXPECT_NE(read.error().message.find(why), std::string::npos) << read.error().message;
  }
}

// A code names the answer, so that one which does not hold is not a code, nor is it made.
TEST(Alphametic, CodesOfWrongAnswersAreRefused) {
  const AlphameticPuzzle wrong = {.text = "SEND + MORE = MONEY",
                                  .digits = {9, 5, 6, 7, 1, 0, 8, 3}};
  EXPECT_FALSE(code_of(wrong));
  const AlphameticPuzzle otherwise = {.text = "SEND+MORE = MONEY",
                                      .digits = {9, 5, 6, 7, 1, 0, 8, 2}};
  EXPECT_FALSE(code_of(otherwise));
  EXPECT_FALSE(code_of(AlphameticPuzzle{.text = "", .digits = {}}));
}

// Zeros have no long multiplication, and powers of fractions may take long to be calculated.
TEST(Alphametic, CodesOfEnemiesAreRefusedSoon) {
  for (const char* const code : {"A0JX40XN", "A00RY302"}) EXPECT_FALSE(puzzle_of(code)) << code;
  EXPECT_TRUE(code_of(puzzle_in("1234\n+   A\n-----\n 1234")));
  std::string powers;
  for (int i = 0; i < 10; ++i)
    powers += (i == 0 ? "" : "; ") + std::string("(A ÷ B)^999 = (A ÷ B)^999");
  EXPECT_FALSE(code_of(AlphameticPuzzle{.text = powers, .digits = {9, 7}}));
  EXPECT_FALSE(code_of(AlphameticPuzzle{.text = "A^900 = A^900", .digits = {9}}));
}

// A person who types a code need not type the picture of a multiplication.
TEST(Alphametic, CodesOfMultiplicationsAreShort) {
  for (const auto& [factor, multiplier] : {std::pair(584, 951), std::pair(125, 37)}) {
    const std::string drawn = letters::drawn_product(static_cast<std::uint64_t>(factor),
                                                     static_cast<std::uint64_t>(multiplier));
    const Puzzle puzzle = puzzle_in(letters::lettered(drawn));
    const auto code = code_of(puzzle);
    ASSERT_TRUE(code) << code.error().message;
    EXPECT_LE(code->size(), 15U) << *code;
    EXPECT_EQ(puzzle_of(*code), puzzle);
  }
  // Named otherwise, it is another text.
  const Puzzle other = puzzle_in("XBC\n× DE\n----\nFEC\nDEC\n----\nHGBC");
  EXPECT_EQ(puzzle_of(*code_of(other)), other);
}

TEST(Alphametic, LettersOfAllScriptsHaveCodes) {
  for (const std::string text : {"ТРИ + ДВА = ПЯТЬ", "ΑΒ + ΑΒ = ΓΓΔ", "●■ + ■ = ▲▲",
                                 "👍🏽A + A = 👍🏿B", "שA + A = BB", " ÉÉ\n+ É\n---\n TU"}) {
    const auto reading = letters::read_puzzle(text);
    ASSERT_TRUE(reading) << text;
    const auto answers = letters::answers(reading->puzzle, 1);
    ASSERT_TRUE(answers);
    if (answers->empty()) continue;
    const Puzzle puzzle =
        AlphameticPuzzle{.text = usual_text(*reading), .digits = answers->front()};
    const auto code = code_of(puzzle);
    ASSERT_TRUE(code) << text << ": " << code.error().message;
    const auto again = puzzle_of(*code);
    ASSERT_TRUE(again) << text << ": " << again.error().message;
    EXPECT_EQ(*again, puzzle) << text;
  }
  const auto code = code_of(AlphameticPuzzle{.text = "●■ + ■ = ▲▲", .digits = {1, 2, 3}});
  EXPECT_FALSE(code);
}

TEST(Alphametic, EveryPuzzleOfTheCorpusHasACode) {
  std::ifstream file(RECKON_SOURCE_DIR "/bench/alphametics.txt");
  ASSERT_TRUE(file);
  std::size_t count = 0;
  krypto::Solver solver;
  for (std::string line; std::getline(file, line);) {
    line.resize(std::min(line.find('#'), line.size()));
    if (line.find_first_not_of(' ') == std::string::npos) continue;
    if (++count % effort(1U, 20U) != 0) continue;
    SCOPED_TRACE(line);
    const Puzzle puzzle = puzzle_in(line);
    const auto code = code_of(puzzle);
    ASSERT_TRUE(code) << code.error().message;
    ASSERT_EQ(puzzle_of(*code), puzzle) << *code;
    const auto entry = entry_of(solver, puzzle);
    ASSERT_TRUE(entry) << entry.error().message;
    EXPECT_TRUE(entry->solved.level);
  }
  EXPECT_EQ(count, 1000U);
}

// Each random puzzle has the wanted level and one answer, which the text with digits shows.
TEST(Alphametic, PuzzlesAreMadeOfEveryLevelInEachLanguage) {
  krypto::Solver solver;
  for (const Language language : kAllLanguages) {
    for (int level = 1; level <= 5; ++level) {
      SCOPED_TRACE(level);
      const PuzzleOptions wishes = {.levels = Levels{.least = level, .most = level},
                                    .language = language};
      auto source = row_of(Kind::alphametic).draw(wishes, 7);
      ASSERT_TRUE(source);
      Budget budget;
      std::set<std::string> made;
      for (int tries = 0; tries < 20'000 && made.size() < effort(10U, 2U); ++tries) {
        auto drawn = (*source)(budget);
        ASSERT_TRUE(drawn) << drawn.error().message;
        if (!*drawn) continue;
        EXPECT_EQ((*drawn)->level, level);
        const auto entry = entry_of(solver, (*drawn)->puzzle);
        ASSERT_TRUE(entry) << entry.error().message;
        EXPECT_EQ(entry->solved.level, level);
        const auto solved = letters::read_puzzle(entry->solved.solution);
        ASSERT_TRUE(solved) << entry->solved.solution;
        EXPECT_TRUE(solved->puzzle.cells.empty());
        EXPECT_TRUE(is_answer(solved->puzzle, {}));
        made.insert(class_of((*drawn)->puzzle));
      }
      EXPECT_GE(made.size(), effort(10U, 2U));
    }
  }
}

}  // namespace
}  // namespace reckon::kinds
