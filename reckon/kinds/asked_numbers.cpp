// SPDX-License-Identifier: MIT
// Calcrostics that ask for their numbers as a kind of puzzles; that they have one answer only takes
// polynomials to find out (reckon/algebra/asked_numbers.hpp).
#include <algorithm>
#include <utility>
#include <variant>

#include "reckon/kinds/grids.hpp"
#include "reckon/kinds/rows.hpp"

namespace reckon::kinds {

namespace {

constexpr std::size_t kMaskSymbol = 5;  // cells a symbol

Result<void> put_asked(Symbols& symbols, const Puzzle& puzzle) {
  const GridPuzzle& grid = grid_in(puzzle);
  put_lines(symbols, grid);
  for (std::size_t cell = 0; cell < grid.given.size(); ++cell) {
    if (cell % kMaskSymbol == 0) symbols.push_back(0);
    if (grid.given[cell]) symbols.back() |= static_cast<std::uint8_t>(1U << cell % kMaskSymbol);
  }
  return {};
}

std::optional<Puzzle> take_asked(SymbolSource& source) {
  auto grid = take_lines(source, 3, 3, true);
  if (!grid || std::ranges::find(grid->numbers, 0) != grid->numbers.end()) return std::nullopt;
  unsigned mask = source.take();
  mask |= unsigned{source.take()} << kMaskSymbol;
  for (std::size_t cell = 0; cell < grid->numbers.size(); ++cell) {
    const bool given = (mask >> cell & 1U) != 0;
    grid->given.push_back(given ? std::optional(grid->numbers[cell]) : std::nullopt);
  }
  return *std::move(grid);
}

Result<Solved> check_asked(krypto::Solver&, const Puzzle& puzzle) {
  if (const auto good = check_lines(grid_in(puzzle)); !good) return std::unexpected(good.error());
  return Solved{};
}

}  // namespace

CheckedRow asked_numbers() {
  return KindRow{
      .kind = Kind::numbers,
      .how_many = "Number of grids that ask for numbers",
      .has_levels = false,
      .put = put_asked,
      .take = take_asked,
      .facts = facts_of_calcrostic,
      .solve = check_asked,
  };
}

}  // namespace reckon::kinds
