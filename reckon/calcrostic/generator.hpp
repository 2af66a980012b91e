// SPDX-License-Identifier: MIT
// Generates puzzles with exactly one answer, at any difficulty.
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <vector>

#include "reckon/arith/budget.hpp"
#include "reckon/arith/random.hpp"
#include "reckon/calcrostic/calcrostic.hpp"
#include "reckon/letters/line_puzzle.hpp"
#include "reckon/letters/reason/grade.hpp"
#include "reckon/text/result.hpp"

namespace reckon::calcrostic {

/// The largest least number that generated puzzles may have.
inline constexpr std::int64_t kMostLeastNumber = 100;

/// Options for generated puzzles.
struct GeneratorOptions {
  /// Calcrostics have 3 rows, 3 columns and diagonals; newspaper grids have only rows and columns.
  bool diagonals = true;
  std::uint8_t rows = 3;
  std::uint8_t columns = 3;
  std::optional<int> level{};  ///< 1 to 5; any if empty
  bool all_operators = false;  ///< every operator of + - * / occurs
  std::int64_t least = 2;      ///< of all numbers
};

/// A puzzle with its answer.
struct Generated {
  letters::LinePuzzle puzzle;
  std::vector<std::int64_t> numbers;  ///< one per cell
  letters::Digits answer;             ///< of the letters
  letters::Grade grade;
};

/// Selects the useful puzzles, and limits the work to judge them.
struct Judging {
  int highest_level = letters::kHardestLevel;
  Budget* budget = nullptr;  ///< null for no limit; once it has run out, no puzzle counts as useful
};

/// The puzzle made from the numbers, one per cell. Empty if it does not have exactly one answer, or
/// is not useful. Costs up to 0.5 ms; less for low levels, since harder puzzles are rejected early.
std::optional<Generated> puzzle_of(const letters::Layout& layout, std::vector<std::int64_t> numbers,
                                   const Judging& judging = {});

/// The largest s of generated calcrostics (docs/letter-puzzles.md).
inline constexpr std::int64_t kLargestSum = 1000;

/// An endless random sequence, reproducible from the seed.
class Generator {
 public:
  /// Refuses unsupported sizes (3 to 5; with diagonals only 3 x 3), other levels, and least numbers
  /// outside 0 to 100.
  static Result<Generator> make(std::uint64_t seed, const GeneratorOptions& wishes);

  /// A puzzle with exactly one answer. Within a run, no two calcrostics are in the same class and
  /// no two newspaper grids are equal. Fails if a long search finds no new one.
  Result<Generated> next();
  /// The same within a budget.
  Result<Generated> next(Budget& budget);

 private:
  Generator(std::uint64_t seed, const GeneratorOptions& wishes) : random_(seed), wishes_(wishes) {}

  // One attempt each; empty if it fails.
  std::optional<Generated> try_calcrostic(Budget& budget);
  std::optional<Generated> try_newspaper_grid(Budget& budget);
  // Makes the puzzle if it fits the options.
  std::optional<Generated> finish(const letters::Layout& layout, std::vector<std::int64_t> numbers,
                                  Budget& budget);

  SplitMix64 random_;
  GeneratorOptions wishes_;
  // The puzzles made so far: numbers, then operators.
  std::set<std::vector<std::int64_t>> made_;
};

/// All calcrostics with these three numbers in the upper left corner (a, b, f) and all numbers at
/// least `least`.
std::vector<Calcrostic> complete(std::int64_t a, std::int64_t b, std::int64_t f,
                                 std::int64_t least);

}  // namespace reckon::calcrostic
