// SPDX-License-Identifier: MIT
// The numbers of a drawn division that stand beside or above its rows.
#pragma once

#include <vector>

#include "reckon/letters/read/rows.hpp"

namespace reckon::letters {

struct DivisionHead {
  Glyphs dividend;
  Glyphs divisor;
  Glyphs quotient;
};

/// The lines of a drawn division, without rules.
struct DivisionLines {
  DivisionHead head;
  std::vector<Glyphs> rows;
};

/// Reads the head among the lines, one of which is_head_of_division(). Its numbers stand in one
/// line, with the quotient behind or above; or the divisor stands right of a bar, and the quotient
/// below it. Then the rows are what is left of the bar.
Result<DivisionLines> head_of(const std::vector<Glyphs>& lines);

}  // namespace reckon::letters
