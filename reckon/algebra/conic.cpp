// SPDX-License-Identifier: MIT
#include "reckon/algebra/conic.hpp"

#include <flint/ulong_extras.h>

#include <set>
#include <span>
#include <utility>
#include <vector>

namespace reckon::algebra {

namespace {

constexpr std::int64_t kLargest = std::int64_t{1} << 40U;

// u^2 = a v^2 + b w^2
struct Diagonal {
  std::int64_t a;
  std::int64_t b;
};

// A x^2 + B x y + C y^2 + D x + E y + F with A and 4 A C - B^2 nonzero; otherwise there is a point
// at infinity.
std::optional<Diagonal> diagonal_of(const Polynomial& curve) {
  std::vector<std::size_t> unknowns;
  for (std::size_t i = 0; i < curve.ring().size(); ++i) {
    if (curve.contains(i)) unknowns.push_back(i);
  }
  if (unknowns.size() != 2 || curve.degree(unknowns[0]) != 2) return std::nullopt;
  const auto by_x = curve.coefficients(unknowns[0]);
  const auto coefficient = [&](std::size_t x, std::size_t y) {
    const auto by_y = by_x[x].coefficients(unknowns[1]);
    return y < by_y.size() ? by_y[y].constant() : FlintRational(0);
  };
  for (const std::size_t x : {0U, 1U, 2U}) {
    if (std::cmp_greater(by_x[x].degree(unknowns[1]), 2 - x)) return std::nullopt;
  }
  const FlintRational a = coefficient(2, 0);
  const FlintRational b = coefficient(1, 1);
  const FlintRational d = coefficient(1, 0);
  const auto four = [](const FlintRational& x, const FlintRational& y) {
    return FlintRational(4) * x * y;
  };
  // 4 A times the curve is u^2 + first y^2 + second y + third.
  const FlintRational first = four(a, coefficient(0, 2)) - b * b;
  const FlintRational second = four(a, coefficient(0, 1)) - FlintRational(2) * b * d;
  const FlintRational third = four(a, coefficient(0, 0)) - d * d;
  // 4 times the first of them times this is (2 first y + second)^2 + first (2 u)^2 + rest.
  const FlintRational rest = four(first, third) - second * second;
  const auto minus_first = (-first).integer();
  const auto minus_rest = (-rest).integer();
  if (!minus_first || !minus_rest || *minus_first == 0 || *minus_rest == 0) return std::nullopt;
  for (const std::int64_t value : {*minus_first, *minus_rest}) {
    if (value <= -kLargest || value >= kLargest) return std::nullopt;
  }
  return Diagonal{.a = *minus_first, .b = *minus_rest};
}

// value = p^exponent * unit
struct Parts {
  unsigned exponent = 0;
  std::int64_t unit;
};

Parts parts(std::int64_t value, std::int64_t p) {
  Parts parts{.unit = value};
  for (; parts.unit % p == 0; parts.unit /= p) ++parts.exponent;
  return parts;
}

std::int64_t modulo(std::int64_t value, std::int64_t p) { return (value % p + p) % p; }

// For an odd p that does not divide the unit.
bool is_square_modulo(std::int64_t unit, std::int64_t p) {
  return n_jacobi(unit, static_cast<ulong>(p)) == 1;
}

// Whether u^2 = a v^2 + b w^2 has p-adic points.
bool has_points_at(const Diagonal& curve, std::int64_t p) {
  const Parts a = parts(curve.a, p);
  const Parts b = parts(curve.b, p);
  bool is_minus = false;
  if (p == 2) {
    const auto three_modulo_4 = [](std::int64_t unit) { return modulo(unit, 4) == 3; };
    const auto three_or_five_modulo_8 = [](std::int64_t unit) {
      return modulo(unit, 8) == 3 || modulo(unit, 8) == 5;
    };
    is_minus = three_modulo_4(a.unit) && three_modulo_4(b.unit);
    if (a.exponent % 2 != 0) is_minus ^= three_or_five_modulo_8(b.unit);
    if (b.exponent % 2 != 0) is_minus ^= three_or_five_modulo_8(a.unit);
    return !is_minus;
  }
  if (a.exponent % 2 != 0 && b.exponent % 2 != 0) is_minus = p % 4 == 3;
  if (b.exponent % 2 != 0) is_minus ^= !is_square_modulo(a.unit, p);
  if (a.exponent % 2 != 0) is_minus ^= !is_square_modulo(b.unit, p);
  return !is_minus;
}

void add_primes(std::int64_t value, std::set<std::int64_t>& primes) {
  n_factor_t factors;
  n_factor_init(&factors);
  n_factor(&factors, static_cast<ulong>(value < 0 ? -value : value), 1);
  for (const ulong prime : std::span(factors.p).first(static_cast<std::size_t>(factors.num))) {
    primes.insert(static_cast<std::int64_t>(prime));
  }
}

}  // namespace

std::optional<std::int64_t> place_without_points(const Polynomial& curve) {
  const auto diagonal = diagonal_of(curve);
  if (!diagonal) return std::nullopt;
  if (diagonal->a < 0 && diagonal->b < 0) return 0;
  std::set<std::int64_t> primes{2};
  add_primes(diagonal->a, primes);
  add_primes(diagonal->b, primes);
  for (const std::int64_t p : primes) {
    if (!has_points_at(*diagonal, p)) return p;
  }
  return std::nullopt;
}

}  // namespace reckon::algebra
