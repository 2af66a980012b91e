// SPDX-License-Identifier: MIT
// Finds what is left of puzzles that a pen has crossed, circled or ticked.
#pragma once

#include <vector>

#include "reckon/scan/scan.hpp"
#include "reckon/scan/shapes.hpp"
#include "reckon/scan/sight.hpp"

namespace reckon::scan {

/// The places of puzzles with the borders of their frames, and below each that of what belongs to
/// it: a row of boxes, which may be wider than its grid, with letters above them, and a code.
std::vector<vision::Rectangle> feet_of(const std::vector<Sight>& sights);

/// The puzzles of legible codes that belong to none of the puzzles seen. They are in doubt, since
/// only their codes were read; their places are on the page. Cost: some tenths of a millisecond for
/// each character of such a code.
std::vector<Found> puzzles_of_codes(const Page& page, const std::vector<Sight>& sights,
                                    const Shapes& shapes);

/// The frames with content, the rows of boxes, and the large drawings of thin lines, that belong to
/// none of the puzzles seen: each group has one rectangle. Cost: that of finding the parts of the
/// ink, if there are such drawings.
std::vector<vision::Rectangle> remains_on(const Page& page,
                                          const std::vector<vision::Arrangement>& arrangements,
                                          const std::vector<Sight>& sights);

}  // namespace reckon::scan
