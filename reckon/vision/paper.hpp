// What is printed on paper, whatever the light and however the sheet lies.
#pragma once

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

/// 1 where it is darker than so many hundredths of the darkness of ink, which is that of the
/// darkest hundredth of the picture, and not as light as paper.
Mask ink_of(const Grey& darkness, unsigned hundredths);

/// The mask grown by one element to each side.
Mask grown(const Mask& mask);

/// The brightness at a place between elements, whose row and column are in 256ths; what is outside
/// is 0.
std::uint8_t between(const Grey& picture, std::int64_t row, std::int64_t column);

/// How far a page lies turned: lines that should be level fall by `fall` elements in kRun to the
/// right.
struct Slope {
  std::int32_t fall = 0;
  static constexpr std::int32_t kRun = 4096;
  friend bool operator==(Slope, Slope) = default;
};

/// The slope of the lines of print and of what is drawn, up to 11 degrees either way: the one at
/// which rows and columns of ink are most unlike their neighbours. 0 if there is no ink.
Slope slope_of(const Mask& ink);

/// The picture turned back, so that lines of this slope are level, and enlarged to `scale` times
/// its size, 1 or more; what was outside is 0. Whole numbers decide everything, so it is the same
/// on every machine.
Grey levelled(const Grey& picture, Slope slope, unsigned scale);

}  // namespace reckon::vision
