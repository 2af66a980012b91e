// SPDX-License-Identifier: MIT
#include "reckon/calcrostic/generator.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>

#include "reckon/arith/effort_test.hpp"
#include "reckon/calcrostic/list.hpp"
#include "reckon/letters/brute_force_test.hpp"
#include "reckon/letters/grid/random_grid.hpp"

namespace reckon::calcrostic {

using letters::all_answers;
using letters::kEasiestLevel;
using letters::kHardestLevel;
using letters::kLeastSide;
using letters::kMostSide;
using letters::kNumberBound;
using letters::Layout;
using letters::level_of;
using letters::numbers_of;
using letters::Outcome;
using letters::reason;
using letters::Reasoned;
using letters::text_of;

namespace {

using testing::Contains;
using testing::Each;
using testing::ElementsAre;
using testing::Ge;
using testing::HasSubstr;
using testing::Not;

Generator generator(std::uint64_t seed, const GeneratorOptions& wishes = {}) {
  return Generator::make(seed, wishes).value();
}

std::array<Operator, 8> all_operators_of(const Layout& layout) {
  std::array<Operator, 8> operators{};
  for (std::size_t i = 0; i < operators.size(); ++i) operators.at(i) = layout.lines[i].operators[0];
  return operators;
}

Calcrostic solution_of(const Generated& generated) {
  Calcrostic calcrostic{.operators = all_operators_of(generated.puzzle.layout)};
  std::ranges::copy(generated.numbers, calcrostic.numbers.begin());
  return calcrostic;
}

// Counts the operators of the printed grid.
bool uses_all(const Layout& layout) {
  std::string text;
  for (const letters::Line& line : layout.lines) {
    for (const Operator op : line.signs()) text.push_back(symbol_of(op));
  }
  return std::ranges::all_of(std::string("+-*/"),
                             [&](char symbol) { return text.find(symbol) != text.npos; });
}

// Checks that the puzzle has its stated answer, no other, and its stated level.
void expect_right(const Generated& generated) {
  SCOPED_TRACE(text_of(generated.puzzle));
  constexpr std::size_t kFewLetters = 5;
  const Reasoned reasoned = reason(generated.puzzle);
  ASSERT_EQ(reasoned.outcome, Outcome::one_answer);
  EXPECT_EQ(*reasoned.answer, generated.answer);
  EXPECT_EQ(numbers_of(generated.puzzle, generated.answer), generated.numbers);
  EXPECT_TRUE(holds(generated.puzzle.layout, generated.numbers));
  EXPECT_EQ(generated.grade.level, level_of(reasoned));
  EXPECT_EQ(generated.grade.hardest, reasoned.hardest);
  if (generated.puzzle.letters <= kFewLetters) {
    EXPECT_THAT(all_answers(generated.puzzle), ElementsAre(*reasoned.answer));
  }
}

TEST(Generator, MakesEveryCalcrosticOnce) {
  for (const std::uint64_t seed : {1U, 2U}) {
    SCOPED_TRACE(seed);
    Generator some = generator(seed);
    std::vector<Calcrostic> classes;
    for (int i = 0; i < 400; ++i) {
      const auto generated = some.next();
      ASSERT_TRUE(generated);
      expect_right(*generated);
      EXPECT_THAT(generated->numbers, Each(Ge(2)));
      const Calcrostic standard = standard_form(solution_of(*generated));
      EXPECT_LE(standard.sum(), kLargestSum);
      EXPECT_THAT(classes, Not(Contains(standard)));
      classes.push_back(standard);
    }
  }
}

TEST(Generator, ShowsAllVersions) {
  Generator some = generator(3);
  std::set<std::ptrdiff_t> shown;
  for (int i = 0; i < 200; ++i) {
    const Calcrostic calcrostic = solution_of(some.next().value());
    const auto all = versions(standard_form(calcrostic));
    shown.insert(std::ranges::find(all, calcrostic) - all.begin());
  }
  EXPECT_THAT(shown, ElementsAre(0, 1, 2, 3, 4, 5, 6, 7));
}

TEST(Generator, MakesTheSameOfTheSameSeed) {
  for (const bool diagonals : {true, false}) {
    const GeneratorOptions wishes{.diagonals = diagonals};
    Generator one = generator(4, wishes);
    Generator other = generator(4, wishes);
    Generator third = generator(5, wishes);
    int different = 0;
    for (int i = 0; i < 20; ++i) {
      const auto numbers = one.next().value().numbers;
      EXPECT_EQ(numbers, other.next().value().numbers);
      different += numbers != third.next().value().numbers ? 1 : 0;
    }
    EXPECT_GE(different, 19);
  }
  // The same on every machine.
  EXPECT_THAT(generator(1).next().value().numbers,
              ElementsAre(734, 367, 367, 2, 4, 8, 1468, 1468, 2936));
  EXPECT_THAT(generator(1, {.diagonals = false}).next().value().numbers,
              ElementsAre(7614, 8, 7606, 18, 10, 8, 423, 18, 7614));
}

// Sheets are regenerated from their codes. Grids that take long to search are skipped, so guessing
// letters in another order would change sheets.
TEST(Generator, MakesTheLargeGridsOfSeedsAsEver) {
  const auto first_row = [](std::uint64_t seed, std::uint8_t rows, std::uint8_t columns) {
    auto numbers = generator(seed, {.diagonals = false, .rows = rows, .columns = columns})
                       .next()
                       .value()
                       .numbers;
    numbers.resize(columns);
    return numbers;
  };
  EXPECT_THAT(first_row(5, 4, 4), ElementsAre(53, 2, 20, 75));
  EXPECT_THAT(first_row(1, 4, 5), ElementsAre(83, 11, 69, 44, 97));
  EXPECT_THAT(first_row(2, 5, 5), ElementsAre(6, 2, 2, 8, 14));
}

TEST(Generator, MakesEveryLevel) {
  for (int level = kEasiestLevel; level <= kHardestLevel; ++level) {
    for (const bool diagonals : {true, false}) {
      Generator some = generator(6, {.diagonals = diagonals, .level = level});
      for (int i = 0; i < 10; ++i) {
        const auto generated = some.next();
        ASSERT_TRUE(generated) << level;
        EXPECT_EQ(generated->grade.level, level);
        expect_right(*generated);
      }
    }
  }
}

TEST(Generator, UsesAllOperatorsIfWished) {
  for (const bool diagonals : {true, false}) {
    Generator some = generator(7, {.diagonals = diagonals, .all_operators = true});
    for (int i = 0; i < 20; ++i) EXPECT_TRUE(uses_all(some.next().value().puzzle.layout));
  }
}

TEST(Generator, KeepsToTheLeastNumber) {
  for (const bool diagonals : {true, false}) {
    for (const std::int64_t least : {0, 1, 5}) {
      Generator some = generator(8, {.diagonals = diagonals, .least = least});
      std::int64_t smallest = 1000;
      for (int i = 0; i < 100; ++i) {
        const Generated generated = some.next().value();
        expect_right(generated);
        smallest = std::min(smallest, std::ranges::min(generated.numbers));
      }
      EXPECT_EQ(smallest, least);
    }
  }
}

TEST(Generator, MakesNewspaperGridsOfAllSizes) {
  for (std::uint8_t rows = kLeastSide; rows <= kMostSide; ++rows) {
    for (std::uint8_t columns = kLeastSide; columns <= kMostSide; ++columns) {
      Generator some = generator(9, {.diagonals = false, .rows = rows, .columns = columns});
      std::set<std::vector<std::int64_t>> made;
      for (int i = 0; i < effort(10, 3); ++i) {
        const Generated generated = some.next().value();
        expect_right(generated);
        EXPECT_EQ(generated.numbers.size(), std::size_t{rows} * columns);
        EXPECT_EQ(generated.puzzle.layout.lines.size(), std::size_t{rows} + columns);
        EXPECT_THAT(generated.numbers, Each(Ge(2)));
        EXPECT_LT(std::ranges::max(generated.numbers), kNumberBound);
        EXPECT_TRUE(made.insert(generated.numbers).second);
      }
    }
  }
}

TEST(Generator, RefusesWhatThereIsNot) {
  const auto message = [](const GeneratorOptions& wishes) {
    return Generator::make(1, wishes).error().message;
  };
  EXPECT_THAT(message({.diagonals = false, .rows = 2}), HasSubstr("3 to 5, not 2 and 3"));
  EXPECT_THAT(message({.diagonals = false, .columns = 6}), HasSubstr("3 to 5, not 3 and 6"));
  EXPECT_THAT(message({.rows = 4}), HasSubstr("only a grid of 3 rows"));
  EXPECT_THAT(message({.columns = 4}), HasSubstr("only a grid of 3 rows"));
  EXPECT_THAT(message({.level = 6}), HasSubstr("levels are 1 to 5, not 6"));
  EXPECT_THAT(message({.least = -1}), HasSubstr("the least number is 0 to 100, not -1"));
  EXPECT_THAT(message({.least = 101}), HasSubstr("the least number is 0 to 100, not 101"));
  EXPECT_TRUE(Generator::make(1, {.least = 100}));
}

// With and without a budget, up to the highest level and below.
TEST(PuzzleOf, IsOneWithOneAnswer) {
  const Generated one = generator(7, {.level = 2}).next().value();
  const Layout& layout = one.puzzle.layout;
  // 1 + B = C and C - B = 1 hold for all consecutive digits.
  using enum Operator;
  const Layout vague_layout =
      letters::layout_of({add, multiply, subtract, add, multiply, subtract, multiply, multiply});
  const std::vector<std::int64_t> vague = {1, 2, 3, 2, 1, 2, 3, 2, 1};
  for (const int level : {2, kHardestLevel}) {
    EXPECT_EQ(puzzle_of(layout, one.numbers, {.highest_level = level})->answer, one.answer);
    Budget budget;
    EXPECT_EQ(puzzle_of(layout, one.numbers, {.highest_level = level, .budget = &budget})->answer,
              one.answer);
    EXPECT_GT(budget.spent(), 0U);
    const std::uint64_t before = budget.spent();
    EXPECT_FALSE(puzzle_of(vague_layout, vague, {.highest_level = level}));
    EXPECT_FALSE(puzzle_of(vague_layout, vague, {.highest_level = level, .budget = &budget}));
    EXPECT_GT(budget.spent(), before) << "what is refused costs steps too";
  }
}

// With only large numbers there are few calcrostics: some are found, then none.
// Compares with the list of all classes, which is made in another way.
TEST(Complete, FindsAllThereAre) {
  each_class({.first_sum = 4, .last_sum = effort(100, 40), .least = 1},
             [](const Calcrostic& standard) {
               for (const Calcrostic& version : versions(standard)) {
                 const auto& n = version.numbers;
                 const auto found = complete(n[0], n[1], n[4], 1);
                 EXPECT_EQ(std::ranges::count(found, version), 1);
               }
               return !testing::Test::HasFailure();
             });
}

// No others are found.
TEST(Complete, FindsOnlyWhatHolds) {
  for (std::int64_t abf = 0; abf < 1000; ++abf) {
    for (const Calcrostic& one : complete(abf / 100, abf / 10 % 10, abf % 10, 0)) {
      ASSERT_TRUE(holds(one));
      ASSERT_GE(std::ranges::min(one.numbers), 0);
    }
  }
}

// The same question takes the same number of steps on every machine.
TEST(Generator, SpendsStepsThatDoNotChange) {
  const auto spent = [](const GeneratorOptions& wishes) {
    Budget budget;
    Generator generator = Generator::make(5, wishes).value();
    for (int i = 0; i < 3; ++i) EXPECT_TRUE(generator.next(budget));
    return budget.spent();
  };
  EXPECT_EQ(spent({}), 496'505U);
  EXPECT_EQ(spent({.diagonals = false}), 2'026'598U);
}

TEST(Generator, StopsWhenTheBudgetIsOver) {
  const auto made = [](std::uint64_t steps) {
    Budget budget(steps);
    Generator generator = Generator::make(3, {.level = 5}).value();
    std::vector<std::vector<std::int64_t>> numbers;
    while (const auto generated = generator.next(budget)) numbers.push_back(generated->numbers);
    EXPECT_TRUE(budget.over());
    return numbers;
  };
  const auto some = made(20'000'000);
  const auto more = made(100'000'000);
  ASSERT_FALSE(some.empty());
  ASSERT_GT(more.size(), some.size());
  EXPECT_TRUE(std::ranges::equal(some, std::span(more).first(some.size())));
  // An answer found with the last step may lack its proof of uniqueness.
  for (std::uint64_t steps = 1'000'000; steps < 9'000'000; steps += 1'000'000) {
    Budget budget(steps);
    Generator generator = Generator::make(4, {.level = 3}).value();
    while (generator.next(budget)) EXPECT_FALSE(budget.over());
  }
}

}  // namespace
}  // namespace reckon::calcrostic
