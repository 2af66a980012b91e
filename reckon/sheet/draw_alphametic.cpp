// SPDX-License-Identifier: MIT
// Draws alphametics.
#include <algorithm>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "reckon/letters/read/read.hpp"
#include "reckon/sheet/draw.hpp"
#include "reckon/sheet/font.hpp"
#include "reckon/text/letters.hpp"
#include "reckon/text/words.hpp"

namespace reckon::sheet {

using kinds::AlphameticPuzzle;

namespace {

std::string letters_in(std::string_view text) {
  std::string letters;
  std::set<std::string_view> seen;
  for (const TextWord& character : characters_of(text)) {
    if (can_stand_for_digit(character.text) && seen.insert(character.text).second) {
      letters += character.text;
    }
  }
  return letters;
}

// Whether a text has letters whose widths may be those of any font, and whether they are wide.
struct Others {
  bool are_there = false;
  bool are_wide = false;
};
Others others_in(std::string_view text) {
  constexpr std::size_t kBytesOfWide = 3;
  Others others;
  for (const TextWord& character : characters_of(text)) {
    if (character.text.size() == 1 || !can_stand_for_digit(character.text)) continue;
    others.are_there = true;
    others.are_wide = others.are_wide || character.text.size() >= kBytesOfWide;
  }
  return others;
}

// Puts each character into the middle of its column.
void add_apart(Drawing& drawing, std::string_view line, Length column, Text text) {
  text.anchor = Anchor::middle;
  Length left = 0;
  for (const TextWord& character : characters_of(line)) {
    text.x = left + column / 2;
    text.text = character.text;
    left += column;
    if (character.text != " ") drawing.add(text);
  }
}

}  // namespace

Drawing draw_calculation(std::string_view text, Length size) {
  const Length height = part_of(size, 140);
  const Others others = others_in(text);
  const Length column = others.are_wide ? part_of(size, 120) : width_of("0", Face::mono, size);
  Drawing drawing;
  for (const std::string& line : letters::lines_on_paper(text)) {
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
    Text of_line{.x = x,
                 .y = drawing.height + (height + cap_height(size)) / 2,
                 .text = line.substr(start),
                 .size = size,
                 .face = Face::mono};
    if (others.are_there) {
      add_apart(drawing, line, column, std::move(of_line));
    } else {
      drawing.add(std::move(of_line));
    }
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
