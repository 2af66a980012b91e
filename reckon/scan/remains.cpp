// SPDX-License-Identifier: MIT
#include "reckon/scan/remains.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "reckon/kinds/code.hpp"
#include "reckon/scan/print.hpp"
#include "reckon/scan/reading.hpp"

namespace reckon::scan {
namespace {

using vision::Arrangement;
using vision::Part;
using vision::Rectangle;

bool overlap(const Rectangle& a, const Rectangle& b) {
  return a.top < b.bottom && b.top < a.bottom && a.left < b.right && b.left < a.right;
}

// How far below a puzzle the boxes and the code end that belong to it, in tenths of the height of
// its first frame or character.
constexpr std::size_t tenths_below(Form form) {
  switch (form) {
    case Form::hand: return 13;
    case Form::grid: return 27;
    case Form::alphametic: return 30;
  }
  std::unreachable();
}

bool is_of(const Rectangle& box, const std::vector<Rectangle>& feet) {
  return std::ranges::any_of(feet, [&](const Rectangle& foot) { return overlap(foot, box); });
}

// --- Codes

// Whether pieces of print may be a code: after every five characters is a hyphen, and there are at
// least two groups.
bool is_like_a_code(const Pieces& pieces) {
  constexpr std::size_t kGroup = 5;
  if (pieces.size() < kGroup + 3) return false;
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    if (is_hyphen(pieces[i]) != (i % (kGroup + 1) == kGroup)) return false;
  }
  return true;
}

// The place of the puzzle above a code, by the layout of sheets.
Rectangle place_above(const Rectangle& code, std::string_view text) {
  const std::size_t height = code.height();
  const auto lines = static_cast<std::size_t>(std::ranges::count(text, '\n')) + 1;
  const std::size_t up = height * (lines == 1 ? 12 : 5 * lines + 6);
  return {.top = code.top - std::min(code.top, up),
          .left = code.left,
          .bottom = code.bottom,
          .right = std::max(code.right, code.left + 30 * height)};
}

// --- Drawings

// Whether it is as large as a frame. Borders of a page, edges of a picture and large letters are
// left out.
bool is_drawing(const Part& part, const Page& page, std::size_t usual) {
  const Rectangle& box = part.box;
  const std::size_t smaller = std::min(box.height(), box.width());
  const bool is_border = 2 * box.height() > page.ink.rows() && 2 * box.width() > page.ink.columns();
  const bool is_edge = box.top == 0 || box.left == 0 || box.bottom == page.ink.rows() ||
                       box.right == page.ink.columns();
  const bool is_letter = smaller < 5 * usual && 5 * part.area > 2 * box.height() * box.width();
  return smaller >= 3 * usual && !is_border && !is_edge && !is_letter;
}

// The bounding boxes of the drawings, without what is in puzzles.
std::vector<Rectangle> drawings_on(const Page& page, const std::vector<Rectangle>& feet) {
  const std::size_t usual = usual_height(print_beside(page, {}));
  const auto is_outside = [&](const Part& part) {
    const auto holds = [&](const Rectangle& foot) { return foot.holds(part.box); };
    return is_drawing(part, page, usual) && std::ranges::none_of(feet, holds);
  };
  if (std::ranges::none_of(page.parts, is_outside)) return {};
  const vision::PartMap map = vision::parts_of(page.ink, 1, vision::Touch::corners);
  std::vector<std::optional<Rectangle>> boxes(map.parts.size());
  for (std::size_t r = 0; r + 1 < map.rows.size(); ++r) {
    for (std::size_t i = map.rows[r]; i < map.rows[r + 1]; ++i) {
      const auto& [begin, end, number] = map.runs[i];
      if (!is_outside(map.parts[number - 1])) continue;
      const Rectangle run{.top = r, .left = begin, .bottom = r + 1, .right = end};
      if (is_of(run, feet)) continue;
      std::optional<Rectangle>& box = boxes[number - 1];
      box = box ? box->with(run) : run;
    }
  }
  std::vector<Rectangle> drawings;
  for (const auto& box : boxes) {
    if (box && std::min(box->height(), box->width()) >= 2 * usual) drawings.push_back(*box);
  }
  return drawings;
}

// Joins rectangles at most this far apart.
std::vector<Rectangle> joined(std::vector<Rectangle> boxes, std::size_t most) {
  for (bool changed = true; std::exchange(changed, false);) {
    for (std::size_t i = 0; i < boxes.size(); ++i) {
      for (std::size_t j = i + 1; j < boxes.size(); ++j) {
        if (gap_across(boxes[i], boxes[j]) > most || gap_down(boxes[i], boxes[j]) > most) continue;
        boxes[i] = boxes[i].with(boxes[j]);
        boxes.erase(boxes.begin() + static_cast<std::ptrdiff_t>(j));
        changed = true;
        --j;
      }
    }
  }
  return boxes;
}

}  // namespace

