// SPDX-License-Identifier: MIT
// Separates print from paper, in any light and orientation.
#pragma once

#include <cstddef>
#include <cstdint>

#include "reckon/vision/matrix.hpp"

namespace reckon::vision {

/// A greyscale picture, 0 black and 255 white.
using Grey = Matrix<std::uint8_t>;
/// A picture whose elements are 1 (selected) or 0.
using Mask = Matrix<std::uint8_t>;

/// The darkness of each place relative to the paper around it, from 0, the paper, to 255, black.
/// This removes shadows and uneven light. The brightness of the paper is the mean of the places not
/// much darker than their surroundings. Cost: some 20 ns per element.
Grey darkness(const Grey& picture);

/// Shrinks the picture to at most `most` elements. Each is the mean of a square, with the smallest
/// side that suffices.
Grey shrunk(const Grey& picture, std::uint64_t most);

/// The mean of every element and its eight neighbours; outside is 0.
Grey smoothed(const Grey& picture);

/// The picture as seen in a mirror: left and right swapped.
Grey mirrored(const Grey& picture);

/// The picture with black for white.
Grey negative_of(const Grey& picture);

/// 1 where a value is above the limit.
Mask above(const Grey& picture, std::size_t limit);

/// 1 where the picture is darker than this percentage of the darkness of ink, and not as light as
/// paper. The darkness of ink is that of the darkest 1 % of the picture.
Mask ink_of(const Grey& darkness, unsigned hundredths);

/// The mask grown by one element on each side.
Mask grown(const Mask& mask);

/// Positions between elements are in 1/256 of an element.
inline constexpr int kPlaceBits = 8;
inline constexpr std::int64_t kPlaceOne = 1 << kPlaceBits;

/// Interpolates the brightness at a position between elements, with row and column in 1/256 of an
/// element; outside is 0. Inline, since a page has millions of elements.
inline std::uint8_t between(const Grey& picture, std::int64_t row, std::int64_t column) {
  // Unsigned, so that negative positions are beyond the end too.
  const auto r = static_cast<std::uint64_t>(row >> kPlaceBits);
  const auto c = static_cast<std::uint64_t>(column >> kPlaceBits);
  constexpr std::uint64_t kOne = kPlaceOne;
  const std::uint64_t down = static_cast<std::uint64_t>(row) % kOne;
  const std::uint64_t across = static_cast<std::uint64_t>(column) % kOne;
  const auto mean = [&](std::uint64_t a, std::uint64_t b, std::uint64_t below_a,
                        std::uint64_t below_b) {
    const std::uint64_t upper = a * (kOne - across) + b * across;
    const std::uint64_t lower = below_a * (kOne - across) + below_b * across;
    return static_cast<std::uint8_t>((upper * (kOne - down) + lower * down) / (kOne * kOne));
  };
  const auto is_inside = [&](std::uint64_t y, std::uint64_t x) {
    return y < picture.rows() && x < picture.columns();
  };
  const auto inside = [&](std::uint64_t y, std::uint64_t x) -> std::uint64_t {
    return picture(static_cast<std::size_t>(y), static_cast<std::size_t>(x));
  };
  if (is_inside(r, c) && is_inside(r + 1, c + 1)) {
    return mean(inside(r, c), inside(r, c + 1), inside(r + 1, c), inside(r + 1, c + 1));
  }
  const auto at = [&](std::uint64_t y, std::uint64_t x) {
    return is_inside(y, x) ? inside(y, x) : 0;
  };
  return mean(at(r, c), at(r, c + 1), at(r + 1, c), at(r + 1, c + 1));
}

}  // namespace reckon::vision
