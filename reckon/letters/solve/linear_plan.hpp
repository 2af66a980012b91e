// SPDX-License-Identifier: MIT
// In which order the cells of sums are tried, and what is checked of each.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "reckon/letters/solve/engines.hpp"

namespace reckon::letters {

// When some cells have digits, `value` is their part of a sum, in units of the greatest common
// divisor of the other weights. It has to be a multiple of that, or the others cannot make the sum
// 0. When the digits of the lowest column are known, the unit grows by the base, and `value` is the
// carry.
//
//     SEND + MORE − MONEY    D, E, then Y:   value = D + E − Y must be a multiple of 10; from then
//                                            on it counts tens, and so Y follows from D and E.
//
// This holds for all that divides the weights: for 9, it is casting out nines.

/// The effect of a cell's digit on one sum.
template <typename Int>
struct SumStep {
  std::uint16_t sum = 0;
  bool closes = false;        ///< no other cell is left: the value must be 0 then
  bool not_zero = false;      ///< the last cell of an inequality
  Int weight = 0;             ///< in units of the value before
  Int least = 0;              ///< the value after it is at least this,
  Int most = 0;               ///< and at most this
  Int unit = 1;               ///< the unit after it, in units of that before
  std::uint32_t modulus = 1;  ///< a divisor of `unit`: it says which digits are possible
  std::uint32_t inverse = 0;  ///< of the weight, by this modulus
};

template <typename Int>
struct CellStep {
  std::uint8_t cell = 0;
  bool distinct = true;
  DigitSet possible = 0;
  std::uint32_t begin = 0;  ///< its SumSteps
  std::uint32_t end = 0;
};

template <typename Int>
struct LinearPlan {
  std::vector<CellStep<Int>> cells;
  std::vector<SumStep<Int>> sums;
  std::vector<Int> start;  ///< the first value of each sum
  bool impossible = false;
};

/// Means nothing if the budget is over. Cost: about as long as the search of a small puzzle, one or
/// two microseconds.
template <typename Int>
LinearPlan<Int> plan_of(const Puzzle& puzzle, const std::vector<LinearForm>& forms, Budget& budget);

}  // namespace reckon::letters
