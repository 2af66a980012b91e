// SPDX-License-Identifier: MIT
#include "reckon/algebra/decompose.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "reckon/algebra/conic.hpp"

namespace reckon::algebra {

namespace {

// A product of different irreducible polynomials that must be 0.
using Equation = std::vector<Polynomial>;

void add_once(std::vector<Polynomial>& polynomials, Polynomial polynomial) {
  if (std::ranges::find(polynomials, polynomial) == polynomials.end()) {
    polynomials.push_back(std::move(polynomial));
  }
}

// Whether an irreducible polynomial has one unknown and degree 2 or more.
bool has_no_rational_zero(const Polynomial& irreducible) {
  std::size_t unknowns = 0;
  bool linear = false;
  for (std::size_t i = 0; i < irreducible.ring().size(); ++i) {
    const int degree = irreducible.degree(i);
    unknowns += degree > 0 ? 1 : 0;
    linear = linear || degree == 1;
  }
  return unknowns == 1 && !linear;
}

// `2*a*b` or `(b-f)*(b+f)`.
std::string product_text(const Equation& equation) {
  if (equation.size() == 1) return equation[0].to_text();
  std::string text;
  for (const Polynomial& factor : equation) {
    if (!text.empty()) text += '*';
    text += factor.size() > 1 ? '(' + factor.to_text() + ')' : factor.to_text();
  }
  return text;
}

// An equation A u^2 + B u + C = 0 as (2 A u + B)^2 = c s^2, where c is not a square. So both sides
// are 0.
struct Squares {
  Polynomial left;       // 2 A u + B
  Polynomial root;       // s
  FlintRational factor;  // c
};

// Empty if an irreducible equation does not have this form in any unknown. It has if it is the
// product of two conjugate polynomials over a quadratic field.
std::optional<Squares> as_squares(const Polynomial& irreducible) {
  const Ring& ring = irreducible.ring();
  for (std::size_t unknown = 0; unknown < ring.size(); ++unknown) {
    if (irreducible.degree(unknown) != 2) continue;
    const auto c = irreducible.coefficients(unknown);
    const Polynomial discriminant = c[1] * c[1] - Polynomial(ring, 4) * c[2] * c[0];
    Polynomial root(ring, 1);
    bool even = true;
    if (!discriminant.is_constant()) {
      for (const Factor& factor : discriminant.factors()) {
        even = even && factor.multiplicity % 2 == 0;
        for (std::size_t i = 0; i < factor.multiplicity / 2; ++i) root *= factor.polynomial;
      }
    }
    if (!even) continue;
    return Squares{.left = Polynomial(ring, 2) * c[2] * Polynomial::unknown(ring, unknown) + c[1],
                   .root = root,
                   .factor = discriminant.over(root * root)->constant()};
  }
  return std::nullopt;
}

class Decomposition {
 public:
  Decomposition(const Ring& ring, std::span<const std::size_t> order,
                std::vector<std::string>* ends)
      : ring_(ring), order_(order), ends_(ends) {}

  void run(const std::vector<Polynomial>& equations) {
    State state;
    state.values.resize(ring_.size());
    bool possible = true;
    for (const Polynomial& equation : equations) {
      possible = possible && add_equation(state, equation);
    }
    if (!possible) return end(state);
    solve(std::move(state));
  }

  std::vector<Family> families() { return std::move(families_); }

 private:
  struct State {
    std::vector<Equation> equations;
    std::vector<Polynomial> nonzero;  // irreducible; in addition to the unknowns
    std::vector<std::optional<RationalFunction>> values;  // of the eliminated unknowns
    std::vector<std::pair<Polynomial, Polynomial>>
        eliminated;                   // pairs whose resultant has been taken
    std::vector<Polynomial> squares;  // equations already written as squares
    std::string path;  // the results and assumptions so far; only if `ends` is wanted
  };

