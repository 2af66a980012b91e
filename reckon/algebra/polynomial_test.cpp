#include "reckon/algebra/polynomial.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace reckon::algebra {
namespace {

const Ring kTwoUnknowns({"a", "b"});
const Polynomial kA = Polynomial::unknown(kTwoUnknowns, 0);
const Polynomial kB = Polynomial::unknown(kTwoUnknowns, 1);
const Polynomial kOne(kTwoUnknowns, 1);

TEST(Polynomial, Calculates) {
  const Polynomial square = (kA + kB) * (kA + kB);
  EXPECT_EQ(square.degree(0), 2);
  EXPECT_EQ(square.size(), 3U);
  EXPECT_EQ((square - kA * kA - kB * kB).text(), "2*a*b");
  EXPECT_TRUE((square + -square).is_zero());
  EXPECT_EQ(square.at(std::vector<Rational>{Rational(1, 2), Rational(-1)}), Rational(1, 4));
}

TEST(Polynomial, Factors) {
  const Polynomial product =
      (kA - kOne) * (kA - kOne) * (kA * kB + kOne) * Polynomial(kTwoUnknowns, -6);
  const auto factors = product.factors();
  ASSERT_EQ(factors.size(), 2U);
  for (const Factor& factor : factors) {
    const bool is_square = factor.polynomial == kA - kOne;
    EXPECT_TRUE(is_square || factor.polynomial == kA * kB + kOne) << factor.polynomial.text();
    EXPECT_EQ(factor.multiplicity, is_square ? 2U : 1U);
  }
  EXPECT_FALSE(product.over(kB));
}

TEST(Polynomial, Eliminates) {
  EXPECT_EQ(gcd((kA - kB) * kA, (kA - kB) * kB), kA - kB);
  const Polynomial where = resultant(kA * kB - kOne, kA - kB, 0);
  EXPECT_TRUE(where == kB * kB - kOne || where == kOne - kB * kB) << where.text();
  const auto coefficients = (kA * kA * kB - kOne).coefficients(0);
  ASSERT_EQ(coefficients.size(), 3U);
  EXPECT_EQ(coefficients[0], -kOne);
  EXPECT_TRUE(coefficients[1].is_zero());
  EXPECT_EQ(coefficients[2], kB);
}

TEST(RealZeros, CountsEachOnce) {
  const Ring ring({"x"});
  const Polynomial x = Polynomial::unknown(ring, 0);
  const Polynomial one(ring, 1);
  EXPECT_EQ((x * x * x - one - one).real_zeros(), 1U);
  EXPECT_EQ((x * x + one).real_zeros(), 0U);
  EXPECT_EQ(((x - one) * (x - one) * (x + one)).real_zeros(), 2U);
}

TEST(Polynomial, RationalsAreExact) {
  const Rational third(1, -3);
  EXPECT_EQ(third.text(), "-1/3");
  EXPECT_LT(third, Rational(0));
  EXPECT_EQ((third * Rational(6) - Rational(5)).integer(), -7);
  EXPECT_FALSE(third.integer());
  EXPECT_EQ(-third / third, Rational(-1));
  EXPECT_EQ(third.numerator(), Rational(-1));
  EXPECT_EQ(third.denominator(), Rational(3));
  EXPECT_EQ(Rational(4, 9).square_root(), Rational(2, 3));
  EXPECT_FALSE(Rational(4, 3).square_root());
  EXPECT_FALSE(Rational(-4).square_root());
}

}  // namespace
}  // namespace reckon::algebra
