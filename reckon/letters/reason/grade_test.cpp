// SPDX-License-Identifier: MIT
#include "reckon/letters/reason/grade.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>

#include "reckon/arith/effort_test.hpp"
#include "reckon/calcrostic/calcrostic.hpp"
#include "reckon/calcrostic/list.hpp"

namespace reckon::letters {

namespace {

using testing::ElementsAre;

// The table of docs/letter-puzzles.md.
TEST(CalcrosticGrade, GivesEveryLevelToOneCalcrosticInTwenty) {
  std::array<int, 5> levels{};
  int unique = 0;
  calcrostic::each_class({.last_sum = effort(calcrostic::ListRange().last_sum, std::int64_t{300})},
                         [&](const calcrostic::Calcrostic& standard) {
                           const auto puzzle =
                               encode(layout_of(standard.operators), standard.numbers);
                           if (!puzzle) return true;
                           const Reasoned reasoned = reason(*puzzle);
                           if (reasoned.outcome != Outcome::one_answer) return true;
                           ++unique;
                           ++levels.at(static_cast<std::size_t>(level_of(reasoned)) - 1);
                           return true;
                         });
  for (const int level : levels) EXPECT_GE(level * 20, unique);
  if (!kSanitized) {
    EXPECT_THAT(levels, ElementsAre(2090, 2223, 2264, 1945, 1637)) << unique;
  }
}

Reasoned with(std::vector<Step> steps) {
  Reasoned reasoned{.steps = std::move(steps), .answer = {}};
  for (const Step& step : reasoned.steps) {
    if (step.technique <= Technique::guess) {
      reasoned.hardest = std::max(reasoned.hardest, step.technique);
    }
  }
  return reasoned;
}

TEST(CalcrosticGrade, FollowsFromEffortAndTheHardestStep) {
  EXPECT_EQ(level_of(with({})), 1);
  EXPECT_EQ(level_of(with({{.technique = Technique::sizes}})), 1);
  EXPECT_EQ(level_of(with({{.technique = Technique::carries}})), 2);
  EXPECT_EQ(level_of(with({{.technique = Technique::few_cases, .cases = 2}})), 3);
  EXPECT_EQ(level_of(with({{.technique = Technique::two_lines, .cases = 2}})), 4);
  EXPECT_EQ(level_of(with({{.technique = Technique::guess}})), 5);
  // Three per step.
  EXPECT_EQ(level_of(with(std::vector<Step>(26, {.technique = Technique::sizes}))), 1);
  EXPECT_EQ(level_of(with(std::vector<Step>(27, {.technique = Technique::sizes}))), 2);
  EXPECT_EQ(level_of(with(std::vector<Step>(64, {.technique = Technique::sizes}))), 5);
}

TEST(CalcrosticGrade, SaysWhy) {
  const Grade once = grade(with({{.technique = Technique::last_digits, .cases = 10}}));
  EXPECT_THAT(once.reasons, ElementsAre("it takes 1 step and an effort of 5",
                                        "the hardest technique is last digits, needed once"));
  const Grade twice = grade(with(std::vector<Step>(2, {.technique = Technique::sizes})));
  EXPECT_THAT(twice.reasons,
              ElementsAre("it takes 2 steps and an effort of 6",
                          "the hardest technique is sizes of the numbers, needed 2 times"));
}

}  // namespace
}  // namespace reckon::letters
