#include "reckon/algebra/decompose.hpp"

#include <algorithm>
#include <utility>

namespace reckon::algebra {

namespace {

// A product of different irreducible polynomials that has to be 0.
using Equation = std::vector<Polynomial>;

void add_once(std::vector<Polynomial>& polynomials, Polynomial polynomial) {
  if (std::ranges::find(polynomials, polynomial) == polynomials.end()) {
    polynomials.push_back(std::move(polynomial));
  }
}

// Whether an irreducible polynomial is in one unknown and of degree 2 or more.
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

class Decomposition {
 public:
  Decomposition(const Ring& ring, std::span<const std::size_t> order)
      : ring_(ring), order_(order) {}

  void run(const std::vector<Polynomial>& equations) {
    State state;
    state.values.resize(ring_.size());
    bool possible = true;
    for (const Polynomial& equation : equations) {
      possible = possible && add_equation(state, equation);
    }
    if (possible) solve(std::move(state));
  }

  std::vector<Family> families() { return std::move(families_); }

 private:
  struct State {
    std::vector<Equation> equations;
    std::vector<Polynomial> nonzero;                      // irreducible; besides the unknowns
    std::vector<std::optional<RationalFunction>> values;  // of the unknowns that are eliminated
    std::vector<std::pair<Polynomial, Polynomial>> eliminated;  // whose resultant has been taken
  };

  // A way to eliminate an unknown: slope * unknown + constant = 0.
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

  // The factors of a polynomial other than 0 that can be 0.
  static std::vector<Polynomial> factors_that_can_be_zero(const State& state,
                                                          const Polynomial& polynomial) {
    std::vector<Polynomial> factors;
    if (polynomial.is_constant()) return factors;
    for (Factor& factor : polynomial.factors()) {
      if (!is_nonzero(state, factor.polynomial)) factors.push_back(std::move(factor.polynomial));
    }
    return factors;
  }

  // False if it cannot hold.
  static bool add_equation(State& state, const Polynomial& polynomial) {
    if (polynomial.is_zero()) return true;
    Equation equation = factors_that_can_be_zero(state, polynomial);
    if (equation.empty()) return false;
    if (std::ranges::find(state.equations, equation) == state.equations.end()) {
      state.equations.push_back(std::move(equation));
    }
    return true;
  }

  // False if it is 0.
  static bool add_nonzero(State& state, const Polynomial& polynomial) {
    if (polynomial.is_zero()) return false;
    for (Polynomial& factor : factors_that_can_be_zero(state, polynomial)) {
      state.nonzero.push_back(std::move(factor));
    }
    return true;
  }

  // What is not 0 is divided out of all equations. False if one cannot hold any more.
  static bool simplify(State& state) {
    std::vector<Equation> equations = std::exchange(state.equations, {});
    for (Equation& equation : equations) {
      std::erase_if(equation, [&](const Polynomial& factor) { return is_nonzero(state, factor); });
      if (equation.empty()) return false;
      if (std::ranges::find(state.equations, equation) == state.equations.end()) {
        state.equations.push_back(std::move(equation));
      }
    }
    return true;
  }

  void solve(State state) {
    while (true) {
      if (!simplify(state)) return;
      if (state.equations.empty()) return keep(state);
      if (std::ranges::any_of(state.equations, [](const Equation& equation) {
            return equation.size() == 1 && has_no_rational_zero(equation[0]);
          })) {
        return;
      }
      std::optional<Linear> linear = best_linear(state);
      if (linear && linear->slope_is_nonzero) {
        if (!eliminate(state, *linear)) return;
        continue;
      }
      if (const auto product = std::ranges::find_if(
              state.equations, [](const Equation& equation) { return equation.size() > 1; });
          product != state.equations.end()) {
        return split(state, static_cast<std::size_t>(product - state.equations.begin()));
      }
      if (linear) {
        // Where the slope is 0 too, the equation says nothing of the unknown.
        State other = state;
        other.equations.erase(other.equations.begin() +
                              static_cast<std::ptrdiff_t>(linear->equation));
        if (add_equation(other, linear->slope) && add_equation(other, linear->constant)) {
          solve(std::move(other));
        }
        if (!add_nonzero(state, linear->slope) || !eliminate(state, *linear)) return;
        continue;
      }
      if (!take_resultant(state)) return keep(state);
    }
  }

  // Each factor in turn, the ones before it not being 0.
  void split(const State& state, std::size_t product) {
    State rest = state;
    for (const Polynomial& factor : state.equations[product]) {
      State branch = rest;
      branch.equations[product] = {factor};
      solve(std::move(branch));
      rest.nonzero.push_back(factor);
    }
  }

  // The first unknown, in their order, of the first equation that gives one; best by a slope that
  // is not 0.
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

  // False if what follows cannot be.
  static bool eliminate(State& state, const Linear& linear) {
    const std::size_t unknown = linear.unknown;
    const RationalFunction value(-linear.constant, linear.slope);
    State next;
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
      if (!other) return false;
    }
    next.values[unknown] = value;
    state = std::move(next);
    return true;
  }

  // False if the product cannot be 0.
  static bool add_product(State& state, const Equation& equation, std::size_t unknown,
                          const RationalFunction& value) {
    Equation product;
    for (const Polynomial& factor : equation) {
      const Polynomial replaced = numerator_with(factor, unknown, value);
      if (replaced.is_zero()) return true;
      for (Polynomial& part : factors_that_can_be_zero(state, replaced)) {
        add_once(product, std::move(part));
      }
    }
    if (product.empty()) return false;
    if (std::ranges::find(state.equations, product) == state.equations.end()) {
      state.equations.push_back(std::move(product));
    }
    return true;
  }

  // Adds what two of the equations say of fewer unknowns. False if there is nothing new.
  static bool take_resultant(State& state) {
    for (std::size_t i = 0; i < state.equations.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) {
        const std::pair two(state.equations[i][0], state.equations[j][0]);
        if (std::ranges::find(state.eliminated, two) != state.eliminated.end()) continue;
        for (std::size_t unknown = 0; unknown < state.values.size(); ++unknown) {
          if (!two.first.contains(unknown) || !two.second.contains(unknown)) continue;
          state.eliminated.push_back(two);
          // They are irreducible and different, so it is not 0.
          return add_equation(state, resultant(two.first, two.second, unknown));
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
    if (!has_irrational_number(family)) families_.push_back(std::move(family));
  }

  // Whether a number is the same irrational one wherever the condition holds, or one of some.
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
      // Were the number not constant, its factors would have parameters too.
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
  std::vector<Family> families_;
};

// Whether no denominator of a family is 0 at a rational point of another, by the factors that it
// has there: a number of the other is not 0, nor is its denominator.
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
  // The numbers of the other contain its parameters only, and each of these is its own number. So
  // the parameters of this can be replaced one after the other.
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
  // Where a denominator becomes 0, a fraction may still have been reduced to the right number.
  return is_defined_on(*this, other);
}

std::vector<Family> decompose(const Ring& ring, const std::vector<Polynomial>& equations,
                              std::span<const std::size_t> elimination_order) {
  Decomposition decomposition(ring, elimination_order);
  decomposition.run(equations);
  std::vector<Family> all = decomposition.families();
  // The largest first; those that another contains are left out.
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
