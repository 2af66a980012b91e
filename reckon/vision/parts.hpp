// SPDX-License-Identifier: MIT
// Connected parts of a mask, and rectangles.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "reckon/vision/paper.hpp"

namespace reckon::vision {

/// Rows from `top` to before `bottom`, columns from `left` to before `right`.
struct Rectangle {
  std::size_t top = 0;
  std::size_t left = 0;
  std::size_t bottom = 0;
  std::size_t right = 0;

  std::size_t height() const { return bottom - top; }
  std::size_t width() const { return right - left; }
  /// Twice the place of the middle, so that it is whole.
  std::size_t middle_row() const { return top + bottom; }
  std::size_t middle_column() const { return left + right; }

  bool holds(const Rectangle& other) const {
    return top <= other.top && left <= other.left && bottom >= other.bottom && right >= other.right;
  }
  /// The least rectangle that holds both.
  Rectangle with(const Rectangle& other) const {
    return {.top = std::min(top, other.top),
            .left = std::min(left, other.left),
            .bottom = std::max(bottom, other.bottom),
            .right = std::max(right, other.right)};
  }
  friend bool operator==(const Rectangle&, const Rectangle&) = default;
};

/// How far two numbers are apart.
constexpr std::size_t distance(std::size_t a, std::size_t b) { return a > b ? a - b : b - a; }

/// How many columns lie between two rectangles, or rows; 0 if they overlap.
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

/// Elements that hang together.
struct Part {
  Rectangle box;
  std::size_t area = 0;  ///< elements
};

/// Elements of one part that stand side by side in a row: the columns from `begin` to before `end`.
struct Run {
  std::size_t begin = 0;
  std::size_t end = 0;
  std::uint32_t number = 0;  ///< of the part, from 1
};

/// The parts of a mask.
struct PartMap {
  /// Which part an element of the mask is of, from 1; 0 where there is none. Cost: a search in the
  /// runs of its row.
  std::uint32_t number(std::size_t row, std::size_t column) const;

  std::vector<Part> parts{};         ///< in the order of their first elements in reading order
  std::vector<Run> runs{};           ///< in reading order
  std::vector<std::size_t> rows{0};  ///< where the runs of each row begin, and the last ones end
};

/// Which elements hang together: those with an edge in common, or a corner too.
enum class Touch : std::uint8_t { edges, corners };

/// The parts of elements that are `value`. Cost: one pass over the mask, quick where runs are long,
/// and 24 bytes for each run.
PartMap parts_of(const Mask& mask, std::uint8_t value, Touch touch);

/// The cut-out; what of the rectangle is outside is left away.
Grey cut(const Grey& picture, const Rectangle& box);

}  // namespace reckon::vision
