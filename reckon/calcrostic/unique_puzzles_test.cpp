// SPDX-License-Identifier: MIT
// Unique puzzles, compared with the solver class by class.
#include "reckon/calcrostic/unique_puzzles.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <set>
#include <thread>
#include <vector>

#include "reckon/arith/effort_test.hpp"
#include "reckon/arith/random.hpp"
#include "reckon/calcrostic/free_families.hpp"
#include "reckon/calcrostic/list.hpp"
#include "reckon/letters/solve/line_solver.hpp"

namespace reckon::calcrostic {
namespace {

using Int = std::int64_t;

UniquePuzzles noted(const ListRange& range) {
  UniquePuzzles unique(range);
  for (Int part = 0; part < UniquePuzzles::kParts; ++part) unique.note(part);
  return unique;
}

// Compares all classes, and returns how many are proved unique without being solved.
std::uint64_t expect_as_solved(const UniquePuzzles& unique, const std::vector<ClassKey>& keys) {
  std::uint64_t count = 0;
  std::uint64_t proved = 0;
  for (const ClassKey& key : keys) {
    const bool solved_once = letters::is_unique(puzzle_of(key.calcrostic()));
    EXPECT_EQ(unique.is_unique(key), solved_once) << key.high() << ' ' << key.low();
    if (unique.is_proved_unique(key)) {
      ++proved;
      EXPECT_TRUE(solved_once) << key.high() << ' ' << key.low();
    }
    count += solved_once ? 1U : 0U;
  }
  EXPECT_EQ(unique.count(keys), count);
  return proved;
}

TEST(UniquePuzzles, AreThoseOfTheSolver) {
  for (const Int least : {2, 3}) {
    const ListRange range{.last_sum = effort(3000, 600), .least = least};
    expect_as_solved(noted(range), classes_in(range));
  }
}

TEST(UniquePuzzles, AreThoseOfTheSolverForLargeSums) {
  for (const auto& [first, last, least] : {std::array<Int, 3>{5000, 5300, 2},
                                           {9990, 10'020, 2},
                                           {12'600, 12'640, 3},
                                           {effort(99'000, 99'090), 99'100, 2}}) {
    const ListRange range{.first_sum = first, .last_sum = last, .least = least};
    const auto keys = classes_in(range);
    EXPECT_GT(expect_as_solved(noted(range), keys), keys.size() / 2);
  }
}

// Also beyond the range, where numbers have more digits than those recorded.
TEST(UniquePuzzles, AreThoseOfTheSolverForRandomRanges) {
  for (std::uint64_t seed = 1; seed <= effort(60U, 12U); ++seed) {
    SCOPED_TRACE(seed);
    SplitMix64 random(seed);
    const auto last = 4 + static_cast<Int>(random.below(seed % 2 == 0 ? 200 : 15'000));
    const auto unique = noted({.last_sum = last, .least = 2 + static_cast<Int>(random.below(3))});
    const auto first = 4 + static_cast<Int>(random.below(2 * static_cast<std::uint64_t>(last)));
    expect_as_solved(unique, classes_in({.first_sum = first, .last_sum = first + 10}));
  }
}

// The first numbers with one digit more than those recorded.
TEST(UniquePuzzles, AreThoseOfTheSolverWhereNumbersArePowersOfTen) {
  std::vector<ClassKey> keys = classes_in({.last_sum = effort(3000, 1200)});
  std::erase_if(keys, [](const ClassKey& key) {
    return std::ranges::none_of(key.calcrostic().numbers, [](Int number) {
      return number == 10 || number == 100 || number == 1000 || number == 10'000;
    });
  });
  ASSERT_GT(keys.size(), 100U);
  for (const Int last : {9, 20, 50, 99, 500}) expect_as_solved(noted({.last_sum = last}), keys);
}

TEST(UniquePuzzles, AreThoseOfTheSolverWithTheNumber1) {
  const ListRange range{.last_sum = effort(100, 40), .least = 1};
  const auto keys = classes_in(range);
  EXPECT_EQ(expect_as_solved(noted(range), keys), 0U);
  expect_as_solved(noted({.last_sum = 100}), keys);
}

// For long answers, nearly all patterns are recorded once.
TEST(UniquePuzzles, AreMostlyProvedWithoutTheSolver) {
  const ListRange range{.last_sum = 9999};
  const UniquePuzzles unique = noted(range);
  const auto keys = classes_in(range);
  const auto proved = std::ranges::count_if(
      keys, [&](const ClassKey& key) { return unique.is_proved_unique(key); });
  EXPECT_GT(proved, static_cast<Int>(keys.size()) * 95 / 100);
}

TEST(UniquePuzzles, DoNotDependOnTheThreadsThatNoteThem) {
  const ListRange range{.last_sum = 2000};
  const UniquePuzzles alone = noted(range);
  UniquePuzzles together(range);
  {
    std::array<std::jthread, 4> threads;
    for (std::size_t i = 0; i < threads.size(); ++i) {
      threads[i] = std::jthread([&together, i] {
        for (auto part = static_cast<Int>(i); part < UniquePuzzles::kParts; part += 4) {
          together.note(part);
        }
      });
    }
  }
  for (const ClassKey& key : classes_in(range)) {
    ASSERT_EQ(together.is_proved_unique(key), alone.is_proved_unique(key));
  }
}

// The claims of the document about small numbers in answers.
TEST(UniquePuzzles, HaveNo0AndNo1InProducts) {
  int answers = 0;
  for (const ClassKey& key : classes_in({.last_sum = 1000})) {
    const letters::LinePuzzle puzzle = puzzle_of(key.calcrostic());
    if (letters::is_unique(puzzle)) continue;
    const letters::SquareOperators operators = key.calcrostic().operators;
    for (const letters::Digits& answer : letters::answers(puzzle)) {
      const std::vector<Int> numbers = numbers_of(puzzle, answer);
      EXPECT_GT(std::ranges::min(numbers), 0);
      ++answers;
      for (std::size_t line = 0; line < operators.size(); ++line) {
        const bool is_sum = is_additive(operators[line]);
        for (const std::uint8_t cell : letters::kSquareLines[line]) {
          EXPECT_TRUE(is_sum || numbers[cell] > 1);
        }
      }
    }
  }
  EXPECT_GT(answers, 100);
}

// Otherwise a grid would have to be recorded as each of its versions with the same operators.
TEST(UniquePuzzles, AreOfSettingsWithoutSymmetry) {
  std::set<std::uint16_t> settings;
  std::set<std::uint16_t> of_versions;
  detail::each_free_part([&](const auto& part) {
    const letters::SquareOperators& operators = part.kSetting.operators;
    settings.insert(ClassKey::code_of(operators));
    for (const Calcrostic& version : versions(Calcrostic{.operators = operators})) {
      of_versions.insert(ClassKey::code_of(version.operators));
    }
  });
  EXPECT_EQ(settings.size(), 11U);
  EXPECT_EQ(of_versions.size(), 8 * settings.size());
}

}  // namespace
}  // namespace reckon::calcrostic
