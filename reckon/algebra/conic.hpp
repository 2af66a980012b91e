// SPDX-License-Identifier: MIT
// Curves of degree 2, and whether they have rational points.
#pragma once

#include <cstdint>
#include <optional>

#include "reckon/algebra/polynomial.hpp"

namespace reckon::algebra {

/// Where an irreducible curve of degree 2 in two unknowns has no points at all, not even at
/// infinity: of the p-adic numbers the least such p, or 0 for the real numbers. Then it has no
/// rational points.
///
/// Nothing if it has rational points, which are infinitely many, as it has them wherever p-adic
/// and real ones are (Hasse and Minkowski); if it is another curve; or if its discriminants are
/// 2^40 or more. With a, b for minus two discriminants the curve is u^2 = a v^2 + b w^2, of which
/// Hilbert's symbol says where there are points (Serre, A Course in Arithmetic, chapter III). Costs
/// the factors of both.
std::optional<std::int64_t> place_without_points(const Polynomial& curve);

}  // namespace reckon::algebra
