// SPDX-License-Identifier: MIT
// Reads the lines of one grid text.
#pragma once

#include <cstddef>
#include <vector>

#include "reckon/letters/grid/grid_text.hpp"
#include "reckon/text/words.hpp"

namespace reckon::letters {

/// A line of a grid text, split into its cells.
struct WordLine {
  std::size_t number = 0;
  std::vector<TextWord> words;
  std::size_t end = 0;  ///< the column after it
};

/// Returns the grid of these lines, one or more with one or more cells each.
GridResult<Grid> read_body(std::vector<WordLine> lines, Conditions conditions);

}  // namespace reckon::letters
