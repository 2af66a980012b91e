// SPDX-License-Identifier: MIT
#include "reckon/zero/zero_systems.hpp"

#include <cstddef>
#include <utility>

#include "reckon/zero/zero_plane.hpp"

namespace reckon::zero {

namespace {

// The numerator of the value of a line: its denominator is the product of all divisors.
Polynomial equation_of(const Ring& ring, const ZeroLine& line,
                       std::span<const Operator> operators) {
  const auto number = [&](std::size_t i) {
    return Quotient{Polynomial::unknown(ring, line.cells[i]), Polynomial(ring, 1)};
  };
  Quotient sum{Polynomial(ring), Polynomial(ring, 1)};
  Operator joined_by = Operator::add;
  Quotient term = number(0);
  for (std::size_t i = 0; i < line.places.size(); ++i) {
    const Operator op = operators[line.places[i]];
    if (is_additive(op)) {
      sum = joined(sum, std::exchange(joined_by, op), term);
      term = number(i + 1);
    } else {
      term = joined(term, op, number(i + 1));
    }
  }
  return joined(sum, joined_by, term).top;
}

}  // namespace

std::vector<std::string> names_of_numbers(const ZeroLayout& layout) {
  std::vector<std::string> names;
  for (std::size_t cell = 0; cell < layout.cells(); ++cell) {
    names.push_back("x" + std::to_string(cell / layout.columns + 1) +
                    std::to_string(cell % layout.columns + 1));
  }
  return names;
}

std::vector<Polynomial> equations_of(const Ring& ring, const ZeroLayout& layout,
                                     std::span<const Operator> operators) {
  std::vector<Polynomial> equations;
  for (const ZeroLine& line : layout.lines) {
    equations.push_back(equation_of(ring, line, operators));
  }
  return equations;
}

}  // namespace reckon::zero
