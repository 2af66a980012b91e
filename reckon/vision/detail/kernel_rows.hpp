// SPDX-License-Identifier: MIT
// The sums of a kernel, row by row, after its plan.
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

/// Takes the rows of a matrix one after the other, and gives the sums of all windows of a row as
/// soon as their last row is there: the memory is that of the kernel's height, not of the matrix.
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
/// T is uint16_t, uint32_t or uint64_t, and must be so wide that every sum of the kernel fits into
/// its signed kind; what happens on the way is modulo 2^16, 2^32 or 2^64. Cost a row: the plan's
/// cost for every element of it.
template <typename T>
class KernelRows {
 public:
  using Sum = std::make_signed_t<T>;

  /// For a matrix of this many columns.
  KernelRows(const KernelPlan& plan, std::size_t columns);

  /// Where the next row goes; a negative element as what is added to it modulo 2^16 ... makes 0.
  std::span<T> next_row() { return {row(0) + before_, columns_}; }
  /// Takes that row. Whether there are sums now: those of the window whose last row it is, if half
  /// of the window, rounded down, is filled.
  bool take_row();
  /// The same for a row of zeros. After the last row, (rows of the kernel - 1) / 2 of them are due.
  bool take_zeros();
  /// Of window_axis(columns, columns of the kernel, 1).positions windows. Good until the next row.
  std::span<const Sum> sums() const {
    // The signed and the unsigned integer of one size may stand for each other.
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast)
    return {reinterpret_cast<const Sum*>(sums_.data()), sums_.size()};
  }

 private:
  /// What of a separable part lasts from row to row.
  struct Running {
    std::vector<RowBuffer<T>> down;  // sums of sums of ... of the columns, if any are running
    RowBuffer<T> down_sums;          // with zeros around, as the rows
    RowBuffer<T> across_sums;        // if those are running
  };

  // The row that came `age` rows before the one due now.
  T* row(std::size_t age);
  const T* sum_down(const SeparablePart& part, Running& running);
  void sum_across(const SeparablePart& part, Running& running, const T* down);

  KernelPlan plan_;
  std::size_t columns_;
  std::size_t before_;      // zeros before a row
  std::size_t stride_;      // from one row to the next
  std::size_t kept_;        // rows in the ring
  std::size_t newest_ = 0;  // the place in the ring of the row that is due
  std::size_t taken_ = 0;   // rows so far, but no more than matters
  RowBuffer<T> rows_;
  std::vector<Running> running_;
  RowBuffer<T> sums_;
  std::vector<RowTimes<T>> sources_;  // what the sums are made of
  std::vector<RowTimes<T>> scratch_;
};

extern template class KernelRows<std::uint16_t>;
extern template class KernelRows<std::uint32_t>;
extern template class KernelRows<std::uint64_t>;

}  // namespace reckon::vision
