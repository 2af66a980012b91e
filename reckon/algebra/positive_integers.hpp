// SPDX-License-Identifier: MIT
// Decides whether a family of solutions contains positive integers.
#pragma once

#include <span>

#include "reckon/algebra/decompose.hpp"
#include "reckon/algebra/integer_solutions.hpp"

namespace reckon::algebra {

/// Decides every family without conditions and with at most one parameter. Others are decided if
/// signs rule out solutions or large_parameters.hpp finds a bound; otherwise small parameters are
/// tried.
///
/// With one parameter t, which is itself one of the numbers, each number is q(t) + r(t) / d(t) with
/// r of lower degree than d. Unless r is 0, from some t on r / d is too small to cancel the
/// denominators of q. So either all numbers are polynomials, and residues modulo the denominators
/// of their coefficients decide, or t is bounded.
PositiveIntegers positive_integers(const Family& family);

/// Combines several families; each solution counts once.
PositiveIntegers positive_integers(std::span<const Family> families);

}  // namespace reckon::algebra
