// Where a quotient of two polynomials can be a positive integer.
//
// If bottom(x) divides top(x), it divides what is left of top after division, multiplied by a
// number to keep it whole. Beyond all zeros of bottom - rest and bottom + rest, the rest, of lower
// degree, is smaller than bottom, and, beyond its own zeros, not 0.
#include <algorithm>
#include <array>

#include "reckon/algebra/bilinear.hpp"

namespace reckon::algebra {

namespace {

Rational leading(const Polynomial& polynomial) {
  return polynomial.coefficients(0).back().constant();
}

// Cauchy's bound: no zero is as large.
std::optional<std::int64_t> above_zeros(const Polynomial& polynomial) {
  Rational most = 0;
  const Rational first = leading(polynomial);
  for (const Polynomial& coefficient : polynomial.coefficients(0)) {
    const Rational share = coefficient.constant() / first;
    most = std::max(most, share.sign() < 0 ? -share : share);
  }
  const auto top = most.numerator().integer();
  const auto bottom = most.denominator().integer();
  if (!top || !bottom) return std::nullopt;
  return *top / *bottom + 2;
}

// A multiple of what division leaves.
Polynomial rest_of(Polynomial top, const Polynomial& bottom) {
  const Polynomial x = Polynomial::unknown(top.ring(), 0);
  while (top.degree(0) >= bottom.degree(0)) {
    Polynomial times_bottom = top.coefficients(0).back() * bottom;
    for (int i = bottom.degree(0); i < top.degree(0); ++i) times_bottom *= x;
    top = bottom.coefficients(0).back() * top - times_bottom;
  }
  return top;
}

}  // namespace

std::optional<std::int64_t> last_whole(const Polynomial& top, const Polynomial& bottom) {
  const Polynomial common = gcd(top, bottom);
  const Polynomial up = *top.over(common);
  const Polynomial down = *bottom.over(common);
  if (!down.is_constant()) {
    const Polynomial rest = rest_of(up, down);
    std::int64_t last = 0;
    for (const Polynomial& without_zeros : {rest, down - rest, down + rest}) {
      const auto bound = above_zeros(without_zeros);
      if (!bound) return std::nullopt;
      last = std::max(last, *bound);
    }
    return last;
  }
  // The remainder by a number comes round again after as many steps.
  const Rational divisor = down.constant();
  const auto steps = (divisor.sign() < 0 ? -divisor : divisor).integer();
  if (!steps) return std::nullopt;
  bool comes_out = false;
  for (std::int64_t i = 1; i <= *steps && !comes_out; ++i) {
    comes_out = (up.at(std::array{Rational(i)}) / divisor).is_integer();
  }
  if (!comes_out) return 0;
  if ((leading(up) / divisor).sign() > 0) return std::nullopt;
  return above_zeros(up);
}

}  // namespace reckon::algebra
