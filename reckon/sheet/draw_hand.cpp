// Draws hands.
#include <algorithm>
#include <string>

#include "reckon/sheet/draw.hpp"
#include "reckon/sheet/font.hpp"

namespace reckon::sheet {

Drawing draw(const krypto::Hand& hand, Length size) {
  const auto part = [&](Length hundredths) { return part_of(size, hundredths); };
  const Length height = part(210);
  Drawing drawing{.width = 0, .height = height};
  const Length baseline = (height + cap_height(size)) / 2;
  Length x = 0;
  const auto add_card = [&](const std::string& number, bool objective) {
    const Length width = std::max(part(200), width_of(number, Face::mono, size) + part(60));
    drawing.add(Box{.x = x,
                    .y = 0,
                    .width = width,
                    .height = height,
                    .corner = part(25),
                    .border = part(objective ? 14 : 5)});
    drawing.add(Text{.x = x + width / 2,
                     .y = baseline,
                     .text = number,
                     .size = size,
                     .face = Face::mono,
                     .anchor = Anchor::middle});
    x += width;
    drawing.width = x;
  };
  for (const std::int64_t card : hand.cards()) {
    add_card(std::to_string(card), false);
    x += part(30);
  }
  drawing.add(Text{.x = x + part(15),
                   .y = baseline,
                   .text = ":",
                   .size = size,
                   .face = Face::mono,
                   .anchor = Anchor::middle});
  x += part(60);
  add_card(hand.objective().to_string(), true);
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

Drawing draw(const Puzzle& puzzle, Length size) {
  if (const auto* const hand = std::get_if<HandPuzzle>(&puzzle)) return draw(hand->hand, size);
  return draw(std::get<GridPuzzle>(puzzle), size);
}

}  // namespace reckon::sheet
