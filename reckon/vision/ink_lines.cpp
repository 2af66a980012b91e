// SPDX-License-Identifier: MIT
#include "reckon/vision/ink_lines.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "reckon/vision/view.hpp"

namespace reckon::vision {

InkLines::InkLines(std::vector<InkPoint> points) : points_(std::move(points)) {
  for (const auto [along, across] : points_) {
    reach_along_ = std::max(reach_along_, std::abs(along));
    reach_across_ = std::max(reach_across_, std::abs(across));
  }
  inverses_.resize(2 * static_cast<std::size_t>(reach_along_) + 1);
}

std::uint64_t InkLines::contrast(const Parallels& lines, int bits, std::size_t stride) {
  constexpr int kInverseBits = 24;
  constexpr int kRunBits = 12;
  // The position where the line through a point crosses the middle is a quotient by the nearness of
  // the point. The inverses of all nearnesses are computed once.
  if (closer_of_inverses_ != lines.closer) {
    closer_of_inverses_ = lines.closer;
    for (std::int32_t i = -reach_along_; i <= reach_along_; ++i) {
      const std::int64_t nearness = View::kFar - std::int64_t{i} * lines.closer;
      inverses_[static_cast<std::size_t>(std::int64_t{i} + reach_along_)] =
          (std::int64_t{View::kFar} << kInverseBits) / nearness;
    }
  }
  const std::int64_t most = (std::int64_t{reach_across_} + reach_along_) * 2;
  const std::int64_t middle = (most >> bits) + 1;
  bands_.assign(2 * static_cast<std::size_t>(middle) + 2, 0);
  const int shift = kInverseBits + kRunBits + bits;
  const std::int64_t half = std::int64_t{1} << (shift - 1);
  for (std::size_t i = 0; i < points_.size(); i += stride) {
    const auto [along, across] = points_[i];
    const std::int64_t level = std::int64_t{across} * View::kRun - std::int64_t{along} * lines.fall;
    const std::int64_t inverse =
        inverses_[static_cast<std::size_t>(std::int64_t{along} + reach_along_)];
    // Shifts round down, also for negative numbers.
    ++bands_[static_cast<std::size_t>(((level * inverse + half) >> shift) + middle)];
  }
  std::uint64_t sum = 0;
  for (std::size_t i = 1; i < bands_.size(); ++i) {
    const std::int64_t step = std::int64_t{bands_[i]} - bands_[i - 1];
    sum += static_cast<std::uint64_t>(step * step);
  }
  return sum;
}

std::int64_t InkLines::step_of_fall() const {
  return std::max<std::int64_t>(1, View::kRun / std::max(1, reach_along_));
}

std::int64_t InkLines::step_of_closer() const {
  const std::int64_t area = std::int64_t{reach_along_} * reach_across_;
  return std::max<std::int64_t>(1, View::kFar / std::max<std::int64_t>(1, area));
}

}  // namespace reckon::vision
