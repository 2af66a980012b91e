// SPDX-License-Identifier: MIT
// Measures how clearly ink forms lines that are parallel on a page, in any perspective.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace reckon::vision {

/// An ink pixel, relative to the middle of the ink. For upright lines the page is turned by a right
/// angle: `along` points up and `across` to the right.
struct InkPoint {
  std::int32_t along;
  std::int32_t across;
};

/// A family of parallels. The one through the middle falls by `fall` pixels per View::kRun. One
/// pixel further along the picture, all are closer together by `closer` parts in View::kFar.
struct Parallels {
  std::int32_t fall = 0;
  std::int32_t closer = 0;
};

/// Ink pixels, and how clearly they form lines.
class InkLines {
 public:
  explicit InkLines(std::vector<InkPoint> points);

  /// The contrast between neighbouring bands of 2^bits pixels along such parallels: the sum of the
  /// squared differences of their point counts, using every `stride`-th point. The parallels must
  /// fall by less than a third, and must not meet within twice the ink. Cost: some nanoseconds per
  /// point, plus the same per column of the ink if `closer` has changed since the last call.
  std::uint64_t contrast(const Parallels& lines, int bits, std::size_t stride);

  std::size_t size() const { return points_.size(); }
  /// The step of `fall` that shifts a line by one pixel at the edge of the ink.
  std::int64_t step_of_fall() const;
  std::int64_t step_of_closer() const;

 private:
  std::vector<InkPoint> points_;
  std::int32_t reach_along_ = 0;
  std::int32_t reach_across_ = 0;
  // Cached between calls.
  std::vector<std::int64_t> inverses_{};
  std::optional<std::int32_t> closer_of_inverses_{};
  std::vector<std::int32_t> bands_{};
};

}  // namespace reckon::vision
