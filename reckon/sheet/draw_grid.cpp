// SPDX-License-Identifier: MIT
// Draws grids.
#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "reckon/arith/operator_signs.hpp"
#include "reckon/letters/grid/grid_cells.hpp"
#include "reckon/letters/grid/word_text.hpp"
#include "reckon/sheet/draw.hpp"
#include "reckon/sheet/font.hpp"
#include "reckon/text/words.hpp"

namespace reckon::sheet {

using kinds::GridPuzzle;
using letters::Place;

namespace {

using letters::Layout;
using letters::Line;
using letters::Place;

// Lengths of a grid in hundredths of the size of its numbers.
struct Measures {
  Length box_height;
  Length inset;  // left and right of the numbers in a box
  Length gap;    // between boxes, side by side
  Length gap_below;
  bool boxes;
};
// Readers of a PDF take words for separate columns where they are further than 0.7 of their size
// apart, and for separate lines where they are further than 1.5. A row of words and operators must
// stay below both.
constexpr Measures kBoxes = {
    .box_height = 160, .inset = 30, .gap = 130, .gap_below = 130, .boxes = true};
constexpr Measures kKey = {
    .box_height = 100, .inset = 0, .gap = 165, .gap_below = 95, .boxes = false};

std::vector<std::string> words_of(const GridPuzzle& grid, bool solved, std::string_view names) {
  std::vector<std::string> words;
  if (grid.asks_for_numbers() && !solved) {
    for (const auto& number : grid.given) {
      words.push_back(number ? std::to_string(*number) : std::string(letters::kAsked));
    }
    return words;
  }
  for (const std::int64_t number : grid.numbers) words.push_back(std::to_string(number));
  if (solved) return words;
  // The letters of letters::encode.
  std::array<std::string, 10> letters;
  std::size_t used = 0;
  for (std::string& word : words) {
    std::string named;
    for (const char c : word) {
      std::string& letter = letters.at(static_cast<std::size_t>(c - '0'));
      if (letter.empty()) letter = letters::letter_name(used++, names);
      named += letter;
    }
    word = std::move(named);
  }
  return words;
}

class Drawer {
 public:
  Drawer(const GridPuzzle& grid, Length size, bool solved, const Measures& measures,
         std::string_view names = {})
      : layout_(grid.layout),
        asks_(grid.asks_for_numbers() && !solved),
        size_(size),
        measures_(measures),
        words_(words_of(grid, solved, names)) {
    place_columns();
    drawing_.height =
        layout_.rows * part(measures_.box_height) + (layout_.rows - 1) * part(measures_.gap_below);
  }

  Drawing drawn() {
    // Row by row, as the grid is read.
    const std::size_t lines = 2 * std::size_t{layout_.rows} - 1;
    if (measures_.boxes) draw_frames();
    for (std::size_t line = 0; line < lines; ++line) {
      for (std::size_t column = 0; column < 2 * std::size_t{layout_.columns} - 1; ++column) {
        if (line % 2 == 0 && column % 2 == 0) {
          draw_number(line / 2, column / 2);
        } else if (const auto sign = sign_at({.line = line, .column = column}); !sign.empty()) {
          draw_sign({.line = line, .column = column}, sign);
        }
      }
    }
    return std::move(drawing_);
  }

 private:
  // In hundredths of the size.
  Length part(Length hundredths) const { return part_of(size_, hundredths); }
  Length letters(std::size_t count) const {
    return width_of(std::string(count, '0'), Face::mono, size_);
  }

  // Boxes are as wide as the longest word of their column, or wide enough to write in if the grid
  // asks for numbers.
  void place_columns() {
    constexpr std::size_t kRoom = 4;
    Length x = 0;
    for (std::size_t column = 0; column < layout_.columns; ++column) {
      std::size_t longest = asks_ ? kRoom : 1;
      for (std::size_t row = 0; row < layout_.rows; ++row) {
        longest = std::max(longest, words_[row * layout_.columns + column].size());
      }
      const Length width = letters(longest) + 2 * part(measures_.inset);
      columns_.emplace_back(x, width);
      x += width + part(measures_.gap);
    }
    drawing_.width = x - part(measures_.gap);
  }

  Length top(std::size_t row) const {
    return static_cast<Length>(row) * (part(measures_.box_height) + part(measures_.gap_below));
  }
  // The middle of a line or column of the grid text.
  Length middle_x(std::size_t column) const {
    const auto [x, width] = columns_[column / 2];
    return column % 2 == 0 ? x + width / 2 : x + width + part(measures_.gap) / 2;
  }
  Length middle_y(std::size_t line) const {
    const Length below = top(line / 2) + part(measures_.box_height) / 2;
    return line % 2 == 0 ? below
                         : below + (part(measures_.box_height) + part(measures_.gap_below)) / 2;
  }

  std::string_view sign_at(Place place) const {
    for (const Line& line : layout_.lines) {
      for (std::size_t i = 0; i + 1 < line.size; ++i) {
        const Place between = place_between(layout_, line.cells[i], line.cells[i + 1]);
        if (between.line != place.line || between.column != place.column) continue;
        return i + 2 == line.size ? "=" : typeset(line.operators[i]);
      }
    }
    return {};
  }

