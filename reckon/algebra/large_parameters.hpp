// SPDX-License-Identifier: MIT
// What happens to numbers of a family when a parameter grows.
//
// A parameter is one of the numbers, so it is an integer, 1 or more. The bounds here say beyond
// which value something cannot be any more. All are found exactly, by Cauchy's bound for the zeros
// of polynomials (univariate.hpp).
#pragma once

#include <cstdint>
#include <optional>

#include "reckon/algebra/decompose.hpp"
#include "reckon/algebra/integer_solutions.hpp"

namespace reckon::algebra {

/// Bounds beyond this are of no use: all values up to them have to be tried.
inline constexpr std::int64_t kMostTried = 100000;

/// What a number that contains one parameter only says of large values of it.
struct AtLarge {
  bool possible = true;      ///< that it is a positive integer for some value beyond the bound
  std::int64_t bound = 0;    ///< beyond which this is so
  std::int64_t modulus = 1;  ///< beyond the bound, what is left of a value by this decides
};

/// Nothing if the bound or the modulus is larger than kMostTried.
std::optional<AtLarge> at_large(const RationalFunction& number, std::size_t parameter);

/// A bound of a parameter, and why it is one.
struct LastPossible {
  std::int64_t value = 0;
  Argument because;
};

/// A value of one parameter of a family of two and one condition beyond which it has no positive
/// integers, the other parameter being 1 or more; nothing if none is found. What is looked at:
///
/// - numbers that contain this parameter only;
/// - signs: of the condition, which must not be kept, and of numbers, which must not be negative;
/// - the discriminant of a condition of degree 2 in the other parameter, which has to be a square.
///   If it is P^2 + R with R of lower degree than P, it lies between two squares that follow each
///   other from some value on (Runge's method).
std::optional<LastPossible> last_possible(const Family& family, std::size_t parameter,
                                          std::size_t other);

/// The polynomial with x + 1 for an unknown x: what is positive for 1 and more often shows by its
/// coefficients then.
Polynomial from_one_on(const Polynomial& polynomial, std::size_t unknown);

/// 1 or -1 if all terms have this sign, so that it does not change for positive unknowns; else 0.
int lasting_sign(const Polynomial& polynomial);

}  // namespace reckon::algebra