  // Records a step that leads to a state, if `ends` is wanted.
  void add_step(State& state, auto&& text) const {
    if (ends_ == nullptr) return;
    if (!state.path.empty()) state.path += "; ";
    state.path += text();
  }
  // Records why a state has no solution.
  bool contradiction(auto&& text) {
    if (ends_ != nullptr) last_words_ = text();
    return false;
  }
  // Ends a branch: its state has no solution, for the reason recorded last.
  void end(const State& state) {
    if (ends_ == nullptr) return;
    ends_->push_back(state.path.empty() ? last_words_ : state.path + "; " + last_words_);
  }

  // Eliminates an unknown by slope * unknown + constant = 0.
  struct Linear {
    std::size_t equation;
    std::size_t unknown;
    Polynomial slope;
    Polynomial constant;
    bool slope_is_nonzero;
  };

  static bool is_nonzero(const State& state, const Polynomial& irreducible) {
    return irreducible.is_unknown() ||
           std::ranges::find(state.nonzero, irreducible) != state.nonzero.end();
  }

  // The factors of a nonzero polynomial that can be 0.
  static std::vector<Polynomial> factors_that_can_be_zero(const State& state,
                                                          const Polynomial& polynomial) {
    std::vector<Polynomial> factors;
    if (polynomial.is_constant()) return factors;
    for (Factor& factor : polynomial.factors()) {
      if (!is_nonzero(state, factor.polynomial)) factors.push_back(std::move(factor.polynomial));
    }
    return factors;
  }

  // Adds an equation; false if it cannot hold.
  bool add_equation(State& state, const Polynomial& polynomial) {
    if (polynomial.is_zero()) return true;
    Equation equation = factors_that_can_be_zero(state, polynomial);
    if (equation.empty()) return is_not_zero({polynomial});
    if (std::ranges::find(state.equations, equation) == state.equations.end()) {
      state.equations.push_back(std::move(equation));
    }
    return true;
  }

  // Describes an equation that cannot hold.
  bool is_not_zero(const Equation& equation) {
    return contradiction(
        [&] { return "this leaves " + product_text(equation) + " = 0, but no factor of it is 0"; });
  }

  // Adds an inequality; false if the polynomial is 0.
  bool add_nonzero(State& state, const Polynomial& polynomial) {
    if (polynomial.is_zero()) {
      return contradiction([] { return "but a number or a denominator is 0 then"; });
    }
    for (Polynomial& factor : factors_that_can_be_zero(state, polynomial)) {
      state.nonzero.push_back(std::move(factor));
    }
    return true;
  }

  // Divides nonzero factors out of all equations (saturation). False if an equation can no longer
  // hold.
  bool simplify(State& state) {
    std::vector<Equation> equations = std::exchange(state.equations, {});
    for (Equation& equation : equations) {
      const Equation whole = equation;
      std::erase_if(equation, [&](const Polynomial& factor) { return is_nonzero(state, factor); });
      if (equation.empty()) return is_not_zero(whole);
      if (std::ranges::find(state.equations, equation) == state.equations.end()) {
        state.equations.push_back(std::move(equation));
      }
    }
    return true;
  }

  void solve(State state) {
    while (true) {
      if (!simplify(state)) return end(state);
      if (state.equations.empty()) return keep(state);
      const auto irrational = std::ranges::find_if(state.equations, [](const Equation& equation) {
        return equation.size() == 1 && has_no_rational_zero(equation[0]);
      });
      if (irrational != state.equations.end()) {
        contradiction([&] {
          return "this leaves " + product_text(*irrational) + " = 0, which has no rational zero";
        });
        return end(state);
      }
      std::optional<Linear> linear = best_linear(state);
      if (linear && linear->slope_is_nonzero) {
        if (!eliminate(state, *linear)) return end(state);
        continue;
      }
      if (const auto product = std::ranges::find_if(
              state.equations, [](const Equation& equation) { return equation.size() > 1; });
          product != state.equations.end()) {
        return split(state, static_cast<std::size_t>(product - state.equations.begin()));
      }
      if (linear) {
        // If the slope is 0 too, the equation does not determine the unknown.
        State other = state;
        other.equations.erase(other.equations.begin() +
                              static_cast<std::ptrdiff_t>(linear->equation));
        add_step(other, [&] {
          return "if " + linear->slope.to_text() + " = 0, then " + linear->constant.to_text() +
                 " = 0";
        });
        if (add_equation(other, linear->slope) && add_equation(other, linear->constant)) {
          solve(std::move(other));
        } else {
          end(other);
        }
        add_step(state, [&] { return "if " + linear->slope.to_text() + " != 0"; });
        if (!add_nonzero(state, linear->slope) || !eliminate(state, *linear)) return end(state);
        continue;
      }
      bool possible = true;
      if (take_squares(state, possible) || take_resultant(state, possible)) {
        if (!possible) return end(state);
        continue;
      }
      return keep(state);
    }
  }

