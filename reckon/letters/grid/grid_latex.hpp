// SPDX-License-Identifier: MIT
// Reads grids that are arrays of LaTeX, as to_latex() writes them.
//
//     \begin{array}{ccccc}                           & between cells, \\ after rows. Nothing, or
//     {},
//       \mathrm{AB} & \times & \mathrm{C} & = & ...  stands where there is no operator. Fonts, $,
//       + & \times & \div & \div & - \\              spaces and comments after % mean nothing.
//     \end{array}                                    tabular will do as well.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "reckon/letters/grid/grid_text.hpp"

namespace reckon::letters {

/// Returns the byte at which an array begins in a line, if one does before any comment.
std::optional<std::size_t> find_array(std::string_view line);

/// Whether the line is of LaTeX, but none of an array: it begins with \, $ or % and has no cells.
bool is_latex(std::string_view line);

/// A place in a text, 1-based, columns in characters.
struct TextPlace {
  std::size_t line = 1;
  std::size_t column = 1;
};

/// A grid, and where its array ends.
struct LatexGrid {
  Grid grid;
  std::size_t size = 0;  ///< of the array, in bytes
  std::size_t last_line = 0;
};

/// Reads the array at the beginning of a text, which stands in this place of the whole.
GridResult<LatexGrid> read_latex(std::string_view text, TextPlace start, Conditions conditions);

}  // namespace reckon::letters
