// SPDX-License-Identifier: MIT
// The points in which two curves of a plane meet.
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "reckon/algebra/rational_function.hpp"

namespace reckon::zero {

using algebra::FlintRational;
using algebra::Polynomial;
using algebra::RationalFunction;

/// The unknowns of a plane, in its ring.
inline constexpr std::size_t kFirst = 0;
inline constexpr std::size_t kSecond = 1;

using PlanePoint = std::array<FlintRational, 2>;

/// Conjugate points: one unknown is a zero of an irreducible polynomial, and the other a fraction
/// of it.
struct CommonZero {
  Polynomial place;
  std::size_t unknown = kFirst;
  RationalFunction other;

  /// The number of points.
  std::size_t degree() const { return static_cast<std::size_t>(place.degree(unknown)); }
  /// Whether they are on a curve.
  bool is_on(const Polynomial& curve) const;
  /// The point, if it is one.
  PlanePoint point() const;
};

struct CommonZeros {
  std::vector<CommonZero> zeros;
  /// Whether some are missing: several with the same irrational first unknown.
  bool left_open = false;
};

/// All complex numbers at which two different irreducible polynomials are 0. Takes a resultant.
CommonZeros common_zeros(const Polynomial& one, const Polynomial& other);
/// Returns only the positive integers, in less time.
std::vector<PlanePoint> common_positive_integers(const Polynomial& one, const Polynomial& other);

}  // namespace reckon::zero
