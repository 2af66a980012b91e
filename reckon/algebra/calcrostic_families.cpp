// SPDX-License-Identifier: MIT
#include "reckon/algebra/calcrostic_families.hpp"

#include <algorithm>
#include <numeric>
#include <set>
#include <span>

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

// The lines c = a . b, k = b . f, h = c . f, m = a . f, d = h .' a, g = d . f define all numbers by
// a, b and f. Since a is the first operand in them, h . k = m is then linear in a.
Elimination usual_elimination() {
  return {.numbers = {kC, kK, kH, kM, kD, kG, kA, kB, kF}, .lines = {0, 4, 7, 6, 3, 1, 2, 5}};
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
  return families_of(ring, setting, Givens{});
}

std::vector<Family> families_of(const Ring& ring, const Setting& setting, const Givens& givens) {
  Elimination elimination = usual_elimination();
  for (std::size_t cell = 0; cell < givens.size(); ++cell) {
    if (const auto& given = givens[cell]) {
      elimination.more.push_back(Polynomial::unknown(ring, cell) - Polynomial(ring, *given));
    }
  }
  return families_of(ring, setting, elimination, nullptr);
}

std::vector<Elimination> eliminations() {
  std::array<std::int64_t, 9> cells{};
  std::iota(cells.begin(), cells.end(), 0);
  const auto lines = letters::layout_of(Setting{}).lines;
  const auto cells_of = [](const letters::Line& line) {
    return std::span(line.cells).first(line.size);
  };
  const Elimination usual = usual_elimination();
  std::vector<Elimination> all;
  for (const auto& version : calcrostic::versions({.numbers = cells, .operators = {}})) {
    const auto old = [&](std::size_t cell) {
      return static_cast<std::size_t>(version.numbers[cell]);
    };
    Elimination& turned = all.emplace_back();
    for (const std::size_t number : usual.numbers) turned.numbers.push_back(old(number));
    for (const std::size_t line : usual.lines) {
      std::set<std::size_t> wanted;
      for (const std::size_t cell : cells_of(lines[line])) wanted.insert(old(cell));
      const auto same = std::ranges::find_if(lines, [&](const letters::Line& candidate) {
        const auto its = cells_of(candidate);
        return std::set<std::size_t>(its.begin(), its.end()) == wanted;
      });
      turned.lines.push_back(static_cast<std::size_t>(same - lines.begin()));
    }
  }
  return all;
}

Elimination elimination_with_last(std::size_t first, std::size_t second) {
  Elimination elimination = usual_elimination();
  std::erase_if(elimination.numbers,
                [&](std::size_t number) { return number == first || number == second; });
  elimination.numbers.push_back(first);
  elimination.numbers.push_back(second);
  return elimination;
}

std::vector<Family> families_of(const Ring& ring, const Setting& setting,
                                const Elimination& elimination,
                                std::vector<std::string>* branches) {
  const std::vector<Polynomial> equations = equations_of(ring, setting);
  std::vector<Polynomial> ordered = elimination.more;
  for (const std::size_t line : elimination.lines) ordered.push_back(equations[line]);
  return decompose(ring, ordered, elimination.numbers, branches);
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
