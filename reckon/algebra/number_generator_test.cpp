// SPDX-License-Identifier: MIT
#include "reckon/algebra/number_generator.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "reckon/algebra/number_puzzle.hpp"
#include "reckon/algebra/plain_loops_test.hpp"
#include "reckon/calcrostic/calcrostic_line.hpp"

namespace reckon::algebra {
namespace {

using testing::HasSubstr;
using Answer = PositiveIntegers::Answer;

std::vector<NumberPuzzle> made(std::uint64_t seed, std::size_t count,
                               const NumberGeneratorOptions& wishes = {}) {
  auto generator = NumberGenerator::make(seed, wishes).value();
  std::vector<NumberPuzzle> puzzles;
  while (puzzles.size() < count) {
    auto puzzle = generator.next();
    if (!puzzle) break;
    puzzles.push_back(*puzzle);
  }
  return puzzles;
}

std::string text_of(const NumberPuzzle& puzzle) {
  std::string text = to_line(puzzle.answer);
  for (const auto& given : puzzle.givens) text += given ? " " + std::to_string(*given) : " ?";
  return text;
}

std::vector<std::string> texts_of(const std::vector<NumberPuzzle>& puzzles) {
  std::vector<std::string> texts;
  for (const NumberPuzzle& puzzle : puzzles) texts.push_back(text_of(puzzle));
  return texts;
}

bool is_unique(const NumberPuzzle& puzzle) {
  const PositiveIntegers found = solve(puzzle.answer.operators, puzzle.givens);
  return found.answer == Answer::finitely_many && found.examples.size() == 1;
}

// Any solution up to 80 with the given numbers that brute force finds is the answer.
TEST(NumberGenerator, MakesPuzzlesOfOneAnswer) {
  constexpr std::uint64_t kSeed = 1;
  SCOPED_TRACE("seed " + std::to_string(kSeed));
  std::set<std::string> classes;
  std::set<std::size_t> counts;
  for (const NumberPuzzle& puzzle : made(kSeed, 20)) {
    SCOPED_TRACE(text_of(puzzle));
    EXPECT_TRUE(holds(puzzle.answer));
    EXPECT_GE(std::ranges::min(puzzle.answer.numbers), 2);
    EXPECT_TRUE(classes.insert(to_line(standard_form(puzzle.answer))).second);
    EXPECT_TRUE(is_unique(puzzle));
    for (const Numbers& numbers : all_up_to(puzzle.answer.operators, 80)) {
      const bool fits = std::ranges::equal(
          numbers, puzzle.givens,
          [](std::int64_t number, const auto& given) { return !given || *given == number; });
      EXPECT_TRUE(!fits || std::ranges::equal(numbers, puzzle.answer.numbers));
    }
    counts.insert(puzzle.count_givens());
    // With one number fewer there are more answers, or uniqueness is undecided.
    for (std::size_t i = 0; i < puzzle.givens.size(); ++i) {
      if (!puzzle.givens[i]) continue;
      NumberPuzzle fewer = puzzle;
      fewer.givens[i].reset();
      EXPECT_FALSE(is_unique(fewer));
    }
  }
  EXPECT_EQ(classes.size(), 20U);
  EXPECT_EQ(counts, (std::set<std::size_t>{0, 1, 2}));
}

TEST(NumberGenerator, MakesTheSameForTheSameSeed) {
  EXPECT_EQ(texts_of(made(7, 3)), texts_of(made(7, 3)));
  EXPECT_NE(texts_of(made(7, 3)), texts_of(made(8, 3)));
  // The same on every machine.
  EXPECT_EQ(text_of(made(3, 1).at(0)),
            "81 40 41 288 9 32 369 360 9 | -/-+*-/* ? ? ? ? ? ? 369 ? ?");
}

TEST(NumberGenerator, FulfilsWishes) {
  for (const NumberPuzzle& puzzle : made(2, 5, {.all_operators = true, .least = 5})) {
    EXPECT_GE(std::ranges::min(puzzle.answer.numbers), 5);
    const std::set<Operator> operators(puzzle.answer.operators.begin(),
                                       puzzle.answer.operators.end());
    EXPECT_EQ(operators.size(), 4U);
  }
}

TEST(NumberGenerator, EndsWhenAllAreMade) {
  // `reckon calcrostic list` has 10 classes with such numbers.
  auto generator = NumberGenerator::make(1, {.least = 40}).value();
  std::size_t count = 0;
  auto puzzle = generator.next();
  for (; puzzle; puzzle = generator.next()) ++count;
  EXPECT_EQ(count, 10U);
  EXPECT_THAT(puzzle.error().message, HasSubstr("no more"));
}

TEST(NumberGenerator, RefusesLeastNumbersThatThereAreNot) {
  EXPECT_THAT(NumberGenerator::make(1, {.least = 0}).error().message, HasSubstr("1 to 100"));
  EXPECT_FALSE(NumberGenerator::make(1, {.least = 101}));
  EXPECT_TRUE(NumberGenerator::make(1, {.least = 100}));
}

}  // namespace
}  // namespace reckon::algebra
