// SPDX-License-Identifier: MIT
// Decides whether curves of degree 2 have rational points.
#pragma once

#include <cstdint>
#include <optional>

#include "reckon/algebra/polynomial.hpp"

namespace reckon::algebra {

/// A place at which an irreducible curve of degree 2 in two unknowns has no points, not even at
/// infinity: the least p for the p-adic numbers, or 0 for the real numbers. The curve then has no
/// rational points.
///
/// Empty if the curve has rational points, and so infinitely many. By Hasse and Minkowski it has
/// them if it has points at all
/// p-adic and real places. Also empty for other curves, and for discriminants of 2^40 or more. With
/// a, b for minus two discriminants the curve is u^2 = a v^2 + b w^2. Hilbert's symbol decides
/// where it has points (Serre, A Course in Arithmetic, chapter III). Cost: factoring both.
std::optional<std::int64_t> place_without_points(const Polynomial& curve);

}  // namespace reckon::algebra
