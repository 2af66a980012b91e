// SPDX-License-Identifier: MIT
// Edges of a picture: where a place differs much from its eight neighbours.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "reckon/arith/rational.hpp"
#include "reckon/vision/matrix.hpp"

namespace reckon::vision {

/// The largest absolute sum of the edge kernel that is not an edge yet, in a channel of `count`
/// elements that add up to `sum`: a place is an edge where threshold x max(1, mean) < |sum of the
/// kernel|, and sums are whole. From -1, if everything is an edge, to 2^31 - 1, if nothing is.
std::int32_t edge_limit(const Rational& threshold, std::uint64_t sum, std::uint64_t count);

/// Finds edges row by row, and keeps three rows a channel. T is uint8_t or uint16_t, as the
/// elements have 8 or 16 bits.
template <typename T>
class EdgeRows {
 public:
  /// For rows of this many elements, 3 or more, and as many channels as there are limits.
  EdgeRows(std::size_t columns, std::span<const std::int32_t> limits);

  /// Where the next row of a channel goes.
  std::span<T> next_row(std::size_t channel);
  /// Takes the next row of every channel. The edges of the row before it, in any channel, from its
  /// second element to the last but one: 1, or 0 where there is none. Nothing from the first two
  /// rows. Good until the next row.
  std::span<const std::uint8_t> take_rows();

 private:
  static constexpr std::size_t kKept = 3;

  std::size_t columns_;
  std::vector<std::int32_t> limits_;
  std::size_t taken_ = 0;  // rows that are kept besides the next one
  std::vector<T> rows_;    // of a channel after those of another, the oldest first
  std::vector<std::uint8_t> edges_;
};

extern template class EdgeRows<std::uint8_t>;
extern template class EdgeRows<std::uint16_t>;

/// The edges of the channels of a picture, all of one size, each with its own mean: 1 where any has
/// one. The result has one row and one column less on every side, and is empty if there are fewer
/// than three. This is the `edges` of R. Hui, "Stencil Maneuvers", without a rounding. Cost: 0.2
/// nanoseconds for each element of a channel.
Matrix<std::uint8_t> edges(std::span<const Matrix<std::uint8_t>> channels,
                           const Rational& threshold);

}  // namespace reckon::vision
