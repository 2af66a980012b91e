// SPDX-License-Identifier: MIT
// Polynomials in one unknown with rational coefficients, and where they can be 0.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "reckon/algebra/flint_rational.hpp"
#include "reckon/algebra/polynomial.hpp"

namespace reckon::algebra {

/// The coefficients of 1, t, t^2, ..., of which the last is not 0. The polynomial 0 has none.
using Coefficients = std::vector<FlintRational>;

/// Those of a polynomial that contains no other unknown.
Coefficients coefficients_of(const Polynomial& polynomial, std::size_t unknown);

/// x + factor * y
Coefficients sum_of(Coefficients x, const FlintRational& factor, const Coefficients& y);

/// x * y
Coefficients product_of(const Coefficients& x, const Coefficients& y);

/// dividend = quotient * divisor + remainder, where the remainder is of lower degree than the
/// divisor.
struct Division {
  Coefficients quotient;
  Coefficients remainder;
};
/// The divisor must not be 0.
Division divide(Coefficients dividend, const Coefficients& divisor);

/// Cauchy's bound: no zero of the polynomial, real or complex, is larger in size than 1 plus the
/// largest size of its coefficients over that of the leading one. So beyond it the polynomial keeps
/// the sign of its leading coefficient. Not of 0.
FlintRational bound_of_zeros(const Coefficients& coefficients);

/// The least common denominator; nothing if it is larger than `most`, which is below 2^31.
std::optional<std::int64_t> denominator_of(const Coefficients& coefficients, std::int64_t most);

/// The polynomial part of the square root: P with a positive leading coefficient and p - P^2 of
/// lower degree than P, or 0. Nothing if the degree is odd, or the leading coefficient is not the
/// square of a rational number. Not of 0.
std::optional<Coefficients> square_root_of(const Coefficients& p);

/// What keeps p = P^2 + R from being a square, where P is its square root above, with the
/// denominator L, and R is not 0: at an integer where R is not 0 and the other two are positive,
/// L^2 p lies strictly between the squares of the integers L P - 1 and L P + 1, and is not that of
/// L P.
struct SquareGap {
  Coefficients above;  ///< 2 L P - 1 - L^2 R
  Coefficients below;  ///< 2 L P - 1 + L^2 R
  Coefficients rest;   ///< R
};
/// Nothing if there is no such P, L is larger than `most`, or R is 0. For integer coefficients, the
/// last of which is positive.
std::optional<SquareGap> square_gap(const Coefficients& p, std::int64_t most);

/// A bound beyond which the polynomial, with integer coefficients, is not the square of an integer
/// at any integer; nothing if none is found. It is found where
///
/// - the polynomial is negative for large values;
/// - it is c s^2, where c is not the square of a rational number;
/// - it has a gap beside the squares of P, whose denominator is at most `most` (Runge's method).
std::optional<FlintRational> last_square(const Polynomial& polynomial, std::size_t unknown,
                                         std::int64_t most);

/// The positive integers, each once, that a polynomial without other unknowns is 0 for; nothing if
/// it is 0 for all.
std::optional<std::vector<FlintRational>> positive_integer_zeros(const Polynomial& polynomial,
                                                                 std::size_t unknown);

}  // namespace reckon::algebra
