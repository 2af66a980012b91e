// SPDX-License-Identifier: MIT
// Guesses from the shapes of characters which way up a level page is, and whether it is mirrored.
#pragma once

#include <vector>

#include "reckon/scan/shapes.hpp"
#include "reckon/scan/sight.hpp"

namespace reckon::scan {

/// A way in which a page may lie.
struct Face {
  unsigned quarters = 0;  ///< quarter turns, clockwise
  bool mirrored = false;  ///< the page is mirrored from left to right, then turned
  int likeness = 0;       ///< of its print to capitals and digits, in thousandths

  bool is_upright() const { return quarters == 0 && !mirrored; }
};

/// All eight ways, the likeliest first. Upright has a small lead, since many figures look alike
/// from below. Cost: some hundredths of a second.
std::vector<Face> faces_of(const Page& page, const Shapes& shapes);

}  // namespace reckon::scan
