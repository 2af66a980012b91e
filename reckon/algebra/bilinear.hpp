// SPDX-License-Identifier: MIT
// Solves four equations that are linear in h and linear in m, with polynomials in x as
// coefficients.
//
//     A h m + B h + C m + D = 0        (h m, h, m, 1) is a vector that the 4 x 4 matrix of the
//     ...  three more of these         coefficients sends to 0, and its parts obey p s = q r.
//
// If the matrix has rank 3, its minors give that vector up to a factor. x is then a root of the
// determinant or, if this is identically 0, of p s - q r. If the rank is 2, two of the equations
// have at most two solutions h (unless they share a factor), and the others follow. All arithmetic
// is exact, with polynomials. Properties at the roots of an irreducible polynomial are decided
// modulo that polynomial, so no root is ever approximated.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "reckon/algebra/flint_rational.hpp"
#include "reckon/algebra/polynomial.hpp"

namespace reckon::algebra {

/// The coefficients of h m, h, m and 1: polynomials in x, the only unknown of their ring.
using Bilinear = std::array<Polynomial, 4>;

/// Equations in x, h and m, with f a polynomial in x. None of x, f, h, m, f + h and f + m may be 0.
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

/// A line of solutions for one x: h is free, and m = slope h + rest.
struct RationalLine {
  FlintRational x;
  FlintRational slope;
  FlintRational rest;
};

/// All solutions.
struct BilinearSolutions {
  std::vector<RationalPoint> points;  ///< the rational ones that are on no line or curve
  bool quadratic = false;             ///< whether some are real quadratic irrationals
  bool algebraic = false;             ///< whether some are other real irrationals
  bool complex = false;               ///< whether some are not real
  std::vector<RationalLine> lines;
  /// Whether almost every x has one or two solutions h and m. The points then contain those with
  /// positive integers x and h, unless `conic` is set.
  bool curve = false;
  bool conic = false;  ///< whether h is the root of a quadratic equation over Q(x)
  /// Whether some solutions are none of the above.
  bool undecided = false;

  bool infinite() const { return curve || !lines.empty(); }

  /// Adds the solutions of another case.
  void add(const BilinearSolutions& more);
};

/// The solutions of a system for all x.
BilinearSolutions solve(const BilinearSystem& system);
/// The solutions at the roots x of a polynomial that is irreducible over the rationals.
BilinearSolutions solve_where(const BilinearSystem& system, const Polynomial& irreducible);

/// A bound on the positive integers x for which top / bottom is a positive integer; empty if none
/// is found. Neither polynomial may be 0.
std::optional<std::int64_t> last_whole(const Polynomial& top, const Polynomial& bottom);

}  // namespace reckon::algebra
