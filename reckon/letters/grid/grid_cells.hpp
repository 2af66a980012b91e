// SPDX-License-Identifier: MIT
// Where the lines of a grid run, and how they are called.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "reckon/letters/layout.hpp"

namespace reckon::letters {

/// A place in a grid text: number i of row r stands in line 2r and column 2i, and operators between
/// their numbers.
struct Place {
  std::size_t line = 0;
  std::size_t column = 0;
};

inline Place place_of(const Layout& layout, std::size_t cell) {
  return {.line = 2 * (cell / layout.columns), .column = 2 * (cell % layout.columns)};
}

/// Returns the place of the operator between two cells of a line.
inline Place place_between(const Layout& layout, std::size_t cell, std::size_t next) {
  const Place one = place_of(layout, cell);
  const Place other = place_of(layout, next);
  return {.line = (one.line + other.line) / 2, .column = (one.column + other.column) / 2};
}

/// Returns the cells of the lines of a grid of this size, from left to right or top to bottom, in
/// the order of Layout::lines.
std::vector<std::vector<std::uint8_t>> cells_of_lines(const Layout& layout);

/// Returns `row 1`, `column 2`, `main diagonal` or `other diagonal`.
std::string name_of_line(const Layout& layout, std::size_t line);

}  // namespace reckon::letters
