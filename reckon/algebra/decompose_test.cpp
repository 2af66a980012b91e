// SPDX-License-Identifier: MIT
// Decompositions of random systems, compared with all points of a small range.
#include "reckon/algebra/decompose.hpp"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <functional>
#include <numeric>
#include <string>
#include <vector>

#include "reckon/algebra/random_polynomials_test.hpp"

namespace reckon::algebra {
namespace {

// Some nonzero rational numbers.
const std::vector<FlintRational>& small_numbers() {
  static const std::vector<FlintRational> numbers = {
      1, -1, 2, -2, 3, FlintRational(1, 2), FlintRational(-1, 2), FlintRational(3, 2)};
  return numbers;
}

FlintRational draw_small() { return small_numbers()[static_cast<std::size_t>(draw(0, 7))]; }

// Terms of degree up to `most` in each unknown from `first` to below `last`.
Polynomial draw_equation(const Ring& ring, std::size_t first, std::size_t last, int most,
                         std::int64_t terms) {
  Polynomial sum(ring);
  for (; terms > 0; --terms) {
    Polynomial term(ring, draw(-3, 3));
    for (std::size_t i = first; i < last; ++i) {
      for (std::int64_t power = draw(0, most); power > 0; --power) {
        term *= Polynomial::unknown(ring, i);
      }
    }
    sum += term;
  }
  return sum;
}

// The polynomial minus its value at a point, without denominators: 0 at the point.
Polynomial through(const Polynomial& polynomial, const std::vector<FlintRational>& point) {
  const FlintRational value = polynomial.at(point);
  return polynomial * Polynomial(polynomial.ring(), value.denominator().integer().value()) -
         Polynomial(polynomial.ring(), value.numerator().integer().value());
}

std::vector<std::size_t> draw_order(std::size_t size) {
  std::vector<std::size_t> order(size);
  std::iota(order.begin(), order.end(), std::size_t{0});
  for (std::size_t i = size; i > 1; --i) {
    std::swap(order[i - 1], order[static_cast<std::size_t>(draw(0, static_cast<int>(i) - 1))]);
  }
  return order;
}

bool solves(const std::vector<Polynomial>& equations, const std::vector<FlintRational>& point) {
  return std::ranges::all_of(
      equations, [&](const Polynomial& equation) { return equation.at(point).is_zero(); });
}

bool is_in_one(const std::vector<Family>& families, const std::vector<FlintRational>& point) {
  return std::ranges::any_of(families,
                             [&](const Family& family) { return family.contains(point); });
}

// Calls a function for each point with these coordinates.
void each_point(std::size_t unknowns,
                const std::function<void(const std::vector<FlintRational>&)>& visit) {
  std::vector<FlintRational> point;
  const std::function<void()> go = [&] {
    if (point.size() == unknowns) return visit(point);
    for (const FlintRational& number : small_numbers()) {
      point.push_back(number);
      go();
      point.pop_back();
    }
  };
  go();
}

std::string in_lines(const std::vector<Polynomial>& equations) {
  std::string text;
  for (const Polynomial& equation : equations) text += equation.to_text() + " = 0\n";
  return text;
}

// Checks that all points of the range that solve the equations are in a family, and that all
// members in the range solve them.
void expect_decomposed(const Ring& ring, const std::vector<Polynomial>& equations,
                       const std::vector<Family>& families) {
  RC_LOG(in_lines(equations));
  each_point(ring.size(), [&](const std::vector<FlintRational>& point) {
    RC_ASSERT(is_in_one(families, point) == solves(equations, point));
  });
  for (const Family& family : families) {
    // Conditions are irreducible, and no value of a single unknown satisfies them.
    for (const Polynomial& condition : family.conditions) {
      const auto factors = condition.factors();
      RC_ASSERT((factors.size() == 1U && factors[0].multiplicity == 1U));
      for (std::size_t i = 0; i < ring.size(); ++i) RC_ASSERT(condition.degree(i) != 1);
    }
  }
}

// Products and linear equations: branches with zero slopes, zero factors, and saturation.
RC_GTEST_PROP(Decompose, HasAllPointsOfRandomSystems, ()) {
  for (int i = 0; i < 3; ++i) {
    const Ring ring({"a", "b", "c"});
    const std::vector<FlintRational> point = {draw_small(), draw_small(), draw_small()};
    std::vector<Polynomial> equations;
    for (std::int64_t k = draw(1, 3); k > 0; --k) {
      Polynomial equation = through(draw_equation(ring, 0, 3, 1, 4), point);
      if (draw(0, 2) == 0) equation *= draw_equation(ring, 0, 3, 1, 2);
      equations.push_back(equation);
    }
    const auto families = decompose(ring, equations, draw_order(3));
    RC_ASSERT((is_in_one(families, point) || !solves(equations, point)));
    expect_decomposed(ring, equations, families);
  }
}

// Degree 2 in both unknowns: only resultants help.
RC_GTEST_PROP(Decompose, HasAllPointsWhereResultantsAreTaken, ()) {
  const Ring ring({"a", "b"});
  const std::vector<FlintRational> point = {draw_small(), draw_small()};
  std::vector<Polynomial> equations;
  for (std::int64_t k = draw(2, 3); k > 0; --k) {
    Polynomial quadratic = draw_equation(ring, 0, 2, 2, 4);
    for (std::size_t i = 0; i < 2; ++i) {
      const Polynomial unknown = Polynomial::unknown(ring, i);
      quadratic += unknown * unknown * Polynomial(ring, draw(1, 3));
    }
    equations.push_back(through(quadratic, point));
  }
  expect_decomposed(ring, equations, decompose(ring, equations, draw_order(2)));
}

// A curve in a and b, and two or three curves in c and d with common points, in any order. c and d
// have finitely many values, whatever is processed first.
RC_GTEST_PROP(Decompose, TakesResultantsOfAnyTwoEquations, ()) {
  const Ring ring({"a", "b", "c", "d"});
  const auto square = [&](std::size_t i) {
    return Polynomial::unknown(ring, i) * Polynomial::unknown(ring, i);
  };
  const auto times = [&](std::int64_t k) { return Polynomial(ring, k); };
  const std::vector<FlintRational> point = {1, 1, draw_small(), draw_small()};
  // a^2 + b^2 = 2 has infinitely many points.
  std::vector<Polynomial> equations = {square(0) + square(1) - times(2)};
  const std::int64_t p = draw(1, 3);
  for (std::int64_t k = draw(2, 3); k > 0; --k) {
    // Dissimilar ellipses, so none is a product, and no two are equal.
    equations.push_back(through(square(2) * times(5 * (p + k)) +
                                    square(3) * times(5 * (p + k * k)) +
                                    draw_equation(ring, 2, 4, 1, 3),
                                point));
  }
  std::swap(equations[0], equations[static_cast<std::size_t>(
                              draw(0, static_cast<std::int64_t>(equations.size()) - 1))]);
  RC_LOG(in_lines(equations));
  const auto families = decompose(ring, equations, draw_order(4));
  RC_ASSERT(is_in_one(families, point));
  for (const Family& family : families) {
    RC_ASSERT(family.dimension() == 1U);
    RC_ASSERT(family.numbers[2].numerator().is_constant());
    RC_ASSERT(family.numbers[3].numerator().is_constant());
  }
  each_point(2, [&](const std::vector<FlintRational>& end) {
    const std::vector<FlintRational> all = {1, 1, end[0], end[1]};
    RC_ASSERT(is_in_one(families, all) == solves(equations, all));
  });
}

// A product that contains the factor of another equation is redundant: where the factor is not 0,
// there is no solution. Nor is there one if an equation is a nonzero constant.
TEST(Decompose, EndsWhereAnEquationCannotHold) {
  const Ring ring({"a", "b", "c"});
  const std::vector<std::size_t> order = {0, 1, 2};
  const Polynomial a = Polynomial::unknown(ring, 0);
  const Polynomial b = Polynomial::unknown(ring, 1);
  const Polynomial c = Polynomial::unknown(ring, 2);
  const Polynomial one(ring, 1);
  const Polynomial circle = a * a + b * b - one - one;
  for (const Polynomial& other :
       {c - one, a * a + c * c + one, a * a * b * b + c * c * c * c + one, b * b + c * c - one}) {
    const std::vector<Polynomial> equations = {circle, circle * other};
    const auto families = decompose(ring, equations, order);
    EXPECT_EQ(families.size(), 1U);
    each_point(3, [&](const std::vector<FlintRational>& point) {
      EXPECT_EQ(is_in_one(families, point), solves(equations, point)) << in_lines(equations);
    });
  }
  EXPECT_TRUE(decompose(ring, {one, a - b}, order).empty());
  EXPECT_TRUE(decompose(ring, {a * b, a - b}, order).empty());
}

// Three conics, none of which gives an unknown: two resultants are needed for one unknown.
TEST(Decompose, TakesAsManyResultantsAsItNeeds) {
  const Ring ring({"a", "b", "c"});
  const auto square = [&](std::size_t i, std::int64_t times) {
    return Polynomial::unknown(ring, i) * Polynomial::unknown(ring, i) * Polynomial(ring, times);
  };
  const auto families = decompose(ring,
                                  {square(0, 1) + square(1, 1) - Polynomial(ring, 5),
                                   square(1, 1) + square(2, 2) - Polynomial(ring, 6),
                                   square(2, 1) + square(0, 3) - Polynomial(ring, 4)},
                                  std::vector<std::size_t>{0, 1, 2});
  EXPECT_EQ(families.size(), 8U);
  for (const Family& family : families) EXPECT_TRUE(family.parameters.empty());
  EXPECT_TRUE(is_in_one(families, {1, -2, 1}));
}

// The members that one family shares with another: all, at every point.
TEST(Decompose, LeavesOutWhatALargerFamilyHas) {
  const Ring ring({"a", "b", "c"});
  const Polynomial a = Polynomial::unknown(ring, 0);
  const Polynomial b = Polynomial::unknown(ring, 1);
  const Polynomial c = Polynomial::unknown(ring, 2);
  const Polynomial one(ring, 1);
  // Points with a = b are on the surface if c = a b, but not if c = 5.
  const auto kept =
      decompose(ring, {(a - b) * (c - a * b), (c - a * b) * (c - Polynomial(ring, 5))},
                std::vector<std::size_t>{0, 1, 2});
  ASSERT_EQ(kept.size(), 2U);
  EXPECT_EQ(kept[0].dimension(), 2U);
  EXPECT_EQ(kept[1].dimension(), 1U);

  const RationalFunction sloped(a - one, b - one);
  const Family surface{.parameters = {0, 1},
                       .numbers = {RationalFunction(a), RationalFunction(b), sloped},
                       .conditions = {}};
  const auto line = [&](const Polynomial& second, const Polynomial& third) {
    return Family{
        .parameters = {0},
        .numbers = {RationalFunction(a), RationalFunction(second), RationalFunction(third)},
        .conditions = {}};
  };
  EXPECT_FALSE(surface.contains(line(a, one))) << "at 1, 1 its fraction is 0 / 0";
  EXPECT_TRUE(surface.contains(line(one + one, a - one)));
  EXPECT_FALSE(surface.contains(line(one + one, a)));
  Family curve = surface;
  curve.numbers[2] = RationalFunction(one);
  curve.conditions = {a * a + b * b - one - one};
  EXPECT_FALSE(curve.contains(line(a, one))) << "its condition does not hold there";
}

// Irrational zeros end a branch; rational ones do not.
RC_GTEST_PROP(Decompose, FindsTheRationalZerosOfOneUnknown, ()) {
  const Ring ring({"a", "b"});
  Plain p = draw_plain(2, 3);
  std::vector<FlintRational> zeros;
  for (std::int64_t k = draw(1, 3); k > 0; --k) {
    zeros.push_back(draw_small());
    p = product(p, {-zeros.back().numerator().integer().value(),
                    zeros.back().denominator().integer().value()});
  }
  const auto families = decompose(ring, {polynomial_of(ring, p)}, draw_order(2));
  for (const FlintRational& zero : zeros) RC_ASSERT(is_in_one(families, {zero, draw_small()}));
  for (const Family& family : families) {
    RC_ASSERT((family.conditions.empty() && family.dimension() == 1U));
    RC_ASSERT(polynomial_of(ring, p)
                  .at(std::vector{family.numbers[0].at(std::vector<FlintRational>(2)).value(),
                                  FlintRational(1)})
                  .is_zero());
  }
}

// One family contains another only if their numbers are equal everywhere.
TEST(Decompose, KeepsPointsWhereALargerFamilyIsNotDefined) {
  const Ring ring({"a", "b", "c"});
  const Polynomial a = Polynomial::unknown(ring, 0);
  const Polynomial b = Polynomial::unknown(ring, 1);
  const Polynomial c = Polynomial::unknown(ring, 2);
  const Polynomial one(ring, 1);
  // c (b - 1) = a - 1, and a line in it that passes through b = 1; or b = 2.
  const Polynomial surface = c * (b - one) - a + one;
  const std::vector<std::vector<Polynomial>> systems = {
      {(a - b) * surface, (a - b) * (b - one - one), (c - one) * surface},
      {(a - b) * surface, (c - one) * surface},
      {surface * (a - b), surface * (c - one), (b - one) * (a - b)}};
  for (const auto& equations : systems) {
    for (const std::vector<std::size_t>& order :
         {std::vector<std::size_t>{0, 1, 2}, {2, 1, 0}, {1, 0, 2}, {2, 0, 1}}) {
      const auto families = decompose(ring, equations, order);
      each_point(3, [&](const std::vector<FlintRational>& point) {
        EXPECT_EQ(is_in_one(families, point), solves(equations, point))
            << in_lines(equations) << point[0].to_text() << ' ' << point[1].to_text() << ' '
            << point[2].to_text();
      });
    }
  }
}

}  // namespace
}  // namespace reckon::algebra
