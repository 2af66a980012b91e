// SPDX-License-Identifier: MIT
// Any bytes are grids or are refused; a grid that was read reads back the same from its text.
#include "reckon/letters/grid/grid_text.hpp"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string>

#include "reckon/calcrostic/calcrostic_line.hpp"
#include "reckon/letters/grid/verify.hpp"

namespace {

using namespace reckon::letters;  // NOLINT(google-build-using-namespace): all of this is of it
using reckon::Error;
using reckon::calcrostic::calcrostic_of;
using reckon::calcrostic::read_line;

void check(const Grid& grid, Conditions conditions) {
  if (grid.asks_for_numbers()) {
    const auto again = read_grid(to_text(grid.puzzle.layout, grid.given), conditions);
    if (!again || again->puzzle.layout != grid.puzzle.layout || again->given != grid.given) {
      std::abort();
    }
    return;
  }
  for (const std::string& text : {to_text(grid.puzzle, grid.letters, Typography::typeset),
                                  to_text(grid.puzzle, grid.letters, Typography::ascii),
                                  to_latex(grid.puzzle, grid.letters)}) {
    const auto again = read_grid(text, conditions);
    if (!again || again->puzzle.layout != grid.puzzle.layout ||
        again->puzzle.words != grid.puzzle.words || again->letters != grid.letters) {
      std::abort();
    }
  }
  const auto numbers = grid.numbers();
  if (!numbers) return;
  if (mistakes(grid.puzzle.layout, *numbers).empty() != holds(grid.puzzle.layout, *numbers)) {
    std::abort();
  }
  const auto calcrostic = calcrostic_of(grid.puzzle.layout, *numbers);
  if (!calcrostic) return;
  const auto of_line = read_line(to_line(*calcrostic));
  // In large bases a number may have more than the 18 digits that grid lines allow.
  const bool too_long = std::ranges::any_of(
      *numbers, [](std::int64_t number) { return number >= 1'000'000'000'000'000'000; });
  if (of_line ? *of_line != *calcrostic : !too_long) std::abort();
}

void read_all(std::string_view text, Conditions conditions) {
  GridReader reader(text, conditions);
  while (true) {
    const auto grid = reader.next();
    if (!grid) {
      const Error& error = grid.error();
      if (error.message.empty() || error.line == 0 || error.column == 0 ||
          error.column > text.size() + 1) {
        std::abort();
      }
      return;
    }
    if (!*grid) return;
    check(**grid, conditions);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text(data, data + size);
  for (const unsigned base : {10U, 2U, 36U}) read_all(text, {.base = base, .leading_zeros = false});
  return 0;
}
