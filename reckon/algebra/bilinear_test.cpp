// SPDX-License-Identifier: MIT
#include "reckon/algebra/bilinear.hpp"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "reckon/algebra/random_polynomials_test.hpp"
#include "reckon/arith/effort_test.hpp"

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
  // x^3 = 2 has one real root and two others.
  const BilinearSolutions cubic =
      solve({.equations = {{{zero_, one_, zero_, number(-3)},
                            {zero_, zero_, one_, number(-3)},
                            {zero_, zero_, zero_, x_ * x_ * x_ - number(2)},
                            {zero_, zero_, zero_, zero_}}},
             .f = one_});
  EXPECT_TRUE(cubic.algebraic && cubic.complex);
  EXPECT_FALSE(cubic.quadratic || cubic.undecided);
}

TEST_F(BilinearTest, SaysWhereItLeavesNumbersOpen) {
  // x = 1, and twice h = 2: (h - 2) m = 0 and (h - 2) (m + 1) = 0 do not determine m.
  const BilinearSolutions free_m = solve_where({.equations = {{{one_, zero_, number(-2), zero_},
                                                               {one_, one_, number(-2), number(-2)},
                                                               {zero_, zero_, zero_, zero_},
                                                               {zero_, zero_, zero_, zero_}}},
                                                .f = one_},
                                               x_ - one_);
  EXPECT_TRUE(free_m.undecided);
  // (x - 7) (2 h - 1) = 0 and m = h: a curve, on which h is never an integer, and a line at x = 7.
  const BilinearSolutions line =
      solve({.equations = {{{zero_, (x_ - number(7)) * number(2), zero_, number(7) - x_},
                            {zero_, -one_, one_, zero_},
                            {zero_, zero_, zero_, zero_},
                            {zero_, zero_, zero_, zero_}}},
             .f = one_});
  EXPECT_TRUE(line.curve && !line.undecided);
  ASSERT_EQ(line.lines.size(), 1U);
  EXPECT_EQ(line.lines[0].x, FlintRational(7));
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

TEST_F(BilinearTest, LeavesCurvesOpenThatMayBeTwo) {
  // m = h + x and h m = product: the discriminant is x^2 + 4 product.
  const auto with = [&](const Polynomial& product) {
    return solve({.equations = {{{zero_, -one_, one_, -x_},
                                 {one_, zero_, zero_, -product},
                                 {zero_, zero_, zero_, zero_},
                                 {zero_, zero_, zero_, zero_}}},
                  .f = one_});
  };
  EXPECT_TRUE(with(x_ * x_ + x_ * x_).undecided) << "h = x and h = -2 x";
  const BilinearSolutions conic = with(x_ * x_ * x_);
  EXPECT_TRUE(conic.conic && conic.curve);
  EXPECT_FALSE(conic.undecided);
}

// --- Random systems, compared with all points of a small range

// The coefficients of h m, h, m and 1, each a polynomial in x.
using PlainEquation = std::array<Plain, 4>;

Wide sum_at(const PlainEquation& equation, std::int64_t x, Wide h, Wide m) {
  return horner(equation[0], x) * h * m + horner(equation[1], x) * h + horner(equation[2], x) * m +
         horner(equation[3], x);
}

// Most coefficients are small, and many are 0, so the rank drops for some x.
PlainEquation draw_bilinear() {
  PlainEquation equation;
  for (Plain& p : equation) {
    p = draw(0, 2) == 0 ? Plain{0} : draw_plain(static_cast<std::size_t>(draw(0, 1)), 2);
  }
  return equation;
}

struct PlainSystem {
  std::array<PlainEquation, 4> equations;
  Plain f;

  bool allows(std::int64_t x, std::int64_t h, std::int64_t m) const {
    const Wide at = horner(f, x);
    return x != 0 && h != 0 && m != 0 && at != 0 && at + h != 0 && at + m != 0;
  }
  bool holds(std::int64_t x, std::int64_t h, std::int64_t m) const {
    return std::ranges::all_of(
        equations, [&](const PlainEquation& equation) { return sum_at(equation, x, h, m) == 0; });
  }
};

// Four random combinations of some equations.
PlainSystem combined(const std::vector<PlainEquation>& base) {
  PlainSystem system{.equations = {}, .f = draw_plain(static_cast<std::size_t>(draw(0, 2)), 2)};
  for (std::size_t row = 0; row < 4; ++row) {
    for (std::size_t i = 0; i < base.size(); ++i) {
      const std::int64_t times = i == row % base.size() ? 1 : draw(-1, 1);
      for (std::size_t part = 0; part < 4; ++part) {
        Plain& sum = system.equations[row][part];
        sum.resize(std::max(sum.size(), base[i][part].size()));
        for (std::size_t k = 0; k < base[i][part].size(); ++k) {
          sum[k] += times * base[i][part][k];
        }
      }
    }
  }
  return system;
}

// Four combinations of 1 to 4 equations, most of which share a point.
PlainSystem draw_system() {
  const std::array<std::int64_t, 3> point = {draw(1, 5), draw(1, 6), draw(1, 6)};
  std::vector<PlainEquation> base;
  for (std::int64_t k = draw(1, 4); k > 0; --k) {
    PlainEquation equation = draw_bilinear();
    if (draw(0, 5) > 0) {
      equation[3][0] -= static_cast<std::int64_t>(sum_at(equation, point[0], point[1], point[2]));
    }
    base.push_back(equation);
  }
  return combined(base);
}

BilinearSystem system_of(const Ring& ring, const PlainSystem& plain) {
  const auto equation = [&](const PlainEquation& parts) {
    return Bilinear{polynomial_of(ring, parts[0]), polynomial_of(ring, parts[1]),
                    polynomial_of(ring, parts[2]), polynomial_of(ring, parts[3])};
  };
  return {.equations = {equation(plain.equations[0]), equation(plain.equations[1]),
                        equation(plain.equations[2]), equation(plain.equations[3])},
          .f = polynomial_of(ring, plain.f)};
}

bool is_found(const BilinearSolutions& found, std::int64_t x, std::int64_t h, std::int64_t m) {
  const RationalPoint point{.x = x, .h = h, .m = m};
  return std::ranges::find(found.points, point) != found.points.end() ||
         std::ranges::any_of(found.lines, [&](const RationalLine& line) {
           return line.x == FlintRational(x) &&
                  line.slope * FlintRational(h) + line.rest == FlintRational(m);
         });
}

void expect_solutions(const BilinearSystem& system, const BilinearSolutions& found) {
  const auto value = [&](const Bilinear& equation, const RationalPoint& at) {
    const std::array x = {at.x};
    return equation[0].at(x) * at.h * at.m + equation[1].at(x) * at.h + equation[2].at(x) * at.m +
           equation[3].at(x);
  };
  for (const RationalPoint& point : found.points) {
    for (const Bilinear& equation : system.equations) RC_ASSERT(value(equation, point).is_zero());
    const FlintRational f = system.f.at(std::array{point.x});
    for (const FlintRational& part : {point.x, point.h, point.m, f, f + point.h, f + point.m}) {
      RC_ASSERT(!part.is_zero());
    }
  }
  for (const RationalLine& line : found.lines) {
    for (std::int64_t h = -3; h <= 3; ++h) {
      const RationalPoint point{
          .x = line.x, .h = h, .m = line.slope * FlintRational(h) + line.rest};
      for (const Bilinear& equation : system.equations) RC_ASSERT(value(equation, point).is_zero());
    }
  }
}

RC_GTEST_PROP(Bilinear, AllSolutionsOfASmallRangeAreFound, ()) {
  const Ring ring({"x"});
  for (int i = 0; i < effort(20, 6); ++i) {
    const PlainSystem plain = draw_system();
    const BilinearSystem system = system_of(ring, plain);
    const BilinearSolutions found = solve(system);
    expect_solutions(system, found);
    if (found.undecided) continue;
    for (std::int64_t x = -6; x <= 6; ++x) {
      const BilinearSolutions here = solve_where(system, polynomial_of(ring, {-x, 1}));
      expect_solutions(system, here);
      for (std::int64_t h = -7; h <= 7; ++h) {
        for (std::int64_t m = -7; m <= 7; ++m) {
          if (!plain.allows(x, h, m) || !plain.holds(x, h, m)) continue;
          RC_ASSERT((here.undecided || is_found(here, x, h, m)));
          // For curves only positive integers are listed, and for conics no points.
          if (found.conic || (found.curve && (x < 1 || h < 1))) continue;
          RC_ASSERT(is_found(found, x, h, m));
        }
      }
    }
  }
}

// h = top / bottom and m = above / below, all linear in x, form a curve. On it h is an integer only
// up to some x, so the positive integers are known. At x = `root` the equations may degenerate.
RC_GTEST_PROP(Bilinear, PositiveIntegersOnACurveAreAllFound, ()) {
  const Ring ring({"x"});
  const auto value = [](const Plain& linear, std::int64_t x) { return linear[0] + linear[1] * x; };
  const auto negative = [](Plain plain) {
    for (std::int64_t& part : plain) part = -part;
    return plain;
  };
  int decided = 0;
  for (int i = 0; i < effort(30, 10); ++i) {
    Plain top = {draw(-30, 30), draw(-6, 6)};
    Plain bottom = {draw(-6, 6), draw(1, 3)};
    Plain above = {draw(-30, 30), draw(-4, 4)};
    Plain below = {draw(-6, 6), draw(-2, 2)};
    const std::int64_t root = draw(1, 5);
    const Plain zero_there = {-root, 1};
    const std::int64_t kind = draw(0, 3);
    if (kind == 1) {  // m is arbitrary there
      above = product(zero_there, {draw(1, 5)});
      below = product(zero_there, {draw(1, 5)});
    } else if (kind == 2) {  // h is arbitrary there, and nowhere else an integer
      top = product(zero_there, {2 * draw(0, 5) + 1});
      bottom = product(zero_there, {2});
    }
    const PlainEquation for_h = {Plain{}, bottom, Plain{}, negative(top)};
    PlainEquation for_m = {Plain{}, Plain{}, below, negative(above)};
    if (kind == 3) {  // both are equivalent there
      for_m = {Plain{}, bottom, product(zero_there, below), product(zero_there, negative(above))};
      for (std::size_t k = 0; k < 2; ++k) for_m[3][k] -= top[k];
    } else if (draw(0, 1) == 0) {  // at that h, it determines m likewise
      for_m = {product(bottom, below), Plain{}, Plain{}, negative(product(top, above))};
    }
    const PlainSystem plain = combined({for_h, for_m});
    const BilinearSystem system = system_of(ring, plain);
    const BilinearSolutions found = solve(system);
    expect_solutions(system, found);
    for (std::int64_t h = 1; h <= 12; ++h) {
      for (std::int64_t m = 1; m <= 12; ++m) {
        if (!plain.allows(root, h, m) || !plain.holds(root, h, m)) continue;
        RC_ASSERT((found.undecided || is_found(found, root, h, m)));
      }
    }
    if (found.undecided) continue;
    ++decided;
    for (std::int64_t x = 1; x <= 300; ++x) {
      if (value(bottom, x) == 0 || value(below, x) == 0) continue;
      if (value(top, x) % value(bottom, x) != 0 || value(above, x) % value(below, x) != 0) continue;
      const std::int64_t h = value(top, x) / value(bottom, x);
      const std::int64_t m = value(above, x) / value(below, x);
      if (h < 1 || m < 1 || !plain.allows(x, h, m)) continue;
      RC_ASSERT(plain.holds(x, h, m));
      RC_ASSERT(is_found(found, x, h, m));
    }
  }
  RC_CLASSIFY(decided > 0);
}

// h + m and h m are polynomials in x, so at a root of x^2 - k, for example, all is irrational.
RC_GTEST_PROP(Bilinear, SolutionsAtIrrationalZerosHaveTheirKind, ()) {
  const Ring ring({"x"});
  const std::int64_t k = draw(-9, 9);
  const std::int64_t h = draw(1, 5);
  const std::int64_t m = draw(1, 5);
  // x h = k gives h = x where x^2 = k; m is a number.
  const Polynomial x = Polynomial::unknown(ring, 0);
  const auto number = [&](std::int64_t value) { return Polynomial(ring, value); };
  const Polynomial none(ring);
  const BilinearSolutions found =
      solve({.equations = {{{none, number(1), none, -x * number(h)},
                            {none, none, number(1), number(-m)},
                            {none, x, none, number(-k * h)},
                            {number(1), none, none, -x * number(h * m)}}},
             .f = number(50)});
  const bool square = plain_root(k) >= 0;
  RC_ASSERT((!found.undecided && !found.infinite()));
  RC_ASSERT(found.points.size() == (k > 0 && square ? 2U : 0U));
  RC_ASSERT(found.quadratic == (k > 0 && !square));
  RC_ASSERT(found.complex == (k < 0));
  RC_ASSERT(!found.algebraic);
}

}  // namespace
}  // namespace reckon::algebra
