#include "reckon/algebra/bilinear.hpp"

#include <gtest/gtest.h>

namespace reckon::algebra {
namespace {

struct BilinearTest : testing::Test {
  Polynomial number(std::int64_t value) const { return Polynomial(ring_, value); }

  Ring ring_{{"x"}};
  Polynomial x_ = Polynomial::unknown(ring_, 0);
  Polynomial zero_{ring_};
  Polynomial one_{ring_, 1};
};

TEST_F(BilinearTest, FindsPointsAndTheirFields) {
  // h = m = 3, and x^2 = k.
  const auto with_square = [&](std::int64_t k) {
    return solve({.equations = {{{zero_, one_, zero_, number(-3)},
                                 {zero_, zero_, one_, number(-3)},
                                 {zero_, zero_, zero_, x_ * x_ - number(k)},
                                 {zero_, zero_, zero_, zero_}}},
                  .f = one_});
  };
  const BilinearSolutions rational = with_square(4);
  ASSERT_EQ(rational.points.size(), 2U);
  EXPECT_EQ(rational.points[1], (RationalPoint{.x = 2, .h = 3, .m = 3}));
  EXPECT_FALSE(rational.infinite() || rational.quadratic || rational.complex || rational.undecided);
  EXPECT_TRUE(with_square(2).quadratic);
  EXPECT_TRUE(with_square(-2).complex);
  EXPECT_FALSE(with_square(-2).quadratic);
}

TEST_F(BilinearTest, FindsTwoNumbersByTheirSumAndProduct) {
  // x = 1, h + m = sum, h m = product.
  const auto with = [&](std::int64_t sum, std::int64_t product) {
    return solve_where({.equations = {{{zero_, one_, one_, number(-sum)},
                                       {one_, zero_, zero_, number(-product)},
                                       {zero_, zero_, zero_, zero_},
                                       {zero_, zero_, zero_, zero_}}},
                        .f = one_},
                       x_ - one_);
  };
  EXPECT_EQ(with(5, 6).points.size(), 2U);
  EXPECT_EQ(with(4, 4).points.size(), 1U);
  EXPECT_EQ(with(1, 0).points.size(), 0U) << "one of them is 0";
  EXPECT_TRUE(with(4, 2).quadratic);
  EXPECT_TRUE(with(2, 4).complex);
}

TEST_F(BilinearTest, BoundsWhereAQuotientIsWhole) {
  // 3 x / (x - 1) at 2 and 4.
  const auto last = last_whole(number(3) * x_, x_ - one_);
  ASSERT_TRUE(last);
  EXPECT_GE(*last, 4);
  EXPECT_LE(*last, 10);
  EXPECT_EQ(last_whole(x_ + x_ - one_, number(2)), 0) << "never";
  EXPECT_FALSE(last_whole(x_ * x_ + x_, number(2))) << "always";
  EXPECT_TRUE(last_whole(number(5) - x_, one_));
}

}  // namespace
}  // namespace reckon::algebra
