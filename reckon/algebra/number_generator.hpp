// SPDX-License-Identifier: MIT
// Generates puzzles that ask for the numbers of a calcrostic, not for their digits.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "reckon/algebra/setting.hpp"
#include "reckon/arith/random.hpp"
#include "reckon/calcrostic/calcrostic.hpp"
#include "reckon/text/result.hpp"

namespace reckon::algebra {

/// Options for puzzles that ask for numbers.
struct NumberGeneratorOptions {
  bool all_operators = false;  ///< every operator of + - * / occurs
  std::int64_t least =
      2;  ///< of the numbers in puzzles; uniqueness always considers answers with 1 too
};

/// A puzzle: the operators, and possibly some numbers. Its answer is the only solution in positive
/// integers, including 1 and numbers of any size.
struct NumberPuzzle {
  calcrostic::Calcrostic answer;
  Givens givens;

  /// Returns the number of given numbers, 0 to 9.
  std::size_t count_givens() const {
    return static_cast<std::size_t>(
        std::ranges::count_if(givens, [](const auto& given) { return given.has_value(); }));
  }
};

/// The largest s of calcrostics in number puzzles. Small numbers make nicer puzzles, and with
/// numbers from 1 on there are 260,450 classes up to here.
inline constexpr std::int64_t kLargestNumberSum = 300;

/// A random sequence of puzzles, the same on every machine for the same seed.
///
/// It draws an operator setting, then a calcrostic with this setting and s up to kLargestNumberSum,
/// preferring small ones, then one of its versions. So settings with few calcrostics are as
/// frequent as others until they are used up; some of these need no given number.
class NumberGenerator {
 public:
  /// Refuses least numbers outside 1 to 100. Costs some milliseconds, and half a second for 1.
  static Result<NumberGenerator> make(std::uint64_t seed, const NumberGeneratorOptions& wishes);

  /// Returns a puzzle with the fewest given numbers that prove it unique: two at most, if possible
  /// not in one line. No two puzzles of a run are in the same class. Fails when none are left.
  /// Costs 25 ms on average, and up to a second.
  Result<NumberPuzzle> next();

 private:
  NumberGenerator(std::uint64_t seed, const NumberGeneratorOptions& wishes);

  calcrostic::Calcrostic draw();

  SplitMix64 random_;
  NumberGeneratorOptions wishes_;
  /// The classes not drawn yet, by setting, as canonical forms in order. No list is empty.
  std::vector<std::vector<calcrostic::Calcrostic>> settings_;
};

/// Returns a random choice of the fewest given numbers that leave a solved calcrostic as the only
/// answer. Empty if two are not enough or uniqueness is undecided. Two in one line are used only if
/// no others suffice.
std::optional<Givens> fewest_givens(const calcrostic::Calcrostic& answer, SplitMix64& random);

}  // namespace reckon::algebra
