// SPDX-License-Identifier: MIT
#include "reckon/letters/reason/hint.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "reckon/arith/random.hpp"
#include "reckon/calcrostic/generator.hpp"
#include "reckon/letters/grid/grid_text.hpp"

namespace reckon::letters {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;

// Calls hint() with a budget of this many steps.
Hint hinted_at(const LinePuzzle& puzzle, const PlayerNotes& believed,
               std::uint64_t steps = 10'000'000'000) {
  Budget budget(steps);
  return hint(puzzle, believed, budget);
}

LinePuzzle hinted() {
  return read_grid("AB × C = DEA\n+ × ÷ ÷ −\nAB × B = EF\n= = = = =\nBC × A = EF").value().puzzle;
}

TEST(Hint, BeginsWithTheFirstStep) {
  const Hint found = hinted_at(hinted(), {});
  EXPECT_EQ(found.outcome, Outcome::one_answer);
  EXPECT_THAT(found.wrong, IsEmpty());
  // That no number begins with 0 goes before.
  ASSERT_THAT(found.before, SizeIs(1));
  EXPECT_EQ(found.before[0].technique, Technique::leading_digit);
  ASSERT_THAT(found.steps, SizeIs(1));
  EXPECT_EQ(found.steps[0].technique, Technique::short_line);
}

TEST(Hint, SaysWhatIsWrongFirst) {
  const Hint found =
      hinted_at(hinted(), {.digits = {{0, 2}, {1, 9}}, .ruled_out = {0, 0, only(8)}});
  EXPECT_THAT(found.wrong, ElementsAre(1, 2));
  EXPECT_THAT(found.steps, IsEmpty());
}

TEST(Hint, EndsWhenAllIsFound) {
  const Hint found =
      hinted_at(hinted(), {.digits = {{0, 2}, {1, 4}, {2, 8}, {3, 1}, {4, 9}, {5, 6}}});
  EXPECT_EQ(found.outcome, Outcome::one_answer);
  EXPECT_THAT(found.wrong, IsEmpty());
  EXPECT_THAT(found.steps, IsEmpty());
}

TEST(Hint, NeedsOneAnswer) {
  const auto outcome = [](const char* text) {
    return hinted_at(read_grid(text).value().puzzle, {}).outcome;
  };
  EXPECT_EQ(outcome("A + 0 = A\n+ + +\n0 + 0 = 0\n= = =\nA + 0 = A"), Outcome::several_answers);
  EXPECT_EQ(outcome("A + A + A = B\n+ + + +\nA + A + A = B\n= = = =\nB + B + B = A"),
            Outcome::no_answer);
  EXPECT_EQ(hinted_at(hinted(), {}, 3).outcome, Outcome::given_up);
}

TEST(Hint, TellsAGuess) {
  // One of the few puzzles that only a guess solves.
  const LinePuzzle puzzle = read_grid(
                                "AB  × CD  − A    = CBEF\n"
                                "+   . ×   . +    . −\n"
                                "GBH ÷ I   − HC   = CH\n"
                                "−   . +   . ×    . +\n"
                                "JB  + BC  − JG   = BD\n"
                                "=   . =   . =    . =\n"
                                "GFH − GID + CHAI = CBIA\n")
                                .value()
                                .puzzle;
  const Digits answer = reason(puzzle).answer.value();
  PlayerNotes believed{.ruled_out = std::vector<DigitSet>(puzzle.letters)};
  std::vector<std::size_t> told;
  for (Hint found = hinted_at(puzzle, believed); !found.steps.empty();
       found = hinted_at(puzzle, believed)) {
    const Step& step = found.steps.back();
    if (found.steps.front().technique == Technique::guess) {
      told.push_back(found.steps.size());
      const Change& supposed = found.steps.front().changes[0];
      // A wrong guess comes with its refutation, a right one alone.
      EXPECT_EQ(found.steps.size() == 1, supposed.after == only(answer[supposed.letter]));
      EXPECT_EQ(found.steps.size() == 2, step.technique == Technique::refuted);
      EXPECT_EQ(step.changes[0].before, supposed.before);
    } else {
      EXPECT_THAT(found.steps, SizeIs(1));
    }
    for (const Change& change : step.changes) {
      believed.ruled_out[change.letter] |= change.before & ~change.after;
    }
  }
  EXPECT_THAT(told, Not(IsEmpty()));
}

// From any position, following the hints leads to the answer. Each step adds something new and
// nothing false.
TEST(Hint, LeadsToTheAnswer) {
  SplitMix64 random(5);
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    const bool diagonals = seed % 2 == 0;
    calcrostic::Generator generator =
        calcrostic::Generator::make(seed, {.diagonals = diagonals}).value();
    const calcrostic::Generated made = generator.next().value();
    const std::size_t letters = made.puzzle.letters;
    PlayerNotes believed{.ruled_out = std::vector<DigitSet>(letters)};
    for (std::size_t i = 0; i < letters; ++i) {
      const unsigned digit = made.answer[i];
      if (random.below(4) == 0) believed.digits.push_back({.letter = i, .digit = digit});
      believed.ruled_out[i] = random.next() & random.next() & ~only(digit);
    }
    for (int steps = 0;; ++steps) {
      ASSERT_LT(steps, 200);
      const Hint found = hinted_at(made.puzzle, believed);
      ASSERT_EQ(found.outcome, Outcome::one_answer);
      ASSERT_THAT(found.wrong, IsEmpty());
      if (found.steps.empty()) break;
      DigitSet news = 0;
      for (const Change& change : found.steps.back().changes) {
        ASSERT_NE(change.after & only(made.answer[change.letter]), 0U);
        const DigitSet removed = change.before & ~change.after;
        news |= removed & ~believed.ruled_out[change.letter];
        believed.ruled_out[change.letter] |= removed;
      }
      ASSERT_NE(news, 0U);
    }
    // Then every digit follows from the digits ruled out and from letters being different.
    LinePuzzle told = made.puzzle;
    told.known = believed.digits;
    const Reasoned rest = reason(told, {.ruled_out = believed.ruled_out});
    EXPECT_TRUE(std::ranges::all_of(rest.steps, [](const Step& step) {
      return step.technique == Technique::found_digit || step.technique == Technique::answer;
    }));
    EXPECT_EQ(rest.answer, made.answer);
  }
}

}  // namespace
}  // namespace reckon::letters
