// SPDX-License-Identifier: MIT
// Each bound of large parameters by itself, compared with values calculated one by one.
#include "reckon/algebra/large_parameters.hpp"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <array>

#include "reckon/algebra/random_polynomials_test.hpp"

namespace reckon::algebra {
namespace {

const Ring kOfBoth({"x", "y", "z"});
const Polynomial kLargeOne = Polynomial::unknown(kOfBoth, 0);
const Polynomial kOtherOne = Polynomial::unknown(kOfBoth, 1);

Polynomial whole(std::int64_t value) { return Polynomial(kOfBoth, value); }
std::optional<FlintRational> value_there(const RationalFunction& fraction, std::int64_t x,
                                         std::int64_t y = 1) {
  return fraction.at(std::array{FlintRational(x), FlintRational(y), FlintRational(1)});
}
bool is_positive_integer(const std::optional<FlintRational>& value) {
  return value && value->is_integer() && value->sign() > 0;
}

// The number (u + r / d) / m, where r has a lower degree than d and equals k d at a place. So the
// number is an integer there if m divides u + k. With k = 0 the place is a zero of r, however small
// r / d is around it.
struct Planted {
  RationalFunction number;
  std::int64_t place = 0;
};

Planted draw_planted() {
  const std::int64_t place = draw(2, 60);
  const std::int64_t m = draw(1, 6);
  Plain u = draw_plain(draw_degree(2), 6);
  const Plain d = draw_plain(draw_degree(2), 6);
  const auto at_place = static_cast<std::int64_t>(horner(d, place));
  const std::int64_t k = draw(-2, 2);
  const auto left = static_cast<std::int64_t>((horner(u, place) + k) % m);
  u[0] -= left;
  if (draw(0, 2) > 0 && u.size() > 1) u.back() = m;  // often eventually positive
  Plain r = d.size() == 1 ? Plain{} : with_value(d.size() - 2, place, k * at_place);
  if (k == 0 && r.size() == 2) r = product({-place, 1}, {draw(1, 2)});
  const Polynomial bottom = polynomial_of(kOfBoth, d);
  return {.number = RationalFunction(polynomial_of(kOfBoth, u) * bottom + polynomial_of(kOfBoth, r),
                                     bottom * whole(m)),
          .place = place};
}

void expect_bound(const RationalFunction& number, const AtLarge& large, std::int64_t x) {
  if (x <= large.bound) return;
  const auto value = value_there(number, x);
  RC_ASSERT(value.has_value());
  if (!large.possible) {
    RC_ASSERT(!is_positive_integer(value));
    return;
  }
  RC_ASSERT(value->sign() > 0);
  RC_ASSERT(value->is_integer() == value_there(number, x + large.modulus)->is_integer());
}

RC_GTEST_PROP(LargeParameters, ANumberIsWhatItsBoundSays, ()) {
  for (int i = 0; i < kCasesOfARun; ++i) {
    const auto [number, place] = draw_planted();
    if (number.numerator().is_zero()) continue;
    const auto large = at_large(number, 0);
    RC_ASSERT(large.has_value());
    expect_bound(number, *large, place);
    for (std::int64_t x = large->bound + 1; x <= large->bound + 60; ++x) {
      expect_bound(number, *large, x);
    }
  }
  RC_ASSERT(!at_large(RationalFunction(kLargeOne, whole(kMostTried + 1)), 0));
  RC_ASSERT(!at_large(RationalFunction(kLargeOne - whole(kMostTried)), 0));
}

Polynomial draw_in_both(int degree, std::int64_t most) {
  Polynomial sum(kOfBoth);
  for (int i = 0; i <= degree; ++i) {
    sum = sum * kOtherOne + polynomial_of(kOfBoth, draw_plain(draw_degree(degree), most));
  }
  return sum;
}

std::int64_t value_in_both(const Polynomial& polynomial, std::int64_t x, std::int64_t y) {
  return polynomial.at(std::array{FlintRational(x), FlintRational(y), FlintRational(1)})
      .integer()
      .value();
}

// A family in x and y with positive integers at these values of x and y.
Family draw_family(std::int64_t x, std::int64_t y) {
  Polynomial condition(kOfBoth);
  const auto kind = draw(0, 2);
  if (kind == 0) {
    // y^2 + B y + C, where C has a lower degree than B: the discriminant bounds x.
    const Plain b = draw_plain(1 + draw_degree(1), 6);
    const auto value = static_cast<std::int64_t>(y * (y + horner(b, x)));
    condition = kOtherOne * kOtherOne + polynomial_of(kOfBoth, b) * kOtherOne +
                polynomial_of(kOfBoth, with_value(b.size() - 2, x, -value));
    if (draw(0, 1) == 0) {
      // The same with a leading coefficient and an equation of the same size.
      const std::int64_t a = draw(1, 3);
      condition = condition * whole(a) + (kOtherOne - whole(y)) * kOtherOne * whole(draw(0, 2));
    }
  } else {
    condition = draw_in_both(2, 4);
    if (kind == 1) condition = condition * condition + draw_in_both(1, 2);
    condition -= whole(value_in_both(condition, x, y));
  }
  // A number that is a positive integer there, and may be negative or fractional elsewhere.
  const Polynomial bottom = draw_in_both(1, 3);
  const std::int64_t under = value_in_both(bottom, x, y);
  Polynomial top = draw(0, 1) == 0 ? draw_in_both(1, 4) : polynomial_of(kOfBoth, draw_plain(2, 4));
  top += whole(under * draw(1, 3) - value_in_both(top, x, y));
  const RationalFunction z =
      under == 0 ? RationalFunction(kLargeOne) : RationalFunction(top, bottom);
  return {.parameters = {0, 1},
          .numbers = {RationalFunction(kLargeOne), RationalFunction(kOtherOne), z},
          .conditions = {condition}};
}

RC_GTEST_PROP(LargeParameters, NothingIsPossibleBeyondTheLast, ()) {
  for (int i = 0; i < kCasesOfARun; ++i) {
    const std::int64_t x = draw(1, 40);
    const std::int64_t y = draw(1, 6);
    const Family family = draw_family(x, y);
    const auto numbers = family.at(std::array{FlintRational(x), FlintRational(y)});
    RC_ASSERT((numbers && is_positive_integer((*numbers)[2])));
    if (const auto last = last_possible(family, 0, 1)) RC_ASSERT(x <= last->value);
    if (const auto last = last_possible(family, 1, 0)) RC_ASSERT(y <= last->value);
  }
}

// Tries values one by one, without a planted solution.
RC_GTEST_PROP(LargeParameters, NoSmallNumbersAreBeyondTheLast, ()) {
  const Family family = draw_family(draw(1, 4), draw(1, 4));
  const auto last_x = last_possible(family, 0, 1);
  const auto last_y = last_possible(family, 1, 0);
  for (std::int64_t x = 1; x <= 30; ++x) {
    for (std::int64_t y = 1; y <= 30; ++y) {
      if (value_in_both(family.conditions[0], x, y) != 0) continue;
      if (!is_positive_integer(value_there(family.numbers[2], x, y))) continue;
      RC_ASSERT((!last_x || x <= last_x->value));
      RC_ASSERT((!last_y || y <= last_y->value));
    }
  }
}

RC_GTEST_PROP(LargeParameters, ALastingSignIsThatOfAllValues, ()) {
  for (int i = 0; i < kCasesOfARun; ++i) {
    const Polynomial p = draw_in_both(2, 4);
    const Polynomial from_one = from_one_on(from_one_on(p, 0), 1);
    const int sign = lasting_sign(from_one);
    for (std::int64_t x = 1; x <= 12; ++x) {
      for (std::int64_t y = 1; y <= 12; ++y) {
        const std::int64_t value = value_in_both(p, x, y);
        RC_ASSERT(value_in_both(from_one, x - 1, y - 1) == value);
        if (sign != 0) RC_ASSERT(value * sign >= 0);
      }
    }
  }
}

}  // namespace
}  // namespace reckon::algebra
