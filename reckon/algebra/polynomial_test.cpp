// SPDX-License-Identifier: MIT
#include "reckon/algebra/polynomial.hpp"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "reckon/algebra/random_polynomials_test.hpp"
#include "reckon/algebra/rational_function.hpp"

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
  EXPECT_EQ((square - kA * kA - kB * kB).to_text(), "2*a*b");
  EXPECT_TRUE((square + -square).is_zero());
  EXPECT_EQ(square.at(std::vector<FlintRational>{FlintRational(1, 2), FlintRational(-1)}),
            FlintRational(1, 4));
}

TEST(Polynomial, Factors) {
  const Polynomial product =
      (kA - kOne) * (kA - kOne) * (kA * kB + kOne) * Polynomial(kTwoUnknowns, -6);
  const auto factors = product.factors();
  ASSERT_EQ(factors.size(), 2U);
  for (const Factor& factor : factors) {
    const bool is_square = factor.polynomial == kA - kOne;
    EXPECT_TRUE(is_square || factor.polynomial == kA * kB + kOne) << factor.polynomial.to_text();
    EXPECT_EQ(factor.multiplicity, is_square ? 2U : 1U);
  }
  EXPECT_FALSE(product.over(kB));
}

TEST(Polynomial, Eliminates) {
  EXPECT_EQ(gcd((kA - kB) * kA, (kA - kB) * kB), kA - kB);
  const Polynomial where = resultant(kA * kB - kOne, kA - kB, 0);
  EXPECT_TRUE(where == kB * kB - kOne || where == kOne - kB * kB) << where.to_text();
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
  const FlintRational third(1, -3);
  EXPECT_EQ(third.to_text(), "-1/3");
  EXPECT_LT(third, FlintRational(0));
  EXPECT_EQ((third * FlintRational(6) - FlintRational(5)).integer(), -7);
  EXPECT_FALSE(third.integer());
  EXPECT_EQ(-third / third, FlintRational(-1));
  EXPECT_EQ(third.numerator(), FlintRational(-1));
  EXPECT_EQ(third.denominator(), FlintRational(3));
  EXPECT_EQ(FlintRational(4, 9).square_root(), FlintRational(2, 3));
  EXPECT_FALSE(FlintRational(4, 3).square_root());
  EXPECT_FALSE(FlintRational(-4).square_root());
  EXPECT_EQ(third.floor(), -1);
  EXPECT_EQ(FlintRational(7, 3).floor(), 2);
  EXPECT_EQ(FlintRational(-2).floor(), -2);
}

// --- Functions that proofs rely on, compared with plain arithmetic

// The determinant of the Sylvester matrix, by elimination.
FlintRational sylvester(const Coefficients& x, const Coefficients& y) {
  const std::size_t rows_of_x = y.size() - 1;
  const std::size_t size = rows_of_x + x.size() - 1;
  std::vector<std::vector<FlintRational>> matrix(size, std::vector<FlintRational>(size));
  for (std::size_t row = 0; row < size; ++row) {
    const bool of_x = row < rows_of_x;
    const Coefficients& p = of_x ? x : y;
    const std::size_t shift = of_x ? row : row - rows_of_x;
    for (std::size_t i = 0; i < p.size(); ++i) matrix[row][shift + i] = p[p.size() - 1 - i];
  }
  FlintRational determinant(1);
  for (std::size_t i = 0; i < size; ++i) {
    const auto pivot = std::find_if(matrix.begin() + static_cast<std::ptrdiff_t>(i), matrix.end(),
                                    [&](const auto& row) { return !row[i].is_zero(); });
    if (pivot == matrix.end()) return 0;
    if (&*pivot != &matrix[i]) determinant = -determinant;
    std::swap(*pivot, matrix[i]);
    determinant *= matrix[i][i];
    for (std::size_t k = i + 1; k < size; ++k) {
      const FlintRational factor = matrix[k][i] / matrix[i][i];
      for (std::size_t j = i; j < size; ++j) matrix[k][j] -= factor * matrix[i][j];
    }
  }
  return determinant;
}

// A polynomial in a and b, and its coefficients by powers of a at a given b.
struct InTwo {
  std::vector<Plain> by_a;

