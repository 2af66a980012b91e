// SPDX-License-Identifier: MIT
// Frames: the boxes in which the numbers of puzzles stand.
#pragma once

#include <optional>
#include <vector>

#include "reckon/vision/parts.hpp"

namespace reckon::vision {

/// The insides of rectangles that are drawn and lie level, whatever stands in them, in reading
/// order of their corners. At least 10 elements high and wide; gaps of up to six elements in a
/// border do not matter. At most 2,000, a page has some hundred. Cost: that of finding the parts of
/// the mask three times.
std::vector<Rectangle> frames_of(const Mask& ink);

/// Frames in rows and columns, as many in each row; where one is missing there is nothing.
struct Arrangement {
  Matrix<std::optional<Rectangle>> frames;
  Rectangle box;  ///< around all
};

/// Frames of one height beside and below each other, no further apart than they are high, put
/// together; the frames of one column are of one width. In reading order of their corners.
std::vector<Arrangement> arrangements_of(const std::vector<Rectangle>& frames);

}  // namespace reckon::vision
