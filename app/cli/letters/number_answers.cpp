// SPDX-License-Identifier: MIT
#include "app/cli/letters/number_answers.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "reckon/algebra/setting.hpp"
#include "reckon/letters/grid_line.hpp"

namespace reckon::cli {

using algebra::PositiveIntegers;
using Integers = PositiveIntegers::Answer;

void expect_diagonals(const GridFile& file, const letters::Grid& grid) {
  if (!grid.asks_for_numbers() || grid.puzzle.layout.diagonals) return;
  throw file.fault(grid,
                   "numbers are asked for only in grids of 3 x 3 with diagonals: write letters "
                   "instead of ?");
}

std::string key_of(Integers answer) {
  std::string key = to_text(answer);
  std::ranges::replace(key, ' ', '_');
  return key;
}

bool is_complete(const PositiveIntegers& found) {
  return found.answer == Integers::none || found.answer == Integers::finitely_many;
}

bool is_solved(const PositiveIntegers& found) {
  return found.answer != Integers::none && found.answer != Integers::unknown;
}

std::string count_in_words(const PositiveIntegers& found) {
  switch (found.answer) {
    case Integers::infinitely_many: return "infinitely many answers";
    case Integers::some: return "1 answer, more are not decided";
    case Integers::unknown: return "not decided";
    default: break;
  }
  const std::size_t count = found.examples.size();
  return count == 1 ? "1 answer" : fmt::format("{} answers", count);
}

std::string remark_on(const PositiveIntegers& found, const letters::Grid& grid) {
  const std::string families =
      fmt::format("all numbers of its operators: reckon calcrostic families '{}'",
                  algebra::to_text(*operators_of(grid.puzzle.layout)));
  switch (found.answer) {
    case Integers::none: return "no answer in positive integers";
    case Integers::finitely_many: return {};
    case Integers::infinitely_many: return "there are infinitely many answers; " + families;
    case Integers::some: return "whether there are more answers is not decided; " + families;
    case Integers::unknown:
      return "not decided: no answer was found among small numbers; " + families;
  }
  return {};
}

}  // namespace reckon::cli
