// Finds grids whose numbers do not stand in frames, by their equals signs.
#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

#include "reckon/scan/sight.hpp"

namespace reckon::scan {
namespace {

using vision::Part;
using vision::Rectangle;

// Two bars of one length, one above the other and no further apart than they are long.
std::vector<Rectangle> equals_signs(const std::vector<Rectangle>& print) {
  std::vector<Rectangle> bars;
  for (const Rectangle& box : print) {
    if (box.width() >= 8 && 2 * box.width() >= 5 * box.height()) bars.push_back(box);
  }
  // Bars may fill a picture; those of a page are few.
  constexpr std::size_t kMostBars = 5000;
  constexpr std::size_t kMostSigns = 500;
  if (bars.size() > kMostBars) return {};
  std::vector<Rectangle> signs;
  for (const Rectangle& upper : bars) {
    for (const Rectangle& lower : bars) {
      const std::size_t play = upper.width() / 5 + 1;
      if (signs.size() < kMostSigns && lower.top > upper.bottom &&
          lower.top - upper.bottom < upper.width() * 3 / 4 &&
          vision::distance(upper.left, lower.left) <= play &&
          vision::distance(upper.right, lower.right) <= play) {
        signs.push_back(upper.with(lower));
      }
    }
  }
  return signs;
}

// All print that hangs together with the sign, in gaps as puzzles have them.
std::vector<Rectangle> block_around(const Rectangle& sign, std::vector<Rectangle>& print) {
  constexpr std::size_t kMostPieces = 500;
  const std::size_t size = sign.width();
  std::vector<Rectangle> block{sign};
  for (std::size_t next = 0; next < block.size() && block.size() < kMostPieces; ++next) {
    const Rectangle from = block[next];
    std::erase_if(print, [&](const Rectangle& box) {
      const bool belongs = gap_across(from, box) <= 4 * size && gap_down(from, box) <= 2 * size &&
                           box.height() <= 5 * size / 2 && box.width() <= 6 * size &&
                           5 * std::max(box.height(), box.width()) >= size;
      if (belongs) block.push_back(box);
      return belongs;
    });
  }
  block.erase(block.begin());
  return block;
}

using Pieces = std::vector<Rectangle>;

// What stands beside each other, from top to bottom. Dots are of the bar above or below them, or
// they stand where there is no operator.
std::vector<Pieces> print_lines_of(const Pieces& block, std::size_t size) {
  const auto is_dot = [&](const Rectangle& box) {
    return 10 * std::max(box.height(), box.width()) < 3 * size;
  };
  Pieces pieces;
  std::ranges::remove_copy_if(block, std::back_inserter(pieces), is_dot);
  for (const Rectangle& dot : block) {
    if (!is_dot(dot)) continue;
    for (Rectangle& bar : pieces) {
      const std::size_t middle = dot.middle_column();
      if (2 * bar.left < middle && middle < 2 * bar.right && 2 * gap_down(bar, dot) <= size) {
        bar = bar.with(dot);
        break;
      }
    }
  }
  std::ranges::sort(pieces, {}, &Rectangle::middle_row);
  std::vector<Pieces> lines;
  std::size_t last = 0;
  for (const Rectangle& box : pieces) {
    // Middles count twice; the bars of a sign are less apart than lines.
    if (lines.empty() || box.middle_row() > last + size) lines.emplace_back();
    lines.back().push_back(box);
    last = box.middle_row();
  }
  for (Pieces& line : lines) std::ranges::sort(line, {}, &Rectangle::left);
  return lines;
}

// Pieces that are no further apart than the letters of a word, from left to right.
std::vector<Pieces> words_of(const Pieces& line, std::size_t size) {
  std::vector<Pieces> words;
  std::size_t right = 0;
  for (const Rectangle& box : line) {
    if (words.empty() || (box.left > right && (box.left - right) * 2 > size)) words.emplace_back();
    words.back().push_back(box);
    right = std::max(right, box.right);
  }
  return words;
}

Rectangle around(const Pieces& pieces) {
  Rectangle box = pieces.front();
  for (const Rectangle& piece : pieces) box = box.with(piece);
  return box;
}

// The boxes of the words and operators of each line.
using Boxes = std::vector<Pieces>;

bool any_within(const std::vector<Rectangle>& signs, const Rectangle& box) {
  return std::ranges::any_of(signs, [&](const Rectangle& sign) { return box.holds(sign); });
}

// Whether the lines from `first` on have as many words and operators as those of a grid, and its
// equals signs beside and below its numbers.
bool is_grid(const Boxes& lines, std::size_t first, std::size_t end,
             const std::vector<Rectangle>& equals) {
  const std::size_t width = lines[first].size();
  std::size_t below = 0;
  for (std::size_t i = first; i < end; ++i) {
    const Pieces& line = lines[i];
    if ((i - first) % 2 == 0) {
      if (line.size() != width) return false;
      if (!any_within(equals, line[1]) && !any_within(equals, line[width - 2])) return false;
    } else {
      if (line.size() != width && 2 * line.size() != width + 1) return false;
      if (i != first + 1 && i + 2 != end) continue;
      below += static_cast<std::size_t>(
          std::ranges::count_if(line, [&](const auto& box) { return any_within(equals, box); }));
    }
  }
  return 2 * below >= width + 1;
}

std::optional<Sight> sight_in(const Page& page, const Boxes& lines,
                              const std::vector<Rectangle>& equals) {
  for (std::size_t first = 0; first < lines.size(); ++first) {
    const std::size_t width = lines[first].size();
    if (width % 2 == 0 || !is_grid_size((width + 1) / 2)) continue;
    for (std::size_t rows = 5; is_grid_size(rows); --rows) {
      const std::size_t end = first + 2 * rows - 1;
      if (end > lines.size() || !is_grid(lines, first, end, equals)) continue;
      Sight sight{.box = lines[first].front()};
      for (std::size_t i = first; i < end; ++i) {
        auto& tokens = sight.lines.emplace_back();
        for (const Rectangle& box : lines[i]) {
          const bool word = (i - first) % 2 == 0 && tokens.size() % 2 == 0;
          tokens.push_back({.word = word, .box = box});
          if (word) tokens.back().glyphs = glyphs_in(page, box);
          sight.box = sight.box.with(box);
        }
      }
      return sight;
    }
  }
  return std::nullopt;
}

}  // namespace

std::vector<Sight> plain_grids_of(const Page& page, const std::vector<Sight>& framed) {
  std::vector<Rectangle> print;
  for (const Part& part : page.parts) {
    const auto holds = [&](const Sight& sight) { return sight.box.holds(part.box); };
    if (std::ranges::none_of(framed, holds)) print.push_back(part.box);
  }
  const std::vector<Rectangle> equals = equals_signs(print);
  std::vector<Sight> sights;
  for (const Rectangle& sign : equals) {
    const auto holds = [&](const Sight& sight) { return sight.box.holds(sign); };
    if (std::ranges::any_of(sights, holds)) continue;
    const std::size_t size = sign.width();
    std::vector<Rectangle> left = print;
    Boxes lines;
    for (const Pieces& line : print_lines_of(block_around(sign, left), size)) {
      auto& boxes = lines.emplace_back();
      for (const Pieces& word : words_of(line, size)) boxes.push_back(around(word));
    }
    if (auto sight = sight_in(page, lines, equals)) sights.push_back(*std::move(sight));
  }
  return sights;
}

}  // namespace reckon::scan
