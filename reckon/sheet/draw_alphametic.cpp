// SPDX-License-Identifier: MIT
// Draws alphametics.
#include <algorithm>
#include <string>
#include <vector>

#include "reckon/alphametic/read.hpp"
#include "reckon/sheet/draw.hpp"
#include "reckon/sheet/font.hpp"
#include "reckon/text/words.hpp"

namespace reckon::sheet {

using kinds::AlphameticPuzzle;

namespace {

std::string letters_in(std::string_view text) {
  std::string letters;
  for (const char c : text) {
    if (is_letter(c) && !letters.contains(c)) letters += c;
  }
  return letters;
}

}  // namespace

Drawing draw_calculation(std::string_view text, Length size) {
  const Length height = part_of(size, 140);
  const Length column = width_of("0", Face::mono, size);
  Drawing drawing;
  for (const std::string& line : alphametic::lines_on_paper(text)) {
    const auto width = static_cast<Length>(characters_of(line).size()) * column;
    drawing.width = std::max(drawing.width, width);
    const std::size_t start = line.find_first_not_of(' ');
    const Length x = static_cast<Length>(start) * column;
    if (line.find_first_not_of(" -") == line.npos) {
      const Length y = drawing.height + part_of(size, 20);
      drawing.add(Rule{.x1 = x, .y1 = y, .x2 = width, .y2 = y, .width = part_of(size, 6)});
      drawing.height += part_of(size, 40);
      continue;
    }
    drawing.add(Text{.x = x,
                     .y = drawing.height + (height + cap_height(size)) / 2,
                     .text = line.substr(start),
                     .size = size,
                     .face = Face::mono});
    drawing.height += height;
  }
  return drawing;
}

Drawing draw(const AlphameticPuzzle& puzzle, Length size) {
  Drawing drawing = draw_calculation(puzzle.text, size);
  const Drawing strip = draw_strip(letters_in(puzzle.text), size);
  const Length gap = part_of(size, 60);
  drawing.place(strip, 0, drawing.height + gap);
  drawing.width = std::max(drawing.width, strip.width);
  drawing.height += gap + strip.height;
  return drawing;
}

}  // namespace reckon::sheet
