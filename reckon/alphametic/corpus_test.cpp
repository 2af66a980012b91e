// SPDX-License-Identifier: MIT
// The puzzles that solvers are measured on.
#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <sstream>

#include "reckon/alphametic/read.hpp"
#include "reckon/alphametic/reason/grade.hpp"
#include "reckon/alphametic/solve/solver.hpp"

namespace reckon::alphametic {
namespace {

std::vector<Reading> corpus() {
  std::ifstream file(RECKON_SOURCE_DIR "/bench/alphametics.txt");
  std::stringstream text;
  text << file.rdbuf();
  const std::string all = text.str();
  PuzzleReader reader(all);
  std::vector<Reading> puzzles;
  while (true) {
    auto next = reader.next();
    if (!next) {
      ADD_FAILURE() << next.error().line << ": " << next.error().message;
      break;
    }
    if (!*next) break;
    puzzles.push_back(**std::move(next));
  }
  return puzzles;
}

TEST(AlphameticCorpus, EachHasOneAnswer) {
  const std::vector<Reading> puzzles = corpus();
  EXPECT_EQ(puzzles.size(), 1000U);
  for (const Reading& reading : puzzles) {
    EXPECT_TRUE(is_unique(reading.puzzle)) << reading.text;
    const auto found = answers(reading.puzzle, 2);
    ASSERT_TRUE(found && !found->empty());
    EXPECT_TRUE(is_answer(reading.puzzle, found->front())) << reading.text;
  }
}

// The table of docs/alphametics.md.
TEST(AlphameticCorpus, LevelsSpread) {
  std::map<int, int> levels;
  for (const Reading& reading : corpus()) {
    const Reasoned reasoned = reason(reading.puzzle);
    ASSERT_EQ(reasoned.outcome, Outcome::one_answer) << reading.text;
    ++levels[grade(reasoned).level];
  }
  EXPECT_EQ(levels, (std::map<int, int>{{1, 33}, {2, 228}, {3, 224}, {4, 213}, {5, 302}}));
}

}  // namespace
}  // namespace reckon::alphametic
