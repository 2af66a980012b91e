// SPDX-License-Identifier: MIT
// The list of calcrostics and the puzzle solver, compared with simple methods.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <cstdint>
#include <vector>

#include "bench/puzzles.hpp"
#include "reckon/calcrostic/list.hpp"
#include "reckon/letters/solve/line_solver.hpp"

namespace reckon::bench {
namespace {

using calcrostic::Calcrostic;
using letters::LinePuzzle;

void calcrostic_list(benchmark::State& state) {
  state.SetLabel("all classes with s <= 1000");
  for (auto _ : state) {
    std::uint64_t classes = 0;
    calcrostic::each_class({.first_sum = 4, .last_sum = kSum}, [&](const Calcrostic&) {
      ++classes;
      return true;
    });
    benchmark::DoNotOptimize(classes);
  }
}
BENCHMARK(calcrostic_list)->Unit(benchmark::kMillisecond);

void puzzle_unique(benchmark::State& state) {
  state.SetLabel("puzzles with s <= 1000");
  each_puzzle(state, [](const LinePuzzle& puzzle) { return is_unique(puzzle); });
}
BENCHMARK(puzzle_unique)->Iterations(10 * kPuzzles);

// Tries digits letter by letter; a line is checked as soon as its letters are all known.
class Backtracking {
 public:
  explicit Backtracking(const LinePuzzle& puzzle) : puzzle_(puzzle), digits_(puzzle.letters) {
    lines_of_.resize(puzzle.letters);
    for (const letters::Line& line : puzzle.layout.lines) {
      std::size_t last = 0;
      for (std::size_t i = 0; i < line.size; ++i) {
        for (const letters::Symbol symbol : puzzle.words[line.cells[i]]) {
          last = std::max(last, symbol.letter());
        }
      }
      lines_of_[last].push_back(&line);
    }
    for (const letters::Word& word : puzzle.words) {
      if (word.size() > 1) leading_ |= std::uint64_t{1} << word[0].letter();
    }
    run(0, 0);
  }
  bool unique() const { return count_ == 1; }

 private:
  void run(std::size_t letter, unsigned used) {
    if (letter == digits_.size()) {
      ++count_;
      return;
    }
    for (unsigned digit = (leading_ >> letter) & 1U; digit < 10 && count_ < 2; ++digit) {
      if (((used >> digit) & 1U) != 0) continue;
      digits_[letter] = static_cast<std::uint8_t>(digit);
      const bool good = std::ranges::all_of(
          lines_of_[letter], [&](const letters::Line* line) { return holds(*line); });
      if (good) run(letter + 1, used | 1U << digit);
    }
  }

  bool holds(const letters::Line& line) const {
    const std::int64_t x = number(line.cells[0]);
    const std::int64_t y = number(line.cells[1]);
    const std::int64_t z = number(line.cells[2]);
    switch (line.operators[0]) {
      case Operator::add: return x + y == z;
      case Operator::subtract: return x - y == z;
      case Operator::multiply: return x * y == z;
      case Operator::divide: return y != 0 && x == y * z;
    }
    return false;
  }

  std::int64_t number(std::size_t cell) const {
    std::int64_t number = 0;
    for (const letters::Symbol symbol : puzzle_.words[cell]) {
      number = number * 10 + digits_[symbol.letter()];
    }
    return number;
  }

  const LinePuzzle& puzzle_;
  letters::Digits digits_;
  std::vector<std::vector<const letters::Line*>> lines_of_;
  std::uint64_t leading_ = 0;
  unsigned count_ = 0;
};

void puzzle_backtracking(benchmark::State& state) {
  state.SetLabel("letter by letter");
  each_puzzle(state, [](const LinePuzzle& puzzle) { return Backtracking(puzzle).unique(); });
}
BENCHMARK(puzzle_backtracking)->Iterations(kPuzzles);

}  // namespace
}  // namespace reckon::bench
