// SPDX-License-Identifier: MIT
#include "reckon/zero/zero_plane.hpp"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "reckon/algebra/random_polynomials_test.hpp"

namespace reckon::zero {
namespace {

using algebra::draw;

const Ring kPlaneRing({"s", "t"});
const Polynomial kS = Polynomial::unknown(kPlaneRing, kFirst);
const Polynomial kT = Polynomial::unknown(kPlaneRing, kSecond);
const Polynomial kTwo(kPlaneRing, 2);

TEST(IrrationalRatio, IsThatOfTermsOfOneDegree) {
  EXPECT_TRUE(has_irrational_ratio(kS * kS - kTwo * kT * kT));
  EXPECT_TRUE(has_irrational_ratio(kS * kS - kS * kT - kT * kT));
  EXPECT_TRUE(has_irrational_ratio(kS * kS * kS - kTwo * kT * kT * kT));
  EXPECT_FALSE(has_irrational_ratio(kS - kTwo * kT)) << "s = 2, t = 1";
  EXPECT_FALSE(has_irrational_ratio(kS * kS - kTwo * kT)) << "s = 2, t = 2";
  EXPECT_FALSE(has_irrational_ratio(kS * kS * kT - kTwo * kT)) << "two degrees";
  EXPECT_FALSE(has_irrational_ratio(kS * kS - kTwo * kT * kT - kTwo)) << "s = 2, t = 1";
  EXPECT_FALSE(has_irrational_ratio(kS * kS * kS - kT * kT)) << "s = t = 1";
  EXPECT_FALSE(has_irrational_ratio(kT * kT - kTwo)) << "only one unknown";
  EXPECT_FALSE(has_irrational_ratio(Polynomial(kPlaneRing)));
}

// A homogeneous polynomial of this degree.
Polynomial draw_form(std::size_t degree) {
  Polynomial sum(kPlaneRing);
  for (std::size_t of_s = 0; of_s <= degree; ++of_s) {
    Polynomial term(kPlaneRing, draw(-6, 6));
    for (std::size_t i = 0; i < degree; ++i) term *= i < of_s ? kS : kT;
    sum += term;
  }
  return sum;
}

RC_GTEST_PROP(IrrationalRatio, HasNoPositiveIntegers, ()) {
  std::size_t found = 0;
  for (int i = 0; i < 50; ++i) {
    const Polynomial form = draw_form(2 + algebra::draw_degree(2));
    if (form.is_zero()) continue;
    for (const Factor& factor : form.factors()) {
      if (!has_irrational_ratio(factor.polynomial)) continue;
      ++found;
      for (std::int64_t s = 1; s <= 12; ++s) {
        for (std::int64_t t = 1; t <= 12; ++t) {
          const std::array point{FlintRational(s), FlintRational(t)};
          RC_ASSERT(!factor.polynomial.at(point).is_zero());
        }
      }
    }
  }
  RC_ASSERT(found > 0U);
}

// Numbers that are fractions of s along a line, most of them with positive integers.
RC_GTEST_PROP(OnALine, NoPositiveIntegersAreBeyondTheLast, ()) {
  for (int i = 0; i < 20; ++i) {
    const auto linear = [](std::int64_t slope) {
      return kS * Polynomial(kPlaneRing, slope) + Polynomial(kPlaneRing, draw(-9, 9));
    };
    const Straight straight{.unknown = kSecond,
                            .value = RationalFunction(linear(draw(-6, 6)), linear(draw(1, 3)))};
    const Polynomial one(kPlaneRing, 1);
    const std::vector<Quotient> cells{
        {kS, one}, {kT, one}, {linear(draw(-4, 4)) + kT, linear(draw(1, 2))}};
    const auto positive_at = [&](std::int64_t s) {
      PlanePoint point{s, 0};
      const auto t = straight.value.at(point);
      if (!t) return false;
      point[kSecond] = *t;
      std::uint64_t too_large = 0;
      return numbers_at(cells, point, too_large).has_value();
    };
    const auto numbers = numbers_on(straight, cells);
    const auto last =
        numbers ? last_on_line(*numbers, straight.parameter()) : std::optional<std::int64_t>(0);
    if (!last) continue;
    for (std::int64_t s = *last + 1; s <= *last + 60; ++s) RC_ASSERT(!positive_at(s));
  }
}

}  // namespace
}  // namespace reckon::zero
