#include "reckon/sheet/code.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <utility>

#include "reckon/calcrostic/grid_cells.hpp"
#include "reckon/sheet/code_symbols.hpp"
#include "reckon/text/quote.hpp"
#include "reckon/text/words.hpp"

namespace reckon::sheet {

namespace {

using calcrostic::Layout;
using calcrostic::Line;

constexpr std::size_t kLongest = 400;
constexpr std::size_t kGroup = 5;

// Of the cells that a code has; the others follow.
template <typename Visit>
void each_operand(const Layout& layout, const Visit& visit) {
  for (std::size_t cell = 0; cell < layout.cells(); ++cell) {
    const bool last_column = cell % layout.columns + 1 == layout.columns;
    const bool last_row = cell / layout.columns + 1 == layout.rows;
    if (!last_column && !last_row) visit(cell);
  }
}

// The operators of all lines, in order.
std::vector<Operator*> operators_in(Layout& layout) {
  std::vector<Operator*> operators;
  for (Line& line : layout.lines) {
    for (std::size_t i = 0; i + 2 < line.size; ++i) operators.push_back(&line.operators[i]);
  }
  return operators;
}

Layout blank_layout(std::uint8_t rows, std::uint8_t columns, bool diagonals) {
  Layout layout{.rows = rows, .columns = columns, .diagonals = diagonals, .lines = {}};
  for (const auto& cells : calcrostic::cells_of_lines(layout)) {
    Line line{.size = static_cast<std::uint8_t>(cells.size())};
    std::ranges::copy(cells, line.cells.begin());
    layout.lines.push_back(line);
  }
  return layout;
}

void put_operators(Symbols& symbols, Layout layout) {
  const auto operators = operators_in(layout);
  for (std::size_t i = 0; i < operators.size(); i += 2) {
    const unsigned second =
        i + 1 < operators.size() ? static_cast<unsigned>(*operators[i + 1]) : 0U;
    symbols.push_back(static_cast<std::uint8_t>(4 * static_cast<unsigned>(*operators[i]) + second));
  }
}

void take_operators(SymbolSource& source, Layout& layout) {
  const auto operators = operators_in(layout);
  for (std::size_t i = 0; i < operators.size(); i += 2) {
    const unsigned both = source.take();
    *operators[i] = static_cast<Operator>(both / 4 % 4);
    if (i + 1 < operators.size()) *operators[i + 1] = static_cast<Operator>(both % 4);
  }
}

constexpr std::size_t kMaskSymbol = 5;

void put_grid(Symbols& symbols, const GridPuzzle& grid) {
  const Layout& layout = grid.layout;
  if (!layout.diagonals) {
    symbols.push_back(static_cast<std::uint8_t>(3 * (layout.rows - 3) + layout.columns - 3));
  }
  put_operators(symbols, layout);
  each_operand(layout, [&](std::size_t cell) {
    put_number(symbols, static_cast<std::uint64_t>(grid.numbers[cell]));
  });
  for (std::size_t cell = 0; cell < grid.given.size(); ++cell) {
    if (cell % kMaskSymbol == 0) symbols.push_back(0);
    if (grid.given[cell]) symbols.back() |= static_cast<std::uint8_t>(1U << cell % kMaskSymbol);
  }
}

// Whether the lines of two operands and more give the numbers at their ends, one after the other.
bool complete(GridPuzzle& grid) {
  const Layout& layout = grid.layout;
  for (std::size_t i = 0; i < std::size_t{layout.rows} + layout.columns; ++i) {
    if (i + 1 == layout.rows) continue;  // the last row, of which nothing is known yet
    const Line& line = layout.lines[i];
    const auto result = calcrostic::left_side(line, grid.numbers);
    if (!result || *result < 0) return false;
    grid.numbers[line.result()] = *result;
  }
  return true;
}

// Empty if there is no such grid.
std::optional<GridPuzzle> take_grid(SymbolSource& source, Kind kind) {
  const unsigned size = kind == Kind::newspaper ? source.take() : 0U;
  if (size > 8) return std::nullopt;
  GridPuzzle grid{
      .layout = blank_layout(static_cast<std::uint8_t>(3 + size / 3),
                             static_cast<std::uint8_t>(3 + size % 3), kind != Kind::newspaper),
      .numbers = {}};
  take_operators(source, grid.layout);
  grid.numbers.resize(grid.layout.cells());
  constexpr std::int64_t kBound = std::int64_t{1} << 31U;
  bool small = true;
  each_operand(grid.layout, [&](std::size_t cell) {
    grid.numbers[cell] = source.take_number();
    small = small && grid.numbers[cell] < kBound;
  });
  if (!small || !complete(grid) || !holds(grid.layout, grid.numbers)) return std::nullopt;
  if (kind != Kind::numbers) {
    return calcrostic::encode(grid.layout, grid.numbers) ? std::optional(grid) : std::nullopt;
  }
  if (std::ranges::find(grid.numbers, 0) != grid.numbers.end()) return std::nullopt;
  unsigned mask = source.take();
  mask |= unsigned{source.take()} << kMaskSymbol;
  for (std::size_t cell = 0; cell < grid.numbers.size(); ++cell) {
    const bool given = (mask >> cell & 1U) != 0;
    grid.given.push_back(given ? std::optional(grid.numbers[cell]) : std::nullopt);
  }
  return grid;
}

Result<void> put_hand(Symbols& symbols, const HandPuzzle& puzzle) {
  const auto& cards = puzzle.hand.cards();
  const auto objective = puzzle.hand.objective().to_int64();
  if (!objective || *objective < 0 || std::ranges::min(cards) < 0) {
    return failure(ErrorCode::out_of_range,
                   "the hand " + puzzle.hand.to_string() +
                       " has no code: its numbers must be 0 or more, and below 2^63");
  }
  put_hand_head(symbols, {.rules = rule_set(puzzle.rules).code, .cards = cards.size()});
  for (const std::int64_t card : cards) put_number(symbols, static_cast<std::uint64_t>(card));
  put_number(symbols, static_cast<std::uint64_t>(*objective));
  return {};
}

std::optional<HandPuzzle> take_hand(SymbolSource& source) {
  const HandHead head = take_hand_head(source);
  const auto rules = rules_of_code(head.rules);
  if (!rules || head.cards > krypto::kMostCards) return std::nullopt;
  std::vector<std::int64_t> cards(head.cards);
  for (std::int64_t& card : cards) card = source.take_number();
  auto hand = krypto::Hand::make(std::move(cards), source.take_number());
  if (!hand) return std::nullopt;
  return HandPuzzle{.hand = *std::move(hand), .rules = *rules};
}

std::optional<Puzzle> puzzle_in(const Symbols& symbols) {
  const auto known = kind_of_code(kCodeAlphabet[symbols.front()]);
  if (!known) return std::nullopt;
  const Kind kind = *known;
  const std::span<const std::uint8_t> all = symbols;
  SymbolSource source(all.subspan(1, all.size() - 1 - kCodeChecks));
  std::optional<Puzzle> puzzle;
  if (kind == Kind::krypto) {
    puzzle = take_hand(source);
  } else {
    puzzle = take_grid(source, kind);
  }
  return source.all_taken() ? puzzle : std::nullopt;
}

Result<Symbols> symbols_in(std::string_view code) {
  Symbols symbols;
  for (const auto& [text, column] : characters_of(code)) {
    if (text == "-" || is_blank(text)) continue;
    char letter = text.size() == 1 ? text[0] : '?';
    if (letter >= 'a' && letter <= 'z') letter = static_cast<char>(letter - 'a' + 'A');
    if (letter == 'O') letter = '0';
    if (letter == 'I' || letter == 'L') letter = '1';
    if (kCodeAlphabet.find(letter) == kCodeAlphabet.npos) {
      return failure(
          quote(text) + " is not in a code: compare it with the sheet, it has digits and capitals",
          column);
    }
    if (symbols.size() == kLongest) return failure("is too long for a code", column);
    symbols.push_back(symbol_of(letter));
  }
  return symbols;
}

std::string in_groups(const Symbols& symbols) {
  std::string code;
  for (std::size_t i = 0; i < symbols.size(); ++i) {
    if (i != 0 && i % kGroup == 0) code += '-';
    code += kCodeAlphabet[symbols[i]];
  }
  return code;
}

// Without asking whether it can be read again.
Result<Symbols> symbols_of(const Puzzle& puzzle) {
  Symbols symbols = {symbol_of(row_of(kind_of(puzzle)).code_letter)};
  if (const auto* const hand = std::get_if<HandPuzzle>(&puzzle)) {
    if (const auto put = put_hand(symbols, *hand); !put) return std::unexpected(put.error());
  } else {
    put_grid(symbols, std::get<GridPuzzle>(puzzle));
  }
  const auto checks = checks_of(symbols);
  symbols.insert(symbols.end(), checks.begin(), checks.end());
  return symbols;
}

}  // namespace

Result<std::string> code_of(const Puzzle& puzzle) {
  const auto symbols = symbols_of(puzzle);
  if (!symbols) return std::unexpected(symbols.error());
  if (symbols->size() > kLongest || puzzle_in(*symbols) != puzzle) {
    return failure(ErrorCode::unsuitable,
                   "the grid has no code: its lines must hold, with whole numbers below 2^31");
  }
  return in_groups(*symbols);
}

Result<Puzzle> puzzle_of(std::string_view code) {
  const auto symbols = symbols_in(code);
  if (!symbols) return std::unexpected(symbols.error());
  if (symbols->size() <= kCodeChecks + 1) {
    return failure(
        "is too short for a code: it stands under a puzzle, like " + std::string("KN8K1-E2N1H-1SD"),
        1);
  }
  if (checks_of(*symbols) != std::array<std::uint8_t, kCodeChecks>{}) {
    return failure("is mistyped: compare it with the sheet", 1);
  }
  const auto puzzle = puzzle_in(*symbols);
  if (!puzzle || symbols_of(*puzzle) != *symbols)
    return failure("is not the code of a puzzle that this version of reckon knows", 1);
  return *puzzle;
}

}  // namespace reckon::sheet
