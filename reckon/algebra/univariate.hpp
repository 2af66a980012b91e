// SPDX-License-Identifier: MIT
// Polynomials in one unknown with rational coefficients, and bounds on their zeros.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "reckon/algebra/flint_rational.hpp"
#include "reckon/algebra/polynomial.hpp"

namespace reckon::algebra {

/// The coefficients of 1, t, t^2, ...; the last one is nonzero. The polynomial 0 has none.
using Coefficients = std::vector<FlintRational>;

/// The coefficients of a polynomial without other unknowns.
Coefficients coefficients_of(const Polynomial& polynomial, std::size_t unknown);

/// Computes x + factor * y.
Coefficients sum_of(Coefficients x, const FlintRational& factor, const Coefficients& y);

/// Computes x * y.
Coefficients product_of(const Coefficients& x, const Coefficients& y);

/// dividend = quotient * divisor + remainder; the remainder has a lower degree than the divisor.
struct Division {
  Coefficients quotient;
  Coefficients remainder;
};
/// The divisor must not be 0.
Division divide(Coefficients dividend, const Coefficients& divisor);

/// Cauchy's bound: no real or complex zero exceeds, in absolute value, 1 plus the largest absolute
/// coefficient divided by the leading one. Beyond it the polynomial keeps the sign of its leading
/// coefficient. The polynomial must not be 0.
FlintRational bound_of_zeros(const Coefficients& coefficients);

/// The least common denominator; empty if it exceeds `most`, which must be below 2^31.
std::optional<std::int64_t> denominator_of(const Coefficients& coefficients, std::int64_t most);

/// The polynomial part of the square root: P with a positive leading coefficient such that p - P^2
/// is 0 or has a lower degree than P. Empty if the degree is odd, or if the leading coefficient is
/// not the square of a rational number. p must not be 0.
std::optional<Coefficients> square_root_of(const Coefficients& p);

/// Proves that p = P^2 + R is not a square, where P is its square root above with denominator L,
/// and R is not the polynomial 0. At an integer where R is nonzero and `above` and `below` are
/// positive, L^2 p lies strictly between the squares of the integers L P - 1 and L P + 1. It is not
/// the square of L P either.
struct SquareGap {
  Coefficients above;  ///< 2 L P - 1 - L^2 R
  Coefficients below;  ///< 2 L P - 1 + L^2 R
  Coefficients rest;   ///< R
};
/// Empty if there is no such P, L exceeds `most`, or R is 0. Requires integer coefficients with a
/// positive last one.
std::optional<SquareGap> square_gap(const Coefficients& p, std::int64_t most);

/// A bound beyond which the polynomial, with integer coefficients, is not the square of an integer
/// at any integer; empty if none is found. It is found if
///
/// - the polynomial is negative for large values;
/// - it is c s^2, where c is not the square of a rational number;
/// - it has a gap around the squares of P, whose denominator is at most `most` (Runge's method).
std::optional<FlintRational> last_square(const Polynomial& polynomial, std::size_t unknown,
                                         std::int64_t most);

/// The positive integers, each once, at which a polynomial without other unknowns is 0; empty if it
/// is 0 everywhere.
std::optional<std::vector<FlintRational>> positive_integer_zeros(const Polynomial& polynomial,
                                                                 std::size_t unknown);

}  // namespace reckon::algebra
