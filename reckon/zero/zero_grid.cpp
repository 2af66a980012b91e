// SPDX-License-Identifier: MIT
#include "reckon/zero/zero_grid.hpp"

#include <algorithm>
#include <bit>
#include <numeric>

#include "reckon/arith/operator_signs.hpp"
#include "reckon/arith/rational.hpp"

namespace reckon::zero {

namespace {

// The place of an operator in this line and column of the text.
std::uint8_t place_at(const ZeroLayout& layout, std::size_t line, std::size_t column) {
  const std::size_t before = line * (2 * std::size_t{layout.columns} - 1) + column;
  const std::size_t numbers =
      (line + 1) / 2 * layout.columns + (line % 2 == 0 ? (column + 1) / 2 : 0);
  return static_cast<std::uint8_t>(before - numbers);
}

// Adds the line that begins in this cell and continues by these steps, if it has at least two
// numbers.
void add_line(ZeroLayout& layout, int row, int column, int down, int right) {
  ZeroLine line;
  for (; row < layout.rows && column >= 0 && column < layout.columns;
       row += down, column += right) {
    if (!line.cells.empty()) {
      line.places.push_back(place_at(layout, static_cast<std::size_t>(2 * row - down),
                                     static_cast<std::size_t>(2 * column - right)));
    }
    line.cells.push_back(static_cast<std::uint8_t>(row * layout.columns + column));
  }
  if (line.cells.size() > 1) layout.lines.push_back(std::move(line));
}

// Whether `holds` is true for the numbers and operators of every line.
template <typename Holds>
bool every_line(const ZeroLayout& layout, const ZeroGrid& grid, const Holds& holds) {
  return std::ranges::all_of(layout.lines, [&](const ZeroLine& line) {
    return holds(numbers_along(grid.numbers, line).span(),
                 Along<Operator>(grid.operators, line.places).span());
  });
}

}  // namespace

ZeroLayout zero_layout(std::size_t rows_of_numbers, std::size_t columns_of_numbers) {
  const auto rows = static_cast<std::uint8_t>(rows_of_numbers);
  const auto columns = static_cast<std::uint8_t>(columns_of_numbers);
  ZeroLayout layout{.rows = rows, .columns = columns, .lines = {}};
  for (int row = 0; row < rows; ++row) add_line(layout, row, 0, 0, 1);
  for (int column = 0; column < columns; ++column) add_line(layout, 0, column, 1, 0);
  for (int row = rows - 1; row > 0; --row) add_line(layout, row, 0, 1, 1);
  for (int column = 0; column < columns; ++column) add_line(layout, 0, column, 1, 1);
  for (int column = 0; column < columns; ++column) add_line(layout, 0, column, 1, -1);
  for (int row = 1; row < rows; ++row) add_line(layout, row, columns - 1, 1, -1);
  return layout;
}

bool is_zero(std::span<const std::int64_t> numbers, std::span<const Operator> operators) {
  Rational sum = 0;
  Operator joined_by = Operator::add;
  Rational term = numbers[0];
  for (std::size_t i = 0; i < operators.size(); ++i) {
    const Rational number = numbers[i + 1];
    if (is_additive(operators[i])) {
      sum = *apply(joined_by, sum, term);
      joined_by = operators[i];
      term = number;
      continue;
    }
    const auto product = apply(operators[i], term, number);
    if (!product) return false;
    term = *product;
  }
  return apply(joined_by, sum, term)->is_zero();
}

bool is_zero(const ZeroLayout& layout, const ZeroGrid& grid) {
  return every_line(layout, grid, [](const auto& numbers, const auto& operators) {
    return is_zero(numbers, operators);
  });
}

bool is_whole(std::span<const std::int64_t> numbers, std::span<const Operator> operators) {
  Rational term = numbers[0];
  for (std::size_t i = 0; i < operators.size(); ++i) {
    const Rational number = numbers[i + 1];
    if (is_additive(operators[i])) {
      term = number;
      continue;
    }
    const auto step = apply(operators[i], term, number);
    if (!step || !step->is_integer()) return false;
    term = *step;
  }
  return true;
}

bool is_whole(const ZeroLayout& layout, const ZeroGrid& grid) {
  return every_line(layout, grid, [](const auto& numbers, const auto& operators) {
    return is_whole(numbers, operators);
  });
}

Crossing crossing_of(const ZeroLayout& layout, const ZeroLine& diagonal, std::size_t place) {
  const std::size_t one = diagonal.cells[place];
  const std::size_t other = diagonal.cells[place + 1];
  return {.row = std::min(one, other) / layout.columns,
          .column = std::min(one % layout.columns, other % layout.columns)};
}

bool is_from(std::span<const std::int64_t> numbers, std::int64_t least) {
  return std::ranges::all_of(numbers, [&](std::int64_t number) { return number >= least; });
}

std::int64_t sum_of(std::span<const std::int64_t> numbers) {
  return std::accumulate(numbers.begin(), numbers.end(), std::int64_t{0});
}

void sort_by_sum(std::vector<Numbers>& grids) {
  std::ranges::sort(grids, [](const Numbers& one, const Numbers& other) {
    const std::int64_t sum = sum_of(one);
    const std::int64_t other_sum = sum_of(other);
    return sum != other_sum ? sum < other_sum : one < other;
  });
}

bool uses_all_operators(std::span<const Operator> operators) {
  unsigned used = 0;
  for (const Operator op : operators) used |= 1U << static_cast<unsigned>(op);
  return used == 0b1111;
}

Rational settings_with_minus(const ZeroLayout& layout, int others) {
  const auto power = [](int base, std::size_t exponent) {
    Rational result = 1;
    for (std::size_t i = 0; i < exponent; ++i) result = result * Rational(base);
    return result;
  };
  Rational settings = 1;
  // The crossings of each diagonal, as bits.
  std::vector<std::uint32_t> diagonals;
  const std::size_t across = std::size_t{layout.columns} - 1;
  for (std::size_t i = 0; i < layout.lines.size(); ++i) {
    const ZeroLine& line = layout.lines[i];
    if (i < layout.straight()) {
      settings =
          settings * (power(others + 1, line.places.size()) - power(others, line.places.size()));
      continue;
    }
    std::uint32_t& crossings = diagonals.emplace_back(0);
    for (std::size_t j = 0; j < line.places.size(); ++j) {
      const auto [row, column] = crossing_of(layout, line, j);
      crossings |= 1U << (row * across + column);
    }
  }
  const std::size_t crossings = (std::size_t{layout.rows} - 1) * across;
  Rational ways = 0;
  for (std::uint32_t minus = 0; minus < 1U << crossings; ++minus) {
    const bool good = std::ranges::all_of(
        diagonals, [&](std::uint32_t diagonal) { return (diagonal & minus) != 0; });
    if (good)
      ways = ways + power(others, crossings - static_cast<std::size_t>(std::popcount(minus)));
  }
  return settings * ways;
}

std::string to_text(const ZeroLayout& layout, const ZeroGrid& grid,
                    letters::Typography typography) {
  std::vector<std::string> words;
  for (const std::int64_t number : grid.numbers) words.push_back(std::to_string(number));
  return to_text(layout, words, grid.operators, typography);
}

std::string to_text(const ZeroLayout& layout, std::span<const std::string> words,
                    std::span<const Operator> operators, letters::Typography typography) {
  const std::size_t width = 2 * std::size_t{layout.columns} - 1;
  std::vector<std::size_t> widths(width, 1);
  for (std::size_t cell = 0; cell < words.size(); ++cell) {
    std::size_t& most = widths[cell % layout.columns * 2];
    most = std::max(most, words[cell].size());
  }
  std::string text;
  std::size_t cell = 0;
  std::size_t place = 0;
  for (std::size_t line = 0; line + 1 < 2 * std::size_t{layout.rows}; ++line) {
    for (std::size_t column = 0; column < width; ++column) {
      std::size_t written = 1;
      if (line % 2 == 0 && column % 2 == 0) {
        written = words[cell].size();
        text += words[cell++];
      } else {
        const Operator op = operators[place++];
        if (typography == letters::Typography::ascii) {
          text += symbol_of(op);
        } else {
          text += typeset(op);
        }
      }
      text += column + 1 == width ? "\n" : std::string(widths[column] - written + 1, ' ');
    }
  }
  return text;
}

}  // namespace reckon::zero
