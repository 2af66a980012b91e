// SPDX-License-Identifier: MIT
#include "reckon/calcrostic/calcrostic_line.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>
#include <tuple>

#include "reckon/arith/expression.hpp"
#include "reckon/letters/grid/grid_line.hpp"

namespace reckon::calcrostic {

Result<Calcrostic> read_line(std::string_view text) {
  const auto line = letters::read_grid_line(text);
  if (!line) return std::unexpected(line.error());
  return Calcrostic{.numbers = line->numbers, .operators = line->operators};
}

std::string to_line(const Calcrostic& calcrostic) {
  constexpr std::size_t kDigits = std::numeric_limits<std::int64_t>::digits10 + 2;
  constexpr std::size_t kCells = std::tuple_size_v<decltype(calcrostic.numbers)>;
  constexpr std::size_t kMostCharacters = (kDigits + 1) * kCells;
  std::array<char, kMostCharacters> text{};
  char* end = text.data();
  for (const std::int64_t number : calcrostic.numbers) {
    end = std::to_chars(end, text.data() + text.size(), number).ptr;
    *end++ = ' ';
  }
  std::string line(text.data(), end);
  line += "| ";
  for (const Operator op : calcrostic.operators) line += symbol_of(op);
  return line;
}

std::optional<Calcrostic> calcrostic_of(const letters::Layout& layout,
                                        std::span<const std::int64_t> numbers) {
  const auto operators = operators_of(layout);
  if (!operators) return std::nullopt;
  for (const letters::Line& line : layout.lines) {
    const bool by_zero = !is_additive(line.operators[0]) && numbers[line.cells[1]] == 0;
    if (is_turned(line) && by_zero) return std::nullopt;
  }
  Calcrostic calcrostic{.numbers = {}, .operators = *operators};
  std::ranges::copy(numbers, calcrostic.numbers.begin());
  return calcrostic;
}

}  // namespace reckon::calcrostic
