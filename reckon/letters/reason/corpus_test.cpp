// SPDX-License-Identifier: MIT
// The puzzles that solvers are measured on.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "reckon/letters/read/puzzle_reader.hpp"
#include "reckon/letters/reason/first_grading.hpp"
#include "reckon/letters/reason/grade.hpp"
#include "reckon/letters/reason/reasoning.hpp"
#include "reckon/letters/solve/solver.hpp"

namespace reckon::letters {
namespace {

std::vector<Reading> corpus() {
  const std::ifstream file(RECKON_SOURCE_DIR "/bench/alphametics.txt");
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

// The rows of the table of docs/letter-puzzles.md: level, effort, puzzles of the corpus, others.
std::vector<std::vector<std::string>> table_of_levels() {
  std::ifstream file(RECKON_SOURCE_DIR "/docs/letter-puzzles.md");
  std::vector<std::vector<std::string>> rows;
  bool is_inside = false;
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with("| level | effort |")) {
      is_inside = true;
    } else if (is_inside && !line.starts_with('|')) {
      break;
    } else if (is_inside && !line.starts_with("|-")) {
      std::stringstream cells(line.substr(1));
      std::vector<std::string>& row = rows.emplace_back();
      for (std::string cell; std::getline(cells, cell, '|');) {
        const std::size_t begin = std::min(cell.find_first_not_of(' '), cell.size());
        row.push_back(cell.substr(begin, cell.find_last_not_of(' ') + 1 - begin));
      }
    }
  }
  return rows;
}

// For each level of the table, the most effort.
std::map<int, std::uint64_t> most_efforts(const std::vector<std::vector<std::string>>& table) {
  std::map<int, std::uint64_t> most;
  for (const std::vector<std::string>& row : table) {
    const std::size_t number = row[1].find_last_of(' ') + 1;
    most[std::stoi(row[0])] =
        row[1].ends_with("more") ? UINT64_MAX : std::stoull(row[1].substr(number));
  }
  return most;
}

// The least levels of techniques stand in the last column.
TEST(AlphameticCorpus, LevelsFollowTheirTable) {
  const auto table = table_of_levels();
  ASSERT_EQ(table.size(), 5U);
  const auto most = most_efforts(table);
  std::map<int, int> levels;
  for (const Reading& reading : corpus()) {
    const Reasoned reasoned = reason(reading.puzzle);
    ASSERT_EQ(reasoned.outcome, Outcome::one_answer) << reading.text;
    const Grade found = grade(reasoned);
    int wanted = row_of(reasoned.hardest).least_level;
    while (most.at(wanted) < found.effort) ++wanted;
    EXPECT_EQ(found.level, wanted) << reading.text;
    ++levels[found.level];
  }
  for (const std::vector<std::string>& row : table) {
    EXPECT_EQ(levels[std::stoi(row[0])], std::stoi(row[2])) << "level " << row[0];
  }
}

// Versions of sheets that were given out depend on it.
TEST(AlphameticCorpus, HasTheLevelsOfTheFirstGradingForEver) {
  std::map<int, int> levels;
  std::uint64_t all = 0;  // each level times the place of the puzzle
  std::uint64_t place = 0;
  for (const Reading& reading : corpus()) {
    Budget endless;
    const int level = first_level(reading.puzzle, endless).value_or(0);
    ++levels[level];
    all += ++place * static_cast<std::uint64_t>(level);
  }
  EXPECT_EQ(levels, (std::map<int, int>{{1, 33}, {2, 228}, {3, 224}, {4, 213}, {5, 302}}));
  EXPECT_EQ(all, 1'760'199U);
}

}  // namespace
}  // namespace reckon::letters
