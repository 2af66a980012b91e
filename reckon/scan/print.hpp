// SPDX-License-Identifier: MIT
// Groups print into lines and words, by the boxes of its pieces.
#pragma once

#include <cstddef>
#include <vector>

#include "reckon/vision/parts.hpp"

namespace reckon::scan {

using Pieces = std::vector<vision::Rectangle>;

/// Pairs of bars of equal length, one above the other, at a distance of at most their length. Empty
/// if there are thousands of bars, as in a drawing. Cost: quadratic in the bars.
Pieces equals_signs(const Pieces& print);

/// The lines of print from top to bottom, each from left to right; lines are more than half of
/// `size` apart. Dots belong to the bar above or below them, or are not part of an operator.
std::vector<Pieces> print_lines_of(const Pieces& block, std::size_t size);

/// Pieces of a line at distances of at most half of `size`, like the letters of a word.
std::vector<Pieces> words_of(const Pieces& line, std::size_t size);

/// Pieces of a line from left to right, merging those above each other: they form one character, or
/// two bars.
Pieces merged(const Pieces& line);

/// The height of most pieces of the size of characters; 0 if there are none.
std::size_t usual_height(const Pieces& print);

/// Whether a piece of small print is a hyphen.
bool is_hyphen(const vision::Rectangle& piece);

/// The bounding box of some pieces.
vision::Rectangle around(const Pieces& pieces);

}  // namespace reckon::scan
