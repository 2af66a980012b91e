// SPDX-License-Identifier: MIT
#include "reckon/scan/print.hpp"

#include <algorithm>
#include <iterator>

namespace reckon::scan {

using vision::Rectangle;

std::vector<Rectangle> equals_signs(const Pieces& print) {
  Pieces bars;
  for (const Rectangle& box : print) {
    if (box.width() >= 8 && 2 * box.width() >= 5 * box.height()) bars.push_back(box);
  }
  // Bars may fill a picture; a page has few.
  constexpr std::size_t kMostBars = 5000;
  constexpr std::size_t kMostSigns = 500;
  if (bars.size() > kMostBars) return {};
  Pieces signs;
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

std::vector<Pieces> print_lines_of(const Pieces& block, std::size_t size) {
  const auto is_dot = [&](const Rectangle& box) {
    return 10 * std::max(box.height(), box.width()) < 3 * size;
  };
  Pieces pieces;
  std::ranges::remove_copy_if(block, std::back_inserter(pieces), is_dot);
  // The bars of an equals sign may be as far apart as lines.
  for (const Rectangle& sign : equals_signs(pieces)) {
    const auto of_sign = [&](const Rectangle& piece) { return sign.holds(piece); };
    if (std::ranges::count_if(pieces, of_sign) < 2) continue;
    std::erase_if(pieces, of_sign);
    pieces.push_back(sign);
  }
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
    // Middles are doubled.
    if (lines.empty() || box.middle_row() > last + size) lines.emplace_back();
    lines.back().push_back(box);
    last = box.middle_row();
  }
  for (Pieces& line : lines) std::ranges::sort(line, {}, &Rectangle::left);
  return lines;
}

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

Pieces merged(const Pieces& line) {
  Pieces marks;
  for (const Rectangle& box : line) {
    if (!marks.empty() && marks.back().right > (box.left + box.right) / 2) {
      marks.back() = marks.back().with(box);
    } else {
      marks.push_back(box);
    }
  }
  return marks;
}

std::size_t usual_height(const Pieces& print) {
  constexpr std::size_t kLeast = 10;
  std::vector<std::size_t> heights;
  for (const Rectangle& piece : print) {
    if (piece.height() >= kLeast && piece.width() <= 2 * piece.height()) {
      heights.push_back(piece.height());
    }
  }
  if (heights.empty()) return 0;
  const auto middle = heights.begin() + static_cast<std::ptrdiff_t>(heights.size() / 2);
  std::ranges::nth_element(heights, middle);
  return *middle;
}

bool is_hyphen(const Rectangle& piece) { return piece.width() >= 2 * piece.height(); }

Rectangle around(const Pieces& pieces) {
  Rectangle box = pieces.front();
  for (const Rectangle& piece : pieces) box = box.with(piece);
  return box;
}

}  // namespace reckon::scan