  // Branches: each factor in turn is 0, and those before it are not.
  void split(const State& state, std::size_t product) {
    State rest = state;
    for (const Polynomial& factor : state.equations[product]) {
      State branch = rest;
      branch.equations[product] = {factor};
      add_step(branch, [&] { return "if " + factor.to_text() + " = 0"; });
      solve(std::move(branch));
      rest.nonzero.push_back(factor);
      add_step(rest, [&] { return "if " + factor.to_text() + " != 0"; });
    }
  }

  // The first unknown, in order, of the first equation that is linear in one; preferably with a
  // nonzero slope.
  std::optional<Linear> best_linear(const State& state) const {
    std::optional<Linear> best;
    for (std::size_t i = 0; i < state.equations.size(); ++i) {
      const Equation& equation = state.equations[i];
      if (equation.size() > 1) continue;
      for (const std::size_t unknown : order_) {
        if (equation[0].degree(unknown) != 1) continue;
        auto coefficients = equation[0].coefficients(unknown);
        const bool nonzero = factors_that_can_be_zero(state, coefficients[1]).empty();
        if (best && !nonzero) continue;
        best = Linear{.equation = i,
                      .unknown = unknown,
                      .slope = std::move(coefficients[1]),
                      .constant = std::move(coefficients[0]),
                      .slope_is_nonzero = nonzero};
        if (nonzero) return best;
      }
    }
    return best;
  }

  // Eliminates an unknown; false if that leads to a contradiction.
  bool eliminate(State& state, const Linear& linear) {
    const std::size_t unknown = linear.unknown;
    const RationalFunction value(-linear.constant, linear.slope);
    add_step(state, [&] { return ring_.name(unknown) + " = " + value.to_text(); });
    State next;
    next.path = state.path;
    next.values = std::move(state.values);
    for (const Polynomial& polynomial : state.nonzero) {
      if (!add_nonzero(next, numerator_with(polynomial, unknown, value))) return false;
    }
    if (!add_nonzero(next, value.numerator()) || !add_nonzero(next, value.denominator())) {
      return false;
    }
    for (std::size_t i = 0; i < state.equations.size(); ++i) {
      if (i == linear.equation) continue;
      if (!add_product(next, state.equations[i], unknown, value)) return false;
    }
    for (auto& other : next.values) {
      if (!other) continue;
      other = other->with(unknown, value);
      if (!other) return contradiction([] { return "but a denominator is 0 then"; });
    }
    next.values[unknown] = value;
    state = std::move(next);
    return true;
  }

  // Substitutes in a product and adds it; false if it cannot be 0.
  bool add_product(State& state, const Equation& equation, std::size_t unknown,
                   const RationalFunction& value) {
    Equation product;
    Equation whole;
    for (const Polynomial& factor : equation) {
      const Polynomial replaced = numerator_with(factor, unknown, value);
      whole.push_back(replaced);
      if (replaced.is_zero()) return true;
      for (Polynomial& part : factors_that_can_be_zero(state, replaced)) {
        add_once(product, std::move(part));
      }
    }
    if (product.empty()) return is_not_zero(whole);
    if (std::ranges::find(state.equations, product) == state.equations.end()) {
      state.equations.push_back(std::move(product));
    }
    return true;
  }

