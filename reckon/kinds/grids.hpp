// SPDX-License-Identifier: MIT
// Functions that all kinds of grids share.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include "reckon/kinds/detail/code_symbols.hpp"
#include "reckon/kinds/kind.hpp"
#include "reckon/kinds/puzzle.hpp"
#include "reckon/letters/grid/grid_text.hpp"
#include "reckon/letters/layout.hpp"

namespace reckon::kinds {

inline const GridPuzzle& grid_in(const Puzzle& puzzle) { return std::get<GridPuzzle>(puzzle); }

/// The digits of the largest number.
std::int64_t longest_of(std::span<const std::int64_t> numbers);

/// Puts the operators, and all numbers but the last of each line.
void put_lines(Symbols& symbols, const GridPuzzle& grid);
/// Takes them for a grid of this size; empty if its lines do not hold, or numbers are too large.
std::optional<GridPuzzle> take_lines(SymbolSource& source, std::uint8_t rows, std::uint8_t columns,
                                     bool diagonals);

/// The class of a calcrostic, which letters or some of its numbers stand for.
Facts facts_of_calcrostic(const Puzzle& puzzle);
/// Some of `+-*/`, in this order.
std::string operators_in(const letters::Layout& layout);

/// Refuses a grid with a line that does not hold.
Result<void> check_lines(const GridPuzzle& grid);

/// The only grid of a text. Refuses one that does not ask for numbers, or has diagonals, as it
/// should.
Result<letters::Grid> grid_of(const std::string& text, bool asks, bool diagonals);

/// Refuses the answer of a calcrostic in the bank that has no class, for a number is not positive.
Result<void> check_class(const letters::SolvedGrid& answer);

}  // namespace reckon::kinds
