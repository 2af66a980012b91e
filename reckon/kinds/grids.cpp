// SPDX-License-Identifier: MIT
#include "reckon/kinds/grids.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "reckon/calcrostic/calcrostic_line.hpp"
#include "reckon/letters/grid/grid_cells.hpp"

namespace reckon::kinds {

namespace {

using letters::Layout;
using letters::Line;

// Visits the cells that a code has; the others follow from them.
template <typename Visit>
void each_operand(const Layout& layout, const Visit& visit) {
  for (std::size_t cell = 0; cell < layout.cells(); ++cell) {
    const bool last_column = cell % layout.columns + 1 == layout.columns;
    const bool last_row = cell / layout.columns + 1 == layout.rows;
    if (!last_column && !last_row) visit(cell);
  }
}

// The operators of all lines, in order.
std::vector<Operator*> shown_operators(Layout& layout) {
  std::vector<Operator*> operators;
  for (Line& line : layout.lines) {
    for (std::size_t i = 0; i + 2 < line.size; ++i) operators.push_back(&line.operators[i]);
  }
  return operators;
}

Layout blank_layout(std::uint8_t rows, std::uint8_t columns, bool diagonals) {
  Layout layout{.rows = rows, .columns = columns, .diagonals = diagonals, .lines = {}};
  for (const auto& cells : letters::cells_of_lines(layout)) {
    Line line{.size = static_cast<std::uint8_t>(cells.size())};
    std::ranges::copy(cells, line.cells.begin());
    layout.lines.push_back(line);
  }
  return layout;
}

void put_operators(Symbols& symbols, Layout layout) {
  const auto operators = shown_operators(layout);
  for (std::size_t i = 0; i < operators.size(); i += 2) {
    const unsigned second =
        i + 1 < operators.size() ? static_cast<unsigned>(*operators[i + 1]) : 0U;
    symbols.push_back(static_cast<std::uint8_t>(4 * static_cast<unsigned>(*operators[i]) + second));
  }
}

void take_operators(SymbolSource& source, Layout& layout) {
  const auto operators = shown_operators(layout);
  for (std::size_t i = 0; i < operators.size(); i += 2) {
    const unsigned both = source.take();
    *operators[i] = static_cast<Operator>(both / 4 % 4);
    if (i + 1 < operators.size()) *operators[i + 1] = static_cast<Operator>(both % 4);
  }
}

// Whether the lines of two operands and more give the numbers at their ends, one after the other.
bool complete(GridPuzzle& grid) {
  const Layout& layout = grid.layout;
  for (std::size_t i = 0; i < std::size_t{layout.rows} + layout.columns; ++i) {
    if (i + 1 == layout.rows) continue;  // the last row, still unknown
    const Line& line = layout.lines[i];
    const auto result = letters::left_side(line, grid.numbers);
    if (!result || *result < 0) return false;
    grid.numbers[line.result()] = *result;
  }
  return true;
}

}  // namespace

std::int64_t longest_of(std::span<const std::int64_t> numbers) {
  return static_cast<std::int64_t>(std::to_string(std::ranges::max(numbers)).size());
}

void put_lines(Symbols& symbols, const GridPuzzle& grid) {
  put_operators(symbols, grid.layout);
  each_operand(grid.layout, [&](std::size_t cell) {
    put_number(symbols, static_cast<std::uint64_t>(grid.numbers[cell]));
  });
}

std::optional<GridPuzzle> take_lines(SymbolSource& source, std::uint8_t rows, std::uint8_t columns,
                                     bool diagonals) {
  constexpr std::int64_t kBound = std::int64_t{1} << 31U;
  GridPuzzle grid{.layout = blank_layout(rows, columns, diagonals), .numbers = {}};
  take_operators(source, grid.layout);
  grid.numbers.resize(grid.layout.cells());
  bool small = true;
  each_operand(grid.layout, [&](std::size_t cell) {
    grid.numbers[cell] = source.take_number();
    small = small && grid.numbers[cell] < kBound;
  });
  if (!small || !complete(grid) || !holds(grid.layout, grid.numbers)) return std::nullopt;
  return grid;
}

Facts facts_of_calcrostic(const Puzzle& puzzle) {
  const auto& [layout, numbers, given] = grid_in(puzzle);
  const auto found = calcrostic::calcrostic_of(layout, numbers);
  if (!found) return {};
  const calcrostic::Calcrostic standard = standard_form(*found);
  return {.class_name = to_line(standard),
          .place = place_of(standard),
          .digits = longest_of(numbers),
          .operators = operators_in(layout)};
}

std::string operators_in(const Layout& layout) {
  std::string operators;
  for (const Operator op : kOperators) {
    if (shows(layout, op)) operators.push_back(symbol_of(op));
  }
  return operators;
}

Result<void> check_lines(const GridPuzzle& grid) {
  if (holds(grid.layout, grid.numbers)) return {};
  return failure(ErrorCode::refuted, "a line of the grid does not hold");
}

Result<letters::Grid> grid_of(const std::string& text, bool asks, bool diagonals) {
  auto grid = letters::read_grid(text);
  if (!grid) return failure(grid.error().message);
  if (grid->asks_for_numbers() != asks) {
    return failure(ErrorCode::unsuitable,
                   asks ? "the puzzle asks for no numbers" : "the puzzle asks for numbers");
  }
  if (grid->puzzle.layout.diagonals != diagonals) {
    return failure(ErrorCode::unsuitable,
                   diagonals ? "the puzzle has no diagonals" : "a newspaper grid has no diagonals");
  }
  return *std::move(grid);
}

Result<void> check_class(const letters::SolvedGrid& answer) {
  const auto found = calcrostic::calcrostic_of(answer.layout, answer.numbers);
  if (found && std::ranges::min(answer.numbers) >= 1) return {};
  return failure(ErrorCode::unsuitable, "a calcrostic in the bank has numbers from 1 on");
}

}  // namespace reckon::kinds
