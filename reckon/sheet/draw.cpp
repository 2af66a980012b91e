// SPDX-License-Identifier: MIT
#include "reckon/sheet/draw.hpp"

#include <variant>

#include "reckon/text/overloaded.hpp"

namespace reckon::sheet {

using kinds::AlphameticPuzzle;
using kinds::GridPuzzle;
using kinds::HandPuzzle;
using kinds::Puzzle;
using kinds::StatedPuzzle;

Drawing draw(const Puzzle& puzzle, Length size, const Look& look) {
  return std::visit(
      Overloaded{
          [&](const HandPuzzle& hand) { return draw(hand, size, look.faces); },
          [&](const GridPuzzle& grid) { return draw(grid, size); },
          [&](const AlphameticPuzzle& alphametic) { return draw(alphametic, size); },
          [&](const StatedPuzzle& question) { return draw_to_answer(question, size, look); }},
      puzzle);
}

}  // namespace reckon::sheet
