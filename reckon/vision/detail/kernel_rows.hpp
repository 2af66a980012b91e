// SPDX-License-Identifier: MIT
// Correlates rows with a kernel, one after another, following its plan.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <type_traits>
#include <vector>

#include "reckon/vision/detail/row_arithmetic.hpp"
#include "reckon/vision/detail/row_buffer.hpp"
#include "reckon/vision/kernel_plan.hpp"

namespace reckon::vision {

/// Takes the rows of a matrix one after the other, and returns the sums of a row of windows as soon
/// as their last row arrives. Memory depends on the height of the kernel, not on that of the
/// matrix.
///
///     rows_ (a ring)    each with zeros before and after it, so that no window ends outside
///     +------+-------------------------+------+
///     | 0  0 | an older row            | 0  0 |   down: the rows of a window, weighted, or
///     | 0  0 | ...                     | 0  0 |   what enters and leaves it added to the
///     | 0  0 | the newest row          | 0  0 |   sums so far, make ...
///     +------+-------------------------+------+
///     | 0  0 | sums down the columns   | 0  0 |   across: the same row at some distances,
///     +------+-------------------------+------+   weighted, or added up, makes ...
///            | sums of the windows     |
///            +-------------------------+
///
/// T is uint16_t, uint32_t or uint64_t. Every sum of the kernel must fit its signed counterpart;
/// intermediate results are modulo 2^16, 2^32 or 2^64. Cost per row: the plan's cost for each of
/// its elements.
template <typename T>
class KernelRows {
 public:
  using Sum = std::make_signed_t<T>;

  /// Takes a matrix of this many columns.
  KernelRows(const KernelPlan& plan, std::size_t columns);

  /// Returns the memory for the next row. A negative element is stored as its two's complement.
  std::span<T> next_row() { return {row(0) + before_, columns_}; }
  /// Takes that row. Returns whether it completes a row of windows; at least half of the window,
  /// rounded down, must lie in the matrix.
  bool take_row();
  /// Takes a row of zeros, and returns the same. Call it (rows of the kernel - 1) / 2 times after
  /// the last row.
  bool take_zeros();
  /// Returns the sums of window_axis(columns, columns of the kernel, 1).positions windows. Valid
  /// until the next row.
  std::span<const Sum> sums() const {
    // Signed and unsigned integers of one size may alias.
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast)
    return {reinterpret_cast<const Sum*>(sums_.data()), sums_.size()};
  }

 private:
  /// The state of a separable part that persists between rows.
  struct Running {
    std::vector<RowBuffer<T>> down;  // sums of sums of ... of the columns, if they are running sums
    RowBuffer<T> down_sums;          // zero-padded, like the rows
    RowBuffer<T> across_sums;        // if they are running sums
  };

  // The row that arrived `age` rows before the next one.
  T* row(std::size_t age);
  const T* sum_down(const SeparablePart& part, Running& running);
  void sum_across(const SeparablePart& part, Running& running, const T* down);

  KernelPlan plan_;
  std::size_t columns_;
  std::size_t before_;      // zeros left of a row
  std::size_t stride_;      // from one row to the next
  std::size_t kept_;        // rows in the ring
  std::size_t newest_ = 0;  // ring index of the next row
  std::size_t taken_ = 0;   // rows so far, capped where more makes no difference
  RowBuffer<T> rows_;
  std::vector<Running> running_;
  RowBuffer<T> sums_;
  std::vector<RowTimes<T>> sources_;  // the terms of the sums
  std::vector<RowTimes<T>> scratch_;
};

extern template class KernelRows<std::uint16_t>;
extern template class KernelRows<std::uint32_t>;
extern template class KernelRows<std::uint64_t>;

}  // namespace reckon::vision
