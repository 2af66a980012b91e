#include "reckon/algebra/polynomial.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace reckon::algebra {
namespace {

class PolynomialTest : public testing::Test {
 protected:
  Ring ring_{{"a", "b"}};
  Polynomial a_ = Polynomial::unknown(ring_, 0);
  Polynomial b_ = Polynomial::unknown(ring_, 1);
  Polynomial one_{ring_, 1};
};

TEST_F(PolynomialTest, Calculates) {
  const Polynomial square = (a_ + b_) * (a_ + b_);
  EXPECT_EQ(square.degree(0), 2);
  EXPECT_EQ(square.size(), 3U);
  EXPECT_EQ((square - a_ * a_ - b_ * b_).text(), "2*a*b");
  EXPECT_TRUE((square + -square).is_zero());
  EXPECT_EQ(square.at(std::vector<Rational>{Rational(1, 2), Rational(-1)}), Rational(1, 4));
}

TEST_F(PolynomialTest, Factors) {
  const Polynomial product = (a_ - one_) * (a_ - one_) * (a_ * b_ + one_) * Polynomial(ring_, -6);
  const auto factors = product.factors();
  ASSERT_EQ(factors.size(), 2U);
  for (const Factor& factor : factors) {
    const bool is_square = factor.polynomial == a_ - one_;
    EXPECT_TRUE(is_square || factor.polynomial == a_ * b_ + one_) << factor.polynomial.text();
    EXPECT_EQ(factor.multiplicity, is_square ? 2U : 1U);
  }
  EXPECT_EQ(product.without(a_ - one_), (a_ * b_ + one_) * Polynomial(ring_, -6));
  EXPECT_FALSE(product.over(b_));
}

TEST_F(PolynomialTest, Eliminates) {
  EXPECT_EQ(gcd((a_ - b_) * a_, (a_ - b_) * b_), a_ - b_);
  const Polynomial where = resultant(a_ * b_ - one_, a_ - b_, 0);
  EXPECT_TRUE(where == b_ * b_ - one_ || where == one_ - b_ * b_) << where.text();
  const auto coefficients = (a_ * a_ * b_ - one_).coefficients(0);
  ASSERT_EQ(coefficients.size(), 3U);
  EXPECT_EQ(coefficients[0], -one_);
  EXPECT_TRUE(coefficients[1].is_zero());
  EXPECT_EQ(coefficients[2], b_);
}

TEST(RealZeros, CountsEachOnce) {
  const Ring ring({"x"});
  const Polynomial x = Polynomial::unknown(ring, 0);
  const Polynomial one(ring, 1);
  EXPECT_EQ((x * x * x - one - one).real_zeros(), 1U);
  EXPECT_EQ((x * x + one).real_zeros(), 0U);
  EXPECT_EQ(((x - one) * (x - one) * (x + one)).real_zeros(), 2U);
}

TEST_F(PolynomialTest, RationalsAreExact) {
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
