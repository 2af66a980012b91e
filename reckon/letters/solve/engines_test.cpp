// SPDX-License-Identifier: MIT
// Every puzzle through every engine that takes it.
#include "reckon/letters/solve/engines.hpp"

#include <gtest/gtest.h>

#include <array>
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "reckon/arith/effort_test.hpp"
#include "reckon/letters/lines.hpp"
#include "reckon/letters/random_lines_test.hpp"
#include "reckon/letters/random_puzzle_test.hpp"
#include "reckon/letters/read/puzzle_reader.hpp"
#include "reckon/letters/solve/line_solver.hpp"

namespace reckon::letters {
namespace {

using Answers = std::set<Digits>;

// Which engines have been compared how often.
using Compared = std::map<std::string, int>;

// All answers of an engine; nothing if it takes too long. An answer must come but once.
template <typename Engine>
std::optional<Answers> answers_by(const Engine& engine) {
  constexpr std::uint64_t kMostSteps = effort(5'000'000U, 1'000'000U);
  Budget budget(kMostSteps);
  Answers found;
  engine(
      [&](const Digits& digits) {
        EXPECT_TRUE(found.insert(digits).second) << "twice the same answer";
        return true;
      },
      budget);
  if (budget.over()) return std::nullopt;
  return found;
}

// Compares what each engine finds with what each_answer() does, if it has an end.
void compare_engines(const Puzzle& puzzle, const std::string& text, Compared& compared) {
  const auto expected =
      answers_by([&](const Visit& visit, Budget& budget) { each_answer(puzzle, visit, &budget); });
  if (!expected) return;
  const auto compare = [&](const char* name, const auto& engine) {
    const auto found = answers_by(engine);
    if (!found) return;
    ++compared[name];
    EXPECT_EQ(*found, *expected) << name << " of " << text << " in base " << puzzle.conditions.base;
  };
  compare("general",
          [&](const Visit& visit, Budget& budget) { solve_general(puzzle, visit, budget); });
  if (puzzle.division) {
    compare("division",
            [&](const Visit& visit, Budget& budget) { solve_division(puzzle, visit, budget); });
  }
  if (const auto forms = linear_forms(puzzle)) {
    compare("linear", [&](const Visit& visit, Budget& budget) {
      solve_linear(puzzle, *forms, visit, budget);
    });
  }
  if (const auto system = lines_of(puzzle)) {
    compare("lines of a grid", [&](const Visit& visit, Budget& budget) {
      each_answer(system->puzzle, visit, &budget);
    });
  }
  if (const auto lines = packed_lines(puzzle)) {
    compare("lines",
            [&](const Visit& visit, Budget& budget) { solve_lines(*lines, visit, budget); });
    if (lines->has_products) return;
    compare("sums", [&](const Visit& visit, Budget& budget) {
      if (!solve_sums(*lines, visit, budget)) solve_lines(*lines, visit, budget);
    });
  }
}

TEST(AlphameticEngines, AgreeOnTheCorpus) {
  const std::ifstream file(RECKON_SOURCE_DIR "/bench/alphametics.txt");
  std::stringstream content;
  content << file.rdbuf();
  const std::string all = content.str();
  PuzzleReader reader(all);
  Compared compared;
  std::size_t read = 0;
  for (auto next = reader.next(); next && *next; next = reader.next(), ++read) {
    if (read % effort(1U, 8U) == 0) compare_engines((*next)->puzzle, (*next)->text, compared);
  }
  EXPECT_EQ(read, 1000U);
  if (kSanitized) return;
  EXPECT_GT(compared["general"], 600);
  EXPECT_GT(compared["linear"], 950);
  EXPECT_EQ(compared["lines"], 555);
}

TEST(AlphameticEngines, AgreeOnRandomLines) {
  constexpr std::uint64_t kSeed = 20261130;
  SCOPED_TRACE("seed " + std::to_string(kSeed));
  RandomLines puzzles(kSeed);
  Compared compared;
  const int wanted = effort(5000, 400);
  for (int i = 0; i < wanted; ++i) {
    const PlainPuzzle plain = puzzles.next();
    const auto reading = read_puzzle(
        plain.text(), {.conditions = {.base = plain.base, .leading_zeros = plain.leading_zeros}});
    ASSERT_TRUE(reading) << plain.text();
    Puzzle puzzle = reading->puzzle;
    if (i % 4 == 0 && !puzzle.cells.empty()) {
      const auto digit = static_cast<unsigned>(i) / 4 % plain.base;
      if ((puzzle.possible[0] & only(digit)) != 0) puzzle.possible[0] = only(digit);
    }
    compare_engines(puzzle, plain.text(), compared);
  }
  EXPECT_GT(compared["general"], wanted * 4 / 5);
  EXPECT_GT(compared["lines of a grid"], wanted * 4 / 5);
  EXPECT_GT(compared["linear"], wanted / 5);
  EXPECT_GT(compared["lines"], wanted / 5);
  EXPECT_GT(compared["sums"], wanted / 20);
}

TEST(AlphameticEngines, AgreeOnRandomPuzzles) {
  constexpr std::uint64_t kSeed = 20261131;
  SCOPED_TRACE("seed " + std::to_string(kSeed));
  RandomPuzzles puzzles(kSeed);
  Compared compared;
  const int wanted = effort(5000, 400);
  for (int i = 0; i < wanted; ++i) {
    const PlainPuzzle plain = puzzles.next();
    const auto reading = read_puzzle(
        plain.text(), {.conditions = {.base = plain.base, .leading_zeros = plain.leading_zeros},
                       .may_share = plain.may_share});
    ASSERT_TRUE(reading) << plain.text();
    compare_engines(reading->puzzle, plain.text(), compared);
  }
  EXPECT_GT(compared["general"], wanted * 4 / 5);
  EXPECT_GT(compared["linear"], wanted / 5);
}

// Sums of all lengths, in bases of all sizes: where the digits at the beginning are known.
TEST(AlphameticEngines, AgreeOnFirstDigits) {
  constexpr std::uint64_t kSeed = 20261132;
  SCOPED_TRACE("seed " + std::to_string(kSeed));
  SplitMix64 random(kSeed);
  Compared compared;
  for (int i = 0; i < effort(5000, 400); ++i) {
    const auto base = static_cast<unsigned>(2 + random.below(random.below(3) == 0 ? 35 : 9));
    const std::size_t letters = std::min<std::size_t>(base, 2 + random.below(4));
    const auto word = [&](std::size_t longest) {
      std::string word;
      for (std::size_t k = 1 + random.below(longest); k > 0; --k) {
        const bool is_given = random.below(8) == 0;
        const auto letter = static_cast<char>('A' + random.below(letters));
        word += is_given ? "01"[word.empty() ? 1 : random.below(2)] : letter;
      }
      return word;
    };
    const std::string text = random.below(2) == 0 ? word(6) + " + " + word(3) + " = " + word(6)
                                                  : word(6) + " - " + word(3) + " = " + word(6);
    const auto reading = read_puzzle(text, {.conditions = {.base = base}});
    ASSERT_TRUE(reading) << text;
    compare_engines(reading->puzzle, text, compared);
  }
  EXPECT_GT(compared["sums"], effort(4500, 350));
}

TEST(AlphameticEngines, SumsShowTheirFirstDigits) {
  const auto known_of = [](const std::string& text) {
    const Puzzle puzzle = read_puzzle(text)->puzzle;
    const auto lines = packed_lines(puzzle);
    std::map<char, unsigned> known;
    for (const KnownLetter& one : lines->puzzle.known) {
      known[puzzle.cells[one.letter].name] = one.digit;
    }
    return known;
  };
  using Known = std::map<char, unsigned>;
  EXPECT_EQ(known_of("SEND + MORE = MONEY"), (Known{{'M', 1}}));
  EXPECT_EQ(known_of("ABOUT + BALL = SUMMER"), (Known{{'S', 1}, {'U', 0}, {'A', 9}}));
  EXPECT_EQ(known_of("SUMMER - BALL = ABOUT"), (Known{{'S', 1}, {'U', 0}, {'A', 9}}));
  EXPECT_EQ(known_of("DOS + VACHE = COEUR"), (Known{{'O', 0}, {'A', 9}}));
  EXPECT_EQ(known_of("A + BCDE = BFGH"), Known{}) << "nothing need be carried";
  EXPECT_EQ(known_of("A * BC = DEF"), Known{});
  EXPECT_TRUE(packed_lines(read_puzzle("A + BC = BDE")->puzzle)->is_impossible) << "B is 9 and 1";
}

}  // namespace
}  // namespace reckon::letters
