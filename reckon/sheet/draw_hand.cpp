// SPDX-License-Identifier: MIT
// Draws hands.
#include <algorithm>
#include <string>

#include "reckon/sheet/draw.hpp"
#include "reckon/sheet/font.hpp"

namespace reckon::sheet {

Drawing draw(const krypto::Hand& hand, Length size) {
  return draw(kinds::HandPuzzle{.hand = hand}, size, false);
}

Drawing draw(const kinds::HandPuzzle& puzzle, Length size, bool faces) {
  // Cards are as wide as their numbers: readers of a PDF take numbers that are further than 0.7 of
  // their size apart for columns of their own.
  const Length large = part_of(size, 125);
  const Length inset = part_of(large, 28);
  const Length gap = part_of(large, 12);
  const Length height = part_of(large, 180);
  const Length baseline = (height + cap_height(large)) / 2;
  Drawing drawing{.width = 0, .height = height};
  const auto add_text = [&](const std::string& text) {
    drawing.add(
        Text{.x = drawing.width, .y = baseline, .text = text, .size = large, .face = Face::mono});
    drawing.width += width_of(text, Face::mono, large);
  };
  const auto add_card = [&](const std::string& number, bool objective) {
    drawing.add(Box{.x = drawing.width,
                    .y = 0,
                    .width = width_of(number, Face::mono, large) + 2 * inset,
                    .height = height,
                    .corner = part_of(large, 20),
                    .border = part_of(large, objective ? 12 : 4)});
    drawing.width += inset;
    add_text(number);
    drawing.width += inset;
  };
  for (const std::int64_t card : puzzle.hand.cards()) {
    add_card(card_text(puzzle, card, faces), false);
    drawing.width += gap;
  }
  add_text(":");
  drawing.width += gap;
  add_card(puzzle.hand.objective().to_text(), true);
  return drawing;
}

Drawing draw(const krypto::Hand& hand, const std::vector<std::string>& below, Length size) {
  Drawing drawing = draw(hand, size);
  for (const std::string& line : below) {
    drawing.height += size * 3 / 2;
    const Text text{.x = 0, .y = drawing.height, .text = line, .size = size};
    drawing.width = std::max(drawing.width, width_of(text));
    drawing.add(text);
  }
  return drawing;
}

}  // namespace reckon::sheet