  Polynomial polynomial() const {
    Polynomial sum(kTwoUnknowns);
    for (std::size_t i = by_a.size(); i-- > 0;) {
      sum = sum * kA + polynomial_of(kTwoUnknowns, by_a[i], 1);
    }
    return sum;
  }
  Coefficients at_b(std::int64_t b) const {
    Coefficients result;
    for (const Plain& p : by_a) result.emplace_back(static_cast<std::int64_t>(horner(p, b)));
    return result;
  }
};

InTwo draw_in_two(std::size_t degree_in_a) {
  InTwo drawn;
  for (std::size_t i = 0; i <= degree_in_a; ++i) {
    drawn.by_a.push_back(draw_plain(static_cast<std::size_t>(draw(0, 2)), 5));
  }
  return drawn;
}

RC_GTEST_PROP(Polynomial, ResultantsAreThoseOfTheSylvesterMatrix, ()) {
  const InTwo x = draw_in_two(static_cast<std::size_t>(draw(1, 3)));
  const InTwo y = draw_in_two(static_cast<std::size_t>(draw(1, 3)));
  const Polynomial found = resultant(x.polynomial(), y.polynomial(), 0);
  RC_ASSERT(!found.contains(0));
  for (std::int64_t b = -6; b <= 6; ++b) {
    const FlintRational value = found.at(std::vector<FlintRational>{0, b});
    const FlintRational plain = sylvester(x.at_b(b), y.at_b(b));
    RC_ASSERT((value == plain || value == -plain));
  }
  // Two with a common factor have resultant 0; in the other unknown it differs.
  const Polynomial common = draw_in_two(1).polynomial();
  RC_ASSERT(resultant(x.polynomial() * common, y.polynomial() * common, 0).is_zero());
  RC_ASSERT(!resultant(x.polynomial() + kB * kB * kB, kB * kB - kA, 1).contains(1));
}

RC_GTEST_PROP(Polynomial, TheGreatestDivisorHasAllThatIsCommon, ()) {
  const Polynomial x = draw_in_two(2).polynomial();
  const Polynomial y = draw_in_two(1).polynomial();
  const Polynomial common = draw_in_two(1).polynomial();
  const Polynomial found = gcd(x * common, y * common);
  RC_ASSERT((x * common).over(found).has_value());
  RC_ASSERT((y * common).over(found).has_value());
  RC_ASSERT(found.over(common).has_value());
  RC_ASSERT(found.leading_sign() > 0);
  RC_ASSERT(gcd(Polynomial(kTwoUnknowns), -x) == (x.leading_sign() > 0 ? x : -x));
  RC_ASSERT((!(x * common + kOne).over(common) || common.is_constant()));
}

RC_GTEST_PROP(Polynomial, FactorsMakeItUpAndHaveEveryLinearOne, ()) {
  Polynomial p(kTwoUnknowns, draw(1, 4));
  std::vector<Polynomial> linear;
  for (std::int64_t k = draw(1, 3); k > 0; --k) {
    linear.push_back(kA * kB * Polynomial(kTwoUnknowns, draw(1, 3)) -
                     kB * Polynomial(kTwoUnknowns, 3) - Polynomial(kTwoUnknowns, draw(1, 2)));
    for (std::int64_t times = draw(1, 2); times > 0; --times) p *= linear.back();
  }
  p *= draw_in_two(2).polynomial();
  Polynomial made(kTwoUnknowns, 1);
  const auto factors = p.factors();
  for (const Factor& factor : factors) {
    RC_ASSERT((factor.polynomial.leading_sign() > 0 && !factor.polynomial.is_constant()));
    RC_ASSERT(factor.polynomial.factors().size() == 1U);
    for (std::size_t k = 0; k < factor.multiplicity; ++k) made *= factor.polynomial;
  }
  const auto constant = p.over(made);
  RC_ASSERT((constant && constant->is_constant()));
  for (const Polynomial& one : linear) {
    // Each is linear in a, and the only common factors of its coefficients are numbers or b.
    RC_ASSERT(std::ranges::any_of(factors, [&](const Factor& factor) {
      return one.over(factor.polynomial) && factor.polynomial.contains(0);
    }));
  }
}

