// SPDX-License-Identifier: MIT
// Finds frames: the boxes that contain the numbers of puzzles.
#pragma once

#include <optional>
#include <vector>

#include "reckon/vision/parts.hpp"

namespace reckon::vision {

/// The insides of drawn, level rectangles with any content, in reading order of their corners. They
/// are at least 10 pixels high and wide; gaps of up to six pixels in a border are bridged. Returns
/// at most 2,000; a page has some hundred. Cost: that of finding the parts of the mask three times.
std::vector<Rectangle> frames_of(const Mask& ink);

/// Frames in rows and columns, the same number in each row; missing ones are empty.
struct Arrangement {
  Matrix<std::optional<Rectangle>> frames;
  Rectangle box;  ///< around all
};

/// Groups frames of one height that are next to or below each other, no further apart than their
/// height; frames in a column have one width. In reading order of their corners.
std::vector<Arrangement> arrangements_of(const std::vector<Rectangle>& frames);

}  // namespace reckon::vision
