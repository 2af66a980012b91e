// SPDX-License-Identifier: MIT
#include "reckon/algebra/conic.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <cstdlib>
#include <string>

#include "reckon/arith/effort_test.hpp"
#include "reckon/arith/random.hpp"

namespace reckon::algebra {
namespace {

// The coefficients of x^2, x y, y^2, x, y and 1.
using SixCoefficients = std::array<std::int64_t, 6>;

struct ConicTest : testing::Test {
  Polynomial conic(const SixCoefficients& c) const {
    const auto number = [&](std::int64_t value) { return Polynomial(ring_, value); };
    return number(c[0]) * x_ * x_ + number(c[1]) * x_ * y_ + number(c[2]) * y_ * y_ +
           number(c[3]) * x_ + number(c[4]) * y_ + number(c[5]);
  }

  Ring ring_{{"a", "x", "b", "y"}};
  Polynomial x_ = Polynomial::unknown(ring_, 1);
  Polynomial y_ = Polynomial::unknown(ring_, 3);
};

std::int64_t form(const SixCoefficients& c, std::int64_t x, std::int64_t y, std::int64_t z) {
  return c[0] * x * x + c[1] * x * y + c[2] * y * y + c[3] * x * z + c[4] * y * z + c[5] * z * z;
}

// A form in three unknowns that has a zero has one in which no unknown exceeds three times the sum
// of its coefficients (Cassels).
bool has_rational_points(const SixCoefficients& c) {
  std::int64_t bound = 0;
  for (const std::int64_t one : c) bound += 3 * std::abs(one);
  for (std::int64_t z = 0; z <= bound; ++z) {
    for (std::int64_t y = -bound; y <= bound; ++y) {
      for (std::int64_t x = -bound; x <= bound; ++x) {
        if ((x != 0 || y != 0 || z != 0) && form(c, x, y, z) == 0) return true;
      }
    }
  }
  return false;
}

// Whether the form has a zero modulo p^2, or 64, with unknowns that are not all multiples of p.
bool has_points_modulo(const SixCoefficients& c, std::int64_t p) {
  const std::int64_t modulus = p == 2 ? 64 : p * p;
  for (std::int64_t x = 0; x < modulus; ++x) {
    for (std::int64_t y = 0; y < modulus; ++y) {
      for (std::int64_t z = 0; z < modulus; ++z) {
        const bool is_primitive = x % p != 0 || y % p != 0 || z % p != 0;
        if (is_primitive && form(c, x, y, z) % modulus == 0) return true;
      }
    }
  }
  return false;
}

TEST_F(ConicTest, KnownOnes) {
  EXPECT_EQ(place_without_points(conic({1, 0, 1, 0, 0, 1})), 0);
  EXPECT_EQ(place_without_points(conic({1, 0, 1, 0, 0, -3})), 2);
  EXPECT_EQ(place_without_points(conic({1, 0, -3, 0, 0, -7})), 2);
  EXPECT_EQ(place_without_points(conic({1, 0, -5, 0, 0, -3})), 3);
  EXPECT_EQ(place_without_points(conic({1, 0, 1, 0, 0, -5})), std::nullopt);
  EXPECT_EQ(place_without_points(conic({1, 0, -2, 0, 0, -7})), std::nullopt);
  EXPECT_EQ(place_without_points(conic({2, 6, 6, 0, 0, 1})), 0);
  EXPECT_EQ(place_without_points(conic({2, -6, 6, 0, 0, -1})), 2);
}

TEST_F(ConicTest, OtherCurvesAreLeftAlone) {
  const Polynomial a = Polynomial::unknown(ring_, 0);
  const Polynomial one(ring_, 1);
  EXPECT_EQ(place_without_points(x_ * x_ + y_ * y_ * y_ + one), std::nullopt);
  EXPECT_EQ(place_without_points(x_ * x_ * y_ * y_ + one), std::nullopt);
  EXPECT_EQ(place_without_points(x_ * x_ + one), std::nullopt) << "one unknown";
  EXPECT_EQ(place_without_points(x_ * x_ + y_ * y_ + a * a + one), std::nullopt) << "three";
  EXPECT_EQ(place_without_points(x_ * y_ + one), std::nullopt) << "a hyperbola";
  EXPECT_EQ(place_without_points(x_ * x_ + y_), std::nullopt) << "a parabola";
  const Polynomial large(ring_, std::int64_t{1} << 40U);
  EXPECT_EQ(place_without_points(x_ * x_ + large * y_ * y_ + one), std::nullopt) << "too large";
}

TEST_F(ConicTest, RandomOnesHaveRationalPointsIfTheyHaveThemEverywhere) {
  constexpr std::uint64_t kSeed = 1785;
  SCOPED_TRACE("seed " + std::to_string(kSeed));
  SplitMix64 random(kSeed);
  int without = 0;
  int with = 0;
  while (with + without < effort(300, 40)) {
    SixCoefficients c{};
    for (std::int64_t& one : c) one = static_cast<std::int64_t>(random.below(7)) - 3;
    const Polynomial curve = conic(c);
    // The others lack an unknown, or are products of two lines, perhaps over an extension field.
    const std::int64_t determinant = 4 * c[0] * c[2] * c[5] + c[1] * c[3] * c[4] -
                                     c[0] * c[4] * c[4] - c[2] * c[3] * c[3] - c[5] * c[1] * c[1];
    if (curve.degree(1) == 0 || curve.degree(3) == 0 || determinant == 0) continue;
    const auto place = place_without_points(curve);
    EXPECT_EQ(!place, has_rational_points(c)) << curve.to_text();
    ++(place ? without : with);
    if (place == 2 || place == 3 || place == 5) {
      EXPECT_FALSE(has_points_modulo(c, *place)) << curve.to_text();
    }
  }
  EXPECT_GT(with, effort(100, 10));
  EXPECT_GT(without, effort(50, 5));
}

}  // namespace
}  // namespace reckon::algebra
