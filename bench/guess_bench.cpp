// SPDX-License-Identifier: MIT
// How many guesses educated guessing takes, and the benefit of each part of it. The figures are in
// the counters, and do not depend on the machine; the time is that of all runs together.
#include <benchmark/benchmark.h>

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "reckon/arith/random.hpp"
#include "reckon/calcrostic/generator.hpp"
#include "reckon/letters/guess/guess.hpp"
#include "reckon/letters/guess/guess_candidates.hpp"
#include "reckon/letters/guess/guess_puzzles_test.hpp"
#include "reckon/letters/guess/guess_statistics.hpp"

namespace reckon::bench {
namespace {

using calcrostic::Generator;
using letters::GuessOptions;
using letters::Lessons;
using letters::LinePuzzle;
using letters::Sharing;

void report(benchmark::State& state, const std::vector<std::uint64_t>& guesses) {
  const auto statistics = letters::statistics_of(guesses);
  state.counters["mean"] = statistics.mean;
  state.counters["half_width"] = statistics.half_width;
  state.counters["median"] = statistics.median;
  state.counters["ninety_percent"] = static_cast<double>(statistics.ninety_percent);
  state.counters["most"] = static_cast<double>(statistics.most);
}

// One run for each puzzle, with seeds from 1 on.
void guess_all(benchmark::State& state, const std::vector<LinePuzzle>& puzzles, GuessOptions how) {
  std::vector<std::uint64_t> guesses;
  std::uint64_t unsolved = 0;
  for (auto _ : state) {
    how.seed = 1;
    for (const LinePuzzle& puzzle : puzzles) {
      const auto guessed = letters::guess(puzzle, how);
      ++how.seed;
      if (guessed->solved) {
        guesses.push_back(guessed->guesses);
      } else {
        ++unsolved;
      }
    }
  }
  report(state, guesses);
  state.counters["unsolved"] = static_cast<double>(unsolved);
}

// --- The newspaper puzzle, 1000 seeds ------------------------------------------------------------

void guess_newspaper(benchmark::State& state, const GuessOptions& how) {
  guess_all(state, std::vector<LinePuzzle>(1000, letters::newspaper_puzzle()), how);
}

void guess_few(benchmark::State& state, const GuessOptions& how) {
  guess_all(state, std::vector<LinePuzzle>(100, letters::newspaper_puzzle()), how);
}

#define GUESS(function, name, ...)                               \
  BENCHMARK_CAPTURE(function, name, (GuessOptions{__VA_ARGS__})) \
      ->Iterations(1)                                            \
      ->Unit(benchmark::kMillisecond)

GUESS(guess_newspaper, full);
GUESS(guess_newspaper, population_1, .candidates = 1);
GUESS(guess_newspaper, population_5, .candidates = 5);
GUESS(guess_newspaper, population_100, .candidates = 100);
GUESS(guess_newspaper, one_last_digit, .lessons = {.last_digits = 1});
GUESS(guess_newspaper, no_distances, .lessons = {.distances = false});
GUESS(guess_newspaper, same_operators, .lessons = {.sharing = Sharing::same_operators});
GUESS(guess_newspaper, each_line_alone, .lessons = {.sharing = Sharing::none});
GUESS(guess_newspaper, each_line_alone_population_1, .candidates = 1,
      .lessons = {.sharing = Sharing::none});
GUESS(guess_few, no_last_digits, .lessons = {.last_digits = 0});

// A simple hill climb that learns nothing. It starts from a random assignment, swaps two digits
// whenever that brings the sides of the lines nearer, and restarts when no swap helps.
class HillClimb {
 public:
  HillClimb(const LinePuzzle& puzzle, std::uint64_t seed)
      : puzzle_(puzzle), assignments_(puzzle), random_(seed) {}

  std::uint64_t guesses_to_solve() {
    while (true) {
      letters::SymbolDigits digits = assignments_.draw(random_);
      if (climb(digits) == 0) return guesses_;
    }
  }

 private:
  unsigned distance(const letters::SymbolDigits& digits) {
    ++guesses_;
    unsigned sum = 0;
    for (const auto& line : judge(puzzle_, assignments_.letters_of(digits)).lines) {
      sum += line.distance;
    }
    return sum;
  }

  unsigned climb(letters::SymbolDigits& digits) {
    const auto& swaps = assignments_.swaps();
    unsigned least = distance(digits);
    auto at = static_cast<std::size_t>(random_.below(swaps.size()));
    for (std::size_t idle = 0; idle < swaps.size() && least > 0; at = (at + 1) % swaps.size()) {
      ++idle;
      std::swap(digits.at(swaps[at].one), digits.at(swaps[at].other));
      if (assignments_.allows(digits, swaps[at])) {
        const unsigned now = distance(digits);
        if (now < least) {
          least = now;
          idle = 0;
          continue;
        }
      }
      std::swap(digits.at(swaps[at].one), digits.at(swaps[at].other));
    }
    return least;
  }

  const LinePuzzle& puzzle_;
  letters::Assignments assignments_;
  SplitMix64 random_;
  std::uint64_t guesses_ = 0;
};

void guess_hill_climb(benchmark::State& state) {
  const LinePuzzle puzzle = letters::newspaper_puzzle();
  std::vector<std::uint64_t> guesses;
  for (auto _ : state) {
    for (std::uint64_t seed = 1; seed <= 1000; ++seed) {
      guesses.push_back(HillClimb(puzzle, seed).guesses_to_solve());
    }
  }
  report(state, guesses);
}
BENCHMARK(guess_hill_climb)->Iterations(1)->Unit(benchmark::kMillisecond);

// --- Other puzzles -------------------------------------------------------------------------------

// Newspaper grids with the given rows and columns.
void guess_size(benchmark::State& state) {
  constexpr int kPuzzles = 200;
  auto generator = Generator::make(1, {.diagonals = false,
                                       .rows = static_cast<std::uint8_t>(state.range(0)),
                                       .columns = static_cast<std::uint8_t>(state.range(1))});
  std::vector<LinePuzzle> puzzles;
  for (int i = 0; i < kPuzzles; ++i) puzzles.push_back(generator->next()->puzzle);
  guess_all(state, puzzles, {});
}
BENCHMARK(guess_size)
    ->ArgsProduct({{3, 4, 5}, {3, 4, 5}})
    ->Iterations(1)
    ->Unit(benchmark::kMillisecond);

// Calcrostics with the given number of letters.
void guess_letters(benchmark::State& state) {
  constexpr std::size_t kPuzzles = 200;
  constexpr int kMostMade = 8000;  // 10278 classes exist
  auto generator = Generator::make(1, {});
  std::vector<LinePuzzle> puzzles;
  for (int i = 0; i < kMostMade && puzzles.size() < kPuzzles; ++i) {
    LinePuzzle puzzle = generator->next()->puzzle;
    if (puzzle.letters == static_cast<std::size_t>(state.range(0))) {
      puzzles.push_back(std::move(puzzle));
    }
  }
  guess_all(state, puzzles, {});
  state.counters["puzzles"] = static_cast<double>(puzzles.size());
}
BENCHMARK(guess_letters)->DenseRange(3, 10)->Iterations(1)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace reckon::bench
