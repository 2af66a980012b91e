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
  // Unsigned, so that what is before the picture is beyond its end.
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
