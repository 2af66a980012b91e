// SPDX-License-Identifier: MIT
// Finds alphametics by the boxes for their digits. The size of the boxes gives that of the print
// above them.
#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

#include "reckon/scan/print.hpp"
#include "reckon/scan/sight.hpp"

namespace reckon::scan {
namespace {

using vision::Arrangement;
using vision::Rectangle;

// A row of adjacent boxes, and their side, including borders. Sheets draw them like this, in
// sixtieths of the side:
//
//        D E F G       lines of print, 70 from one to the next, characters 37 high, 30 apart
//    -----------       a rule
//      H I J K L       ends 84 above the boxes
//    A   B   C         names of the boxes, up to 30 above
//   +---+---+---+
//   |   |   |   |
struct Strip {
  std::vector<Rectangle> boxes{};
  Rectangle around{};
  std::size_t side = 0;
};
constexpr std::size_t kSide = 60;
constexpr std::size_t kNames = 40;      // end of the names, upwards
constexpr std::size_t kLowest = 130;    // the last line ends no higher
constexpr std::size_t kBlank = 50;      // the lines of one calculation are closer than this
constexpr std::size_t kCharacter = 30;  // distance between characters
constexpr std::size_t kLow = 32;        // letters and digits are higher
constexpr std::size_t kTooHigh = 60;    // nothing in a calculation is higher
constexpr std::size_t kLeftPlay = 45;   // print may begin this far left of the boxes
constexpr std::size_t kSpeck = 5;       // smaller than this on both sides
constexpr std::size_t kThin = 14;       // the maximal height of a rule
constexpr std::size_t kMargin =
    150;  // the least distance between a puzzle and the column to its left

// The boxes of one row. Those whose borders noise has broken are put where others leave a gap, if
// at least half were seen.
std::vector<Rectangle> boxes_of(const std::vector<Rectangle>& seen) {
  std::vector<std::size_t> widths;
  for (const Rectangle& box : seen) widths.push_back(box.width());
  const auto middle = widths.begin() + static_cast<std::ptrdiff_t>(widths.size() / 2);
  std::ranges::nth_element(widths, middle);
  std::vector<Rectangle> boxes{seen.front()};
  for (std::size_t i = 1; i < seen.size(); ++i) {
    const Rectangle last = boxes.back();
    const Rectangle& next = seen[i];
    const std::size_t apart = next.left - std::min(next.left, last.left);
    const std::size_t steps = std::max<std::size_t>(1, (2 * apart + *middle) / (2 * *middle));
    for (std::size_t step = 1; step < steps; ++step) {
      const std::size_t left = last.left + apart * step / steps;
      const std::size_t top = (last.top * (steps - step) + next.top * step) / steps;
      boxes.push_back(
          {.top = top, .left = left, .bottom = top + last.height(), .right = left + last.width()});
    }
    boxes.push_back(next);
  }
  return boxes.size() <= 2 * seen.size() ? boxes : seen;
}

std::optional<Strip> strip_of(const Arrangement& arrangement) {
  const auto& frames = arrangement.frames;
  if (frames.rows() != 1 || frames.columns() < 3) return std::nullopt;
  std::vector<Rectangle> seen;
  for (std::size_t i = 0; i < frames.columns(); ++i) {
    if (!frames(0, i)) return std::nullopt;
    seen.push_back(*frames(0, i));
  }
  Strip strip{.boxes = boxes_of(seen), .around = arrangement.box};
  strip.side = (strip.boxes.back().left - strip.boxes.front().left) / (strip.boxes.size() - 1);
  const std::size_t height = strip.boxes.front().height();
  const bool is_of_squares = 10 * strip.side >= 9 * height && 10 * strip.side <= 13 * height;
  return is_of_squares ? std::optional(std::move(strip)) : std::nullopt;
}

// Converts sixtieths of the side to pixels, rounded down.
std::size_t part_of(const Strip& strip, std::size_t sixtieths) {
  return strip.side * sixtieths / kSide;
}

// The left edge of the next column of puzzles to the right.
std::size_t right_end(const Page& page, const Strip& strip, const std::vector<Rectangle>& others) {
  std::size_t end = page.ink.columns();
  for (const Rectangle& other : others) {
    if (other.left > strip.around.left + part_of(strip, 2 * kMargin)) {
      end = std::min(end, other.left - part_of(strip, kMargin));
    }
  }
  return end;
}

// Whether the line is a rule, which may have gaps.
bool is_rule(const Strip& strip, const Pieces& line) {
  const auto is_thin = [&](const Rectangle& box) {
    return box.height() <= part_of(strip, kThin) && box.width() >= 2 * box.height();
  };
  return std::ranges::all_of(line, is_thin) && around(line).height() <= part_of(strip, kThin) &&
         around(line).width() >= 2 * part_of(strip, kCharacter);
}

// The consecutive lines of print above the boxes, from top to bottom.
std::vector<Pieces> lines_above(const Page& page, const Strip& strip, std::size_t right) {
  const std::size_t play = part_of(strip, kLeftPlay);
  const std::size_t bottom = strip.around.top - std::min(strip.around.top, part_of(strip, kNames));
  Pieces print;
  for (const vision::Part& part : page.parts) {
    const Rectangle& box = part.box;
    if (box.left + play >= strip.around.left && box.right <= right && box.bottom <= bottom &&
        std::max(box.height(), box.width()) > part_of(strip, kSpeck)) {
      print.push_back(box);
    }
  }
  constexpr std::size_t kMostPieces = 1000;  // of all puzzles in a column of a page
  if (print.size() > kMostPieces) return {};
  // Two rules would be an equals sign.
  const auto rules = std::ranges::partition(
      print, [&](const Rectangle& box) { return !is_rule(strip, Pieces{box}); });
  std::vector<Pieces> lines;
  for (const Rectangle& rule : rules) {
    const auto same = std::ranges::find_if(lines, [&](const Pieces& line) {
      return gap_down(line.front(), rule) <= part_of(strip, kThin);
    });
    if (same != lines.end()) {
      same->push_back(rule);
    } else {
      lines.push_back({rule});
    }
  }
  print.erase(rules.begin(), rules.end());
  std::ranges::move(print_lines_of(print, part_of(strip, 50)), std::back_inserter(lines));
  std::ranges::sort(lines, {}, [](const Pieces& line) { return around(line).middle_row(); });
  std::size_t below = strip.around.top;
  std::size_t most = part_of(strip, kLowest);
  auto first = lines.end();
  while (first != lines.begin()) {
    const Rectangle box = around(*(first - 1));
    if (box.bottom + most < below || box.height() > part_of(strip, kTooHigh)) break;
    below = box.top;
    most = part_of(strip, kBlank);
    --first;
  }
  return {first, lines.end()};
}

// The column, in characters from the left.
std::size_t column_of(const Strip& strip, const Rectangle& glyph) {
  const std::size_t middle = glyph.middle_column();
  const std::size_t first = 2 * strip.boxes.front().left;
  const std::size_t characters = 2 * (strip.boxes.size() - 1);
  const std::size_t width = 2 * (strip.boxes.back().left - strip.boxes.front().left);
  return (middle - std::min(middle, first)) * characters / width;
}

// The operator that fills `mark`, with a margin around it.
Token sign_in(const Rectangle& mark, std::size_t pitch) {
  const std::size_t rim = pitch / 6;
  return {.box = {.top = mark.top - std::min(mark.top, rim),
                  .left = mark.left - std::min(mark.left, rim),
                  .bottom = mark.bottom + rim,
                  .right = mark.right + rim}};
}

// Splits a line into words and operators; close characters form a word.
std::vector<Token> tokens_of(const Page& page, const Strip& strip, const Pieces& line) {
  std::vector<Token> tokens;
  const std::size_t pitch = part_of(strip, kCharacter);
  std::size_t last = 0;  // end of the last character
  for (const Rectangle& mark : merged(line)) {
    if (mark.height() < part_of(strip, kLow)) {
      tokens.push_back(sign_in(mark, pitch));
      continue;
    }
    Pieces glyphs{mark};
    if (2 * mark.width() > 3 * pitch) {
      glyphs.clear();
      take_apart(page, mark, glyphs);
    }
    for (const Rectangle& glyph : glyphs) {
      const bool goes_on =
          !tokens.empty() && tokens.back().word && glyph.left < last + 2 * pitch / 3;
      if (!goes_on)
        tokens.push_back({.word = true, .box = glyph, .column = column_of(strip, glyph)});
      Token& word = tokens.back();
      word.box = word.box.with(glyph);
      word.glyphs.push_back(glyph);
      last = glyph.right;
    }
  }
  // A line has one word. A lone mark before it is a blurred sign.
  if (tokens.size() == 2 && tokens[0].glyphs.size() == 1 && tokens[1].word) {
    tokens[0] = sign_in(tokens[0].box, pitch);
  }
  return tokens;
}

// Whether the boxes lie below a grid, which then owns them.
bool is_below(const Strip& strip, const Sight& grid) {
  return strip.around.top >= grid.box.bottom &&
         strip.around.top - grid.box.bottom <= 3 * strip.side &&
         gap_across(strip.around, grid.box) == 0;
}

}  // namespace

std::vector<Sight> calculations_of(const Page& page, const std::vector<Arrangement>& all,
                                   const std::vector<Sight>& framed) {
  std::vector<Rectangle> others;
  for (const Sight& sight : framed) others.push_back(sight.box);
  std::vector<Strip> strips;
  for (const Arrangement& arrangement : all) {
    auto strip = strip_of(arrangement);
    if (!strip) continue;
    others.push_back(strip->around);
    if (std::ranges::any_of(framed, [&](const Sight& sight) {
          return sight.box.holds(strip->around) || is_below(*strip, sight);
        })) {
      continue;
    }
    const auto is_empty = [&](const Rectangle& box) { return glyphs_in(page, box).empty(); };
    if (std::ranges::all_of(strip->boxes, is_empty)) strips.push_back(*std::move(strip));
  }
  std::vector<Sight> sights;
  for (const Strip& strip : strips) {
    Sight sight{.form = Form::alphametic, .box = strip.around, .strip = strip.boxes};
    for (const Pieces& line : lines_above(page, strip, right_end(page, strip, others))) {
      const bool rule = is_rule(strip, line);
      // A slanted rule may be seen in pieces.
      if (rule && !sight.lines.empty() && sight.lines.back().empty()) continue;
      std::vector<Token> tokens;
      if (!rule) {
        tokens = tokens_of(page, strip, line);
        const auto signs = std::ranges::count(tokens, false, &Token::word);
        // Seen from the side, text above a puzzle and the circles of its level come close.
        if (signs > 1) sight.lines.clear();
        if (signs > 1 || std::cmp_equal(signs, tokens.size())) continue;
      }
      sight.box = sight.box.with(around(line));
      sight.lines.push_back(std::move(tokens));
    }
    if (!sight.lines.empty()) sights.push_back(std::move(sight));
  }
  return sights;
}

}  // namespace reckon::scan
