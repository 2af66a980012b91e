// SPDX-License-Identifier: MIT
// Estimates the perspective of a photographed sheet from its ink.
#pragma once

#include "reckon/vision/view.hpp"

namespace reckon::vision {

/// The view that maximizes the contrast between neighbouring rows and columns of ink, as lines of
/// print and borders of boxes have it. Covers rotation by up to 11 degrees either way, and
/// perspective in which one side of the picture is up to 18 % shorter than the other. A page counts
/// as only rotated unless perspective makes it clearer. All zeros if there is no ink. Cost: some
/// tenths of a second, whatever the size of the mask.
View view_of(const Mask& ink);

}  // namespace reckon::vision
