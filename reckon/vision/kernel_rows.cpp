// SPDX-License-Identifier: MIT
#include "reckon/vision/detail/kernel_rows.hpp"

#include <algorithm>

#include "reckon/vision/stencil.hpp"

namespace reckon::vision {
namespace {

std::size_t most_running(const KernelPlan& plan, Line SeparablePart::* axis) {
  std::size_t most = 0;
  for (const SeparablePart& part : plan.separable) most = std::max(most, (part.*axis).running);
  return most;
}

}  // namespace

template <typename T>
KernelRows<T>::KernelRows(const KernelPlan& plan, std::size_t columns)
    : plan_(plan),
      columns_(columns),
      before_(in_vectors<T>(plan.columns - 1 + most_running(plan, &SeparablePart::across))),
      stride_(in_vectors<T>(before_ + columns + plan.columns - 1)),
      kept_(plan.rows + most_running(plan, &SeparablePart::down)),
      rows_(stride_ * kept_),
      sums_(window_axis(columns, plan.columns, 1).positions) {
  for (const SeparablePart& part : plan_.separable) {
    Running running;
    // down_sums holds the last of the running sums.
    if (part.down.running > 1) {
      running.down.assign(part.down.running - 1, RowBuffer<T>(columns));
    }
    running.down_sums = RowBuffer<T>(stride_);
    if (part.across.running > 0) {
      // Begins with the first window that reaches the first column.
      running.across_sums = RowBuffer<T>(sums_.size() + plan.columns - 1 - (plan.columns - 1) / 2);
    }
    running_.push_back(std::move(running));
  }
}

template <typename T>
T* KernelRows<T>::row(std::size_t age) {
  return rows_.data() + (newest_ >= age ? newest_ - age : newest_ + kept_ - age) * stride_;
}

// The sums down the columns for the windows that end with the current row.
template <typename T>
const T* KernelRows<T>::sum_down(const SeparablePart& part, Running& running) {
  scratch_.clear();
  for (const Tap& tap : part.down.taps) {
    const auto last = static_cast<std::ptrdiff_t>(plan_.rows) - 1;
    const auto age = static_cast<std::size_t>(last - tap.offset);
    scratch_.push_back({.row = row(age) + before_, .factor = static_cast<T>(tap.factor)});
  }
  T* const sums = running.down_sums.data() + before_;
  if (part.down.running == 0) {
    if (scratch_.size() == 1 && scratch_[0].factor == 1) return scratch_[0].row;
    sum_rows(scratch_, {sums, columns_});
    return sums;
  }
  for (std::size_t i = 0; i < part.down.running; ++i) {
    T* const out = i + 1 < part.down.running ? running.down[i].data() : sums;
    add_rows(scratch_, {out, columns_});
    scratch_.assign(1, {.row = out, .factor = 1});
  }
  return sums;
}

template <typename T>
void KernelRows<T>::sum_across(const SeparablePart& part, Running& running, const T* down) {
  const auto before = static_cast<std::ptrdiff_t>((plan_.columns - 1) / 2);
  if (part.across.running == 0) {
    for (const Tap& tap : part.across.taps) {
      sources_.push_back({.row = down + tap.offset - before, .factor = static_cast<T>(tap.factor)});
    }
    return;
  }
  const std::span<T> out(running.across_sums.data(), running.across_sums.size());
  const std::size_t early =
      out.size() - sums_.size();  // windows before the one of the first column
  scratch_.clear();
  for (const Tap& tap : part.across.taps) {
    scratch_.push_back({.row = down + tap.offset - before - static_cast<std::ptrdiff_t>(early),
                        .factor = static_cast<T>(tap.factor)});
  }
  sum_rows(scratch_, out);
  for (std::size_t i = 0; i < part.across.running; ++i) {
    T sum = 0;
    for (T& value : out) value = sum = static_cast<T>(sum + value);
  }
  sources_.push_back({.row = out.data() + early, .factor = 1});
}

template <typename T>
bool KernelRows<T>::take_row() {
  const std::size_t first =
      plan_.rows - 1 - (plan_.rows - 1) / 2;  // the row that completes a window
  const bool complete = taken_ >= first;
  sources_.clear();
  for (std::size_t i = 0; i < plan_.separable.size(); ++i) {
    const SeparablePart& part = plan_.separable[i];
    // Running sums must see every row.
    if (!complete && part.down.running == 0) continue;
    const T* const down = sum_down(part, running_[i]);
    if (complete) sum_across(part, running_[i], down);
  }
  if (complete) {
    for (const PointPart& point : plan_.points) {
      const auto left = static_cast<std::ptrdiff_t>(before_ + point.column) -
                        static_cast<std::ptrdiff_t>((plan_.columns - 1) / 2);
      sources_.push_back(
          {.row = row(plan_.rows - 1 - point.row) + left, .factor = static_cast<T>(point.factor)});
    }
    sum_rows(sources_, {sums_.data(), sums_.size()});
  } else {
    ++taken_;
  }
  newest_ = newest_ + 1 == kept_ ? 0 : newest_ + 1;
  return complete;
}

template <typename T>
bool KernelRows<T>::take_zeros() {
  std::ranges::fill(next_row(), T(0));
  return take_row();
}

template class KernelRows<std::uint16_t>;
template class KernelRows<std::uint32_t>;
template class KernelRows<std::uint64_t>;

}  // namespace reckon::vision
