// SPDX-License-Identifier: MIT
#include "reckon/zero/zero_systems.hpp"

#include <cstddef>
#include <utility>

namespace reckon::zero {

namespace {

// Evaluates a line term by term, multiplied by all its divisors.
class LineSum {
 public:
  LineSum(const Ring& ring, Polynomial first)
      : sum_(ring), term_(std::move(first)), under_(ring, 1) {}

  void multiply(const Polynomial& number) { term_ *= number; }
  void divide(const Polynomial& number) {
    sum_ *= number;
    under_ *= number;
  }
  void begin_term(const Polynomial& number, bool is_subtracted) {
    sum_ += term_;
    term_ = (is_subtracted ? -number : number) * under_;
  }
  Polynomial total() const { return sum_ + term_; }

 private:
  Polynomial sum_;    // all terms except the last, times under_
  Polynomial term_;   // the last, times under_
  Polynomial under_;  // the product of all divisors so far
};

Polynomial equation_of(const Ring& ring, const ZeroLine& line,
                       std::span<const Operator> operators) {
  LineSum sum(ring, Polynomial::unknown(ring, line.cells[0]));
  for (std::size_t i = 0; i < line.places.size(); ++i) {
    const Polynomial number = Polynomial::unknown(ring, line.cells[i + 1]);
    switch (operators[line.places[i]]) {
      case Operator::add: sum.begin_term(number, false); break;
      case Operator::subtract: sum.begin_term(number, true); break;
      case Operator::multiply: sum.multiply(number); break;
      case Operator::divide: sum.divide(number); break;
    }
  }
  return sum.total();
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
