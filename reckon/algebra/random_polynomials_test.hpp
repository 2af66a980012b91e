// SPDX-License-Identifier: MIT
// Random polynomials with independent plain arithmetic, to test bounds.
#pragma once

#include <rapidcheck.h>

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "reckon/algebra/univariate.hpp"

namespace reckon::algebra {

/// The coefficients of 1, t, t^2, ...
using Plain = std::vector<std::int64_t>;
__extension__ using Wide = __int128;

inline Wide horner(const Plain& p, Wide t) {
  Wide value = 0;
  for (std::size_t i = p.size(); i-- > 0;) value = value * t + p[i];
  return value;
}

inline Plain product(const Plain& x, const Plain& y) {
  if (x.empty() || y.empty()) return {};
  Plain result(x.size() + y.size() - 1);
  for (std::size_t i = 0; i < x.size(); ++i) {
    for (std::size_t k = 0; k < y.size(); ++k) result[i + k] += x[i] * y[k];
  }
  return result;
}

inline std::int64_t draw(std::int64_t least, std::int64_t most) {
  return *rc::gen::resize(rc::kNominalSize, rc::gen::inRange(least, most + 1));
}

inline std::size_t draw_degree(std::int64_t most) {
  return static_cast<std::size_t>(draw(0, most));
}

/// The number of cases per run of a property.
inline constexpr int kCasesOfARun = 10;

/// A polynomial of exactly this degree; many other coefficients are 0.
inline Plain draw_plain(std::size_t degree, std::int64_t most) {
  Plain p;
  for (std::size_t i = 0; i <= degree; ++i) p.push_back(draw(0, 3) == 0 ? 0 : draw(-most, most));
  if (p.back() == 0) p.back() = draw(0, 1) == 0 ? 1 : -1;
  return p;
}

/// A polynomial of at most this degree with a given value at a place; its leading coefficient may
/// have to be large.
inline Plain with_value(std::size_t degree, std::int64_t at, std::int64_t value) {
  std::int64_t power = 1;
  for (std::size_t i = 0; i < degree; ++i) power *= at;
  Plain p = {value % power};
  p.resize(degree + 1);
  p[degree] += value / power;
  return p;
}

inline Coefficients coefficients_of(const Plain& p) {
  Coefficients coefficients(p.begin(), p.end());
  while (!coefficients.empty() && coefficients.back().is_zero()) coefficients.pop_back();
  return coefficients;
}

inline Polynomial polynomial_of(const Ring& ring, const Plain& p, std::size_t unknown = 0) {
  Polynomial sum(ring);
  for (std::size_t i = p.size(); i-- > 0;) {
    sum = sum * Polynomial::unknown(ring, unknown) + Polynomial(ring, p[i]);
  }
  return sum;
}

/// Evaluates by Horner's rule.
inline FlintRational horner(std::span<const FlintRational> p, const FlintRational& t) {
  FlintRational value;
  for (std::size_t i = p.size(); i-- > 0;) value = value * t + p[i];
  return value;
}

inline Coefficients draw_coefficients(std::size_t degree, std::int64_t most) {
  Coefficients p;
  for (std::size_t i = 0; i <= degree; ++i) {
    p.emplace_back(draw(0, 3) == 0 ? 0 : draw(-most, most), draw(1, 9));
  }
  if (p.back().is_zero()) p.back() = FlintRational(draw(1, most), draw(1, 9));
  return p;
}

/// The nonnegative root of a square; -1 if it is not a square.
inline Wide plain_root(Wide square) {
  if (square < 0) return -1;
  Wide low = 0;
  Wide high = Wide{1} << 62;
  while (low < high) {
    const Wide middle = (low + high + 1) / 2;
    if (middle * middle <= square) {
      low = middle;
    } else {
      high = middle - 1;
    }
  }
  return low * low == square ? low : -1;
}

}  // namespace reckon::algebra