  void draw_frames() {
    const Length border = part(5);
    for (std::size_t row = 0; row < layout_.rows; ++row) {
      for (const auto& [x, width] : columns_) {
        drawing_.add(Box{.x = x,
                         .y = top(row),
                         .width = width,
                         .height = part(measures_.box_height),
                         .corner = part(15),
                         .border = border});
      }
    }
    if (!layout_.diagonals) return;
    // From the lower corner of a box to the operator, and on to the upper corner of the next.
    for (std::size_t row = 0; row + 1 < layout_.rows; ++row) {
      for (std::size_t column = 0; column + 1 < layout_.columns; ++column) {
        const bool falling = row == column;
        const auto [x, width] = columns_[column];
        const Length left = x + width;
        const Length right = left + part(measures_.gap);
        const Length upper = top(row) + part(measures_.box_height);
        const Length lower = upper + part(measures_.gap_below);
        draw_tie(falling ? left : right, upper, falling ? right : left, lower);
      }
    }
  }

  // A line from one corner to the other that leaves room for the operator in its middle.
  void draw_tie(Length x1, Length y1, Length x2, Length y2) {
    constexpr Length kReach = 25;  // hundredths of the way
    const Length dx = (x2 - x1) * kReach / 100;
    const Length dy = (y2 - y1) * kReach / 100;
    const Length width = part(5);
    drawing_.add(Rule{.x1 = x1, .y1 = y1, .x2 = x1 + dx, .y2 = y1 + dy, .width = width});
    drawing_.add(Rule{.x1 = x2, .y1 = y2, .x2 = x2 - dx, .y2 = y2 - dy, .width = width});
  }

  // The longest word of a column is in the middle of its box, and all others end where it does.
  void draw_number(std::size_t row, std::size_t column) {
    const std::string& word = words_[row * layout_.columns + column];
    const auto [x, width] = columns_[column];
    const Length baseline = middle_y(2 * row) + cap_height(size_) / 2;
    // A player writes the missing number next to a small question mark.
    const bool asked = word == letters::kAsked;
    drawing_.add(Text{.x = asked ? x + part(20) : x + width - part(measures_.inset),
                      .y = baseline,
                      .text = word,
                      .size = asked ? part(65) : size_,
                      .face = Face::mono,
                      .anchor = asked ? Anchor::start : Anchor::end});
  }

  void draw_sign(Place place, std::string_view sign) {
    drawing_.add(Text{.x = middle_x(place.column),
                      .y = middle_y(place.line) + sign_middle(size_),
                      .text = std::string(sign),
                      .size = size_,
                      .face = Face::mono,
                      .anchor = Anchor::middle});
  }

  const Layout& layout_;
  bool asks_;
  Length size_;
  Measures measures_;
  std::vector<std::string> words_;
  std::vector<std::pair<Length, Length>> columns_;  // where the boxes begin, and how wide they are
  Drawing drawing_;
};

}  // namespace

Drawing draw_strip(std::string_view names, Length size) {
  const std::vector<TextWord> letters = characters_of(names);
  const Length side = part_of(size, 120);
  const Length small = part_of(size, 60);
  const Length label = part_of(size, 75);
  Drawing strip{.width = static_cast<Length>(letters.size()) * side, .height = label + side};
  for (std::size_t i = 0; i < letters.size(); ++i) {
    const Length x = static_cast<Length>(i) * side;
    strip.add(Box{.x = x, .y = label, .width = side, .height = side, .border = part_of(size, 4)});
    strip.add(Text{.x = x + side / 2,
                   .y = label - small / 4,
                   .text = std::string(letters[i].text),
                   .size = small,
                   .face = Face::mono,
                   .anchor = Anchor::middle});
  }
  return strip;
}

Drawing draw(const GridPuzzle& grid, Length size, std::string_view names) {
  Drawing drawing = Drawer(grid, size, false, kBoxes, names).drawn();
  if (grid.asks_for_numbers()) return drawing;
  std::array<bool, 10> used{};
  for (const std::int64_t number : grid.numbers) {
    for (const char c : std::to_string(number)) used[static_cast<std::size_t>(c - '0')] = true;
  }
  std::string letters;
  for (auto left = std::ranges::count(used, true); left > 0; --left) {
    letters += letters::letter_name(letters.size(), names);
  }
  std::ranges::sort(letters);
  const Drawing strip = draw_strip(letters, size);
  const Length gap = part_of(size, 60);
  drawing.place(strip, 0, drawing.height + gap);
  drawing.width = std::max(drawing.width, strip.width);
  drawing.height += gap + strip.height;
  return drawing;
}

Drawing draw_solved(const GridPuzzle& grid, Length size) {
  return Drawer(grid, size, true, kBoxes).drawn();
}

Drawing draw_key(const GridPuzzle& grid, Length size) {
  return Drawer(grid, size, true, kKey).drawn();
}

}  // namespace reckon::sheet
