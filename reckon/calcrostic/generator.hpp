// SPDX-License-Identifier: MIT
// Makes puzzles with exactly one answer, of any difficulty.
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <vector>

#include "reckon/arith/budget.hpp"
#include "reckon/arith/random.hpp"
#include "reckon/calcrostic/calcrostic.hpp"
#include "reckon/letters/puzzle.hpp"
#include "reckon/letters/reason/grade.hpp"
#include "reckon/text/result.hpp"

namespace reckon::calcrostic {

/// What a generated puzzle is to be like.
struct GeneratorOptions {
  /// Calcrostics have 3 rows, 3 columns and diagonals; newspaper grids rows and columns only.
  bool diagonals = true;
  std::uint8_t rows = 3;
  std::uint8_t columns = 3;
  std::optional<int> level{};  ///< 1 to 5; any if empty
  bool all_operators = false;  ///< each of + - * / occurs
  std::int64_t least = 2;      ///< of all numbers
};

/// A puzzle with its answer.
struct Generated {
  letters::Puzzle puzzle;
  std::vector<std::int64_t> numbers;  ///< one a cell
  letters::Digits answer;             ///< of the letters
  letters::Grade grade;
};

/// Which of the puzzles are of use, and how much work may be done to find that out.
struct Judging {
  int highest_level = letters::kHardestLevel;
  Budget* budget = nullptr;  ///< endless if null; if it is over, nothing is of use
};

/// The puzzle that the numbers, one a cell, become; empty if it has not exactly one answer, or is
/// of no use. Costs up to 0.5 ms; less for low levels, since what is harder shows early.
std::optional<Generated> puzzle_of(const letters::Layout& layout, std::vector<std::int64_t> numbers,
                                   const Judging& judging = {});

/// The largest s of the calcrostics that are made (docs/calcrostic-grading.md).
inline constexpr std::int64_t kLargestSum = 1000;

/// An endless random sequence, reproducible from the seed.
class Generator {
 public:
  /// Refuses sizes that there are not (3 to 5, with diagonals 3 x 3), levels, and least numbers
  /// other than 0 to 100.
  static Result<Generator> make(std::uint64_t seed, const GeneratorOptions& wishes);

  /// A puzzle that has exactly one answer. No two calcrostics in one run are of the same class, no
  /// two newspaper grids equal. Fails if a long search finds none that is new.
  Result<Generated> next();
  /// The same as long as the budget lasts.
  Result<Generated> next(Budget& budget);

 private:
  Generator(std::uint64_t seed, const GeneratorOptions& wishes) : random_(seed), wishes_(wishes) {}

  // One attempt each; empty if nothing came of it.
  std::optional<Generated> try_calcrostic(Budget& budget);
  std::optional<Generated> try_newspaper_grid(Budget& budget);
  // If the numbers make a puzzle as it is wished.
  std::optional<Generated> finish(const letters::Layout& layout, std::vector<std::int64_t> numbers,
                                  Budget& budget);

  SplitMix64 random_;
  GeneratorOptions wishes_;
  // What has been made: the numbers and then the operators.
  std::set<std::vector<std::int64_t>> made_;
};

/// All calcrostics with these three numbers of the upper left corner (a, b, f), numbers at least
/// `least`.
std::vector<Calcrostic> complete(std::int64_t a, std::int64_t b, std::int64_t f,
                                 std::int64_t least);

}  // namespace reckon::calcrostic