std::vector<Rectangle> feet_of(const std::vector<Sight>& sights) {
  constexpr std::size_t kLeastRim = 6;
  constexpr std::size_t kWidest = 9;  // of a row of boxes, in heights of a frame
  std::vector<Rectangle> feet;
  for (const Sight& sight : sights) {
    const bool is_framed = !sight.plain && !sight.lines.empty() && !sight.lines.front().empty();
    const std::size_t height = is_framed ? sight.lines.front().front().box.height() : 0;
    const std::size_t rim = std::max(kLeastRim, height / 5);
    const Rectangle& box = sight.box;
    const Rectangle bordered{.top = box.top - std::min(box.top, rim),
                             .left = box.left - std::min(box.left, rim),
                             .bottom = box.bottom + rim,
                             .right = box.right + rim};
    feet.push_back(bordered);
    feet.push_back({.top = box.bottom,
                    .left = bordered.left,
                    .bottom = bordered.bottom + height * tenths_below(sight.form) / 10,
                    .right = std::max(bordered.right, box.left + kWidest * height)});
  }
  return feet;
}

std::vector<Found> puzzles_of_codes(const Page& page, const std::vector<Sight>& sights,
                                    const Shapes& shapes) {
  constexpr std::size_t kMostPieces = 5000;
  const std::size_t usual = usual_height(print_beside(page, {}));
  const std::vector<Rectangle> feet = feet_of(sights);
  Pieces print;
  for (const Part& part : page.parts) {
    if (part.box.height() <= 2 * usual && part.box.width() <= 2 * usual && !is_of(part.box, feet)) {
      print.push_back(part.box);
    }
  }
  if (print.size() > kMostPieces) return {};
  std::vector<Found> puzzles;
  for (const Pieces& line : print_lines_of(print, usual * 2 / 3)) {
    for (const Pieces& word : words_of(line, 2 * usual)) {
      Pieces glyphs;
      take_line_apart(page, word, glyphs);
      if (!is_like_a_code(glyphs)) continue;
      const std::string code = read_small_print(page, glyphs, shapes).front();
      const auto puzzle = kinds::puzzle_of(code);
      const auto form = puzzle ? kinds::form_of(*puzzle) : std::nullopt;
      if (!form) continue;
      const std::string text = kinds::to_text(*puzzle);
      puzzles.push_back({.form = *form,
                         .text = text,
                         .code = kinds::code_of(*puzzle).value_or(code),
                         .doubts = {{.reason = DoubtReason::only_code}},
                         .puzzle = *puzzle,
                         .place = place_above(around(word), text)});
    }
  }
  return puzzles;
}

std::vector<Rectangle> remains_on(const Page& page, const std::vector<Arrangement>& arrangements,
                                  const std::vector<Sight>& sights) {
  const std::vector<Rectangle> feet = feet_of(sights);
  std::vector<Rectangle> remains = drawings_on(page, feet);
  const std::size_t usual = usual_height(print_beside(page, {}));
  std::size_t tallest = 0;
  for (const Arrangement& arrangement : arrangements) {
    if (is_of(arrangement.box, feet)) continue;
    std::size_t frames = 0;
    bool is_filled = false;
    for (const auto& frame : arrangement.frames.values()) {
      // Letters have holes like small frames.
      if (!frame || 2 * frame->height() < 3 * usual) continue;
      ++frames;
      tallest = std::max(tallest, frame->height());
      is_filled = is_filled || !glyphs_in(page, *frame).empty();
    }
    constexpr std::size_t kRow = 3;
    if (is_filled || frames >= kRow) remains.push_back(arrangement.box);
  }
  return joined(std::move(remains), tallest);
}

}  // namespace reckon::scan
