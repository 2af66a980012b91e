// SPDX-License-Identifier: MIT
// Finds grids without frames, by their equals signs.
#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

#include "reckon/scan/print.hpp"
#include "reckon/scan/sight.hpp"

namespace reckon::scan {
namespace {

using vision::Rectangle;

// All print connected with the sign, across vertical gaps of up to `reach` times its width, and
// horizontal gaps of twice that.
std::vector<Rectangle> block_around(const Rectangle& sign, std::vector<Rectangle> print,
                                    std::size_t reach) {
  constexpr std::size_t kMostPieces = 500;
  const std::size_t size = sign.width();
  std::vector<Rectangle> block{sign};
  for (std::size_t next = 0; next < block.size() && block.size() < kMostPieces; ++next) {
    const Rectangle from = block[next];
    std::erase_if(print, [&](const Rectangle& box) {
      const bool belongs = gap_across(from, box) <= 2 * reach * size &&
                           gap_down(from, box) <= reach * size && box.height() <= 5 * size / 2 &&
                           box.width() <= 6 * size &&
                           5 * std::max(box.height(), box.width()) >= size;
      if (belongs) block.push_back(box);
      return belongs;
    });
  }
  block.erase(block.begin());
  return block;
}

// The boxes of the words and operators of each line.
using Boxes = std::vector<Pieces>;

bool any_within(const std::vector<Rectangle>& signs, const Rectangle& box) {
  return std::ranges::any_of(signs, [&](const Rectangle& sign) { return box.holds(sign); });
}

// Whether the lines from `first` on have the number of words and operators of a grid, with equals
// signs next to and below its numbers.
bool is_grid(const Boxes& lines, std::size_t first, std::size_t end,
             const std::vector<Rectangle>& equals) {
  const std::size_t width = lines[first].size();
  // No operator is much wider than an equals sign.
  const std::size_t most = 2 * std::ranges::max(equals, {}, &Rectangle::width).width();
  std::size_t below = 0;
  for (std::size_t i = first; i < end; ++i) {
    const Pieces& line = lines[i];
    for (std::size_t j = 1 - (i - first) % 2; j < line.size(); j += 2 - (i - first) % 2) {
      if (line[j].width() > most) return false;
    }
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

// The dots of a division sign may be too small to count as print.
Rectangle with_dots(Rectangle sign) {
  if (sign.width() >= 2 * sign.height()) {
    sign.top -= std::min(sign.top, sign.width() / 2);
    sign.bottom += sign.width() / 2;
  }
  return sign;
}

std::optional<Sight> sight_in(const Page& page, const Boxes& lines,
                              const std::vector<Rectangle>& equals) {
  for (std::size_t first = 0; first < lines.size(); ++first) {
    const std::size_t width = lines[first].size();
    if (width % 2 == 0 || !is_grid_size((width + 1) / 2)) continue;
    for (std::size_t rows = 5; is_grid_size(rows); --rows) {
      const std::size_t end = first + 2 * rows - 1;
      if (end > lines.size() || !is_grid(lines, first, end, equals)) continue;
      Sight sight{.plain = true, .box = lines[first].front()};
      for (std::size_t i = first; i < end; ++i) {
        auto& tokens = sight.lines.emplace_back();
        for (const Rectangle& box : lines[i]) {
          const bool word = (i - first) % 2 == 0 && tokens.size() % 2 == 0;
          tokens.push_back({.word = word, .box = word ? box : with_dots(box)});
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
  const Pieces print = print_beside(page, framed);
  const std::vector<Rectangle> equals = equals_signs(print);
  std::vector<Sight> sights;
  for (const Rectangle& sign : equals) {
    const auto holds = [&](const Sight& sight) { return sight.box.holds(sign); };
    if (std::ranges::any_of(sights, holds)) continue;
    const std::size_t size = sign.width();
    // Uses the nearest print that forms a grid: farther print may belong to other grids.
    for (const std::size_t reach : {2U, 3U, 5U}) {
      Boxes lines;
      for (const Pieces& line : print_lines_of(block_around(sign, print, reach), size)) {
        auto& boxes = lines.emplace_back();
        for (const Pieces& word : words_of(line, size)) boxes.push_back(around(word));
      }
      auto sight = sight_in(page, lines, equals);
      if (!sight) continue;
      // Signs outside the grid, such as that of A=3 below it, lead to the same one again.
      const auto is_same = [&](const Sight& other) { return other.box == sight->box; };
      if (std::ranges::none_of(sights, is_same)) sights.push_back(*std::move(sight));
      break;
    }
  }
  return sights;
}

}  // namespace reckon::scan
