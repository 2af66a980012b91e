// SPDX-License-Identifier: MIT
// The difficulty of an operation for a person; docs/grading.md has the table.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "reckon/arith/expression.hpp"
#include "reckon/krypto/values.hpp"

namespace reckon::krypto {

/// Numbers above this count as large.
inline constexpr std::uint64_t kLargeNumber = 100;

// The functions below avoid branches: these would depend on the numbers and be unpredictable.

/// The part of the effort that depends on one operand. With many operations on a number, compute it
/// once.
struct OperandEffort {
  static constexpr std::uint8_t kZero = 1;
  static constexpr std::uint8_t kOne = 2;

  std::uint8_t which = 0;  ///< kZero for 0, kOne for 1 and -1, otherwise 0
  std::uint8_t digits = 1;
  std::uint8_t fraction = 0;  ///< 5 for a fraction

  static OperandEffort of(const Traits& operand) {
    const unsigned is_zero = unsigned{!operand.fraction} & unsigned{operand.magnitude == 0};
    const unsigned is_one = unsigned{!operand.fraction} & unsigned{operand.magnitude == 1};
    return {.which = static_cast<std::uint8_t>(is_zero * kZero | is_one * kOne),
            .digits = operand.digits,
            .fraction = static_cast<std::uint8_t>(unsigned{operand.fraction} * 5)};
  }
};

/// The part of the effort that depends on the operator and the operands.
inline std::uint32_t effort_of(Operator op, OperandEffort left, OperandEffort right) {
  // The base effort of an operation, the effort per digit beyond the first, and the operands that
  // make it trivial.
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

/// The part of the effort that depends on the result.
inline std::uint32_t effort_of_result(const Traits& result) {
  return unsigned{result.negative} * 8 + unsigned{result.fraction} * 15 +
         unsigned{result.magnitude > kLargeNumber} * 4;
}

/// The total effort, at least 1.
inline std::uint32_t effort_of(Operator op, const Traits& left, const Traits& right,
                               const Traits& result) {
  return effort_of(op, OperandEffort::of(left), OperandEffort::of(right)) +
         effort_of_result(result);
}

}  // namespace reckon::krypto
