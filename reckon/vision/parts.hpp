// SPDX-License-Identifier: MIT
// Connected components of a mask, and rectangles.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "reckon/vision/paper.hpp"

namespace reckon::vision {

/// Rows from `top` to below `bottom`, columns from `left` to below `right`.
struct Rectangle {
  std::size_t top = 0;
  std::size_t left = 0;
  std::size_t bottom = 0;
  std::size_t right = 0;

  std::size_t height() const { return bottom - top; }
  std::size_t width() const { return right - left; }
  /// Twice the position of the middle, hence an integer.
  std::size_t middle_row() const { return top + bottom; }
  std::size_t middle_column() const { return left + right; }

  bool holds(const Rectangle& other) const {
    return top <= other.top && left <= other.left && bottom >= other.bottom && right >= other.right;
  }
  /// The bounding box of both.
  Rectangle with(const Rectangle& other) const {
    return {.top = std::min(top, other.top),
            .left = std::min(left, other.left),
            .bottom = std::max(bottom, other.bottom),
            .right = std::max(right, other.right)};
  }
  friend bool operator==(const Rectangle&, const Rectangle&) = default;
};

/// The absolute difference of two numbers.
constexpr std::size_t distance(std::size_t a, std::size_t b) { return a > b ? a - b : b - a; }

/// The number of columns between two rectangles, or rows; 0 if they overlap.
constexpr std::size_t gap_across(const Rectangle& a, const Rectangle& b) {
  const std::size_t begin = std::max(a.left, b.left);
  const std::size_t end = std::min(a.right, b.right);
  return begin > end ? begin - end : 0;
}
constexpr std::size_t gap_down(const Rectangle& a, const Rectangle& b) {
  const std::size_t begin = std::max(a.top, b.top);
  const std::size_t end = std::min(a.bottom, b.bottom);
  return begin > end ? begin - end : 0;
}

/// A connected component.
struct Part {
  Rectangle box;
  std::size_t area = 0;  ///< elements
};

/// Consecutive elements of one part in a row: the columns from `begin` to below `end`.
struct Run {
  std::size_t begin = 0;
  std::size_t end = 0;
  std::uint32_t number = 0;  ///< of the part, from 1
};

/// The connected components of a mask.
struct PartMap {
  /// The number of the part that contains an element of the mask, from 1; 0 if none does. Cost: a
  /// search in the runs of its row.
  std::uint32_t number(std::size_t row, std::size_t column) const;

  std::vector<Part> parts{};         ///< in the order of their first elements in reading order
  std::vector<Run> runs{};           ///< in reading order
  std::vector<std::size_t> rows{0};  ///< the first run of each row, and the end of the last row
};

/// When elements are connected: by a common edge, or also by a corner.
enum class Touch : std::uint8_t { edges, corners };

/// The connected components of the elements equal to `value`. Cost: one pass over the mask, fast if
/// runs are long, and 24 bytes per run.
PartMap parts_of(const Mask& mask, std::uint8_t value, Touch touch);

/// The part of the picture inside the rectangle.
Grey cut(const Grey& picture, const Rectangle& box);

}  // namespace reckon::vision
