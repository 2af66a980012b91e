// SPDX-License-Identifier: MIT
// Digits that letters stand for, in grids and in equations.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "reckon/text/result.hpp"

namespace reckon::letters {

/// Bases are 2 to 36.
inline constexpr unsigned kMostDigits = 36;

/// The conditions of an answer.
struct Conditions {
  unsigned base = 10;
  bool leading_zeros = false;  ///< whether a number of several digits may begin with 0
};

/// Refuses a base that is not 2 to 36.
Result<void> check_base(unsigned base);

/// The digit of every letter, by index.
using Digits = std::vector<std::uint8_t>;
/// Takes an answer; false ends the search.
using Visit = std::function<bool(const Digits&)>;

/// A set of digits, one bit each.
using DigitSet = std::uint64_t;
/// Returns the set of one digit.
constexpr DigitSet only(unsigned digit) { return DigitSet{1} << digit; }
/// Returns all digits of a base.
constexpr DigitSet all_digits_of(unsigned base) { return (DigitSet{1} << base) - 1; }

}  // namespace reckon::letters
