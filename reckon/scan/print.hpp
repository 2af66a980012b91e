// SPDX-License-Identifier: MIT
// Print in lines and words, by the boxes of its pieces.
#pragma once

#include <cstddef>
#include <vector>

#include "reckon/vision/parts.hpp"

namespace reckon::scan {

using Pieces = std::vector<vision::Rectangle>;

/// Two bars of one length, one above the other and no further apart than they are long. Nothing if
/// there are thousands of bars, which is a drawing. Cost: quadratic in the bars.
Pieces equals_signs(const Pieces& print);

/// What stands beside each other, from top to bottom, each line from left to right; lines are more
/// than half of `size` apart. Dots are of the bar above or below them, or they stand where there is
/// no operator.
std::vector<Pieces> print_lines_of(const Pieces& block, std::size_t size);

/// Pieces of a line that are no further apart than half of `size`, as the letters of a word.
std::vector<Pieces> words_of(const Pieces& line, std::size_t size);

/// Pieces of a line from left to right, those that stand above each other put together: they are of
/// one character, or two bars.
Pieces merged(const Pieces& line);

/// The least rectangle around some pieces.
vision::Rectangle around(const Pieces& pieces);

}  // namespace reckon::scan
