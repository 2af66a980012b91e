// Makes puzzles with exactly one answer, of any difficulty.
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <span>
#include <vector>

#include "reckon/arith/random.hpp"
#include "reckon/arith/result.hpp"
#include "reckon/calcrostic/calcrostic.hpp"
#include "reckon/calcrostic/grade.hpp"
#include "reckon/calcrostic/puzzle.hpp"

namespace reckon::calcrostic {

/// What a generated puzzle is to be like.
struct Wishes {
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
  Puzzle puzzle;
  std::vector<std::int64_t> numbers;  ///< one a cell
  Digits answer;                      ///< of the letters
  Grade grade;
};

/// The puzzle that the numbers, one a cell, become; empty if it has not exactly one answer. Costs
/// up to 0.5 ms.
std::optional<Generated> puzzle_of(const Layout& layout, std::vector<std::int64_t> numbers);

/// Whether each of + - * / occurs.
bool has_all_operators(const Layout& layout);

/// The largest s of the calcrostics that are made (docs/calcrostic-grading.md), and the bound of
/// the numbers in newspaper grids.
inline constexpr std::int64_t kLargestSum = 1000;
inline constexpr std::int64_t kNumberBound = 1'000'000;

/// How long a search may be: so many random beginnings, 0.7 us each for calcrostics and 3 us for
/// newspaper grids, and so many puzzles judged as a whole, up to 0.5 ms each.
struct Patience {
  std::uint64_t beginnings = 3'000'000;
  std::uint64_t puzzles = 20'000;
};

/// Endless chance, the same on every machine for the same seed.
class Generator {
 public:
  /// Refuses sizes that there are not (3 to 5, with diagonals 3 x 3), levels, and least numbers
  /// other than 0 to 100.
  static Result<Generator> make(std::uint64_t seed, const Wishes& wishes);

  /// A puzzle that has exactly one answer. No two calcrostics in one run are of the same class, no
  /// two newspaper grids equal. Fails if a long search finds none that is new.
  Result<Generated> next();
  /// The same as long as `patience` lasts, of which it uses up some.
  Result<Generated> next(Patience& patience);

 private:
  Generator(std::uint64_t seed, const Wishes& wishes) : random_(seed), wishes_(wishes) {}

  // One attempt each; empty if nothing came of it.
  std::optional<Generated> try_calcrostic();
  std::optional<Generated> try_newspaper_grid();
  // If the numbers make a puzzle as it is wished.
  std::optional<Generated> finish(const Layout& layout, std::vector<std::int64_t> numbers);

  SplitMix64 random_;
  Wishes wishes_;
  // What has been made: the numbers and then the operators.
  std::set<std::vector<std::int64_t>> made_;
  bool judged_ = false;  // whether the last beginning led to a puzzle that was looked at as a whole
};

/// All calcrostics with these three numbers of the upper left corner (a, b, f), numbers at least
/// `least`.
std::vector<Calcrostic> complete(std::int64_t a, std::int64_t b, std::int64_t f,
                                 std::int64_t least);

/// A solved newspaper grid.
struct SolvedGrid {
  Layout layout;
  std::vector<std::int64_t> numbers;
};

/// Lines for every row and column, each operator drawn from `operators`.
Layout random_layout(SplitMix64& random, std::uint8_t rows, std::uint8_t columns,
                     std::span<const Operator> operators);

/// One attempt at a random newspaper grid of these wishes; empty if nothing comes of it.
std::optional<SolvedGrid> random_grid(SplitMix64& random, const Wishes& wishes);

}  // namespace reckon::calcrostic
