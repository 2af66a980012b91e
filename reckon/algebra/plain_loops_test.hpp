// SPDX-License-Identifier: MIT
// Solves settings by brute force, sharing no code with the algebra.
#pragma once

#include <cstdint>
#include <vector>

#include "reckon/algebra/calcrostic_families.hpp"

namespace reckon::algebra {

using Numbers = std::vector<std::int64_t>;

/// x . y if that is an integer from 1 to the limit; otherwise 0.
inline std::int64_t apply(Operator op, std::int64_t x, std::int64_t y, std::int64_t limit) {
  std::int64_t result = 0;
  switch (op) {
    case Operator::add: result = x + y; break;
    case Operator::subtract: result = x - y; break;
    case Operator::multiply: result = x * y; break;
    case Operator::divide: result = x % y == 0 ? x / y : 0; break;
  }
  return result >= 1 && result <= limit ? result : 0;
}

/// All positive integers up to a limit that satisfy a setting, by brute force.
inline std::vector<Numbers> all_up_to(const Setting& setting, std::int64_t limit) {
  std::vector<Numbers> found;
  for (std::int64_t a = 1; a <= limit; ++a) {
    for (std::int64_t b = 1; b <= limit; ++b) {
      const std::int64_t c = apply(setting[0], a, b, limit);
      if (c == 0) continue;
      for (std::int64_t f = 1; f <= limit; ++f) {
        const std::int64_t m = apply(setting[6], a, f, limit);
        if (m == 0) continue;
        const std::int64_t h = apply(setting[7], c, f, limit);
        if (h == 0) continue;
        const std::int64_t k = apply(setting[4], b, f, limit);
        if (k == 0 || apply(setting[2], h, k, limit) != m) continue;
        for (std::int64_t d = 1; d <= limit; ++d) {
          if (apply(setting[3], a, d, limit) != h) continue;
          const std::int64_t g = apply(setting[1], d, f, limit);
          if (g == 0 || apply(setting[5], c, g, limit) != m) continue;
          found.push_back({a, b, c, d, f, g, h, k, m});
        }
      }
    }
  }
  return found;
}

}  // namespace reckon::algebra
