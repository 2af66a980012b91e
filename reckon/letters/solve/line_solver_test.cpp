// SPDX-License-Identifier: MIT
#include "reckon/letters/solve/line_solver.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "reckon/arith/effort_test.hpp"
#include "reckon/arith/random.hpp"
#include "reckon/calcrostic/calcrostic.hpp"
#include "reckon/calcrostic/list.hpp"
#include "reckon/letters/brute_force_test.hpp"

namespace reckon::letters {

namespace {

using Int = std::int64_t;
std::vector<calcrostic::Calcrostic> classes_up_to(Int sum, Int least = 2) {
  std::vector<calcrostic::Calcrostic> all;
  calcrostic::each_class({.first_sum = 4, .last_sum = sum, .least = least},
                         [&](const calcrostic::Calcrostic& found) {
                           all.push_back(found);
                           return true;
                         });
  return all;
}

const calcrostic::Calcrostic kFirst = {
    .numbers = {24, 8, 192, 24, 4, 96, 48, 2, 96},
    .operators = {Operator::multiply, Operator::multiply, Operator::multiply, Operator::add,
                  Operator::divide, Operator::subtract, Operator::multiply, Operator::divide}};

TEST(PuzzleSolver, SolvesThePuzzleOfTheSource) {
  const LinePuzzle puzzle = puzzle_of(kFirst);
  EXPECT_EQ(puzzle.letters, 6U);
  EXPECT_EQ(answers(puzzle), std::vector<Digits>({{2, 4, 8, 1, 9, 6}}));
  EXPECT_TRUE(is_unique(puzzle));
}

// A thousand puzzles, 200 of them with one operator changed.
TEST(PuzzleSolver, AgreesWithAllAssignments) {
  constexpr std::uint64_t kSeed = 10278;
  SCOPED_TRACE("seed " + std::to_string(kSeed));
  SplitMix64 random(kSeed);
  std::vector<calcrostic::Calcrostic> classes = classes_up_to(60, 1);
  int solved = 0;
  int unsolvable = 0;
  int several = 0;
  for (int i = 0; i < 1000;) {
    const calcrostic::Calcrostic& chosen =
        classes[static_cast<std::size_t>(random.below(classes.size()))];
    const calcrostic::Calcrostic calcrostic =
        calcrostic::versions(chosen)[static_cast<std::size_t>(random.below(8))];
    LinePuzzle puzzle = puzzle_of(calcrostic);
    if (puzzle.letters > 6) continue;
    if (i < 200) {
      const auto line = static_cast<std::size_t>(random.below(8));
      puzzle.layout.lines[line].operators[0] = static_cast<Operator>(random.below(4));
    }
    puzzle.conditions.leading_zeros = random.below(4) == 0;
    if (random.below(3) == 0) {
      Word& word = puzzle.words[static_cast<std::size_t>(random.below(9))];
      word[0] = Symbol::digit(static_cast<unsigned>(random.below(10)));
    }
    const std::vector<Digits> truth = all_answers(puzzle);
    ASSERT_EQ(answers(puzzle), truth) << "puzzle " << i;
    ASSERT_EQ(is_unique(puzzle), truth.size() == 1) << "puzzle " << i;
    ++i;
    solved += truth.size() == 1 ? 1 : 0;
    unsolvable += truth.empty() ? 1 : 0;
    several += truth.size() > 1 ? 1 : 0;
  }
  EXPECT_GT(solved, 100);
  EXPECT_GT(unsolvable, 100);
  EXPECT_GT(several, 100);
}

TEST(PuzzleSolver, AgreesOnManyLetters) {
  SplitMix64 random(5);
  const std::vector<calcrostic::Calcrostic> classes = classes_up_to(1000);
  for (int i = 0; i < 12;) {
    const LinePuzzle puzzle =
        puzzle_of(classes[static_cast<std::size_t>(random.below(classes.size()))]);
    if (puzzle.letters != 8) continue;
    ASSERT_EQ(answers(puzzle), all_answers(puzzle));
    ++i;
  }
}

TEST(PuzzleSolver, AgreesInOtherBases) {
  SplitMix64 random(6);
  const std::vector<calcrostic::Calcrostic> classes = classes_up_to(60);
  for (const unsigned base : {2U, 3U, 5U, 12U}) {
    for (int i = 0; i < 60;) {
      const calcrostic::Calcrostic& chosen =
          classes[static_cast<std::size_t>(random.below(classes.size()))];
      const LinePuzzle puzzle =
          encode(layout_of(chosen.operators), chosen.numbers, {.base = base}).value();
      if (puzzle.letters > 5) {
        ++i;  // there may be none with fewer
        continue;
      }
      ASSERT_EQ(answers(puzzle), all_answers(puzzle));
      ++i;
    }
  }
}

// Up to 36 digits are tried, more than fit side by side: two rows of sums and products in which
// three digits are letters.
TEST(PuzzleSolver, AgreesInLargeBases) {
  constexpr std::uint64_t kSeed = 36;
  SCOPED_TRACE("seed " + std::to_string(kSeed));
  SplitMix64 random(kSeed);
  for (const unsigned base : {16U, 17U, 32U, 33U, 36U}) {
    std::size_t answers_so_far = 0;
    for (int i = 0; i < 40; ++i) {
      std::array<Operator, 8> operators{};
      std::vector<std::int64_t> numbers(9);
      for (std::size_t row = 0; row < 2; ++row) {
        const bool product = random.below(2) == 0;
        operators[row] = product ? Operator::multiply : Operator::add;
        const auto x = static_cast<std::int64_t>(1 + random.below(base * base - 1));
        const auto y = static_cast<std::int64_t>(1 + random.below(product ? base : base * base));
        numbers[3 * row] = x;
        numbers[3 * row + 1] = y;
        numbers[3 * row + 2] = product ? x * y : x + y;
      }
      Layout layout = layout_of(operators);
      layout.lines.resize(2);
      // The first three digits that appear, beginning with the last digit of a number.
      std::vector<unsigned> hidden;
      const auto symbol_of_digit = [&](unsigned digit) {
        const auto found = std::ranges::find(hidden, digit);
        if (found != hidden.end()) {
          return Symbol::letter(static_cast<std::size_t>(found - hidden.begin()));
        }
        if (hidden.size() == 3) return Symbol::digit(digit);
        hidden.push_back(digit);
        return Symbol::letter(hidden.size() - 1);
      };
      std::vector<Word> words;
      for (std::int64_t number : numbers) {
        Word word;
        do {
          word.push_back(symbol_of_digit(static_cast<unsigned>(number % base)));
          number /= base;
        } while (number != 0);
        std::ranges::reverse(word);
        words.push_back(word);
      }
      const LinePuzzle puzzle = LinePuzzle::make(layout, words, {.base = base}).value();
      const std::vector<Digits> all = all_answers(puzzle);
      ASSERT_EQ(answers(puzzle), all) << text_of(puzzle);
      answers_so_far += all.size();
    }
    EXPECT_GT(answers_so_far, 40U);
  }
}

// 0 = 0 * x leaves x undetermined, and x / 0 is not a number.
TEST(PuzzleSolver, IsRightAboutZero) {
  SplitMix64 random(7);
  for (int i = 0; i < 400; ++i) {
    std::array<Operator, 8> operators{};
    for (Operator& op : operators) op = static_cast<Operator>(2 + random.below(2));
    std::vector<Word> words;
    for (int cell = 0; cell < 9; ++cell) {
      Word word;
      for (std::uint64_t left = 1 + random.below(2); left > 0; --left) {
        word.push_back(random.below(3) == 0
                           ? Symbol::digit(0)
                           : Symbol::letter(static_cast<std::size_t>(random.below(4))));
      }
      words.push_back(word);
    }
    LinePuzzle puzzle = LinePuzzle::make(layout_of(operators), words).value();
    puzzle.conditions.leading_zeros = random.below(2) == 0;
    ASSERT_EQ(answers(puzzle), all_answers(puzzle)) << i;
  }
}

// A number must not begin with a given 0, nor with a letter that is 0.
TEST(PuzzleSolver, RefusesGivenLeadingZeros) {
  std::vector<Word> words(9, Word{Symbol::digit(0)});
  words[0] = {Symbol::digit(0), Symbol::letter(0)};
  LinePuzzle puzzle = LinePuzzle::make(layout_of({}), words).value();
  EXPECT_EQ(answers(puzzle), all_answers(puzzle));
  EXPECT_TRUE(answers(puzzle).empty());
  puzzle.conditions.leading_zeros = true;
  EXPECT_EQ(answers(puzzle), all_answers(puzzle));
  EXPECT_EQ(answers(puzzle).size(), 1U);
}

// Lines of three and four operands, with rows and columns of random words.
TEST(PuzzleSolver, AgreesOnLongLines) {
  constexpr int kPuzzles = effort(400, 100);
  SplitMix64 random(8);
  int answered = 0;
  for (int i = 0; i < kPuzzles; ++i) {
    const auto rows = static_cast<std::uint8_t>(3 + random.below(3));
    const auto columns = static_cast<std::uint8_t>(3 + random.below(3));
    Layout layout{.rows = rows, .columns = columns, .diagonals = false, .lines = {}};
    const auto add_line = [&](std::size_t first, std::size_t step, std::uint8_t size) {
      Line line{.size = size};
      for (std::size_t j = 0; j < size; ++j) {
        line.cells[j] = static_cast<std::uint8_t>(first + j * step);
        if (j + 2 < size) line.operators[j] = static_cast<Operator>(random.below(4));
      }
      if (random.below(4) == 0) std::reverse(line.cells.begin(), line.cells.begin() + size);
      layout.lines.push_back(line);
    };
    // With all lines hardly any random grid would have an answer.
    for (std::size_t row = 0; row < rows; ++row) {
      if (random.below(3) == 0) add_line(row * columns, 1, columns);
    }
    if (random.below(4) == 0) add_line(0, columns, rows);
    std::vector<Word> words;
    for (int cell = 0; cell < rows * columns; ++cell) {
      words.push_back(random.below(2) == 0
                          ? Word{Symbol::digit(static_cast<unsigned>(random.below(3)))}
                          : Word{Symbol::letter(static_cast<std::size_t>(random.below(5)))});
    }
    const LinePuzzle puzzle = LinePuzzle::make(layout, words).value();
    const auto truth = all_answers(puzzle);
    ASSERT_EQ(answers(puzzle), truth) << i;
    answered += truth.empty() ? 0 : 1;
  }
  EXPECT_GT(answered, kPuzzles / 4);
}

// By the source, all 8 calcrostic::versions have the same number of answers.
TEST(PuzzleSolver, FindsAsManyAnswersOfEveryVersion) {
  for (const calcrostic::Calcrostic& chosen : classes_up_to(200)) {
    const std::size_t count = answers(puzzle_of(chosen)).size();
    ASSERT_GE(count, 1U);
    for (const calcrostic::Calcrostic& version : calcrostic::versions(chosen)) {
      ASSERT_EQ(answers(puzzle_of(version)).size(), count);
    }
  }
}

// The answers with the smallest digits are kept, in any order of discovery.
TEST(PuzzleSolver, KeepsTheFirstAnswers) {
  // E + 0 = E holds for every digit, and A to D are in no line.
  std::vector<Word> words(9, Word{Symbol::digit(0)});
  words[0] = words[2] = {Symbol::letter(4)};
  for (std::size_t i = 0; i < 4; ++i) words[4 + i] = {Symbol::letter(i)};
  Layout layout = layout_of({});
  layout.lines.resize(1);
  const LinePuzzle puzzle = LinePuzzle::make(layout, words, {.base = 6}).value();
  const std::vector<Digits> all = answers(puzzle);
  EXPECT_EQ(all, all_answers(puzzle));
  ASSERT_EQ(all.size(), 720U);
  for (const std::size_t limit : {0U, 1U, 2U, 100U, 719U, 720U, 721U}) {
    const auto count = static_cast<std::ptrdiff_t>(std::min<std::size_t>(limit, all.size()));
    EXPECT_EQ(answers(puzzle, limit), std::vector<Digits>(all.begin(), all.begin() + count));
  }
}

TEST(PuzzleSolver, StopsWhenEnoughIsSeen) {
  const Layout layout = layout_of({});
  const LinePuzzle open =
      LinePuzzle::make(layout_of({Operator::multiply, Operator::multiply, Operator::multiply,
                                  Operator::multiply, Operator::multiply, Operator::multiply,
                                  Operator::multiply, Operator::multiply}),
                       std::vector<Word>(9, Word{Symbol::digit(0)}))
          .value();
  EXPECT_EQ(answers(open).size(), 1U);  // no letters, and all lines hold
  const LinePuzzle many = LinePuzzle::make(layout, {{Symbol::letter(0)},
                                                    {Symbol::digit(0)},
                                                    {Symbol::letter(0)},
                                                    {Symbol::digit(0)},
                                                    {Symbol::digit(0)},
                                                    {Symbol::digit(0)},
                                                    {Symbol::letter(0)},
                                                    {Symbol::digit(0)},
                                                    {Symbol::letter(0)}})
                              .value();
  int seen = 0;
  each_answer(many, [&](const Digits&) { return ++seen < 3; });
  EXPECT_EQ(seen, 3);
  EXPECT_EQ(answers(many).size(), 10U);
  EXPECT_EQ(answers(many, 4).size(), 4U);
  EXPECT_FALSE(is_unique(many));
}

// Computing a digit is not a guess: a limit that is just large enough gives all answers; one less
// gives none.
TEST(PuzzleSolver, GivesUpWhenToldTo) {
  // A + B = C in base 16, and in the other lines nothing but zeros.
  std::vector<Word> words(9, Word{Symbol::digit(0)});
  for (std::size_t i = 0; i < 3; ++i) words[i] = {Symbol::letter(i)};
  Layout layout = layout_of({});
  layout.lines.resize(1);
  const LinePuzzle puzzle = LinePuzzle::make(layout, words, {.base = 16}).value();
  const std::vector<Digits> all = all_answers(puzzle);
  ASSERT_EQ(all.size(), 98U);
  const auto within = [&](std::uint64_t guesses, const auto& look) {
    Budget budget(guesses * kStepsOfGuess);
    return look(budget);
  };
  const auto find = [&](Budget& budget) { return answers_within(budget, puzzle, 1000); };
  std::uint64_t enough = 0;
  while (!within(enough, find)) ++enough;
  EXPECT_EQ(within(enough, find), all);
  EXPECT_EQ(answers(puzzle, 1000), all);
  EXPECT_GT(enough, 16U);
  EXPECT_LE(enough, 16U + 16U * 15U);
  const auto visit = [&](bool on) {
    return [&, on](Budget& budget) {
      return each_answer(puzzle, [on](const Digits&) { return on; }, &budget);
    };
  };
  EXPECT_FALSE(within(enough - 1, visit(true)));
  // Stopping after enough answers is not giving up.
  EXPECT_TRUE(within(enough, visit(false)));
}

}  // namespace
}  // namespace reckon::letters
