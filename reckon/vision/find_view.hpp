// SPDX-License-Identifier: MIT
// Estimates the perspective of a photographed sheet from its ink.
#pragma once

#include "reckon/vision/view.hpp"

namespace reckon::vision {

/// The turn, from -45 to 45 degrees, in which the lines of print and the borders of boxes are level
/// and upright, to about half a degree. Quarter turns look alike to it. Cost: some hundredths of a
/// second, whatever the size of the mask.
Turn turn_of(const Mask& ink);

/// The view that maximizes the contrast between neighbouring rows and columns of ink, as lines of
/// print and borders of boxes have it. Covers rotation by up to 11 degrees either way, and
/// perspective in which one side of the picture is up to 18 % shorter than the other. A page counts
/// as only rotated unless perspective makes it clearer. All zeros if there is no ink. Cost: some
/// tenths of a second, whatever the size of the mask.
/// The page may be turned by any angle, which is known to a few degrees.
View view_of(const Mask& ink, const Turn& turn = {});

}  // namespace reckon::vision
