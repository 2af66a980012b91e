// SPDX-License-Identifier: MIT
#include "reckon/letters/reason/grade.hpp"
#include "reckon/letters/reason/hint.hpp"
#include "reckon/letters/reason/reasoning.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "reckon/arith/effort_test.hpp"
#include "reckon/arith/random.hpp"
#include "reckon/letters/random_puzzle_test.hpp"
#include "reckon/letters/read/drawn_puzzle_test.hpp"
#include "reckon/letters/read/read.hpp"
#include "reckon/letters/solve/solver.hpp"

namespace reckon::letters {
namespace {

Puzzle puzzle_in(const std::string& text) { return read_puzzle(text)->puzzle; }

Hint hinted(const Puzzle& puzzle, const PlayerNotes& believed) {
  Budget endless;
  return hint(puzzle, believed, endless);
}

std::vector<std::string> steps_of(const std::string& text) {
  const Puzzle puzzle = puzzle_in(text);
  std::vector<std::string> steps;
  for (const Step& step : reason(puzzle).steps) steps.push_back(describe(step, puzzle));
  return steps;
}

// No step removes a digit that an answer has, unless it stands under a guess or the answer has been
// found by then, and the outcome is that of plain loops.
TEST(AlphameticReasoning, RemovesOnlyWhatNoAnswerHas) {
  constexpr std::uint64_t kSeed = 99;
  RandomPuzzles puzzles(kSeed);
  std::set<Technique> used;
  for (int i = 0; i < effort(2000, 150); ++i) {
    const PlainPuzzle plain = puzzles.next();
    const auto reading = read_puzzle(
        plain.text(), {.conditions = {.base = plain.base, .leading_zeros = plain.leading_zeros},
                       .may_share = plain.may_share});
    ASSERT_TRUE(reading);
    const PlainLoops loops(plain);
    const Reasoned reasoned = reason(reading->puzzle);
    const Outcome wanted = loops.answers.empty()       ? Outcome::no_answer
                           : loops.answers.size() == 1 ? Outcome::one_answer
                                                       : Outcome::several_answers;
    ASSERT_EQ(reasoned.outcome, wanted) << "seed " << kSeed << ": " << plain.text();
    if (reasoned.answer) {
      EXPECT_TRUE(loops.answers.contains(*reasoned.answer)) << plain.text();
    }
    std::set<Digits> open = loops.answers;
    for (const Step& step : reasoned.steps) {
      if (step.technique == Technique::answer && !step.contradiction) open.erase(*reasoned.answer);
      if (step.depth != 0) continue;
      used.insert(step.technique);
      if (step.technique == Technique::guess) continue;
      for (const Change& change : step.changes) {
        ASSERT_EQ(change.after & ~change.before, 0U);
        for (const Digits& answer : open) {
          ASSERT_NE(change.after & only(answer[change.letter]), 0U)
              << "seed " << kSeed << ", base " << plain.base << ": " << plain.text() << ": "
              << describe(step, reading->puzzle);
        }
      }
      if (step.technique == Technique::refuted) continue;  // it speaks of the guess
      EXPECT_TRUE(!step.contradiction || open.empty()) << plain.text();
    }
  }
  // Nearly every technique is seen at work, in few puzzles most of them.
  constexpr std::size_t kAll = kTechniques.size();
  EXPECT_GE(used.size(), effort(kAll - 2, kAll * 3 / 5));
}

TEST(AlphameticReasoning, TellsSendMoreMoney) {
  const std::vector<std::string> steps = steps_of("SEND + MORE = MONEY");
  ASSERT_GT(steps.size(), 6U);
  EXPECT_EQ(steps[0], "no number begins with 0: S is not 0, M is not 0");
  EXPECT_EQ(steps[1],
            "column 5 from the right of SEND + MORE = MONEY, sizes of a column and its carries: "
            "M = 1");
  EXPECT_EQ(steps.back(), "all letters are found, and every line holds");
}

TEST(AlphameticReasoning, GradesAndHasObstacles) {
  const Reasoned easy = reason(puzzle_in("A + A = 1B; B < 3; A + B = 7"));
  EXPECT_EQ(easy.outcome, Outcome::no_answer);
  const Grade money = grade(reason(puzzle_in("SEND + MORE = MONEY")));
  EXPECT_EQ(money.level, 2);  // two columns are worked through together
  EXPECT_FALSE(money.reasons.empty());
  EXPECT_FALSE(obstacle(puzzle_in("A + B = C")));
  EXPECT_FALSE(obstacle(puzzle_in("A_ + B = C")));
  std::string many = "A = B";
  for (int i = 0; i < 100; ++i) many += "; A < B";
  EXPECT_TRUE(obstacle(puzzle_in(many)));
}

// A drawn long multiplication with only some readable digits.
std::string random_skeleton(SplitMix64& random) {
  const auto upper = 100 + random.below(900);
  const auto lower = 10 + random.below(90);
  const auto numbers = {upper, lower, upper * (lower % 10), upper * (lower / 10), upper * lower};
  std::vector<std::string> lines;
  for (const std::uint64_t number : numbers) {
    lines.push_back(std::to_string(number));
    for (char& c : lines.back()) {
      if (random.below(3) != 0) c = '*';
    }
  }
  lines[3] += ' ';
  for (std::string& line : lines) line.insert(0, 8 - line.size(), ' ');
  lines[1].front() = 'x';
  const std::string rule = "--------\n";
  return lines[0] + '\n' + lines[1] + '\n' + rule + lines[2] + '\n' + lines[3] + '\n' + rule +
         lines[4] + '\n';
}

// Sentences on digits without letters are true and distinguish the digits.
TEST(AlphameticReasoning, SpeaksOfDigitsWithoutLetters) {
  constexpr std::uint64_t kSeed = 4;
  SplitMix64 random(kSeed);
  int solved = 0;
  for (int i = 0; i < effort(150, 20); ++i) {
    const std::string text = random_skeleton(random);
    const auto reading = read_puzzle(text);
    if (!reading) continue;  // a product begins with 0, or lacks a digit
    const Puzzle& puzzle = reading->puzzle;
    const auto all = answers(puzzle);
    ASSERT_TRUE(all);
    SCOPED_TRACE("seed " + std::to_string(kSeed));
    if (expect_true_reasons(puzzle, *all, text, 100'000'000)) ++solved;
  }
  EXPECT_GE(solved, effort(100, 10));
  EXPECT_EQ(steps_of(". × 3 = 1.; .5 = 15").front(), "no number begins with 0: .3 is not 0");
  const Puzzle puzzle = puzzle_in("A. + .B = 1.C");
  for (std::size_t cell = 0; cell < puzzle.cells.size(); ++cell) {
    EXPECT_EQ(puzzle.cell_named(puzzle.name_of(cell)), cell);
  }
  EXPECT_EQ(puzzle.name_of(2), ".2");
  EXPECT_EQ(puzzle.cell_named(".4"), std::nullopt);
  EXPECT_EQ(puzzle.cell_named("."), std::nullopt);
}

TEST(AlphameticReasoning, LetsRowsOfDrawingsBeginWithZero) {
  for (const char* text :
       {"  12\n× 20\n----\n ***\n 24\n----\n 240", "  A2\n× 20\n----\n B**\n 24\n----\n 240",
        "630 ÷ 9 = 70\n63\n--\n ?\n  0", "905 ÷ 3 = 301\n9\n-\n*\n  3\n  -\n  2",
        "1005 ÷ 5 = 201\n10\n--\n 00\n  0\n -\n  *5\n   5"}) {
    const Puzzle puzzle = puzzle_in(text);
    const auto all = answers(puzzle);
    ASSERT_TRUE(all);
    EXPECT_EQ(all->size(), 1U) << text;
    EXPECT_TRUE(expect_true_reasons(puzzle, *all, text, 10'000'000)) << text;
    EXPECT_EQ(hinted(puzzle, {}).outcome, Outcome::one_answer) << text;
  }
}

TEST(AlphameticReasoning, HasNoAnswerWhereALetterHasNoDigit) {
  for (const auto& [text, name] : {std::pair("SEND + MORE = MONEY", "S"), {"_1 < 7", ".1"}}) {
    Puzzle puzzle = puzzle_in(text);
    ASSERT_TRUE(give(puzzle, name, 0));
    EXPECT_EQ(reason(puzzle).outcome, Outcome::no_answer) << text;
  }
  Puzzle twice = puzzle_in("A + B = C");
  ASSERT_TRUE(give(twice, "A", 1));
  ASSERT_TRUE(give(twice, "A", 2));
  EXPECT_EQ(reason(twice).outcome, Outcome::no_answer);
  EXPECT_EQ(give(twice, ".1", 1).error().message, "no letter .1 in this puzzle (letters: A, B, C)");
  Puzzle mixed = puzzle_in("A.. = B");
  EXPECT_EQ(give(mixed, ".3", 1).error().message,
            "no letter .3 in this puzzle (letters: A, B, .1 to .2)");
}

TEST(AlphameticReasoning, HintsGoOnFromWhatIsKnown) {
  const Puzzle puzzle = puzzle_in("SEND + MORE = MONEY");
  PlayerNotes believed;
  const auto cell = [&](char letter) { return *puzzle.cell_of(letter); };
  const Hint first = hinted(puzzle, believed);
  EXPECT_EQ(first.outcome, Outcome::one_answer);
  ASSERT_FALSE(first.steps.empty());
  EXPECT_TRUE(describe(first.steps.back(), puzzle).contains("M = 1"));
  believed.digits = {{.letter = cell('M'), .digit = 1}, {.letter = cell('S'), .digit = 9}};
  EXPECT_TRUE(describe(hinted(puzzle, believed).steps.back(), puzzle).contains("O = 0"));
  // Digits that are ruled out need not be found again.
  believed.ruled_out.resize(puzzle.cells.size());
  believed.ruled_out[cell('O')] = all_digits_of(10) & ~only(0);
  EXPECT_FALSE(describe(hinted(puzzle, believed).steps.back(), puzzle).contains("O = 0"));
  // A digit that a player ruled out gets no other reason, and takes none from the rest.
  const PlayerNotes marks{.ruled_out = {only(2), 0, 0, only(0), 0, 0, 0, only(0)}};  // SENDMORY
  EXPECT_EQ(describe(hinted(puzzle, marks).before.front(), puzzle),
            "no number begins with 0: S is not 0, M is not 0");
  believed.ruled_out[cell('Y')] = only(2);
  EXPECT_EQ(hinted(puzzle, believed).wrong, std::vector<std::size_t>{cell('Y')});
  believed.digits.push_back({.letter = cell('E'), .digit = 4});
  EXPECT_EQ(hinted(puzzle, believed).wrong, (std::vector<std::size_t>{cell('E'), cell('Y')}));
  EXPECT_EQ(hinted(puzzle_in("A + B = C"), {}).outcome, Outcome::several_answers);
}

// Until the answer is found, each hint says something true that is new, a wrong guess with its end.
TEST(AlphameticReasoning, HintsLeadToTheAnswer) {
  for (const char* text : {"SEND + MORE = MONEY", "CROSS + ROADS = DANGER",
                           "ABC × DE = FGHIJ; A = 1", "NUMBER + NUMBER = PUZZLE", "A^B = CA; C < 5",
                           "   .3.\n×   5.\n------\n   552\n  ...\n------\n  ...."}) {
    const Puzzle puzzle = puzzle_in(text);
    const auto answers = first_answers(puzzle, 2);
    ASSERT_TRUE(answers.has_value());
    if (answers->size() != 1) continue;
    const Digits& answer = answers->front();
    PlayerNotes notes{.ruled_out = std::vector<DigitSet>(puzzle.cells.size())};
    std::size_t told = 0;
    for (bool is_new = true; is_new; ++told) {
      const Hint next = hinted(puzzle, notes);
      ASSERT_TRUE(next.wrong.empty()) << text;
      is_new = false;
      std::vector<Step> steps = next.before;
      steps.insert(steps.end(), next.steps.begin(), next.steps.end());
      for (const Step& step : steps) {
        const bool supposes = step.technique == Technique::guess && &step != &steps.back();
        if (supposes) continue;
        for (const Change& change : step.changes) {
          EXPECT_NE(change.after & only(answer[change.letter]), 0U)
              << text << describe(step, puzzle);
          const DigitSet gone = all_digits_of(10) & ~change.after;
          is_new = is_new || (gone & ~notes.ruled_out[change.letter]) != 0;
          notes.ruled_out[change.letter] |= gone;
        }
      }
    }
    EXPECT_GT(told, 1U) << text;
    for (std::size_t i = 0; i < answer.size(); ++i) {
      EXPECT_EQ(all_digits_of(10) & ~notes.ruled_out[i], only(answer[i])) << text;
    }
  }
}

TEST(AlphameticReasoning, GivesUpWithItsBudget) {
  // Wherever the budget ends, the reasoning does.
  const auto within = [](std::uint64_t steps) {
    Budget some(steps);
    return reason(puzzle_in("SEND + MORE = MONEY"), {.budget = &some});
  };
  for (std::uint64_t steps = 0; steps < 3000; steps += 7) {
    EXPECT_EQ(within(steps).outcome, Outcome::given_up) << steps;
  }
  Budget budget(1000);
  EXPECT_EQ(reason(puzzle_in("SEND + MORE = MONEY"), {.budget = &budget}).outcome,
            Outcome::given_up);
}

}  // namespace
}  // namespace reckon::letters
