// SPDX-License-Identifier: MIT
// Letters with known digits, compared with all assignments.
#include "reckon/letters/grid/known_letters.hpp"
#include "reckon/letters/grid/random_grid.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "reckon/arith/effort_test.hpp"
#include "reckon/arith/random.hpp"
#include "reckon/calcrostic/generator.hpp"
#include "reckon/letters/brute_force_test.hpp"
#include "reckon/letters/reason/reasoning.hpp"
#include "reckon/letters/solve/line_solver.hpp"

namespace reckon::letters {

namespace {

using testing::HasSubstr;

TEST(KnownLetters, AreReadAndTold) {
  auto grid = *read_grid("b + b = C\n+ + +\nb + b = C\n= = =\nC + C = D\n");
  ASSERT_TRUE(tell(grid, *read_known_letters(" C = 4 ,D=8")));
  EXPECT_EQ(grid.puzzle.known, (std::vector<KnownLetter>{{1, 4}, {2, 8}}));
  EXPECT_EQ(answers(grid.puzzle), std::vector<Digits>({{2, 4, 8}}));
  // A repeated letter counts once and replaces earlier values.
  ASSERT_TRUE(tell(grid, *read_known_letters("b=1,b=1")));
  EXPECT_EQ(answers(grid.puzzle), std::vector<Digits>({{1, 2, 4}}));
  ASSERT_TRUE(tell(grid, *read_known_letters("C=3")));
  EXPECT_TRUE(answers(grid.puzzle).empty());
  EXPECT_EQ(reason(grid.puzzle).outcome, Outcome::no_answer);
}

TEST(KnownLetters, AreRefusedWithTheReason) {
  for (const std::string text : {"", "A", "A=", "=2", "A=2,", "A=2 B=3", "AB=2", "1=2", "A=b",
                                 "A=-1", "A=99999999999", "A==2", "€=2"}) {
    const auto digits = read_known_letters(text);
    ASSERT_FALSE(digits) << text;
    EXPECT_THAT(digits.error().message, HasSubstr("write them like A=2")) << text;
  }
  EXPECT_THAT(read_known_letters("A=2,A=3").error().message, HasSubstr("a letter is one digit"));
  EXPECT_THAT(read_known_letters("A=2,B=2").error().message, HasSubstr("A = 2 and B = 2"));
  auto grid = *read_grid("A + A = C\n+ + +\nA + A = C\n= = =\nC + C = D\n");
  const auto message = [&](std::string_view text) {
    return tell(grid, *read_known_letters(text)).error().message;
  };
  EXPECT_THAT(message("B=1"), HasSubstr("(letters: ACD)"));
  EXPECT_THAT(message("a=1"), HasSubstr("(letters: ACD)"));
  EXPECT_THAT(message("A=10"), HasSubstr("no such digit in base 10, take one from 0 to 9"));
  EXPECT_TRUE(grid.puzzle.known.empty());
}

// All digits of the base in random order.
Digits any_digits(SplitMix64& random, unsigned base) {
  Digits digits;
  for (unsigned digit = 0; digit < base; ++digit) {
    digits.push_back(static_cast<std::uint8_t>(digit));
    std::swap(digits.back(), digits[random.below(digits.size())]);
  }
  return digits;
}

// Random grids without most of the lines that do not hold. Some letters are known, correctly or
// with random digits.
TEST(KnownLetters, GiveTheAnswersOfAllAssignments) {
  constexpr std::uint64_t kPuzzles = effort(1'000, 400);
  std::size_t answered = 0;
  std::size_t fewer = 0;
  for (std::uint64_t seed = 0; seed < kPuzzles; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    SplitMix64 random(seed);
    const auto side = [&] { return static_cast<std::uint8_t>(3 + random.below(8) / 6); };
    Layout layout = random_layout(random, {.rows = side(), .columns = side()}, kOperators);
    const Conditions conditions{.base = static_cast<unsigned>(4 + random.below(5)),
                                .leading_zeros = random.below(3) == 0};
    std::vector<std::int64_t> numbers(layout.cells());
    for (auto& number : numbers) number = static_cast<std::int64_t>(random.below(30));
    std::erase_if(layout.lines, [&](const Line& line) {
      return random.below(2) == 0 || (random.below(4) != 0 && !holds(line, numbers));
    });
    LinePuzzle puzzle = encode(layout, numbers, conditions).value();
    const std::vector<Digits> before = all_answers(puzzle);
    Digits told = any_digits(random, conditions.base);
    if (!before.empty() && random.below(2) == 0) told = before[random.below(before.size())];
    for (std::size_t letter = 0; letter < puzzle.letters; ++letter) {
      if (random.below(3) != 0) continue;
      puzzle.known.push_back({.letter = letter, .digit = told[letter]});
    }
    const std::vector<Digits> truth = all_answers(puzzle);
    ASSERT_EQ(answers(puzzle), truth) << text_of(puzzle);
    ASSERT_EQ(is_unique(puzzle), truth.size() == 1) << text_of(puzzle);
    const Reasoned reasoned = reason(puzzle);
    ASSERT_EQ(reasoned.outcome, truth.empty()       ? Outcome::no_answer
                                : truth.size() == 1 ? Outcome::one_answer
                                                    : Outcome::several_answers)
        << text_of(puzzle);
    answered += truth.empty() ? 0U : 1U;
    fewer += truth.size() < before.size() ? 1U : 0U;
  }
  EXPECT_GT(answered, kPuzzles / 10);
  EXPECT_GT(fewer, kPuzzles / 10);
}

}  // namespace
}  // namespace reckon::letters