  // Splits an irreducible equation that is a product over a quadratic field: both sides of the
  // equation between squares are 0. False if there is no such equation.
  bool take_squares(State& state, bool& possible) {
    for (std::size_t i = 0; i < state.equations.size(); ++i) {
      const Polynomial equation = state.equations[i][0];
      if (std::ranges::find(state.squares, equation) != state.squares.end()) continue;
      state.squares.push_back(equation);
      const auto squares = as_squares(equation);
      if (!squares) continue;
      add_step(state, [&] {
        const std::string root = product_text({squares->root});
        const bool is_sum = squares->root.size() > 1;
        return '(' + squares->left.to_text() + ")^2 = " + squares->factor.to_text() +
               (squares->root.is_constant() ? ""
                                            : '*' + (is_sum ? '(' + root + ')' : root) + "^2") +
               ", and " + squares->factor.to_text() + " is not a square";
      });
      possible = add_equation(state, squares->root) && add_equation(state, squares->left);
      return true;
    }
    return false;
  }

  // Adds the resultant of two of the equations, which has fewer unknowns. False if there is no new
  // one.
  bool take_resultant(State& state, bool& possible) {
    for (std::size_t i = 0; i < state.equations.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) {
        const std::pair two(state.equations[i][0], state.equations[j][0]);
        if (std::ranges::find(state.eliminated, two) != state.eliminated.end()) continue;
        for (std::size_t unknown = 0; unknown < state.values.size(); ++unknown) {
          if (!two.first.contains(unknown) || !two.second.contains(unknown)) continue;
          state.eliminated.push_back(two);
          // They are irreducible and different, so the resultant is not 0.
          const Polynomial both = resultant(two.first, two.second, unknown);
          add_step(state, [&] { return "together " + both.to_text() + " = 0"; });
          possible = add_equation(state, both);
          return true;
        }
      }
    }
    return false;
  }

  void keep(const State& state) {
    Family family;
    for (std::size_t i = 0; i < state.values.size(); ++i) {
      if (!state.values[i]) family.parameters.push_back(i);
      family.numbers.push_back(state.values[i] ? *state.values[i]
                                               : RationalFunction(Polynomial::unknown(ring_, i)));
    }
    for (const Equation& equation : state.equations) family.conditions.push_back(equation[0]);
    for (const Polynomial& condition : family.conditions) {
      const auto place = place_without_points(condition);
      if (!place) continue;
      contradiction([&] {
        return "this leaves " + condition.to_text() + " = 0, which has no " +
               (*place == 0 ? "real" : std::to_string(*place) + "-adic") + " points";
      });
      return end(state);
    }
    if (has_irrational_number(family)) {
      contradiction([] { return "this has an irrational number"; });
      return end(state);
    }
    contradiction([&] { return remains(family); });
    end(state);
    families_.push_back(std::move(family));
  }

  // `any a, b remain where b^2-a^3 = 0`
  std::string remains(const Family& family) const {
    std::string text = family.parameters.empty() ? "nothing" : "any";
    for (const std::size_t parameter : family.parameters) {
      text += (text == "any" ? " " : ", ") + ring_.name(parameter);
    }
    text += " remain";
    if (family.parameters.size() < 2) text += 's';
    for (const Polynomial& condition : family.conditions) {
      text += " where " + condition.to_text() + " = 0";
    }
    return text;
  }

  // Whether a number is irrational wherever the condition holds: a constant, or one of finitely
  // many values.
  bool has_irrational_number(const Family& family) const {
    if (family.conditions.size() != 1) return false;
    const Polynomial& condition = family.conditions.front();
    for (std::size_t i = 0; i < family.numbers.size(); ++i) {
      const RationalFunction& number = family.numbers[i];
      const Polynomial equation =
          number.denominator() * Polynomial::unknown(ring_, i) - number.numerator();
      const auto shared = std::ranges::find_if(family.parameters, [&](std::size_t parameter) {
        return parameter != i && condition.contains(parameter) && equation.contains(parameter);
      });
      if (shared == family.parameters.end()) continue;
      // If the number were not constant, its factors would have parameters too.
      const auto factors = resultant(equation, condition, *shared).factors();
      const bool irrational = std::ranges::any_of(factors, [&](const Factor& factor) {
        return factor.polynomial.contains(i) && has_no_rational_zero(factor.polynomial);
      });
      if (irrational) return true;
    }
    return false;
  }

