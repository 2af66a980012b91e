// SPDX-License-Identifier: MIT
// The characters of a puzzle whose meaning follows from all its lines.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "reckon/letters/read/builder.hpp"

namespace reckon::letters {

/// Makes a separator of each end of a line between two equations, but for those within one: where
/// no sign that compares stands before, or a sign stands before or behind. Cost: linear.
void part_lines(std::vector<std::vector<Glyph>>& lines);

/// Whether x is the only letter of a puzzle, and stands beside other digits in some number, so that
/// it is an unknown digit. Cost: linear.
bool is_only_x(const std::vector<std::vector<Glyph>>& lines);

/// Makes a box of each x that does not multiply, in the text as without_boxes() does. Cost: linear.
void make_boxes_of_x(std::vector<std::vector<Glyph>>& lines, std::string& text, bool is_drawn);

/// Returns the first sign of a root, if there is one: √, `\/`, or `sqrt(`.
std::optional<Glyph> root_in(const std::vector<std::vector<Glyph>>& lines);

}  // namespace reckon::letters
