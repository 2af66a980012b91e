// SPDX-License-Identifier: MIT
#include "reckon/kinds/puzzle.hpp"

#include <algorithm>
#include <utility>

#include "reckon/letters/known_letters.hpp"

namespace reckon::kinds {

std::string typeset(std::string_view formula) {
  std::string text;
  for (const char c : formula) {
    switch (c) {
      case '-': text += "−"; break;
      case '*': text += "×"; break;
      case '/': text += "÷"; break;
      default: text += c;
    }
  }
  return text;
}

std::string to_text(const Puzzle& puzzle, letters::Typography typography) {
  if (const auto* const hand = std::get_if<HandPuzzle>(&puzzle)) return hand->hand.to_text();
  if (const auto* const equation = std::get_if<AlphameticPuzzle>(&puzzle)) return equation->text;
  const auto& grid = std::get<GridPuzzle>(puzzle);
  if (grid.asks_for_numbers()) return to_text(grid.layout, grid.given, typography);
  const auto letters = letters::encode(grid.layout, grid.numbers);
  return letters ? to_text(*letters, {}, typography)
                 : to_text(grid.layout, grid.numbers, typography);
}

std::string letters_of(const Solved& solved) { return letters::to_text(solved.digits); }

}  // namespace reckon::kinds
