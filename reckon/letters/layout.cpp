// SPDX-License-Identifier: MIT
#include "reckon/letters/layout.hpp"

#include <algorithm>
#include <limits>
#include <utility>

namespace reckon::letters {

namespace {

using Wide = Sides::Wide;

// A fraction, not reduced; bottom 0: it does not exist.
struct Ratio {
  Wide top = 0;
  Wide bottom = 1;
};

Ratio ratio_of(const Line& line, std::span<const std::int64_t> numbers) {
  // The sum so far, and the term that is still growing.
  Ratio sum;
  Ratio term{.top = numbers[line.cells[0]]};
  const auto finish_term = [&] {
    sum.top = sum.top * term.bottom + term.top * sum.bottom;
    sum.bottom *= term.bottom;
  };
  for (std::size_t i = 1; i + 1 < line.size; ++i) {
    const Wide number = numbers[line.cells[i]];
    switch (line.operators[i - 1]) {
      case Operator::multiply: term.top *= number; break;
      case Operator::divide: term.bottom *= number; break;
      case Operator::add:
        finish_term();
        term = {.top = number};
        break;
      case Operator::subtract:
        finish_term();
        term = {.top = -number};
        break;
    }
  }
  finish_term();
  return sum;
}

}  // namespace

Operator opposite(Operator op) {
  switch (op) {
    case Operator::add: return Operator::subtract;
    case Operator::subtract: return Operator::add;
    case Operator::multiply: return Operator::divide;
    case Operator::divide: return Operator::multiply;
  }
  return op;
}

Layout layout_of(const SquareOperators& operators) {
  Layout layout{.rows = 3, .columns = 3, .diagonals = true, .lines = {}};
  for (std::size_t i = 0; i < kSquareLines.size(); ++i) {
    Line line{.size = 3};
    std::ranges::copy(kSquareLines[i], line.cells.begin());
    line.operators[0] = operators[i];
    layout.lines.push_back(line);
  }
  return layout;
}

Layout layout_of_lines(std::size_t cells, std::vector<Line> lines) {
  return {.rows = 1,
          .columns = static_cast<std::uint8_t>(cells),
          .diagonals = false,
          .lines = std::move(lines)};
}

std::optional<SquareOperators> operators_of(const Layout& layout) {
  if (!layout.diagonals) return std::nullopt;
  SquareOperators operators{};
  for (std::size_t i = 0; i < operators.size(); ++i) {
    const Line& line = layout.lines[i];
    const Operator op = line.operators[0];
    operators[i] = is_turned(line) ? opposite(op) : op;
  }
  return operators;
}

bool shows(const Layout& layout, Operator op) {
  return std::ranges::any_of(layout.lines, [&](const Line& line) {
    return std::ranges::find(line.signs(), op) != line.signs().end();
  });
}

bool has_all_operators(const Layout& layout) {
  return std::ranges::all_of(kOperators, [&](Operator op) { return shows(layout, op); });
}

Sides sides_of(const Line& line, std::span<const std::int64_t> numbers) {
  const auto [top, bottom] = ratio_of(line, numbers);
  return {.left = top, .right = bottom * numbers[line.result()], .exist = bottom != 0};
}

std::optional<std::int64_t> left_side(const Line& line, std::span<const std::int64_t> numbers) {
  const auto [top, bottom] = ratio_of(line, numbers);
  if (bottom == 0 || top % bottom != 0) return std::nullopt;
  const Wide value = top / bottom;
  if (value > std::numeric_limits<std::int64_t>::max() ||
      value < std::numeric_limits<std::int64_t>::min()) {
    return std::nullopt;
  }
  return static_cast<std::int64_t>(value);
}

bool holds(const Line& line, std::span<const std::int64_t> numbers) {
  return sides_of(line, numbers).equal();
}

bool holds(const Layout& layout, std::span<const std::int64_t> numbers) {
  return std::ranges::all_of(layout.lines, [&](const Line& line) { return holds(line, numbers); });
}

}  // namespace reckon::letters
