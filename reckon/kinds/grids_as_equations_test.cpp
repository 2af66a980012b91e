// SPDX-License-Identifier: MIT
// A grid and its lines, typed as equations, are one puzzle: they have the same answers, steps and
// level.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "reckon/arith/effort_test.hpp"
#include "reckon/arith/random.hpp"
#include "reckon/calcrostic/generator.hpp"
#include "reckon/calcrostic/list.hpp"
#include "reckon/letters/read/read.hpp"
#include "reckon/letters/reason/grade.hpp"
#include "reckon/letters/reason/reasoning.hpp"
#include "reckon/letters/solve/engines.hpp"
#include "reckon/letters/solve/line_solver.hpp"
#include "reckon/letters/solve/solver.hpp"

namespace reckon::kinds {
namespace {

std::string equations_of(const letters::LinePuzzle& grid) {
  std::string text;
  for (const letters::Line& line : grid.layout.lines) {
    text += (text.empty() ? "" : "; ") + letters::describe(line, grid);
  }
  return text;
}

letters::Puzzle typed(const letters::LinePuzzle& grid) {
  const auto [base, leading_zeros] = grid.conditions;
  auto reading = letters::read_puzzle(
      equations_of(grid), {.conditions = {.base = base, .leading_zeros = leading_zeros}});
  EXPECT_TRUE(reading) << equations_of(grid);
  return reading ? std::move(reading->puzzle) : letters::Puzzle{};
}

// A step of the grid in words, where a line is called by its equation alone.
std::string in_words(const letters::Step& step, const letters::LinePuzzle& grid) {
  return letters::describe(
      step, {.letter = letters::plain_letter, .place = [&](const letters::Step&, std::size_t line) {
               return letters::describe(grid.layout.lines[line], grid) + ", ";
             }});
}

void expect_the_same(const letters::LinePuzzle& grid) {
  SCOPED_TRACE(equations_of(grid));
  const letters::Puzzle equations = typed(grid);
  const letters::Reasoned of_grid = letters::reason(grid);
  const letters::Reasoned of_equations = letters::reason(equations);
  ASSERT_EQ(of_equations.outcome, of_grid.outcome);
  EXPECT_EQ(of_equations.answer, of_grid.answer);
  EXPECT_EQ(of_equations.hardest, of_grid.hardest);
  EXPECT_EQ(letters::grade(of_equations).level, letters::grade(of_grid).level);
  EXPECT_EQ(letters::grade(of_equations).effort, letters::grade(of_grid).effort);
  EXPECT_EQ(letters::grade(of_equations).reasons, letters::grade(of_grid).reasons);
  ASSERT_EQ(of_equations.steps.size(), of_grid.steps.size());
  for (std::size_t i = 0; i < of_grid.steps.size(); ++i) {
    ASSERT_EQ(of_equations.steps[i], of_grid.steps[i]) << "step " << i;
    ASSERT_EQ(describe(of_equations.steps[i], equations), in_words(of_grid.steps[i], grid));
  }
}

TEST(GridsAsEquations, OfEachLevelHaveTheSameSteps) {
  constexpr std::size_t kOfALevel = 6;
  for (int level = letters::kEasiestLevel; level <= letters::kHardestLevel; ++level) {
    auto generator =
        calcrostic::Generator::make(static_cast<std::uint64_t>(level), {.level = level}).value();
    for (std::size_t i = 0; i < kOfALevel; ++i) {
      const calcrostic::Generated made = generator.next().value();
      ASSERT_EQ(letters::level_of(letters::reason(made.puzzle)), level);
      expect_the_same(made.puzzle);
    }
  }
}

TEST(GridsAsEquations, OfNewspapersHaveTheSameSteps) {
  for (std::uint8_t side = letters::kLeastSide; side <= letters::kMostSide; ++side) {
    auto generator =
        calcrostic::Generator::make(side, {.diagonals = false, .rows = side, .columns = side})
            .value();
    for (std::size_t i = 0; i < effort(std::size_t{30}, std::size_t{3}); ++i) {
      expect_the_same(generator.next().value().puzzle);
    }
  }
}

// Letters appear in reading order in both, so that they have the same indices.
TEST(GridsAsEquations, HaveTheAnswersOfTheGrid) {
  const std::size_t each = effort(1U, 40U);
  std::size_t classes = 0;
  calcrostic::each_class({.first_sum = 4, .last_sum = 1000}, [&](const auto& found) {
    if (classes++ % each != 0) return true;
    const letters::LinePuzzle grid = calcrostic::puzzle_of(found);
    const std::string text = equations_of(grid);
    const auto reading = letters::read_puzzle(text);
    EXPECT_TRUE(reading) << text;
    if (!reading) return false;
    const std::vector<letters::Digits> expected = letters::answers(grid);
    EXPECT_EQ(letters::answers(reading->puzzle), expected) << text;
    std::vector<letters::Digits> by_relations;
    Budget endless;
    letters::solve_general(
        reading->puzzle,
        [&](const letters::Digits& digits) {
          by_relations.push_back(digits);
          return true;
        },
        endless);
    std::ranges::sort(by_relations);
    EXPECT_EQ(by_relations, expected) << text;
    return true;
  });
  EXPECT_EQ(classes, 10278U);
}

// Grids of any words, most of which have no answer, in other bases too.
letters::LinePuzzle random_grid(SplitMix64& random) {
  letters::SquareOperators operators{};
  for (Operator& op : operators) op = kOperators[static_cast<std::size_t>(random.below(4))];
  const letters::Conditions conditions{.base = static_cast<unsigned>(6 + random.below(11)),
                                       .leading_zeros = random.below(2) == 0};
  const std::uint64_t letters = 3 + random.below(conditions.base - 3);
  std::vector<std::uint64_t> names;  // by index, as letters appear
  std::vector<letters::Word> words;
  for (std::size_t cell = 0; cell < 9; ++cell) {
    letters::Word& word = words.emplace_back();
    for (std::uint64_t size = 1 + random.below(3); size > 0; --size) {
      const std::uint64_t name = random.below(letters);
      const auto known = std::ranges::find(names, name);
      word.push_back(letters::Symbol::letter(static_cast<std::size_t>(known - names.begin())));
      if (known == names.end()) names.push_back(name);
    }
  }
  return letters::LinePuzzle::make(letters::layout_of(operators), std::move(words), conditions)
      .value();
}

TEST(GridsAsEquations, OfAnyWordsHaveTheSameSteps) {
  constexpr std::uint64_t kSeed = 2026;
  SplitMix64 random(kSeed);
  for (int i = 0; i < effort(500, 50); ++i) expect_the_same(random_grid(random));
}

// One equation is worked by columns, and so is a drawing.
TEST(GridsAsEquations, AreOthersThanSumsAndDrawings) {
  const auto columns_in = [](const std::string& text) {
    const auto reading = letters::read_puzzle(text);
    const auto reasoned = letters::reason(reading->puzzle);
    return std::ranges::count_if(reasoned.steps, [](const letters::Step& step) {
      return row_of(step.technique).scope == letters::Scope::column;
    });
  };
  EXPECT_GT(columns_in("SEND + MORE = MONEY"), 0);
  EXPECT_GT(columns_in("ABC\n× DE\n----\nFEC\nDEC\n----\nHGBC"), 0);
  EXPECT_EQ(columns_in("ABC × E = FEC; ABC × D = DEC; FEC + DEC0 = HGBC"), 0);
  EXPECT_GT(columns_in("SEND + MORE = MONEY; Y < 5"), 0);
}

}  // namespace
}  // namespace reckon::kinds
