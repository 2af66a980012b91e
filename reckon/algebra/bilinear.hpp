// SPDX-License-Identifier: MIT
// Four equations that are linear in h and linear in m, their coefficients polynomials in x.
//
//     A h m + B h + C m + D = 0        (h m, h, m, 1) is a vector that the 4 x 4 matrix of the
//     ...  three more of these         coefficients sends to 0, and its parts obey p s = q r.
//
// So wherever the matrix has rank 3, its minors give that vector up to a factor, and x is a root of
// the determinant, or where this is 0 for all x, of p s - q r. Where the rank is 2, two of the
// equations have at most two solutions h (unless they share a factor), and the others follow.
// Everything is polynomials; what holds at the roots of an irreducible polynomial is decided modulo
// it, so that no root is ever approximated.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "reckon/algebra/flint_rational.hpp"
#include "reckon/algebra/polynomial.hpp"

namespace reckon::algebra {

/// The coefficients of h m, h, m and 1, polynomials in the only unknown of their ring, x.
using Bilinear = std::array<Polynomial, 4>;

/// Equations in x, h and m with f, a polynomial in x, where no one of x, f, h, m, f + h and f + m
/// may be 0.
struct BilinearSystem {
  std::array<Bilinear, 4> equations;
  Polynomial f;
};

/// A rational solution.
struct RationalPoint {
  FlintRational x;
  FlintRational h;
  FlintRational m;

  friend auto operator<=>(const RationalPoint&, const RationalPoint&) = default;
};

/// Infinitely many solutions: h is free, and m = slope h + rest, for one x.
struct RationalLine {
  FlintRational x;
  FlintRational slope;
  FlintRational rest;
};

/// All solutions.
struct BilinearSolutions {
  std::vector<RationalPoint> points;  ///< those that are rational and belong to no line or curve
  bool quadratic = false;             ///< there are real quadratic irrationals among them
  bool algebraic = false;             ///< there are other real irrationals
  bool complex = false;               ///< there are some that are not real
  std::vector<RationalLine> lines;
  /// For almost every x there are one or two solutions h and m. The points have then those with
  /// positive integers x and h, if `conic` is not set.
  bool curve = false;
  bool conic = false;  ///< where h is the root of a quadratic equation over Q(x)
  /// There is something among the solutions that is none of the above.
  bool undecided = false;

  bool infinite() const { return curve || !lines.empty(); }

  /// Takes over the solutions of another case.
  void add(const BilinearSolutions& more);
};

/// The solutions of a system for all x.
BilinearSolutions solve(const BilinearSystem& system);
/// The solutions where x is a root of a polynomial that is irreducible over the rationals.
BilinearSolutions solve_where(const BilinearSystem& system, const Polynomial& irreducible);

/// A bound for the positive integers x at which top / bottom is a positive integer, if one is
/// found. Neither polynomial in x may be 0.
std::optional<std::int64_t> last_whole(const Polynomial& top, const Polynomial& bottom);

}  // namespace reckon::algebra
