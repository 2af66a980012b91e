// SPDX-License-Identifier: MIT
#include "reckon/scan/unread.hpp"

#include <algorithm>
#include <utility>

#include "reckon/scan/print.hpp"

namespace reckon::scan {
namespace {

using vision::Rectangle;

// Groups pieces that are as close as words and lines.
std::vector<Pieces> blocks_of(const Pieces& print, std::size_t height) {
  std::vector<Pieces> blocks;
  std::vector<bool> taken(print.size());
  for (std::size_t i = 0; i < print.size(); ++i) {
    if (taken[i]) continue;
    taken[i] = true;
    Pieces& block = blocks.emplace_back(Pieces{print[i]});
    for (std::size_t next = 0; next < block.size(); ++next) {
      const Rectangle from = block[next];
      for (std::size_t j = i + 1; j < print.size(); ++j) {
        if (taken[j] || gap_across(from, print[j]) > 3 * height ||
            gap_down(from, print[j]) > 2 * height) {
          continue;
        }
        taken[j] = true;
        block.push_back(print[j]);
      }
    }
  }
  return blocks;
}

// Whether the line has an operator or the colon of a hand: a bar, or two dots.
bool has_sign(const Pieces& block, const Rectangle& line, std::size_t height) {
  const auto is_dot = [&](const Rectangle& piece) {
    return 5 * std::max(piece.height(), piece.width()) <= 2 * height && gap_down(piece, line) == 0;
  };
  return std::ranges::any_of(block, [&](const Rectangle& piece) {
    if (gap_down(piece, line) > 0) return false;
    if (piece.width() >= 2 * piece.height() && 3 * piece.width() >= height) {
      return piece.width() <= height;
    }
    return is_dot(piece) && std::ranges::any_of(block, [&](const Rectangle& other) {
             return is_dot(other) && gap_across(piece, other) == 0 && other.top > piece.bottom;
           });
  });
}

// Whether the line has more numbers, operators and short words than normal text.
bool is_of_short_words(const Pieces& line, std::size_t height) {
  constexpr std::size_t kWords = 5;
  const auto words = words_of(line, height);
  const auto tall = static_cast<std::size_t>(std::ranges::count_if(
      line, [&](const Rectangle& piece) { return 2 * piece.height() >= height; }));
  return words.size() >= kWords && 2 * tall >= words.size() && 2 * line.size() <= 5 * words.size();
}

bool is_like_a_puzzle(const Pieces& block, std::size_t height) {
  if (equals_signs(block).size() >= 2) return true;
  return std::ranges::any_of(print_lines_of(block, height), [&](const Pieces& line) {
    return is_of_short_words(line, height) && has_sign(block, around(line), height);
  });
}

}  // namespace

std::vector<Rectangle> unread_print(const Page& page, const std::vector<Sight>& sights) {
  constexpr std::size_t kMostPieces = 3000;
  constexpr std::ptrdiff_t kCharacters = 12;
  constexpr std::size_t kThin = 3;
  Pieces print = print_beside(page, sights);
  std::erase_if(print, [&](const Rectangle& box) {
    // Borders and drawings are not print.
    const bool large = 2 * box.height() > page.ink.rows() || 2 * box.width() > page.ink.columns();
    return large || std::max(box.height(), box.width()) <= kThin;
  });
  const std::size_t height = usual_height(print);
  std::erase_if(print, [&](const Rectangle& box) {
    return box.height() > 2 * height || 10 * std::max(box.height(), box.width()) < height;
  });
  if (height == 0 || print.size() > kMostPieces) return {};
  std::vector<Rectangle> unread;
  for (const Pieces& block : blocks_of(print, height)) {
    if (is_like_a_puzzle(block, height)) unread.push_back(around(block));
  }
  const auto characters = std::ranges::count_if(
      print, [&](const Rectangle& piece) { return 2 * piece.height() >= height; });
  if (unread.empty() && sights.empty() && characters >= kCharacters) {
    unread.push_back(around(print));
  }
  return unread;
}

}  // namespace reckon::scan
