// SPDX-License-Identifier: MIT
#include "reckon/algebra/number_puzzle.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "reckon/algebra/plain_loops_test.hpp"
#include "reckon/algebra/positive_integers.hpp"
#include "reckon/arith/effort_test.hpp"
#include "reckon/arith/random.hpp"
#include "reckon/calcrostic/list.hpp"

namespace reckon::algebra {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using Answer = PositiveIntegers::Answer;

PositiveIntegers solved(const std::string& setting, const Givens& givens = {}) {
  return solve(read_setting(setting).value(), givens);
}

bool fits(const Numbers& numbers, const Givens& givens) {
  for (std::size_t i = 0; i < givens.size(); ++i) {
    if (givens[i] && *givens[i] != numbers[i]) return false;
  }
  return true;
}

TEST(NumberPuzzle, MayNeedNothingGiven) {
  const PositiveIntegers found = solved("++/+/-/+");
  EXPECT_EQ(found.answer, Answer::finitely_many);
  EXPECT_THAT(found.examples, ElementsAre(Numbers{8, 10, 18, 12, 2, 14, 20, 5, 4}));
}

// a, 2, a + 2; 2, a - 2, a; 2a, a, 2.
TEST(NumberPuzzle, HasTheAnswersOfTheFamily) {
  EXPECT_EQ(solved("++/*+--+").answer, Answer::infinitely_many);
  EXPECT_EQ(solved("++/*+--+", {{{}, 2}}).answer, Answer::infinitely_many);
  EXPECT_EQ(solved("++/*+--+", {{{}, 3}}).answer, Answer::none);
  EXPECT_EQ(solved("++/*+--+", {{2}}).answer, Answer::none) << "a - 2 would be 0";
  EXPECT_EQ(solved("++/*+--+", {{0}}).answer, Answer::none);
  const PositiveIntegers one = solved("++/*+--+", {{{}, {}, {}, {}, {}, {}, 998}});
  EXPECT_EQ(one.answer, Answer::finitely_many);
  EXPECT_THAT(one.examples, ElementsAre(Numbers{499, 2, 501, 2, 497, 499, 998, 499, 2}));
}

TEST(NumberPuzzle, IsDecidedByAnotherVersion) {
  const Ring ring(names_of_numbers());
  const Setting setting = read_setting("+//*/***").value();
  EXPECT_EQ(positive_integers(families_of(ring, setting)).answer, Answer::some);
  const PositiveIntegers found = solve(setting, {});
  EXPECT_EQ(found.answer, Answer::finitely_many);
  EXPECT_THAT(found.examples, ElementsAre(Numbers{8, 8, 16, 8, 4, 2, 64, 2, 32}));
}

TEST(NumberPuzzle, IsNotDecidedBeyond64Bits) {
  // a = b^2, and g is near b^3.
  const PositiveIntegers found = solved("-**-*+*/", {{1'000'000'000'000'000'000, 1'000'000'000}});
  EXPECT_EQ(found.answer, Answer::unknown);
  EXPECT_THAT(found.examples, IsEmpty());
  EXPECT_EQ(solved("-**-*+*/", {{1'000'000, 1'000}}).answer, Answer::finitely_many);
}

// Puzzles that have an answer, from the list, with 1 to 3 given numbers.
TEST(NumberPuzzle, AgreesWithPlainLoops) {
  constexpr int kPuzzles = effort(200, 60);
  std::vector<calcrostic::Calcrostic> classes;
  calcrostic::each_class({.last_sum = 60, .least = 1}, [&](const auto& one) {
    classes.push_back(one);
    return true;
  });
  constexpr std::uint64_t kSeed = 60;
  SCOPED_TRACE("seed " + std::to_string(kSeed));
  SplitMix64 random(kSeed);
  const auto draw = [&](std::size_t bound) {
    return static_cast<std::size_t>(random.below(bound));
  };
  int unique = 0;
  for (int i = 0; i < kPuzzles; ++i) {
    const auto versions = calcrostic::versions(classes[draw(classes.size())]);
    const calcrostic::Calcrostic& grid = versions[draw(versions.size())];
    Givens givens;
    const std::size_t count = 1 + draw(3);
    for (std::size_t k = 0; k < count; ++k) {
      const std::size_t cell = draw(givens.size());
      givens[cell] = grid.numbers[cell];
    }
    SCOPED_TRACE(to_text(grid.operators));
    const auto [answer, examples, because] = solve(grid.operators, givens);
    EXPECT_NE(answer, Answer::none);
    EXPECT_NE(answer, Answer::unknown);
    unique += answer == Answer::finitely_many && examples.size() == 1 ? 1 : 0;
    if (answer == Answer::finitely_many) {
      for (const Numbers& numbers : all_up_to(grid.operators, 60)) {
        if (!fits(numbers, givens)) continue;
        EXPECT_NE(std::ranges::find(examples, numbers), examples.end());
      }
    }
    for (const Numbers& numbers : examples) {
      EXPECT_TRUE(fits(numbers, givens));
      EXPECT_GT(std::ranges::min(numbers), 0);
      calcrostic::Calcrostic one{.numbers = {}, .operators = grid.operators};
      std::ranges::copy(numbers, one.numbers.begin());
      EXPECT_TRUE(holds(one));
    }
  }
  EXPECT_GT(unique, kPuzzles / 10);
}

// All versions of a puzzle have the same answers, likewise transformed, but other families.
RC_GTEST_PROP(NumberPuzzle, HasTheAnswersOfItsVersions, ()) {
  calcrostic::Calcrostic puzzle;
  for (Operator& op : puzzle.operators) op = static_cast<Operator>(*rc::gen::inRange(0, 4));
  // 0 stands for an unknown number.
  for (int i = 0; i < 2; ++i) {
    puzzle.numbers[*rc::gen::inRange<std::size_t>(0, 9)] = *rc::gen::inRange(1, 13);
  }
  const auto answers = [](const calcrostic::Calcrostic& asked) {
    Givens givens;
    for (std::size_t i = 0; i < givens.size(); ++i) {
      if (asked.numbers[i] != 0) givens[i] = asked.numbers[i];
    }
    return solve(asked.operators, givens);
  };
  const auto turn = *rc::gen::inRange<std::size_t>(0, 8);
  const PositiveIntegers found = answers(puzzle);
  const PositiveIntegers of_version = answers(versions(puzzle)[turn]);
  RC_ASSERT(found.answer == of_version.answer);
  RC_ASSERT(found.examples.size() == of_version.examples.size());
  if (found.answer != Answer::finitely_many) return;
  for (const Numbers& numbers : found.examples) {
    calcrostic::Calcrostic one{.numbers = {}, .operators = puzzle.operators};
    std::ranges::copy(numbers, one.numbers.begin());
    const auto turned = versions(one)[turn].numbers;
    RC_ASSERT(std::ranges::find(of_version.examples, Numbers(turned.begin(), turned.end())) !=
              of_version.examples.end());
  }
}

}  // namespace
}  // namespace reckon::algebra
