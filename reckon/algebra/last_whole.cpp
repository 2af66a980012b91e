// SPDX-License-Identifier: MIT
// Finds where a quotient of two polynomials can be a positive integer.
#include <array>

#include "reckon/algebra/bilinear.hpp"
#include "reckon/algebra/large_parameters.hpp"

namespace reckon::algebra {

std::optional<std::int64_t> last_whole(const Polynomial& top, const Polynomial& bottom) {
  const RationalFunction quotient(top, bottom);
  const auto large = at_large(quotient, 0);
  if (!large) return std::nullopt;
  if (!large->possible) return large->bound;
  // It is a polynomial, and its being an integer is periodic in x with period `modulus`.
  for (std::int64_t x = 1; x <= large->modulus; ++x) {
    const auto value = quotient.at(std::array{FlintRational(x)});
    if (value && value->is_integer()) return std::nullopt;
  }
  return 0;
}

}  // namespace reckon::algebra
