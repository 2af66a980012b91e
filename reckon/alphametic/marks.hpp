// SPDX-License-Identifier: MIT
// Tells the marks of sentences and of decimals from unknown digits.
#pragma once

#include <optional>
#include <vector>

#include "reckon/alphametic/builder.hpp"

namespace reckon::alphametic {

/// Makes blanks of the sentence marks behind the numbers that end equations; in a drawing, behind
/// the last number. A `.` or `?` stays where the puzzle has others, or where nothing but digits
/// would be left. Cost: linear.
void drop_sentence_marks(std::vector<std::vector<Glyph>>& lines, bool is_drawn);

/// The mark of the first number that looks like a decimal, in a puzzle of equations whose unknown
/// digits would all be such marks; none otherwise. Cost: linear.
std::optional<Glyph> decimal_mark_in(const std::vector<Glyph>& glyphs);

}  // namespace reckon::alphametic
