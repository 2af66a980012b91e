// SPDX-License-Identifier: MIT
#include "reckon/letters/grid/random_grid.hpp"
#include "reckon/letters/reason/reasoning.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>

#include "reckon/arith/effort_test.hpp"
#include "reckon/arith/random.hpp"
#include "reckon/calcrostic/calcrostic.hpp"
#include "reckon/calcrostic/generator.hpp"
#include "reckon/letters/brute_force_test.hpp"
#include "reckon/letters/reason/grade.hpp"

namespace reckon::letters {

namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::StartsWith;

// Checks that the steps, followed with their guesses, keep every answer. A digit of an answer is
// removed only under a wrong guess, or after that answer has been found.
void expect_sound(const LinePuzzle& puzzle, const Reasoned& reasoned,
                  const std::vector<Digits>& answers) {
  for (const Digits& answer : answers) {
    std::vector<bool> right = {true};  // the guesses so far, by depth
    for (const Step& step : reasoned.steps) {
      right.resize(std::size_t{step.depth} + 1);
      if (std::ranges::find(right, false) != right.end()) continue;
      if (step.technique == Technique::guess) {
        right.push_back((step.changes[0].after >> answer[step.changes[0].letter] & 1U) != 0);
        continue;
      }
      if (step.technique == Technique::answer && reasoned.answer == answer) return;
      if (step.technique == Technique::refuted && !step.contradiction) return;
      EXPECT_TRUE(!step.contradiction || step.technique == Technique::refuted)
          << text_of(puzzle) << "\n"
          << describe(step, puzzle);
      for (const Change& change : step.changes) {
        EXPECT_NE(change.after >> answer[change.letter] & 1U, 0U) << text_of(puzzle) << "\n"
                                                                  << describe(step, puzzle);
      }
      right.resize(std::size_t{step.depth} + 1);
    }
  }
}

void expect_right(const LinePuzzle& puzzle) {
  const std::vector<Digits> answers = all_answers(puzzle);
  const Reasoned reasoned = reason(puzzle);
  EXPECT_EQ(reasoned.outcome, answers.empty()       ? Outcome::no_answer
                              : answers.size() == 1 ? Outcome::one_answer
                                                    : Outcome::several_answers)
      << text_of(puzzle) << "\nanswers: " << answers.size();
  EXPECT_EQ(reasoned.answer.has_value(), !answers.empty());
  if (reasoned.answer) {
    EXPECT_THAT(answers, Contains(*reasoned.answer));
  }
  expect_sound(puzzle, reasoned, answers);
  for (const Step& step : reasoned.steps) EXPECT_FALSE(describe(step, puzzle).empty());
}

// Random words: most such puzzles have no answer, few have one.
LinePuzzle random_puzzle(SplitMix64& random) {
  const Conditions conditions{.base = static_cast<unsigned>(2 + random.below(9)),
                              .leading_zeros = random.below(3) == 0};
  const auto side = [&] { return static_cast<std::uint8_t>(3 + random.below(8) / 5); };
  const Layout layout = random_layout(random, {.rows = side(), .columns = side()}, kOperators);
  const std::size_t most_letters = 1 + random.below(std::min(6U, conditions.base));
  const bool digits = random.below(2) == 0;
  std::vector<Word> words;
  for (std::size_t i = 0; i < layout.cells(); ++i) {
    Word word;
    for (std::size_t length = 1 + random.below(3); length > 0; --length) {
      word.push_back(digits && random.below(4) == 0
                         ? Symbol::digit(static_cast<unsigned>(random.below(conditions.base)))
                         : Symbol::letter(random.below(most_letters)));
    }
    words.push_back(word);
  }
  return LinePuzzle::make(layout, words, conditions).value();
}

TEST(Reason, IsRightAboutRandomWords) {
  for (std::uint64_t seed = 0; seed < 5'000; ++seed) {
    SplitMix64 random(seed);
    SCOPED_TRACE(seed);
    expect_right(random_puzzle(random));
    if (testing::Test::HasFailure()) break;
  }
}

// Puzzles with an answer, which random words rarely have: a grid with right results in at least
// every second line, without its other lines.
TEST(Reason, IsRightAboutPuzzlesWithAnAnswer) {
  constexpr std::uint64_t kSeeds = effort(4'000, 800);
  std::size_t unique = 0;
  for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
    SplitMix64 random(seed);
    SCOPED_TRACE(seed);
    const Conditions conditions{.base = static_cast<unsigned>(3 + random.below(6)),
                                .leading_zeros = random.below(2) == 0};
    const auto side = static_cast<std::uint8_t>(3 + random.below(3));
    Layout layout = random_layout(random, {.rows = 3, .columns = side}, kOperators);
    std::vector<std::int64_t> numbers(layout.cells());
    for (std::int64_t& number : numbers) {
      number = static_cast<std::int64_t>(random.below(random.below(2) == 0 ? 9 : 40));
    }
    std::erase_if(layout.lines, [&](const Line& line) {
      for (std::int64_t result = 0; result < 2000; ++result) {
        numbers[line.result()] = result;
        if (holds(line, numbers)) return false;
      }
      numbers[line.result()] = 1;
      return true;
    });
    std::erase_if(layout.lines, [&](const Line& line) { return !holds(line, numbers); });
    const auto puzzle = encode(layout, numbers, conditions);
    ASSERT_TRUE(puzzle);
    if (puzzle->letters > 6) continue;
    const auto answers = all_answers(*puzzle);
    unique += answers.size() == 1 ? 1U : 0U;
    expect_right(*puzzle);
    if (testing::Test::HasFailure()) break;
  }
  EXPECT_GT(unique, kSeeds / 40);
}

// AB * C = DEA, AB + ... : the puzzle of the grading document.
LinePuzzle example() {
  const calcrostic::Calcrostic solved{
      .numbers = {24, 8, 192, 24, 4, 96, 48, 2, 96},
      .operators = {Operator::multiply, Operator::multiply, Operator::multiply, Operator::add,
                    Operator::divide, Operator::subtract, Operator::multiply, Operator::divide}};
  return puzzle_of(solved);
}

TEST(Reason, SolvesAPuzzleWithoutGuessing) {
  const Reasoned reasoned = reason(example());
  EXPECT_EQ(reasoned.outcome, Outcome::one_answer);
  EXPECT_FALSE(reasoned.guessed());
  EXPECT_THAT(reasoned.answer.value(), ElementsAre(2, 4, 8, 1, 9, 6));
}

TEST(Reason, SaysInWordsWhatItDoes) {
  const LinePuzzle puzzle = example();
  const Reasoned reasoned = reason(puzzle);
  std::vector<std::string> words;
  for (const Step& step : reasoned.steps) words.push_back(describe(step, puzzle));
  EXPECT_THAT(words, Contains("row 1, AB × C = DEA, sizes of the numbers: D = 1"));
  EXPECT_EQ(words.front(),
            "no number begins with 0: A is not 0, B is not 0, D is not 0, E is not 0");
  EXPECT_EQ(words.back(), "all letters are found, and every line holds");
  const auto place = [&](std::size_t line) {
    return describe({.technique = Technique::sizes, .line = line}, puzzle);
  };
  EXPECT_THAT(place(2), StartsWith("row 3, BC × A = EF, "));
  EXPECT_THAT(place(5), StartsWith("column 3, DEA − EF = EF, "));
  EXPECT_THAT(place(6), StartsWith("the main diagonal, AB × B = EF, "));
  EXPECT_THAT(place(7), StartsWith("the other diagonal, DEA ÷ B = BC, "));
  EXPECT_EQ(describe({.technique = Technique::found_digit,
                      .because = {1},
                      .changes = {{.letter = 0, .before = 0b111, .after = 0b11}}},
                     puzzle, [](std::size_t letter) { return std::string(letter + 1, 'x'); }),
            "xx is found, and no other letter is the same digit: x is not 2");
}

TEST(Reason, FindsTheAnswersOfGivenDigits) {
  Layout layout{.rows = 3, .columns = 3, .diagonals = false, .lines = {}};
  Line line{.size = 3};
  line.cells = {0, 1, 2};
  layout.lines = {line};
  const auto digit = [](unsigned d) { return Word{Symbol::digit(d)}; };
  const Word a = {Symbol::letter(0)};
  std::vector<Word> words(9, digit(0));
  const auto outcome = [&](const Word& x, const Word& y, const Word& z) {
    words[0] = x;
    words[1] = y;
    words[2] = z;
    return reason(LinePuzzle::make(layout, words).value()).outcome;
  };
  EXPECT_EQ(outcome(digit(1), digit(2), digit(3)), Outcome::one_answer);
  EXPECT_EQ(outcome(digit(1), digit(1), digit(3)), Outcome::no_answer);
  EXPECT_EQ(outcome(digit(1), a, digit(3)), Outcome::one_answer);
  EXPECT_EQ(outcome(digit(4), a, digit(3)), Outcome::no_answer);
  EXPECT_EQ(outcome(a, digit(0), a), Outcome::several_answers);
  words[3] = {Symbol::letter(1)};  // a letter that is in no line
  EXPECT_EQ(outcome(digit(1), a, digit(3)), Outcome::several_answers);
}

TEST(Reason, GivesUpWhenToldTo) {
  const LinePuzzle puzzle = example();
  const Reasoned all = reason(puzzle);
  const auto within = [&](std::uint64_t steps) {
    Budget budget(steps);
    return reason(puzzle, {.budget = &budget});
  };
  EXPECT_EQ(within(1000).outcome, Outcome::given_up);
  std::uint64_t enough = 1;
  while (within(enough).outcome == Outcome::given_up) enough *= 2;
  const Reasoned bounded = within(enough);
  EXPECT_EQ(bounded.answer, all.answer);
  EXPECT_EQ(bounded.steps.size(), all.steps.size());
  EXPECT_LE(enough, 10'000'000U);
}

TEST(Reason, TellsTheHardestTechniqueOfItsSteps) {
  for (std::uint64_t seed = 0; seed < effort(200U, 20U); ++seed) {
    const Reasoned reasoned =
        reason(calcrostic::Generator::make(seed, {}).value().next().value().puzzle);
    Technique hardest = Technique::leading_digit;
    for (const Step& step : reasoned.steps) {
      if (step.technique <= Technique::guess) hardest = std::max(hardest, step.technique);
    }
    ASSERT_EQ(reasoned.hardest, hardest) << "seed " << seed;
  }
}

// A puzzle given up for its level has no lower level, and no other puzzle is given up.
TEST(Reason, GivesUpWhereThePuzzleIsTooHard) {
  int higher = 0;
  for (std::uint64_t seed = 0; seed < effort(200U, 20U); ++seed) {
    const LinePuzzle puzzle = calcrostic::Generator::make(seed, {}).value().next().value().puzzle;
    const Reasoned all = reason(puzzle);
    for (int level = kEasiestLevel; level <= kHardestLevel; ++level) {
      const Reasoned bounded = reason(puzzle, {.highest_level = level});
      const bool given_up = bounded.outcome == Outcome::given_up;
      ASSERT_EQ(given_up, level_of(all) > level);
      higher += given_up ? 1 : 0;
      if (given_up) continue;
      ASSERT_EQ(bounded.steps.size(), all.steps.size());
    }
  }
  EXPECT_GT(higher, 0);
}

TEST(Reason, BeginsWithWhatIsRuledOut) {
  const LinePuzzle puzzle = example();
  // Nothing begins with 0, so removing it is no longer a step.
  const Reasoned reasoned = reason(puzzle, {.ruled_out = {1, 1, 0, 1, 1}});
  EXPECT_EQ(reasoned.steps.front().technique, Technique::short_line);
  EXPECT_EQ(reasoned.answer, reason(puzzle).answer);
  // If the answer is ruled out, or all digits of a letter, there is no answer.
  EXPECT_EQ(reason(puzzle, {.ruled_out = {4}}).outcome, Outcome::no_answer);
  EXPECT_EQ(reason(puzzle, {.ruled_out = {1023}}).outcome, Outcome::no_answer);
}

}  // namespace
}  // namespace reckon::letters
