// SPDX-License-Identifier: MIT
// Grids of letters typed as equations.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "reckon/alphametic/read.hpp"
#include "reckon/alphametic/solve/engines.hpp"
#include "reckon/alphametic/solve/solver.hpp"
#include "reckon/arith/effort_test.hpp"
#include "reckon/calcrostic/list.hpp"
#include "reckon/letters/solve/puzzle_solver.hpp"

namespace reckon::kinds {
namespace {

std::string equations_of(const letters::Puzzle& puzzle) {
  std::string text;
  const auto add = [&](std::size_t cell) {
    for (const letters::Symbol symbol : puzzle.words[cell]) {
      text += static_cast<char>('A' + symbol.letter());
    }
  };
  for (const letters::Line& line : puzzle.layout.lines) {
    if (!text.empty()) text += "; ";
    add(line.cells[0]);
    text += symbol_of(line.operators[0]);
    add(line.cells[1]);
    text += '=';
    add(line.result());
  }
  return text;
}

// Letters appear in reading order in both, so that they have the same indices.
TEST(GridEquations, HaveTheAnswersOfTheGrid) {
  const std::size_t each = effort(1U, 40U);
  std::size_t classes = 0;
  calcrostic::each_class({.first_sum = 4, .last_sum = 1000}, [&](const auto& found) {
    if (classes++ % each != 0) return true;
    const letters::Puzzle grid = calcrostic::puzzle_of(found);
    const std::string text = equations_of(grid);
    const auto reading = alphametic::read_puzzle(text);
    EXPECT_TRUE(reading) << text;
    if (!reading) return false;
    const std::vector<letters::Digits> expected = letters::answers(grid);
    EXPECT_EQ(alphametic::answers(reading->puzzle), expected) << text;
    std::vector<alphametic::Digits> by_relations;
    Budget endless;
    alphametic::solve_general(
        reading->puzzle,
        [&](const alphametic::Digits& digits) {
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

}  // namespace
}  // namespace reckon::kinds
