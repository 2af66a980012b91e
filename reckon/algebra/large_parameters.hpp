// SPDX-License-Identifier: MIT
// Bounds on the parameters of a family, from the behaviour of its numbers for large parameters.
//
// A parameter is one of the numbers, so it is an integer, 1 or more. A bound is a value beyond
// which a solution is impossible. All bounds are exact, from Cauchy's bound on the zeros of
// polynomials (univariate.hpp).
#pragma once

#include <cstdint>
#include <optional>

#include "reckon/algebra/decompose.hpp"
#include "reckon/algebra/integer_solutions.hpp"

namespace reckon::algebra {

/// Larger bounds are useless, since all values up to them must be tried.
inline constexpr std::int64_t kMostTried = 100000;

/// The behaviour of a number that contains only one parameter, for large values of it.
struct AtLarge {
  bool possible = true;      ///< whether it is a positive integer for some value beyond the bound
  std::int64_t bound = 0;    ///< the statement holds beyond it
  std::int64_t modulus = 1;  ///< beyond the bound, the residue of a value modulo this decides
};

/// Empty if the bound or the modulus exceeds kMostTried.
std::optional<AtLarge> at_large(const RationalFunction& number, std::size_t parameter);

/// A bound on a parameter, and its reason.
struct LastPossible {
  std::int64_t value = 0;
  Argument because;
};

/// A bound on one parameter of a family with two parameters and one condition: beyond it there are
/// no positive integers, with the other parameter at least 1. Empty if none is found. It comes
/// from:
///
/// - numbers that contain this parameter only;
/// - signs: of the condition, which must not be kept, and of numbers, which must not be negative;
/// - the discriminant of a condition of degree 2 in the other parameter, which has to be a square.
///   If it is P^2 + R with R of lower degree than P, it lies between two squares that follow each
///   other from some value on (Runge's method).
std::optional<LastPossible> last_possible(const Family& family, std::size_t parameter,
                                          std::size_t other);

/// Substitutes x + 1 for an unknown x. If a polynomial is positive from 1 on, its coefficients
/// often show it then.
Polynomial from_one_on(const Polynomial& polynomial, std::size_t unknown);

/// 1 or -1 if all terms have this sign, so that it is constant for positive unknowns; otherwise 0.
int lasting_sign(const Polynomial& polynomial);

}  // namespace reckon::algebra
