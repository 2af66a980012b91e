#include "reckon/algebra/calcrostic_families.hpp"

#include <algorithm>

namespace reckon::algebra {

namespace {

// Cells.
enum : std::size_t { kA, kB, kC, kD, kF, kG, kH, kK, kM };

Polynomial equation_of(const Ring& ring, const letters::Line& line) {
  Polynomial x = Polynomial::unknown(ring, line.cells[0]);
  const Polynomial y = Polynomial::unknown(ring, line.cells[1]);
  const Polynomial z = Polynomial::unknown(ring, line.cells[2]);
  switch (line.operators[0]) {
    case Operator::add: return x + y - z;
    case Operator::subtract: return x - y - z;
    case Operator::multiply: return x * y - z;
    case Operator::divide: return x - y * z;
  }
  return x;
}

}  // namespace

std::vector<std::string> names_of_numbers() {
  return {"a", "b", "c", "d", "f", "g", "h", "k", "m"};
}

std::vector<Polynomial> equations_of(const Ring& ring, const Setting& setting) {
  std::vector<Polynomial> equations;
  for (const letters::Line& line : letters::layout_of(setting).lines) {
    equations.push_back(equation_of(ring, line));
  }
  return equations;
}

std::vector<Family> families_of(const Ring& ring, const Setting& setting) {
  return families_of(ring, setting, {});
}

std::vector<Family> families_of(const Ring& ring, const Setting& setting, const Givens& givens) {
  // The lines c = a . b, k = b . f, h = c . f, m = a . f, d = h .' a, g = d . f define all numbers
  // by a, b and f. Since a stands first in them, h . k = m is then linear in a.
  constexpr std::array<std::size_t, 8> kOrderOfLines = {0, 4, 7, 6, 3, 1, 2, 5};
  constexpr std::array<std::size_t, 9> kOrderOfNumbers = {kC, kK, kH, kM, kD, kG, kA, kB, kF};
  const std::vector<Polynomial> equations = equations_of(ring, setting);
  std::vector<Polynomial> ordered;
  for (std::size_t cell = 0; cell < givens.size(); ++cell) {
    const auto& given = givens[cell];
    if (given) ordered.push_back(Polynomial::unknown(ring, cell) - Polynomial(ring, *given));
  }
  for (const std::size_t line : kOrderOfLines) ordered.push_back(equations[line]);
  return decompose(ring, ordered, kOrderOfNumbers);
}

std::vector<std::string> conditions_of(const Family& family) {
  std::vector<std::string> conditions;
  for (const Polynomial& condition : family.conditions) {
    conditions.push_back(condition.to_text() + " = 0");
  }
  std::vector<std::string> denominators;
  for (const RationalFunction& number : family.numbers) {
    const bool can_be_zero = number.denominator().size() > 1;
    if (can_be_zero) denominators.push_back(number.denominator().to_text() + " != 0");
  }
  std::ranges::sort(denominators);
  const auto repeated = std::ranges::unique(denominators);
  denominators.erase(repeated.begin(), repeated.end());
  conditions.insert(conditions.end(), denominators.begin(), denominators.end());
  return conditions;
}

bool satisfies(const Family& family, const std::vector<Polynomial>& equations) {
  return std::ranges::all_of(equations, [&](const Polynomial& equation) {
    std::optional<RationalFunction> left(equation);
    for (std::size_t unknown = 0; unknown < family.numbers.size(); ++unknown) {
      const bool is_free = std::ranges::find(family.parameters, unknown) != family.parameters.end();
      if (left && !is_free) {
        left = left->with(unknown, family.numbers[unknown]);
      }
    }
    if (!left) return false;
    return left->numerator().is_zero() ||
           std::ranges::any_of(family.conditions, [&](const Polynomial& condition) {
             return left->numerator().over(condition).has_value();
           });
  });
}

}  // namespace reckon::algebra
