// SPDX-License-Identifier: MIT
#include "reckon/zero/common_zeros.hpp"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <vector>

#include "reckon/algebra/random_polynomials_test.hpp"
#include "reckon/arith/effort_test.hpp"

namespace reckon::zero {
namespace {

using algebra::draw;
using algebra::Ring;

const Ring kCurveRing({"x", "y"});
const Polynomial kX = Polynomial::unknown(kCurveRing, kFirst);
const Polynomial kY = Polynomial::unknown(kCurveRing, kSecond);

Polynomial whole(std::int64_t value) { return Polynomial(kCurveRing, value); }

// A sum of terms of at most this degree in each unknown, which is 0 at some point.
Polynomial draw_curve(std::int64_t degree, const PlanePoint& point) {
  Polynomial sum(kCurveRing);
  for (std::int64_t i = draw(0, degree); i >= 0; --i) {
    const auto of_x = algebra::draw_plain(algebra::draw_degree(degree), 3);
    sum = sum * kY + algebra::polynomial_of(kCurveRing, of_x);
  }
  return sum - whole(sum.at(point).integer().value());
}

// The curves of the unknowns in the other order.
Polynomial turned(const Polynomial& curve) {
  Polynomial sum(kCurveRing);
  const auto of_y = curve.coefficients(kSecond);
  for (std::size_t i = of_y.size(); i-- > 0;) {
    sum = sum * kX + numerator_with(of_y[i], kFirst, RationalFunction(kY));
  }
  return sum;
}

std::size_t count_of(const std::vector<CommonZero>& zeros) {
  std::size_t count = 0;
  for (const CommonZero& zero : zeros) count += zero.degree();
  return count;
}

void expect_zeros(const Polynomial& one, const Polynomial& other) {
  const CommonZeros found = common_zeros(one, other);
  std::vector<PlanePoint> rational;
  for (const CommonZero& zero : found.zeros) {
    RC_ASSERT((zero.is_on(one) && zero.is_on(other)));
    if (zero.degree() > 1) continue;
    const PlanePoint point = rational.emplace_back(zero.point());
    RC_ASSERT((one.at(point).is_zero() && other.at(point).is_zero()));
  }
  const auto positive = common_positive_integers(one, other);
  for (std::int64_t x = -8; x <= 8; ++x) {
    for (std::int64_t y = -8; y <= 8; ++y) {
      const PlanePoint point{x, y};
      const bool is_common = one.at(point).is_zero() && other.at(point).is_zero();
      RC_ASSERT(std::ranges::count(rational, point) == (is_common ? 1 : 0));
      RC_ASSERT(std::ranges::count(positive, point) == (is_common && x > 0 && y > 0 ? 1 : 0));
    }
  }
  // Elimination of the other unknown finds as many, of all kinds.
  const CommonZeros others = common_zeros(turned(one), turned(other));
  if (found.left_open || others.left_open) return;
  RC_ASSERT(count_of(found.zeros) == count_of(others.zeros));
  RC_ASSERT(std::ranges::count(found.zeros, 1U, &CommonZero::degree) ==
            std::ranges::count(others.zeros, 1U, &CommonZero::degree));
}

RC_GTEST_PROP(CommonZeros, AreAllPointsOfBothCurves, ()) {
  for (int i = 0; i < effort(20, 6); ++i) {
    const PlanePoint point{draw(-5, 5), draw(-5, 5)};
    const Polynomial one = draw_curve(2, point);
    const Polynomial other = draw_curve(2, draw(0, 3) > 0 ? point : PlanePoint{});
    if (one.is_zero() || other.is_zero()) continue;
    for (const algebra::Factor& factor : one.factors()) {
      for (const algebra::Factor& other_factor : other.factors()) {
        if (factor.polynomial == other_factor.polynomial) continue;
        expect_zeros(factor.polynomial, other_factor.polynomial);
      }
    }
  }
}

// On x^2 = k and y = s x + t.
RC_GTEST_PROP(CommonZeros, AreIrrationalWhereASquareIsNone, ()) {
  const std::int64_t k = draw(-9, 9);
  if (k == 0) return;
  const Polynomial line = kY - whole(draw(-4, 4)) * kX - whole(draw(-4, 4));
  std::vector<CommonZero> zeros;
  for (const algebra::Factor& factor : (kX * kX - whole(k)).factors()) {
    std::ranges::copy(common_zeros(factor.polynomial, line).zeros, std::back_inserter(zeros));
  }
  const bool is_square = algebra::plain_root(k) >= 0;
  RC_ASSERT(count_of(zeros) == 2U);
  RC_ASSERT(zeros.size() == (is_square ? 2U : 1U));
  if (!is_square) RC_ASSERT(zeros[0].place.real_zeros() == (k > 0 ? 2U : 0U));
}

TEST(CommonZeros, SaysWhereItLeavesSomeOpen) {
  const CommonZeros four = common_zeros(kX * kX - whole(2), kY * kY - whole(3));
  EXPECT_TRUE(four.left_open) << "two y for each of two irrational x";
  // With a rational x there are no more than the factors.
  const CommonZeros two = common_zeros(kX - whole(1), kY * kY - whole(3) * kX);
  EXPECT_FALSE(two.left_open);
  ASSERT_EQ(two.zeros.size(), 1U);
  EXPECT_EQ(two.zeros[0].degree(), 2U);
  EXPECT_EQ(two.zeros[0].place.real_zeros(), 2U);
  EXPECT_TRUE(two.zeros[0].is_on(kY * kY - whole(3)));
  EXPECT_FALSE(two.zeros[0].is_on(kY - kX));
  EXPECT_TRUE(common_zeros(kX - whole(1), kX - whole(2)).zeros.empty()) << "parallel";
}

}  // namespace
}  // namespace reckon::zero
