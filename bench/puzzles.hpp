// SPDX-License-Identifier: MIT
// The puzzles for comparing puzzle solvers, and the loop over them.
#pragma once

#include <benchmark/benchmark.h>

#include <cstdint>
#include <vector>

#include "reckon/calcrostic/list.hpp"
#include "reckon/letters/line_puzzle.hpp"

namespace reckon::bench {

inline constexpr std::int64_t kSum = 1000;

/// The number of puzzles from all_puzzles(): iterations are a multiple, so that the average is over
/// all.
inline constexpr benchmark::IterationCount kPuzzles = 10278;

/// Returns the puzzles of all classes with s <= 1000.
inline std::vector<letters::LinePuzzle> all_puzzles() {
  std::vector<letters::LinePuzzle> puzzles;
  calcrostic::each_class({.first_sum = 4, .last_sum = kSum}, [&](const auto& found) {
    puzzles.push_back(calcrostic::puzzle_of(found));
    return true;
  });
  return puzzles;
}

/// Calls `unique` for all puzzles, repeatedly. The time shown is for one puzzle; the counter shows
/// how many of all are unique.
template <typename Unique>
void each_puzzle(benchmark::State& state, const Unique& unique) {
  const std::vector<letters::LinePuzzle> puzzles = all_puzzles();
  std::size_t i = 0;
  std::uint64_t found = 0;
  for (auto _ : state) {
    benchmark::DoNotOptimize(found += unique(puzzles[i]) ? 1U : 0U);
    i = i + 1 == puzzles.size() ? 0 : i + 1;
  }
  state.counters["unique"] = static_cast<double>(found) * static_cast<double>(puzzles.size()) /
                             static_cast<double>(state.iterations());
}

}  // namespace reckon::bench
