// SPDX-License-Identifier: MIT
// The alphametics for comparing solvers, and the loop over them.
#pragma once

#include <benchmark/benchmark.h>

#include <cstdint>
#include <fstream>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "reckon/letters/read/puzzle_reader.hpp"

namespace reckon::bench {

/// The number of puzzles from all_alphametics().
inline constexpr benchmark::IterationCount kAlphametics = 1000;

/// Returns the puzzles of bench/alphametics.txt.
inline std::vector<letters::Puzzle> all_alphametics() {
  std::ifstream file(RECKON_SOURCE_DIR "/bench/alphametics.txt");
  std::stringstream content;
  content << file.rdbuf();
  const std::string text = content.str();
  letters::PuzzleReader reader(text);
  std::vector<letters::Puzzle> puzzles;
  while (true) {
    auto next = reader.next();
    if (!next || !*next) return puzzles;
    puzzles.push_back((**std::move(next)).puzzle);
  }
}

/// Calls `unique` for all puzzles, repeatedly. The time shown is for one puzzle; the counter shows
/// how many of all are unique.
template <typename Unique>
void each_alphametic(benchmark::State& state, const Unique& unique) {
  const std::vector<letters::Puzzle> puzzles = all_alphametics();
  std::size_t i = 0;
  std::uint64_t found = 0;
  for (auto _ : state) {
    benchmark::DoNotOptimize(found += unique(puzzles[i]) ? 1U : 0U);
    i = i + 1 == puzzles.size() ? 0 : i + 1;
  }
  state.counters["unique"] = static_cast<double>(found) * static_cast<double>(puzzles.size()) /
                             static_cast<double>(state.iterations());
}

/// A division with one given digit, 12128316 ÷ 124 = 97809.
inline constexpr const char* kSolitarySeven =
    "       *7***\n    --------\n***)********\n    ****\n    ----\n      ***\n      ***\n"
    "     -----\n      ****\n       ***\n      ------\n        ****\n        ****\n";

/// The same without the digit: 1,792 answers.
inline constexpr const char* kBareDivision =
    "       *****\n    --------\n***)********\n    ****\n    ----\n      ***\n      ***\n"
    "     -----\n      ****\n       ***\n      ------\n        ****\n        ****\n";

/// SEVEN + SEVEN + SIX = TWENTY with 198 more addends that cancel.
inline std::string sum_of_200() {
  std::string left = "SEVEN + SEVEN + SIX";
  std::string right = "TWENTY";
  for (int i = 0; i < 99; ++i) {
    left += " + WINTER";
    right += " + WINTER";
  }
  return left + " = " + right;
}

}  // namespace reckon::bench
