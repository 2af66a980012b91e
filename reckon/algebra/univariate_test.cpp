// SPDX-License-Identifier: MIT
// Each bound behind the answers `none` and `finitely many`, compared with plain arithmetic.
#include "reckon/algebra/univariate.hpp"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <numeric>
#include <set>

#include "reckon/algebra/random_polynomials_test.hpp"

namespace reckon::algebra {
namespace {

constexpr std::int64_t kLarge = std::int64_t{1} << 52;

const Ring kOfT({"t"});

bool ends_well(const Coefficients& p) { return p.empty() || !p.back().is_zero(); }

RC_GTEST_PROP(Univariate, SumsAndProductsHaveTheValuesOfTheirParts, ()) {
  for (int i = 0; i < kCasesOfARun; ++i) {
    const Coefficients x = draw_coefficients(draw_degree(4), 9);
    Coefficients y = draw_coefficients(draw_degree(4), 9);
    const FlintRational factor(draw(-4, 4), draw(1, 3));
    if (draw(0, 2) == 0) y = x;  // so that leading coefficients cancel
    const Coefficients sum = sum_of(x, factor, y);
    const Coefficients product = product_of(x, y);
    RC_ASSERT((ends_well(sum) && ends_well(product)));
    for (std::int64_t t = -12; t <= 12; ++t) {
      const FlintRational left = horner(x, t);
      const FlintRational right = horner(y, t);
      RC_ASSERT(horner(sum, t) == left + factor * right);
      RC_ASSERT(horner(product, t) == left * right);
    }
  }
  const Coefficients one = {FlintRational(1), FlintRational(2)};
  RC_ASSERT(sum_of(one, FlintRational(-1), one).empty());
  RC_ASSERT(product_of(one, {}).empty());
}

RC_GTEST_PROP(Univariate, DivisionLeavesARemainderOfLowerDegree, ()) {
  for (int i = 0; i < kCasesOfARun; ++i) {
    const Coefficients divisor = draw_coefficients(draw_degree(3), 9);
    const Coefficients dividend = draw(0, 4) == 0
                                      ? Coefficients{}
                                      : draw_coefficients(draw_degree(6), draw(0, 1) ? 9 : kLarge);
    const auto [quotient, remainder] = divide(dividend, divisor);
    RC_ASSERT(remainder.size() < divisor.size());
    RC_ASSERT((ends_well(quotient) && ends_well(remainder)));
    for (std::int64_t t = -12; t <= 12; ++t) {
      RC_ASSERT(horner(dividend, t) ==
                horner(quotient, t) * horner(divisor, t) + horner(remainder, t));
    }
  }
}

// Beyond the bound it has the sign of the leading coefficient, on the left adjusted by the parity
// of the degree; so it has no zero there.
void expect_no_zero_beyond(const Coefficients& p) {
  const FlintRational bound = bound_of_zeros(p);
  const int sign = p.back().sign();
  const int left_sign = p.size() % 2 == 1 ? sign : -sign;
  for (std::int64_t i = 1; i <= 40; ++i) {
    // Steps that grow from 1/64 on.
    const FlintRational beyond = bound + FlintRational(i * i * i, 64);
    RC_ASSERT(horner(p, beyond).sign() == sign);
    RC_ASSERT(horner(p, -beyond).sign() == left_sign);
  }
}

RC_GTEST_PROP(Univariate, NoZeroIsBeyondTheBound, ()) {
  for (int i = 0; i < kCasesOfARun; ++i) {
    expect_no_zero_beyond(draw_coefficients(draw_degree(5), draw(0, 2) == 0 ? kLarge : 12));
    // With planted zeros a / b, some of them multiple.
    Plain p = {draw(1, 3)};
    std::vector<FlintRational> zeros;
    for (std::int64_t zero = draw(1, 2); zero > 0; --zero) {
      const std::int64_t a = draw(-30, 30);
      const std::int64_t b = draw(1, 4);
      zeros.emplace_back(a, b);
      for (std::int64_t times = draw(1, 2); times > 0; --times) p = product(p, {-a, b});
    }
    p = product(p, draw_plain(draw_degree(2), 3));
    const Coefficients planted = coefficients_of(p);
    const FlintRational bound = bound_of_zeros(planted);
    for (const FlintRational& zero : zeros) RC_ASSERT((zero <= bound && -zero <= bound));
    expect_no_zero_beyond(planted);
    // t^n - c (t^(n-1) + ... + 1) has a zero just below its bound 1 + c.
    Coefficients steep(1 + static_cast<std::size_t>(draw(1, 6)),
                       FlintRational(-draw(1, 20), draw(1, 3)));
    steep.back() = FlintRational(1, draw(1, 3));
    expect_no_zero_beyond(steep);
  }
}

RC_GTEST_PROP(Univariate, TheDenominatorIsTheLeastThatMakesAllWhole, ()) {
  for (int i = 0; i < kCasesOfARun; ++i) {
    Coefficients p;
    for (std::int64_t k = draw(0, 4); k > 0; --k) p.emplace_back(draw(-20, 20), draw(1, 12));
    const std::int64_t most = draw(1, 200);
    std::optional<std::int64_t> least;
    for (std::int64_t scale = most; scale > 0; --scale) {
      bool whole = true;
      for (const FlintRational& coefficient : p) {
        whole = whole && (coefficient * FlintRational(scale)).is_integer();
      }
      if (whole) least = scale;
    }
    RC_ASSERT(denominator_of(p, most) == least);
  }
  // The least common denominator does not fit 64 bits.
  RC_ASSERT(!denominator_of({FlintRational(1, 3), FlintRational(1, std::int64_t{1} << 62)}, 1000));
}

RC_GTEST_PROP(Univariate, TheSquareRootLeavesARestOfLowerDegree, ()) {
  for (int i = 0; i < kCasesOfARun; ++i) {
    Coefficients p = draw_coefficients(draw_degree(7), draw(0, 3) == 0 ? kLarge : 9);
    const std::int64_t root = draw(1, 5);
    const bool is_square = draw(0, 3) > 0;
    if (is_square) p.back() = FlintRational(root * root, draw(0, 1) == 0 ? 1 : 9);
    if (draw(0, 3) == 0) p = product_of(p, p);
    const auto found = square_root_of(p);
    if (p.size() % 2 == 0) {
      RC_ASSERT(!found);
    } else if (!found) {
      RC_ASSERT(!p.back().square_root());
    } else {
      RC_ASSERT((found->size() == p.size() / 2 + 1 && found->back().sign() > 0));
      const Coefficients rest = sum_of(p, FlintRational(-1), product_of(*found, *found));
      RC_ASSERT(rest.size() < found->size());
      if (is_square && p.size() > 1) RC_ASSERT(found->back() * found->back() == p.back());
    }
  }
}

// A polynomial with a square at t: P(t)^2 with an integer for P(t), where P is the square root of a
// random polynomial and often has a denominator. Empty if P(t) is not positive.
std::optional<Plain> draw_with_square_at(std::int64_t t) {
  const std::size_t degree = 1 + draw_degree(1);
  Plain p = draw_plain(2 * degree, 9);
  const std::int64_t leading = draw(1, 3);
  p.back() = leading * leading;
  const auto root = square_root_of(coefficients_of(p));
  RC_ASSERT(root.has_value());
  const FlintRational near = horner(*root, t);
  if (near.sign() <= 0) return std::nullopt;
  const std::int64_t square = near.floor() + draw(-1, 2);
  const Wide lacking = Wide{square} * square - horner(p, t);
  const Plain rest = with_value(degree - 1, t, static_cast<std::int64_t>(lacking));
  for (std::size_t k = 0; k < rest.size(); ++k) p[k] += rest[k];
  RC_ASSERT(plain_root(horner(p, t)) >= 0);
  return p;
}

// Tests each integer by itself; the last square may lie far below its bound.
RC_GTEST_PROP(Univariate, NoSquareIsInTheGap, ()) {
  for (int i = 0; i < kCasesOfARun; ++i) {
    const std::int64_t place = draw(2, 60);
    const auto p = draw_with_square_at(place);
    if (!p) continue;
    const auto gap = square_gap(coefficients_of(*p), 1000);
    if (!gap) continue;
    for (std::int64_t t = -70; t <= 70; ++t) {
      if (horner(gap->above, t).sign() <= 0 || horner(gap->below, t).sign() <= 0) continue;
      if (!horner(gap->rest, t).is_zero()) RC_ASSERT(plain_root(horner(*p, t)) < 0);
    }
    RC_ASSERT((gap->above.back().sign() > 0 && gap->below.back().sign() > 0));
  }
}

// Checks that a bound for p, if any, holds: no p(t) beyond it is a square, up to 400 beyond and at
// the given places. Returns whether there is a bound.
bool expect_no_square_beyond(const Plain& p, std::initializer_list<std::int64_t> places) {
  const auto last = last_square(polynomial_of(kOfT, p), 0, 1000);
  if (!last) return false;
  const std::int64_t bound = std::min<std::int64_t>(last->floor(), 100'000);
  for (std::int64_t t = bound + 1; t <= bound + 400; ++t) {
    RC_ASSERT(plain_root(horner(p, t)) < 0);
  }
  for (const std::int64_t t : places) {
    if (FlintRational(t) > *last) RC_ASSERT(plain_root(horner(p, t)) < 0);
  }
  return true;
}

RC_GTEST_PROP(Univariate, NoSquareIsBeyondTheLastOne, ()) {
  int bounds = 0;
  for (int i = 0; i < kCasesOfARun; ++i) {
    const std::int64_t t = draw(2, 60);
    const auto p = draw_with_square_at(t);
    if (p) bounds += expect_no_square_beyond(*p, {t}) ? 1 : 0;
  }
  RC_CLASSIFY(bounds > 0, "with a bound");
}

// Where R is 0, p is the square of P, however much smaller R is than P around it.
RC_GTEST_PROP(Univariate, TheLastSquareMayBeWhereTheRestIsZero, ()) {
  for (int i = 0; i < kCasesOfARun; ++i) {
    const std::int64_t t = draw(2, 2000);
    const Plain rest = product({-t, 1}, draw_plain(draw_degree(1), 3));
    const Plain root = draw_plain(rest.size(), 5);
    Plain p = product(root, root);
    for (std::size_t k = 0; k < rest.size(); ++k) p[k] += rest[k];
    RC_ASSERT(plain_root(horner(p, t)) >= 0);
    RC_ASSERT(expect_no_square_beyond(p, {t}));
  }
}

RC_GTEST_PROP(Univariate, NegativeOrTimesASquareIsNotASquareBeyondTheZeros, ()) {
  for (int i = 0; i < kCasesOfARun; ++i) {
    Plain negative = draw_plain(1 + draw_degree(4), 30);
    negative.back() = -draw(1, 3);
    RC_ASSERT(expect_no_square_beyond(negative, {}));
    // c s^2, and c times other factors, for which there is no such bound.
    const Plain s = draw_plain(draw_degree(2), 9);
    const std::int64_t c = draw(2, 12);
    Plain p = product({c}, product(s, s));
    const bool is_square = plain_root(c) >= 0;
    RC_ASSERT(expect_no_square_beyond(p, {}) == !is_square);
    p = product(p, draw_plain(draw_degree(2), 4));
    expect_no_square_beyond(p, {});
    // c times powers: 2 (t - a)^3 is a square infinitely often, 2 (t - a)^4 is not.
    Plain powers = {draw(1, 6)};
    for (int k = 0; k < 2; ++k) {
      const Plain factor = {draw(-9, 9), draw(1, 2)};
      for (std::int64_t times = draw(0, 4); times > 0; --times) powers = product(powers, factor);
    }
    expect_no_square_beyond(powers, {});
    expect_no_square_beyond(draw_plain(draw_degree(4), 20), {});
  }
}

RC_GTEST_PROP(Univariate, PositiveIntegerZerosAreAllOfThem, ()) {
  for (int i = 0; i < kCasesOfARun; ++i) {
    Plain p = {draw(1, 5)};
    for (std::int64_t zero = draw(0, 3); zero > 0; --zero) {
      const Plain factor = {-draw(-30, 30), draw(1, 3)};
      p = product(p, factor);
      if (draw(0, 2) == 0) p = product(p, factor);
    }
    p = product(p, draw_plain(draw_degree(2), 3));
    std::set<std::int64_t> plain;
    for (std::int64_t t = 1; t <= 100; ++t) {
      if (horner(p, t) == 0) plain.insert(t);
    }
    const auto zeros = positive_integer_zeros(polynomial_of(kOfT, p), 0);
    RC_ASSERT(zeros.has_value());
    RC_ASSERT(zeros->size() == plain.size());
    for (const FlintRational& zero : *zeros)
      RC_ASSERT((zero.integer() && plain.contains(*zero.integer())));
  }
  RC_ASSERT(!positive_integer_zeros(Polynomial(kOfT), 0));
  // 2^104 does not fit 64 bits.
  const Polynomial huge = Polynomial(kOfT, kLarge) * Polynomial(kOfT, kLarge);
  const auto far = positive_integer_zeros(Polynomial::unknown(kOfT, 0) - huge, 0);
  RC_ASSERT((far && far->size() == 1 && far->front() == huge.constant()));
}

}  // namespace
}  // namespace reckon::algebra
