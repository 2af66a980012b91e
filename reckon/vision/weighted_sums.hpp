// SPDX-License-Identifier: MIT
// Correlation: the sums of a matrix under a kernel, and comparisons of them. A convolution is that
// with the kernel turned by 180 degrees.
#pragma once

#include <algorithm>
#include <concepts>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <type_traits>
#include <utility>

#include "reckon/text/result.hpp"
#include "reckon/vision/detail/kernel_rows.hpp"
#include "reckon/vision/kernel.hpp"
#include "reckon/vision/kernel_plan.hpp"
#include "reckon/vision/matrix.hpp"
#include "reckon/vision/stencil.hpp"

namespace reckon::vision {

/// The movement (stride) of windows, 1 or more along each axis.
struct Movement {
  std::size_t rows = 1;
  std::size_t columns = 1;
};

/// Returns the weighted sum of every window, by definition; non-integers are added in reading
/// order. Integers must not overflow. Cost: a multiplication for every weight at every position.
template <typename T>
Matrix<T> sums_by_definition(const Matrix<T>& matrix, const Matrix<T>& weights,
                             Movement movement = {}) {
  return stencil(matrix, {weights.rows(), weights.columns(), movement.rows, movement.columns},
                 [&](const Window<T>& window) {
                   T sum = 0;
                   for (std::size_t r = 0; r < weights.rows(); ++r) {
                     for (std::size_t c = 0; c < weights.columns(); ++c) {
                       sum = static_cast<T>(sum + weights(r, c) * window(r, c));
                     }
                   }
                   return sum;
                 });
}

/// Returns a bound on the absolute value of sums under the plan: for all values of the type or, if
/// that exceeds `most`, for those in this matrix. Empty if it still exceeds `most`.
template <std::integral T>
std::optional<std::uint64_t> bound_of_sums(const Matrix<T>& matrix, const KernelPlan& plan,
                                           std::uint64_t most) {
  const auto size = [](T value) {
    // Widened first, so that the minimum of every narrower type has an absolute value.
    const auto bits = static_cast<std::uint64_t>(+value);
    return std::signed_integral<T> && value < 0 ? 0 - bits : bits;
  };
  const std::uint64_t total = std::max<std::uint64_t>(plan.total_weight, 1);
  std::uint64_t largest =
      std::max(size(std::numeric_limits<T>::min()), size(std::numeric_limits<T>::max()));
  if (largest > most / total) {
    largest = 0;
    for (const T value : matrix.values()) largest = std::max(largest, size(value));
  }
  if (largest > most / total) return std::nullopt;
  return largest * total;
}

/// Applies a function to the sum of every window, a signed integer of 16, 32 or 64 bits; it may
/// return any type except bool. The sums equal the definition. Refuses sums that may need more than
/// `bits` bits, at most 64. Cost: that of the plan per element.
template <std::integral T, typename Function>
auto map_sums(const Matrix<T>& matrix, const KernelPlan& plan, Movement movement, unsigned bits,
              Function function)
    -> Result<Matrix<std::remove_cvref_t<decltype(function(std::int64_t()))>>> {
  using Value = std::remove_cvref_t<decltype(function(std::int64_t()))>;
  const auto bound = bound_of_sums(matrix, plan, (std::uint64_t{1} << (bits - 1)) - 1);
  if (!bound) {
    return failure(ErrorCode::too_much, "the sums may be too large for " + std::to_string(bits) +
                                            " bits: give smaller weights or elements");
  }
  Matrix<Value> result(window_axis(matrix.rows(), plan.rows, movement.rows).positions,
                       window_axis(matrix.columns(), plan.columns, movement.columns).positions);
  const auto take = [&](std::size_t row, auto sums) {
    if (row % movement.rows != 0) return;
    const std::span<Value> out = result.row(row / movement.rows);
    if (movement.columns == 1) {
      std::ranges::transform(sums, out.begin(), function);
    } else {
      for (std::size_t j = 0; j < out.size(); ++j) out[j] = function(sums[j * movement.columns]);
    }
  };
  const auto with = [&]<typename Element>() {
    KernelRows<Element> rows(plan, matrix.columns());
    std::size_t position = 0;
    for (std::size_t r = 0; r < matrix.rows(); ++r) {
      std::ranges::transform(matrix.row(r), rows.next_row().begin(),
                             [](T value) { return static_cast<Element>(value); });
      if (rows.take_row()) take(position++, rows.sums());
    }
    const WindowAxis down = window_axis(matrix.rows(), plan.rows, 1);
    for (std::size_t i = 0; i < down.before && position < down.positions; ++i) {
      if (rows.take_zeros()) take(position++, rows.sums());
    }
  };
  if (*bound <= std::numeric_limits<std::int16_t>::max()) {
    with.template operator()<std::uint16_t>();
  } else if (*bound <= std::numeric_limits<std::int32_t>::max()) {
    with.template operator()<std::uint32_t>();
  } else {
    with.template operator()<std::uint64_t>();
  }
  return result;
}

/// Returns the sum of every window. Refuses sums that may not fit their type. A bit matrix can be a
/// matrix of std::uint8_t. Otherwise as map_sums.
template <std::signed_integral Sum = std::int64_t, std::integral T>
Result<Matrix<Sum>> weighted_sums(const Matrix<T>& matrix, const KernelPlan& plan,
                                  Movement movement = {}) {
  return map_sums(matrix, plan, movement, sizeof(Sum) * 8,
                  [](auto sum) { return static_cast<Sum>(sum); });
}

/// The comparison of a bound with a sum.
enum class Comparison : std::uint8_t {
  less,
  less_or_equal,
  equal,
  not_equal,
  greater_or_equal,
  greater
};

/// Returns whether the comparison holds, such as bound < sum.
constexpr bool holds(std::int64_t bound, Comparison comparison, std::int64_t sum) {
  switch (comparison) {
    case Comparison::less: return bound < sum;
    case Comparison::less_or_equal: return bound <= sum;
    case Comparison::equal: return bound == sum;
    case Comparison::not_equal: return bound != sum;
    case Comparison::greater_or_equal: return bound >= sum;
    case Comparison::greater: return bound > sum;
  }
  return false;
}

/// Returns 1 where the comparison holds, such as bound < sum, otherwise 0. Otherwise as map_sums.
template <std::integral T>
Result<Matrix<std::uint8_t>> compare_sums(const Matrix<T>& matrix, const KernelPlan& plan,
                                          std::int64_t bound, Comparison comparison,
                                          Movement movement = {}) {
  return map_sums(matrix, plan, movement, 64, [=](auto sum) {
    return static_cast<std::uint8_t>(holds(bound, comparison, sum) ? 1 : 0);
  });
}

}  // namespace reckon::vision
