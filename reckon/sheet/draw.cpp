// SPDX-License-Identifier: MIT
#include "reckon/sheet/draw.hpp"

#include <variant>

namespace reckon::sheet {

using kinds::AlphameticPuzzle;
using kinds::GridPuzzle;
using kinds::HandPuzzle;
using kinds::Puzzle;

Drawing draw(const Puzzle& puzzle, Length size) {
  if (const auto* const hand = std::get_if<HandPuzzle>(&puzzle)) return draw(hand->hand, size);
  if (const auto* const equation = std::get_if<AlphameticPuzzle>(&puzzle)) {
    return draw(*equation, size);
  }
  return draw(std::get<GridPuzzle>(puzzle), size);
}

}  // namespace reckon::sheet
