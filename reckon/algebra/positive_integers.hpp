// SPDX-License-Identifier: MIT
// Whether a family of solutions has some of positive integers.
#pragma once

#include <span>

#include "reckon/algebra/decompose.hpp"
#include "reckon/algebra/integer_solutions.hpp"

namespace reckon::algebra {

/// Decides for every family without conditions of one parameter or none; for others where signs
/// forbid it or large_parameters.hpp finds a bound, and else looks at small parameters.
///
/// With one parameter t, which is itself one of the numbers, each number is q(t) + r(t) / d(t) with
/// r of lower degree than d. From some t on, r / d is too small to make up for the denominators of
/// q unless r is 0: so either all numbers are polynomials, and what happens modulo the denominators
/// of their coefficients decides, or t has a bound.
PositiveIntegers positive_integers(const Family& family);

/// What several families have together, each solution once.
PositiveIntegers positive_integers(std::span<const Family> families);

}  // namespace reckon::algebra
