// SPDX-License-Identifier: MIT
#include "reckon/algebra/univariate.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

namespace reckon::algebra {

namespace {

void drop_leading_zeros(Coefficients& coefficients) {
  while (!coefficients.empty() && coefficients.back().is_zero()) coefficients.pop_back();
}

FlintRational size_of(const FlintRational& x) { return x.sign() < 0 ? -x : x; }

}  // namespace

Coefficients coefficients_of(const Polynomial& polynomial, std::size_t unknown) {
  Coefficients result;
  for (const Polynomial& coefficient : polynomial.coefficients(unknown)) {
    result.push_back(coefficient.constant());
  }
  return result;
}

Coefficients sum_of(Coefficients x, const FlintRational& factor, const Coefficients& y) {
  x.resize(std::max(x.size(), y.size()));
  for (std::size_t i = 0; i < y.size(); ++i) x[i] += factor * y[i];
  drop_leading_zeros(x);
  return x;
}

Coefficients product_of(const Coefficients& x, const Coefficients& y) {
  if (x.empty() || y.empty()) return {};
  Coefficients product(x.size() + y.size() - 1);
  for (std::size_t i = 0; i < x.size(); ++i) {
    for (std::size_t k = 0; k < y.size(); ++k) product[i + k] += x[i] * y[k];
  }
  return product;
}

Division divide(Coefficients dividend, const Coefficients& divisor) {
  Division result;
  if (dividend.size() >= divisor.size()) {
    result.quotient.resize(dividend.size() - divisor.size() + 1);
  }
  for (std::size_t i = result.quotient.size(); i-- > 0;) {
    const FlintRational factor = dividend[i + divisor.size() - 1] / divisor.back();
    result.quotient[i] = factor;
    for (std::size_t k = 0; k < divisor.size(); ++k) dividend[i + k] -= factor * divisor[k];
  }
  drop_leading_zeros(dividend);
  result.remainder = std::move(dividend);
  return result;
}

FlintRational bound_of_zeros(const Coefficients& coefficients) {
  FlintRational largest;
  for (std::size_t i = 0; i + 1 < coefficients.size(); ++i) {
    largest = std::max(largest, size_of(coefficients[i]));
  }
  return FlintRational(1) + largest / size_of(coefficients.back());
}

std::optional<std::int64_t> denominator_of(const Coefficients& coefficients, std::int64_t most) {
  std::int64_t denominator = 1;
  for (const FlintRational& coefficient : coefficients) {
    const auto own = coefficient.denominator().integer();
    if (!own || *own > most) return std::nullopt;
    denominator = std::lcm(denominator, *own);
    if (denominator > most) return std::nullopt;
  }
  return denominator;
}

std::optional<Coefficients> square_root_of(const Coefficients& p) {
  if (p.size() % 2 == 0) return std::nullopt;
  const auto leading = p.back().square_root();
  if (!leading) return std::nullopt;
  const std::size_t degree = p.size() / 2;
  Coefficients root(degree + 1);
  root[degree] = *leading;
  for (std::size_t i = degree; i-- > 0;) {
    // The coefficient of t^(degree + i) is 2 root[degree] root[i] plus products of the roots in
    // between.
    FlintRational rest = p[degree + i];
    for (std::size_t k = i + 1; k < degree; ++k) rest -= root[k] * root[degree + i - k];
    root[i] = rest / (FlintRational(2) * root[degree]);
  }
  return root;
}

std::optional<SquareGap> square_gap(const Coefficients& p, std::int64_t most) {
  const auto root = square_root_of(p);
  if (!root) return std::nullopt;
  Coefficients rest = sum_of(p, FlintRational(-1), product_of(*root, *root));
  const auto denominator = denominator_of(*root, most);
  if (rest.empty() || !denominator) return std::nullopt;
  const FlintRational scale(*denominator);
  const Coefficients gap = sum_of({FlintRational(-1)}, FlintRational(2) * scale, *root);
  return SquareGap{.above = sum_of(gap, -scale * scale, rest),
                   .below = sum_of(gap, scale * scale, rest),
                   .rest = std::move(rest)};
}

std::optional<FlintRational> last_square(const Polynomial& polynomial, std::size_t unknown,
                                         std::int64_t most) {
  if (polynomial.is_zero()) return std::nullopt;
  const Coefficients p = coefficients_of(polynomial, unknown);
  if (p.back().sign() < 0) return bound_of_zeros(p);
  const auto factors = polynomial.factors();
  const bool even =
      std::ranges::all_of(factors, [](const Factor& one) { return one.multiplicity % 2 == 0; });
  if (even && !p.back().square_root()) return bound_of_zeros(p);  // it is c s^2
  const auto gap = square_gap(p, most);
  if (!gap) return std::nullopt;
  // Both sides are positive beyond their zeros, because P is and has a higher degree than R.
  return std::max(
      {bound_of_zeros(gap->above), bound_of_zeros(gap->below), bound_of_zeros(gap->rest)});
}

std::optional<std::vector<FlintRational>> positive_integer_zeros(const Polynomial& polynomial,
                                                                 std::size_t unknown) {
  if (polynomial.is_zero()) return std::nullopt;
  std::vector<FlintRational> zeros;
  if (polynomial.is_constant()) return zeros;
  for (const Factor& factor : polynomial.factors()) {
    if (factor.polynomial.degree(unknown) != 1) continue;
    const auto coefficients = factor.polynomial.coefficients(unknown);
    const FlintRational zero = -coefficients[0].constant() / coefficients[1].constant();
    if (zero.is_integer() && zero.sign() > 0) zeros.push_back(zero);
  }
  return zeros;
}

}  // namespace reckon::algebra
