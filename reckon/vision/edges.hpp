// SPDX-License-Identifier: MIT
// Edge detection: marks places that differ much from their eight neighbours.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "reckon/arith/rational.hpp"
#include "reckon/vision/matrix.hpp"

namespace reckon::vision {

/// Returns the largest absolute sum of the edge kernel that is not yet an edge, in a channel of
/// `count` elements that add up to `sum`. A place is an edge if threshold x max(1, mean) < |sum of
/// the kernel|; sums are integers. Ranges from -1, if everything is an edge, to 2^31 - 1, if
/// nothing is.
std::int32_t edge_limit(const Rational& threshold, std::uint64_t sum, std::uint64_t count);

/// Finds edges row by row, and keeps three rows per channel. T is uint8_t or uint16_t, for elements
/// of 8 or 16 bits.
template <typename T>
class EdgeRows {
 public:
  /// Takes rows of this many elements, 3 or more; one channel per limit.
  EdgeRows(std::size_t columns, std::span<const std::int32_t> limits);

  /// Returns the memory for the next row of a channel.
  std::span<T> next_row(std::size_t channel);
  /// Takes the next row of every channel. Returns the edges of the previous row, from its second
  /// element to the last but one: 1 if any channel has an edge, otherwise 0. Empty after the first
  /// two rows. Valid until the next row.
  std::span<const std::uint8_t> take_rows();

 private:
  static constexpr std::size_t kKept = 3;

  std::size_t columns_;
  std::vector<std::int32_t> limits_;
  std::size_t taken_ = 0;  // rows kept besides the next one
  std::vector<T> rows_;    // channel by channel, the oldest row first
  std::vector<std::uint8_t> edges_;
};

extern template class EdgeRows<std::uint8_t>;
extern template class EdgeRows<std::uint16_t>;

/// Returns the edges of a picture: 1 where any channel has one. The channels have the same size,
/// and each its own mean. The result lacks the outermost rows and columns, and is empty for fewer
/// than three of either. This is `edges` of R. Hui, "Stencil Maneuvers", without rounding. Cost:
/// 0.2 nanoseconds per element of a channel.
Matrix<std::uint8_t> edges(std::span<const Matrix<std::uint8_t>> channels,
                           const Rational& threshold);

}  // namespace reckon::vision
