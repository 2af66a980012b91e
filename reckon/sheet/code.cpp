#include "reckon/sheet/code.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <utility>

#include "reckon/calcrostic/grid_cells.hpp"
#include "reckon/calcrostic/grid_words.hpp"

namespace reckon::sheet {

namespace {

using calcrostic::Layout;
using calcrostic::Line;

constexpr std::string_view kAlphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
constexpr std::array kKindLetters = {'K', 'C', 'N', 'Q'};  // by Kind
constexpr std::size_t kChecks = 2;
constexpr std::size_t kLongest = 400;
constexpr std::size_t kGroup = 5;

using Symbols = std::vector<std::uint8_t>;

std::uint8_t symbol_of(char letter) { return static_cast<std::uint8_t>(kAlphabet.find(letter)); }

// 2 x in GF(32).
constexpr unsigned twice(unsigned x) { return (x << 1U) ^ ((x & 0x10U) != 0 ? 0x25U : 0U); }

// The remainder of symbols x^2 by (x + 2)(x + 4) = x^2 + 6 x + 8; zeros if they end with it.
std::array<std::uint8_t, kChecks> checks_of(std::span<const std::uint8_t> symbols) {
  unsigned high = 0;
  unsigned low = 0;
  for (const unsigned symbol : symbols) {
    const unsigned factor = symbol ^ high;
    high = low ^ twice(factor) ^ twice(twice(factor));
    low = twice(twice(twice(factor)));
  }
  return {static_cast<std::uint8_t>(high), static_cast<std::uint8_t>(low)};
}

void put_number(Symbols& symbols, std::uint64_t number) {
  constexpr unsigned kMore = 16;
  for (; number >= kMore; number /= kMore) {
    symbols.push_back(static_cast<std::uint8_t>(kMore + number % kMore));
  }
  symbols.push_back(static_cast<std::uint8_t>(number));
}

// Takes symbols from the front; after their end, zeros, and is then not in order.
class Source {
 public:
  explicit Source(std::span<const std::uint8_t> symbols) : rest_(symbols) {}

  std::uint8_t take() {
    if (rest_.empty()) {
      in_order_ = false;
      return 0;
    }
    const std::uint8_t symbol = rest_.front();
    rest_ = rest_.subspan(1);
    return symbol;
  }

  // Below 2^63.
  std::int64_t take_number() {
    constexpr unsigned kMore = 16;
    std::uint64_t number = 0;
    for (unsigned shift = 0; shift < 60; shift += 4) {
      const unsigned symbol = take();
      number |= std::uint64_t{symbol % kMore} << shift;
      if (symbol < kMore) return static_cast<std::int64_t>(number);
    }
    const unsigned last = take();
    if (last >= kMore / 2) in_order_ = false;
    return static_cast<std::int64_t>(number | std::uint64_t{last % (kMore / 2)} << 60U);
  }

  bool all_taken() const { return in_order_ && rest_.empty(); }

 private:
  std::span<const std::uint8_t> rest_;
  bool in_order_ = true;
};

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

void take_operators(Source& source, Layout& layout) {
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
std::optional<GridPuzzle> take_grid(Source& source, Kind kind) {
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
    return failure("the hand " + puzzle.hand.to_string() +
                   " has no code: its numbers must be 0 or more, and below 2^63");
  }
  symbols.push_back(
      static_cast<std::uint8_t>(cards.size() + 8 * static_cast<std::size_t>(puzzle.rules)));
  for (const std::int64_t card : cards) put_number(symbols, static_cast<std::uint64_t>(card));
  put_number(symbols, static_cast<std::uint64_t>(*objective));
  return {};
}

std::optional<HandPuzzle> take_hand(Source& source) {
  const unsigned head = source.take();
  std::vector<std::int64_t> cards(head % 8);
  for (std::int64_t& card : cards) card = source.take_number();
  auto hand = krypto::Hand::make(std::move(cards), source.take_number());
  if (!hand) return std::nullopt;
  return HandPuzzle{.hand = *std::move(hand), .rules = kAllRules[head / 8]};
}

std::optional<Puzzle> puzzle_in(const Symbols& symbols) {
  const std::size_t index =
      std::string_view(kKindLetters.data(), kKindLetters.size()).find(kAlphabet[symbols.front()]);
  if (index == std::string_view::npos) return std::nullopt;
  const Kind kind = kAllKinds[index];
  const std::span<const std::uint8_t> all = symbols;
  Source source(all.subspan(1, all.size() - 1 - kChecks));
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
  for (const auto& [text, column] : calcrostic::characters_of(code)) {
    if (text == "-" || calcrostic::is_blank(text)) continue;
    char letter = text.size() == 1 ? text[0] : '?';
    if (letter >= 'a' && letter <= 'z') letter = static_cast<char>(letter - 'a' + 'A');
    if (letter == 'O') letter = '0';
    if (letter == 'I' || letter == 'L') letter = '1';
    if (kAlphabet.find(letter) == kAlphabet.npos) {
      return failure(calcrostic::quoted(text) +
                         " is in no code: compare it with the sheet, it has digits and capitals",
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
    code += kAlphabet[symbols[i]];
  }
  return code;
}

// Without asking whether it can be read again.
Result<Symbols> symbols_of(const Puzzle& puzzle) {
  Symbols symbols = {symbol_of(kKindLetters[static_cast<std::size_t>(kind_of(puzzle))])};
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
    return failure("the grid has no code: its lines must hold, with whole numbers below 2^31");
  }
  return in_groups(*symbols);
}

Result<Puzzle> puzzle_of(std::string_view code) {
  const auto symbols = symbols_in(code);
  if (!symbols) return std::unexpected(symbols.error());
  if (symbols->size() <= kChecks + 1) {
    return failure(
        "is too short for a code: it stands under a puzzle, like " + std::string("KN8K1-E2N1H-1SD"),
        1);
  }
  if (checks_of(*symbols) != std::array<std::uint8_t, kChecks>{}) {
    return failure("is mistyped: compare it with the sheet", 1);
  }
  const auto puzzle = puzzle_in(*symbols);
  if (!puzzle || symbols_of(*puzzle) != *symbols) return failure("is the code of no puzzle", 1);
  return *puzzle;
}

}  // namespace reckon::sheet
