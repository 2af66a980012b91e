// Edges of a picture: where a place differs much from its eight neighbours.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "reckon/arith/rational.hpp"
#include "reckon/vision/kernel_rows.hpp"
#include "reckon/vision/matrix.hpp"
#include "reckon/vision/row_arithmetic.hpp"

namespace reckon::vision {

/// The largest absolute sum of the edge kernel that is no edge yet, in a channel of `count`
/// elements that add up to `sum`: a place is an edge where threshold x max(1, mean) < |sum of the
/// kernel|, and sums are whole. From -1, if everything is an edge, to 2^31 - 1, if nothing is.
std::int32_t edge_limit(const Rational& threshold, std::uint64_t sum, std::uint64_t count);

/// Finds edges row by row, and keeps three rows a channel. T is uint16_t for channels of 8 bits,
/// uint32_t for those of 16.
template <typename T>
class EdgeRows {
 public:
  /// For rows of so many elements, 2 or more, and as many channels as there are limits.
  EdgeRows(std::size_t columns, std::span<const std::int32_t> limits);

  /// Where the next row of a channel goes.
  std::span<T> next_row(std::size_t channel) {
    return rows_.next_row().subspan(channel * stride_, columns_);
  }
  /// Takes the next row of every channel. The edges of the row before it, in any channel, from its
  /// second element to the last but one: 1, or 0 where there is none. Nothing from the first two
  /// rows. Good until the next row.
  std::span<const std::uint8_t> take_rows();

 private:
  // The channels side by side, with zeros between them, and more at the end: whole vectors are
  // faster.
  std::size_t columns_;
  std::size_t stride_;
  KernelRows<T> rows_;
  std::vector<std::int32_t> limits_;
  std::size_t taken_ = 0;  // rows, as far as it matters
  std::vector<std::uint8_t> edges_;
  std::vector<RowLimit<typename KernelRows<T>::Sum>> sums_;
};

extern template class EdgeRows<std::uint16_t>;
extern template class EdgeRows<std::uint32_t>;

/// How edge_kernel is summed: what plan() finds for it.
KernelPlan edge_plan();

/// The edges of the channels of a picture, all of one size, each with its own mean: 1 where any has
/// one. The result has one row and one column less on every side, and is empty if there are fewer
/// than three. This is the `edges` of R. Hui, "Stencil Maneuvers", without a rounding. Cost: half a
/// nanosecond for each element of a channel.
Matrix<std::uint8_t> edges(std::span<const Matrix<std::uint8_t>> channels,
                           const Rational& threshold);

}  // namespace reckon::vision