// FLINT factors the square, which is not linear.
RC_GTEST_PROP(Polynomial, WhatIsLinearHasTheFactorsOfItsSquare, ()) {
  const Polynomial common = polynomial_of(kTwoUnknowns, draw_plain(draw_degree(2), 3), 1);
  const Polynomial p = draw_in_two(1).polynomial() * common;
  const auto factors = p.factors();
  const auto of_square = (p * p).factors();
  RC_ASSERT(factors.size() == of_square.size());
  for (std::size_t i = 0; i < factors.size(); ++i) {
    RC_ASSERT(factors[i].polynomial == of_square[i].polynomial);
    RC_ASSERT(2 * factors[i].multiplicity == of_square[i].multiplicity);
  }
  RC_CLASSIFY(factors.size() > 1);
}

RC_GTEST_PROP(Polynomial, RealZerosAreThoseThatArePlanted, ()) {
  const Ring ring({"x"});
  Polynomial p(ring, draw(0, 1) == 0 ? 1 : -3);
  std::vector<FlintRational> zeros;
  for (std::int64_t k = draw(0, 3); k > 0; --k) {
    const std::int64_t a = draw(-4, 4);
    const std::int64_t b = draw(1, 3);
    if (std::ranges::find(zeros, FlintRational(a, b)) == zeros.end()) zeros.emplace_back(a, b);
    for (std::int64_t times = draw(1, 3); times > 0; --times) p *= polynomial_of(ring, {-a, b});
  }
  // (x - c)^2 + d is positive; x^2 - 2 has two irrational zeros.
  const std::int64_t c = draw(-3, 3);
  const Polynomial positive = polynomial_of(ring, {c * c + draw(1, 4), -2 * c, 1});
  for (std::int64_t times = draw(0, 2); times > 0; --times) p *= positive;
  const bool irrational = draw(0, 1) == 0;
  if (irrational) p *= polynomial_of(ring, {-2, 0, 1});
  RC_ASSERT(p.real_zeros() == zeros.size() + (irrational ? 2U : 0U));
}

TEST(RationalFunction, IsNotDefinedWhereItsDenominatorBecomesZero) {
  EXPECT_FALSE(RationalFunction(kOne, kA - kB).with(0, RationalFunction(kB)));
  EXPECT_FALSE(RationalFunction(kOne, kA - kB).at(std::vector<FlintRational>{2, 2}));
}

RC_GTEST_PROP(RationalFunction, HasTheValuesOfWhatIsPutIn, ()) {
  const auto in_lowest_terms = [](const RationalFunction& fraction) {
    return gcd(fraction.numerator(), fraction.denominator()).is_constant() &&
           fraction.denominator().leading_sign() > 0;
  };
  const Polynomial p = draw_in_two(2).polynomial();
  const Polynomial q = draw_in_two(2).polynomial();
  const RationalFunction fraction(p, q);
  const RationalFunction value(draw_in_two(1).polynomial(),
                               polynomial_of(kTwoUnknowns, draw_plain(1, 4), 1));
  RC_ASSERT((in_lowest_terms(fraction) && in_lowest_terms(value)));
  const auto with = fraction.with(0, value);
  const Polynomial top = numerator_with(p, 0, value);
  for (std::int64_t a = -3; a <= 3; ++a) {
    for (std::int64_t b = -3; b <= 3; ++b) {
      const auto put = value.at(std::vector<FlintRational>{a, b});
      if (!put) continue;
      const std::vector<FlintRational> place = {*put, b};
      const FlintRational under = value.denominator().at(std::vector<FlintRational>{a, b});
      FlintRational scale(1);
      for (int i = 0; i < p.degree(0); ++i) scale *= under;
      RC_ASSERT(top.at(std::vector<FlintRational>{a, b}) == p.at(place) * scale);
      const auto plain = fraction.at(place);
      if (!plain || !with) continue;
      RC_ASSERT(with->at(std::vector<FlintRational>{a, b}) == plain);
    }
  }
}

}  // namespace
}  // namespace reckon::algebra
