// SPDX-License-Identifier: MIT
#include "reckon/algebra/large_parameters.hpp"

#include <algorithm>

#include "reckon/algebra/univariate.hpp"

namespace reckon::algebra {

namespace {

std::optional<std::int64_t> useful(const FlintRational& bound) {
  if (bound > FlintRational(kMostTried)) return std::nullopt;
  return bound.floor();
}

// The sign of a polynomial, if not 0, for large values of one unknown and all values of another
// from 1 on.
struct Sign {
  int sign = 0;
  FlintRational from{};
  bool is_never_zero = false;
};

std::optional<Sign> sign_at_large(const Polynomial& polynomial, std::size_t large,
                                  std::size_t other) {
  Sign result;
  const auto parts = from_one_on(polynomial, other).coefficients(other);
  // The others have the same sign or are 0, so the first alone keeps the sum from being 0.
  result.is_never_zero = !parts.empty() && !parts[0].is_zero();
  for (const Polynomial& part : parts) {
    if (part.is_zero()) continue;
    const Coefficients coefficients = coefficients_of(part, large);
    const int sign = coefficients.back().sign();
    if (result.sign != 0 && sign != result.sign) return std::nullopt;
    result.sign = sign;
    result.from = std::max(result.from, bound_of_zeros(coefficients));
  }
  return result;
}

// From the condition, as an equation of degree 2 in the other parameter.
std::optional<FlintRational> last_by_discriminant(const Polynomial& condition,
                                                  std::size_t parameter, std::size_t other) {
  if (condition.degree(other) != 2) return std::nullopt;
  const auto c = condition.coefficients(other);
  const Polynomial four(condition.ring(), 4);
  return last_square(c[1] * c[1] - four * c[2] * c[0], parameter, kMostTried);
}

}  // namespace

Polynomial from_one_on(const Polynomial& polynomial, std::size_t unknown) {
  const Ring& ring = polynomial.ring();
  return numerator_with(polynomial, unknown,
                        RationalFunction(Polynomial::unknown(ring, unknown) + Polynomial(ring, 1)));
}

int lasting_sign(const Polynomial& polynomial) {
  int sign = 0;
  for (const int term : polynomial.signs_of_terms()) {
    if (sign != 0 && term != sign) return 0;
    sign = term;
  }
  return sign;
}

std::optional<AtLarge> at_large(const RationalFunction& number, std::size_t parameter) {
  const Coefficients denominator = coefficients_of(number.denominator(), parameter);
  const auto [quotient, remainder] =
      divide(coefficients_of(number.numerator(), parameter), denominator);
  const auto modulus = denominator_of(quotient, kMostTried);
  if (!modulus) return std::nullopt;
  AtLarge result{.possible = false, .modulus = *modulus};
  FlintRational bound;
  if (remainder.empty()) {
    bound = bound_of_zeros(quotient);
    result.possible = quotient.back().sign() > 0;
  } else {
    // |modulus * remainder| < |denominator| beyond the zeros of their sum and difference, and the
    // remainder is nonzero beyond its own.
    const FlintRational scale(*modulus);
    bound =
        std::max({bound_of_zeros(remainder), bound_of_zeros(sum_of(denominator, scale, remainder)),
                  bound_of_zeros(sum_of(denominator, -scale, remainder))});
  }
  const auto last = useful(bound);
  if (!last) return std::nullopt;
  result.bound = *last;
  return result;
}

std::optional<LastPossible> last_possible(const Family& family, std::size_t parameter,
                                          std::size_t other) {
  using Kind = Argument::Kind;
  const Ring& ring = family.numbers.front().numerator().ring();
  std::optional<LastPossible> least;
  const auto found = [&](const FlintRational& bound, Kind kind, const std::string& what) {
    const auto last = useful(bound);
    if (!last || (least && least->value <= *last)) return;
    least = {.value = *last,
             .because = {.kind = kind,
                         .statement = what + " for " + ring.name(parameter) + " > " +
                                      std::to_string(*last)}};
  };
  for (std::size_t i = 0; i < family.numbers.size(); ++i) {
    const RationalFunction& number = family.numbers[i];
    const std::string name = ring.name(i) + " = " + number.to_text();
    const bool contains_other =
        number.numerator().contains(other) || number.denominator().contains(other);
    if (contains_other) {
      const auto top = sign_at_large(number.numerator(), parameter, other);
      const auto bottom = sign_at_large(number.denominator(), parameter, other);
      if (top && bottom && top->sign * bottom->sign < 0) {
        found(std::max(top->from, bottom->from), Kind::sign, name + " is negative");
      }
    } else if (const auto large = at_large(number, parameter); large && !large->possible) {
      found(FlintRational(large->bound), Kind::fraction, name + " is not a positive integer");
    }
  }
  for (const Polynomial& condition : family.conditions) {
    const auto sign = sign_at_large(condition, parameter, other);
    if (sign && sign->is_never_zero) {
      found(sign->from, Kind::sign, condition.to_text() + " has one sign");
    }
    if (const auto last = last_by_discriminant(condition, parameter, other)) {
      found(*last, Kind::square,
            "the discriminant of " + condition.to_text() + " in " + ring.name(other) +
                " is not a square");
    }
  }
  return least;
}

}  // namespace reckon::algebra
