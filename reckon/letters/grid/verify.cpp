// SPDX-License-Identifier: MIT
#include "reckon/letters/grid/verify.hpp"

#include <optional>

#include "reckon/arith/operator_signs.hpp"
#include "reckon/arith/rational.hpp"
#include "reckon/letters/grid/grid_cells.hpp"

namespace reckon::letters {

namespace {

// Returns the value of the operands; empty for a division by zero.
std::optional<Rational> value_of(const Line& line, std::span<const std::int64_t> numbers) {
  Rational sum = 0;
  Operator joined_by = Operator::add;
  Rational term = numbers[line.cells[0]];
  for (std::size_t i = 1; i + 1 < line.size; ++i) {
    const Operator op = line.operators[i - 1];
    const Rational number = numbers[line.cells[i]];
    if (is_additive(op)) {
      sum = *apply(joined_by, sum, term);
      joined_by = op;
      term = number;
      continue;
    }
    const auto product = apply(op, term, number);
    if (!product) return std::nullopt;
    term = *product;
  }
  return apply(joined_by, sum, term);
}

std::string operands_of(const Line& line, std::span<const std::int64_t> numbers) {
  std::string text = std::to_string(numbers[line.cells[0]]);
  for (std::size_t i = 1; i + 1 < line.size; ++i) {
    text += ' ';
    text += typeset(line.operators[i - 1]);
    text += ' ' + std::to_string(numbers[line.cells[i]]);
  }
  return text;
}

}  // namespace

std::vector<Mistake> mistakes(const Layout& layout, std::span<const std::int64_t> numbers) {
  std::vector<Mistake> found;
  for (std::size_t i = 0; i < layout.lines.size(); ++i) {
    const Line& line = layout.lines[i];
    const auto value = value_of(line, numbers);
    const std::int64_t result = numbers[line.result()];
    if (value == Rational(result)) continue;
    found.push_back(
        {.line = name_of_line(layout, i),
         .message = operands_of(line, numbers) +
                    (value ? " is " + value->to_text() + ", not " + std::to_string(result)
                           : " divides by zero")});
  }
  return found;
}

}  // namespace reckon::letters
