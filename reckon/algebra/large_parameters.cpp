#include "reckon/algebra/large_parameters.hpp"

#include <algorithm>
#include <numeric>
#include <utility>
#include <vector>

namespace reckon::algebra {

namespace {

using Coefficients = std::vector<Rational>;  // of 1, t, t^2, ..., the last of them not 0

void drop_leading_zeros(Coefficients& coefficients) {
  while (!coefficients.empty() && coefficients.back().is_zero()) coefficients.pop_back();
}

Coefficients coefficients_of(const Polynomial& polynomial, std::size_t unknown) {
  Coefficients result;
  for (const Polynomial& coefficient : polynomial.coefficients(unknown)) {
    result.push_back(coefficient.constant());
  }
  return result;
}

Rational size_of(const Rational& x) { return x.sign() < 0 ? -x : x; }

// Cauchy's bound.
Rational bound_of_zeros(const Coefficients& coefficients) {
  Rational largest;
  for (std::size_t i = 0; i + 1 < coefficients.size(); ++i) {
    largest = std::max(largest, size_of(coefficients[i]));
  }
  return Rational(1) + largest / size_of(coefficients.back());
}

std::optional<std::int64_t> useful(const Rational& bound) {
  if (bound > Rational(kMostTried)) return std::nullopt;
  return bound.floor();
}

// x + factor * y
Coefficients sum_of(Coefficients x, const Rational& factor, const Coefficients& y) {
  x.resize(std::max(x.size(), y.size()));
  for (std::size_t i = 0; i < y.size(); ++i) x[i] += factor * y[i];
  drop_leading_zeros(x);
  return x;
}

struct Division {
  Coefficients quotient;
  Coefficients remainder;
};

Division divide(Coefficients dividend, const Coefficients& divisor) {
  Division result;
  if (dividend.size() >= divisor.size()) {
    result.quotient.resize(dividend.size() - divisor.size() + 1);
  }
  for (std::size_t i = result.quotient.size(); i-- > 0;) {
    const Rational factor = dividend[i + divisor.size() - 1] / divisor.back();
    result.quotient[i] = factor;
    for (std::size_t k = 0; k < divisor.size(); ++k) dividend[i + k] -= factor * divisor[k];
  }
  drop_leading_zeros(dividend);
  result.remainder = std::move(dividend);
  return result;
}

// The least common denominator, if it is not too large.
std::optional<std::int64_t> denominator_of(const Coefficients& coefficients) {
  std::int64_t denominator = 1;
  for (const Rational& coefficient : coefficients) {
    const auto own = coefficient.denominator().integer();
    if (!own || *own > kMostTried) return std::nullopt;
    denominator = std::lcm(denominator, *own);
    if (denominator > kMostTried) return std::nullopt;
  }
  return denominator;
}

// A sign that a polynomial has, or is 0, when one unknown is large, for all values of another from
// 1 on.
struct Sign {
  int sign = 0;
  Rational from{};
  bool is_never_zero = false;
};

std::optional<Sign> sign_at_large(const Polynomial& polynomial, std::size_t large,
                                  std::size_t other) {
  Sign result;
  const auto parts = from_one_on(polynomial, other).coefficients(other);
  // The others have the same sign, or are 0, so the first alone keeps the sum from being 0.
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

// The square root of a polynomial as far as its polynomial part goes: P with p - P^2 of lower
// degree than P. Nothing if the degree is odd, or the leading coefficient no square.
std::optional<Coefficients> square_root(const Coefficients& p) {
  if (p.size() % 2 == 0) return std::nullopt;
  const auto leading = p.back().square_root();
  if (!leading) return std::nullopt;
  const std::size_t degree = p.size() / 2;
  Coefficients root(degree + 1);
  root[degree] = *leading;
  for (std::size_t i = degree; i-- > 0;) {
    // The coefficient of t^(degree + i) is 2 root[degree] root[i] + products of those in between.
    Rational rest = p[degree + i];
    for (std::size_t k = i + 1; k < degree; ++k) rest -= root[k] * root[degree + i - k];
    root[i] = rest / (Rational(2) * root[degree]);
  }
  return root;
}

Coefficients square_of(const Coefficients& p) {
  Coefficients square(2 * p.size() - 1);
  for (std::size_t i = 0; i < p.size(); ++i) {
    for (std::size_t k = 0; k < p.size(); ++k) square[i + k] += p[i] * p[k];
  }
  return square;
}

// A value beyond which a polynomial with integer coefficients is no square of an integer.
std::optional<Rational> last_square(const Polynomial& polynomial, std::size_t unknown) {
  if (polynomial.is_zero()) return std::nullopt;
  const Coefficients p = coefficients_of(polynomial, unknown);
  if (p.back().sign() < 0) return bound_of_zeros(p);
  const auto factors = polynomial.factors();
  const bool even =
      std::ranges::all_of(factors, [](const Factor& one) { return one.multiplicity % 2 == 0; });
  if (even && !p.back().square_root()) return bound_of_zeros(p);  // it is c s^2
  const auto root = square_root(p);
  if (!root) return std::nullopt;
  const Coefficients rest = sum_of(p, Rational(-1), square_of(*root));
  const auto denominator = denominator_of(*root);
  if (rest.empty() || !denominator) return std::nullopt;
  // With L the denominator: |L^2 R| < 2 L P - 1.
  const Rational scale(*denominator);
  const Coefficients gap = sum_of({Rational(-1)}, Rational(2) * scale, *root);
  const Coefficients above = sum_of(gap, -scale * scale, rest);
  const Coefficients below = sum_of(gap, scale * scale, rest);
  if (above.empty() || below.empty() || above.back().sign() < 0 || below.back().sign() < 0) {
    return std::nullopt;
  }
  return std::max(bound_of_zeros(above), bound_of_zeros(below));
}

// By the condition, as an equation of degree 2 in the other parameter.
std::optional<Rational> last_by_discriminant(const Polynomial& condition, std::size_t parameter,
                                             std::size_t other) {
  if (condition.degree(other) != 2) return std::nullopt;
  const auto c = condition.coefficients(other);
  const Polynomial four(condition.ring(), 4);
  return last_square(c[1] * c[1] - four * c[2] * c[0], parameter);
}

}  // namespace

Polynomial from_one_on(const Polynomial& polynomial, std::size_t unknown) {
  const Ring& ring = polynomial.ring();
  return numerator_with(polynomial, unknown,
                        Fraction(Polynomial::unknown(ring, unknown) + Polynomial(ring, 1)));
}

int lasting_sign(const Polynomial& polynomial) {
  int sign = 0;
  for (const int term : polynomial.signs_of_terms()) {
    if (sign != 0 && term != sign) return 0;
    sign = term;
  }
  return sign;
}

std::optional<AtLarge> at_large(const Fraction& number, std::size_t parameter) {
  const Coefficients denominator = coefficients_of(number.denominator(), parameter);
  const auto [quotient, remainder] =
      divide(coefficients_of(number.numerator(), parameter), denominator);
  const auto modulus = denominator_of(quotient);
  if (!modulus) return std::nullopt;
  AtLarge result{.possible = false, .modulus = *modulus};
  Rational bound;
  if (remainder.empty()) {
    bound = bound_of_zeros(quotient);
    result.possible = quotient.back().sign() > 0;
  } else {
    // |modulus * remainder| < |denominator| beyond the zeros of their sum and difference, and the
    // remainder is not 0 beyond its own.
    const Rational scale(*modulus);
    bound =
        std::max({bound_of_zeros(remainder), bound_of_zeros(sum_of(denominator, scale, remainder)),
                  bound_of_zeros(sum_of(denominator, -scale, remainder))});
  }
  const auto last = useful(bound);
  if (!last) return std::nullopt;
  result.bound = *last;
  return result;
}

std::optional<std::int64_t> last_possible(const Family& family, std::size_t parameter,
                                          std::size_t other) {
  std::optional<std::int64_t> least;
  const auto found = [&](const Rational& bound) {
    const auto last = useful(bound);
    if (last && (!least || *last < *least)) least = last;
  };
  for (const Fraction& number : family.numbers) {
    const bool contains_other =
        number.numerator().contains(other) || number.denominator().contains(other);
    if (contains_other) {
      const auto top = sign_at_large(number.numerator(), parameter, other);
      const auto bottom = sign_at_large(number.denominator(), parameter, other);
      if (top && bottom && top->sign * bottom->sign < 0) found(std::max(top->from, bottom->from));
    } else if (const auto large = at_large(number, parameter); large && !large->possible) {
      found(Rational(large->bound));
    }
  }
  for (const Polynomial& condition : family.conditions) {
    const auto sign = sign_at_large(condition, parameter, other);
    if (sign && sign->is_never_zero) found(sign->from);
    if (const auto last = last_by_discriminant(condition, parameter, other)) found(*last);
  }
  return least;
}

}  // namespace reckon::algebra
