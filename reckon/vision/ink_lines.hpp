// SPDX-License-Identifier: MIT
// How clearly ink stands in lines that are parallel on a page, wherever the page was seen from.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace reckon::vision {

/// A place of ink, counted from the middle of the ink. For upright lines the page is turned by a
/// right angle, so that `along` goes up and `across` to the right.
struct InkPoint {
  std::int32_t along;
  std::int32_t across;
};

/// One family of parallels. The one through the middle falls by `fall` elements in View::kRun; an
/// element further along the picture, all are closer together by `closer` parts in View::kFar.
struct Parallels {
  std::int32_t fall = 0;
  std::int32_t closer = 0;
};

/// Points, and how clearly they are in lines.
class InkLines {
 public:
  explicit InkLines(std::vector<InkPoint> points);

  /// How unlike each other neighbouring bands of 2^bits elements between such parallels are, by
  /// every `stride`-th point: the sum of the squares of the differences of their points. The
  /// parallels must fall by less than a third and must not meet within twice the ink. Cost: some
  /// nanoseconds for each point, and for each column of the ink if `closer` is not that of the last
  /// call.
  std::uint64_t contrast(const Parallels& lines, int bits, std::size_t stride);

  std::size_t size() const { return points_.size(); }
  /// What moves a line by an element at the end of the ink.
  std::int64_t step_of_fall() const;
  std::int64_t step_of_closer() const;

 private:
  std::vector<InkPoint> points_;
  std::int32_t reach_along_ = 0;
  std::int32_t reach_across_ = 0;
  // Kept, so that they need not be made each time.
  std::vector<std::int64_t> inverses_{};
  std::optional<std::int32_t> closer_of_inverses_{};
  std::vector<std::int32_t> bands_{};
};

}  // namespace reckon::vision
