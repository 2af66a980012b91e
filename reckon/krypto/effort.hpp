// SPDX-License-Identifier: MIT
// How hard an operation is for a person; docs/grading.md has the table.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "reckon/arith/expression.hpp"
#include "reckon/krypto/values.hpp"

namespace reckon::krypto {

/// A number above this counts as a large one.
inline constexpr std::uint64_t kLargeNumber = 100;

// All without branches: they would depend on the numbers, which nothing predicts.

/// What the effort of an operation takes from an operand. Whoever has many operations on a number
/// looks at it once.
struct OperandEffort {
  static constexpr std::uint8_t kZero = 1;
  static constexpr std::uint8_t kOne = 2;

  std::uint8_t which = 0;  ///< kZero or kOne of 0 or 1 and -1, else 0
  std::uint8_t digits = 1;
  std::uint8_t fraction = 0;  ///< 5 of a fraction

  static OperandEffort of(const Traits& operand) {
    const unsigned is_zero = unsigned{!operand.fraction} & unsigned{operand.magnitude == 0};
    const unsigned is_one = unsigned{!operand.fraction} & unsigned{operand.magnitude == 1};
    return {.which = static_cast<std::uint8_t>(is_zero * kZero | is_one * kOne),
            .digits = operand.digits,
            .fraction = static_cast<std::uint8_t>(unsigned{operand.fraction} * 5)};
  }
};

/// What it takes from the operator and the operands.
inline std::uint32_t effort_of(Operator op, OperandEffort left, OperandEffort right) {
  // How hard an operation is, how much each digit beyond the first adds, and which operands make
  // it trivial.
  struct Weight {
    std::uint8_t operation;
    std::uint8_t digit;
    std::uint8_t trivial_left;
    std::uint8_t trivial_right;
  };
  constexpr std::uint8_t kZero = OperandEffort::kZero;
  constexpr std::uint8_t kOne = OperandEffort::kOne;
  static constexpr std::array<Weight, kOperators.size()> kWeights = {{
      // In the order of kOperators.
      {.operation = 2, .digit = 1, .trivial_left = kZero, .trivial_right = kZero},
      {.operation = 3, .digit = 1, .trivial_left = 0, .trivial_right = kZero},
      {.operation = 4, .digit = 3, .trivial_left = kZero | kOne, .trivial_right = kZero | kOne},
      {.operation = 6, .digit = 3, .trivial_left = kZero, .trivial_right = kOne},
  }};
  const Weight& weight = kWeights[static_cast<std::size_t>(op)];
  const unsigned trivial =
      (left.which & weight.trivial_left) | (right.which & weight.trivial_right);
  const unsigned extra_digits = unsigned{left.digits} + right.digits - 2;
  return (trivial != 0 ? 1 : weight.operation + weight.digit * extra_digits) +
         (unsigned{left.fraction} | right.fraction);
}

/// What it takes from the result.
inline std::uint32_t effort_of_result(const Traits& result) {
  return unsigned{result.negative} * 8 + unsigned{result.fraction} * 15 +
         unsigned{result.magnitude > kLargeNumber} * 4;
}

/// All of it, 1 and up.
inline std::uint32_t effort_of(Operator op, const Traits& left, const Traits& right,
                               const Traits& result) {
  return effort_of(op, OperandEffort::of(left), OperandEffort::of(right)) +
         effort_of_result(result);
}

}  // namespace reckon::krypto
