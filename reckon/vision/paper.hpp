// SPDX-License-Identifier: MIT
// What is printed on paper, whatever the light and however the sheet lies.
#pragma once

#include <cstddef>
#include <cstdint>

#include "reckon/vision/matrix.hpp"

namespace reckon::vision {

/// A grey picture, 0 black and 255 white.
using Grey = Matrix<std::uint8_t>;
/// A picture of which every element is 1, where it is meant, or 0.
using Mask = Matrix<std::uint8_t>;

/// How much darker than the paper around it each place is, from 0, the paper, to 255, black:
/// shadows and uneven light are gone. The paper's brightness is the mean of what is not much darker
/// than its surroundings. Cost: some 20 ns for each element.
Grey darkness(const Grey& picture);

/// The picture shrunk so that it has at most `most` elements: each is the mean of a square of so
/// many elements on each side as are needed.
Grey shrunk(const Grey& picture, std::uint64_t most);

/// The mean of every element and its eight neighbours; what is outside is 0.
Grey smoothed(const Grey& picture);

/// 1 where a value is above the limit.
Mask above(const Grey& picture, std::size_t limit);

/// 1 where it is darker than this many hundredths of the darkness of ink, which is that of the
/// darkest hundredth of the picture, and not as light as paper.
Mask ink_of(const Grey& darkness, unsigned hundredths);

/// The mask grown by one element to each side.
Mask grown(const Mask& mask);

/// Places between elements are in 256ths of an element.
inline constexpr int kPlaceBits = 8;
inline constexpr std::int64_t kPlaceOne = 1 << kPlaceBits;

/// The brightness at a place between elements, whose row and column are in 256ths; what is outside
/// is 0. Inline, since pages are made of millions of them.
inline std::uint8_t between(const Grey& picture, std::int64_t row, std::int64_t column) {
  const auto rows = static_cast<std::int64_t>(picture.rows());
  const auto columns = static_cast<std::int64_t>(picture.columns());
  const std::int64_t r = row >> kPlaceBits;
  const std::int64_t c = column >> kPlaceBits;
  const std::int64_t down = row - r * kPlaceOne;
  const std::int64_t across = column - c * kPlaceOne;
  const auto at = [&](std::int64_t y, std::int64_t x) -> std::int64_t {
    if (y < 0 || x < 0 || y >= rows || x >= columns) return 0;
    return picture(static_cast<std::size_t>(y), static_cast<std::size_t>(x));
  };
  const std::int64_t upper = at(r, c) * (kPlaceOne - across) + at(r, c + 1) * across;
  const std::int64_t lower = at(r + 1, c) * (kPlaceOne - across) + at(r + 1, c + 1) * across;
  return static_cast<std::uint8_t>((upper * (kPlaceOne - down) + lower * down) /
                                   (kPlaceOne * kPlaceOne));
}

}  // namespace reckon::vision
