// SPDX-License-Identifier: MIT
// Makes puzzles that ask for the numbers of a calcrostic, not for their digits.
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

/// What puzzles that ask for numbers are to be like.
struct NumberGeneratorOptions {
  bool all_operators = false;  ///< each of + - * / occurs
  std::int64_t least = 2;  ///< of the numbers in puzzles; answers with 1 are excluded all the same
};

/// A puzzle: the operators, and some of the numbers or none. No other positive integers than its
/// answer satisfy it, 1 and numbers of any size included.
struct NumberPuzzle {
  calcrostic::Calcrostic answer;
  Givens givens;

  /// How many numbers are given, 0 to 9.
  std::size_t count_givens() const {
    return static_cast<std::size_t>(
        std::ranges::count_if(givens, [](const auto& given) { return given.has_value(); }));
  }
};

/// The largest s of calcrostics whose numbers are asked for: small numbers make nicer puzzles, and
/// from 1 on there are 260,450 classes up to here.
inline constexpr std::int64_t kLargestNumberSum = 300;

/// Chance that is the same on every machine for the same seed.
///
/// First an operator setting is drawn, then a calcrostic of it with s up to kLargestNumberSum,
/// small ones more often than large ones, then one of its versions. So settings with few
/// calcrostics, some of which need no given number at all, come as often as others until they are
/// used up.
class NumberGenerator {
 public:
  /// Refuses least numbers other than 1 to 100. Costs some milliseconds, and with least number 1
  /// half a second.
  static Result<NumberGenerator> make(std::uint64_t seed, const NumberGeneratorOptions& wishes);

  /// A puzzle with as few given numbers as prove that it has one answer: two at most, not in one
  /// line if others do as well. No two in one run are of the same class. Fails when there are no
  /// more. Costs 25 ms on average, and up to a second.
  Result<NumberPuzzle> next();

 private:
  NumberGenerator(std::uint64_t seed, const NumberGeneratorOptions& wishes);

  calcrostic::Calcrostic draw();

  SplitMix64 random_;
  NumberGeneratorOptions wishes_;
  /// What has not been drawn yet: the classes of each setting, as standard forms in order. None is
  /// empty.
  std::vector<std::vector<calcrostic::Calcrostic>> settings_;
};

/// Of the fewest given numbers that leave a solved calcrostic as the only answer, some that are
/// drawn; nothing if two are not enough or that is not decided. Two in one line are taken only
/// where no others do.
std::optional<Givens> fewest_givens(const calcrostic::Calcrostic& answer, SplitMix64& random);

}  // namespace reckon::algebra