  const Ring& ring_;
  std::span<const std::size_t> order_;
  std::vector<std::string>* ends_;  // null if not wanted
  std::string last_words_;
  std::vector<Family> families_;
};

// Whether no denominator of a family vanishes at a rational point of another, judged by its factors
// there: numbers and denominators of the other are nonzero.
bool is_defined_on(const Family& family, const Family& other) {
  std::vector<Polynomial> nonzero;
  for (const RationalFunction& number : other.numbers) {
    for (const Polynomial& part : {number.numerator(), number.denominator()}) {
      for (Factor& factor : part.factors()) add_once(nonzero, std::move(factor.polynomial));
    }
  }
  return std::ranges::all_of(family.numbers, [&](const RationalFunction& number) {
    Polynomial denominator = number.denominator();
    for (const std::size_t parameter : family.parameters) {
      denominator = numerator_with(denominator, parameter, other.numbers[parameter]);
    }
    if (denominator.is_zero()) return false;
    return std::ranges::all_of(denominator.factors(), [&](const Factor& factor) {
      return has_no_rational_zero(factor.polynomial) ||
             std::ranges::find(nonzero, factor.polynomial) != nonzero.end();
    });
  });
}

}  // namespace

std::optional<std::vector<FlintRational>> Family::at(
    std::span<const FlintRational> parameter_values) const {
  std::vector<FlintRational> values(numbers.size());
  for (std::size_t i = 0; i < parameters.size(); ++i) values[parameters[i]] = parameter_values[i];
  for (const Polynomial& condition : conditions) {
    if (!condition.at(values).is_zero()) return std::nullopt;
  }
  std::vector<FlintRational> result;
  for (const RationalFunction& number : numbers) {
    const auto value = number.at(values);
    if (!value) return std::nullopt;
    result.push_back(*value);
  }
  return result;
}

bool Family::contains(std::span<const FlintRational> values) const {
  std::vector<FlintRational> parameter_values;
  for (const std::size_t parameter : parameters) parameter_values.push_back(values[parameter]);
  const auto found = at(parameter_values);
  return found && std::ranges::equal(*found, values);
}

bool Family::contains(const Family& other) const {
  // The numbers of the other family contain only its own parameters; the number of a parameter is
  // the parameter itself. So the parameters of this family can be replaced one after another.
  const auto replaced = [&](RationalFunction fraction) {
    std::optional<RationalFunction> result = std::move(fraction);
    for (const std::size_t parameter : parameters) {
      if (result) result = result->with(parameter, other.numbers[parameter]);
    }
    return result;
  };
  for (const Polynomial& condition : conditions) {
    const auto left = replaced(RationalFunction(condition));
    if (!left) return false;
    const bool holds = left->numerator().is_zero() ||
                       std::ranges::any_of(other.conditions, [&](const Polynomial& known) {
                         return left->numerator().over(known).has_value();
                       });
    if (!holds) return false;
  }
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    if (replaced(numbers[i]) != other.numbers[i]) return false;
  }
  // Where a denominator becomes 0, a reduced fraction may still have had the right value.
  return is_defined_on(*this, other);
}

std::vector<Family> decompose(const Ring& ring, const std::vector<Polynomial>& equations,
                              std::span<const std::size_t> elimination_order,
                              std::vector<std::string>* ends) {
  Decomposition decomposition(ring, elimination_order, ends);
  decomposition.run(equations);
  std::vector<Family> all = decomposition.families();
  // The largest first; families contained in another are dropped.
  std::ranges::stable_sort(all, std::ranges::greater(), &Family::dimension);
  std::vector<Family> kept;
  for (Family& family : all) {
    const bool is_new =
        std::ranges::none_of(kept, [&](const Family& larger) { return larger.contains(family); });
    if (is_new) kept.push_back(std::move(family));
  }
  return kept;
}

}  // namespace reckon::algebra
