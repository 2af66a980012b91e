// SPDX-License-Identifier: MIT
#include "reckon/sheet/draw.hpp"

#include <variant>

#include "reckon/text/overloaded.hpp"

namespace reckon::sheet {

using kinds::AlphameticPuzzle;
using kinds::GridPuzzle;
using kinds::HandPuzzle;
using kinds::Puzzle;

Drawing draw(const Puzzle& puzzle, Length size, bool faces) {
  return std::visit(
      Overloaded{[&](const HandPuzzle& hand) { return draw(hand, size, faces); },
                 [&](const GridPuzzle& grid) { return draw(grid, size); },
                 [&](const AlphameticPuzzle& alphametic) { return draw(alphametic, size); }},
      puzzle);
}

}  // namespace reckon::sheet
