// SPDX-License-Identifier: MIT
#include "reckon/kinds/turned.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>

#include "reckon/calcrostic/calcrostic.hpp"
#include "reckon/calcrostic/calcrostic_line.hpp"
#include "reckon/kinds/place.hpp"

namespace reckon::kinds {

std::vector<GridPuzzle> turned(const GridPuzzle& grid) {
  if (grid.asks_for_numbers()) return {grid};
  std::vector<GridPuzzle> all;
  if (!grid.layout.diagonals) {
    letters::SolvedGrid other = transposed({.layout = grid.layout, .numbers = grid.numbers});
    all = {grid,
           GridPuzzle{.layout = std::move(other.layout), .numbers = std::move(other.numbers)}};
  } else if (const auto solved = calcrostic::calcrostic_of(grid.layout, grid.numbers)) {
    for (const calcrostic::Calcrostic& version : calcrostic::versions(*solved)) {
      all.push_back({.layout = letters::layout_of(version.operators),
                     .numbers = {version.numbers.begin(), version.numbers.end()}});
    }
  } else {
    all = {grid};
  }
  std::vector<GridPuzzle> different;
  for (GridPuzzle& one : all) {
    if (std::ranges::find(different, one) == different.end()) different.push_back(std::move(one));
  }
  return different;
}

std::vector<std::uint8_t> digits_by_letter(const GridPuzzle& grid) {
  std::vector<std::uint8_t> digits;
  for (const std::int64_t number : grid.numbers) {
    for (const char c : std::to_string(number)) {
      const auto digit = static_cast<std::uint8_t>(c - '0');
      if (std::ranges::find(digits, digit) == digits.end()) digits.push_back(digit);
    }
  }
  return digits;
}

std::int64_t shared_part(const Copied& one, const Copied& other) {
  const auto half_of = [](const auto& left, const auto& right) {
    if (left.empty() && right.empty()) return std::int64_t{0};
    std::size_t equal = 0;
    for (std::size_t i = 0; i < std::min(left.size(), right.size()); ++i) {
      if (left[i] == right[i]) ++equal;
    }
    const auto most = static_cast<std::int64_t>(std::max(left.size(), right.size()));
    return kAllShared / 2 / most * static_cast<std::int64_t>(equal);
  };
  return half_of(one.letters, other.letters) + half_of(one.cells, other.cells);
}

}  // namespace reckon::kinds
