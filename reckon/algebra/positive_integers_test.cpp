// SPDX-License-Identifier: MIT
// Positive integers of artificial families; those of calcrostics are tested with them.
#include "reckon/algebra/positive_integers.hpp"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>
#include <vector>

#include "reckon/algebra/random_polynomials_test.hpp"

namespace reckon::algebra {
namespace {

using Answer = PositiveIntegers::Answer;

const Ring kThreeUnknowns({"x", "y", "z"});
const Polynomial kX = Polynomial::unknown(kThreeUnknowns, 0);
const Polynomial kY = Polynomial::unknown(kThreeUnknowns, 1);
const Polynomial kUnit(kThreeUnknowns, 1);
// 2^64, just beyond 64 bits.
const Polynomial kHuge = Polynomial(kThreeUnknowns, std::int64_t{1} << 32) *
                         Polynomial(kThreeUnknowns, std::int64_t{1} << 32);

Family family(std::vector<std::size_t> parameters, std::vector<RationalFunction> numbers,
              std::vector<Polynomial> conditions = {}) {
  return {.parameters = std::move(parameters),
          .numbers = std::move(numbers),
          .conditions = std::move(conditions)};
}

TEST(PositiveIntegers, DoesNotCallNumbersBeyond64BitsNone) {
  const RationalFunction huge(kHuge);
  EXPECT_EQ(positive_integers(family({}, {huge, huge, huge})).answer, Answer::unknown);
  // x divides 6, and z is too large.
  const RationalFunction part(Polynomial(kThreeUnknowns, 6), kX);
  EXPECT_EQ(positive_integers(family({0}, {RationalFunction(kX), part, huge})).answer,
            Answer::unknown);
  // A number that is not an integer, or negative, decides, however large the others are.
  EXPECT_EQ(positive_integers(family({}, {huge, RationalFunction(kUnit, kHuge), huge})).answer,
            Answer::none);
  EXPECT_EQ(positive_integers(family({}, {huge, RationalFunction(-kHuge), huge})).answer,
            Answer::none);
  // x = 1 has y = 2^64.
  const Polynomial condition = kY * kY - kHuge * kHuge * kX * kX * kX;
  const RationalFunction at_one(kUnit, kX);
  EXPECT_EQ(positive_integers(
                family({0, 1}, {RationalFunction(kX), RationalFunction(kY), at_one}, {condition}))
                .answer,
            Answer::unknown);
}

TEST(PositiveIntegers, CountsOnlyWhatItCanShow) {
  // x divides 2, and z is 1 or 2^64 + 1.
  const RationalFunction part(Polynomial(kThreeUnknowns, 2), kX);
  const RationalFunction z(kHuge * (kX - kUnit) + kUnit);
  const PositiveIntegers found = positive_integers(family({0}, {RationalFunction(kX), part, z}));
  EXPECT_EQ(found.answer, Answer::some);
  EXPECT_EQ(found.examples, (std::vector<std::vector<std::int64_t>>{{1, 2, 1}}));
}

TEST(PositiveIntegers, InfinitelyManyMayAllBeLarge) {
  const RationalFunction z(kHuge * kX);
  const PositiveIntegers found =
      positive_integers(family({0}, {RationalFunction(kX), RationalFunction(kX), z}));
  EXPECT_EQ(found.answer, Answer::infinitely_many);
  EXPECT_TRUE(found.examples.empty());
}

// (x - 1)^2 + 2 (y - 1)^2 has no negative term in x - 1 and y - 1, and yet is 0 at 1, 1.
TEST(PositiveIntegers, FindsAPointAtOneWhereTheSignDoesNotChange) {
  const Polynomial x = kX - kUnit;
  const Polynomial y = kY - kUnit;
  const PositiveIntegers found = positive_integers(
      family({0, 1}, {RationalFunction(kX), RationalFunction(kY), RationalFunction(kX)},
             {x * x + y * y + y * y}));
  EXPECT_TRUE(found.unique());
  EXPECT_EQ(found.examples, (std::vector<std::vector<std::int64_t>>{{1, 1, 1}}));
}

// z = -2 x^2 + 5 x + 4 is 1 at x = 3, and negative beyond the bound 3.5.
TEST(PositiveIntegers, TriesTheLastValueOfTheBound) {
  const auto times = [](std::int64_t factor) { return Polynomial(kThreeUnknowns, factor); };
  const RationalFunction z(times(-2) * kX * kX + times(5) * kX + times(4));
  const PositiveIntegers found = positive_integers(
      family({0, 1}, {RationalFunction(kX), RationalFunction(kY), z}, {kY * kY - kX - kUnit}));
  EXPECT_EQ(found.answer, Answer::finitely_many);
  EXPECT_EQ(found.examples, (std::vector<std::vector<std::int64_t>>{{3, 2, 1}}));
}

// An undecided family leaves both undecided, unless the other has infinitely many.
TEST(PositiveIntegers, OfTwoFamiliesAreDecidedIfBothAre) {
  const RationalFunction x(kX);
  const RationalFunction one(kUnit);
  const std::vector<std::pair<Family, Answer>> families = {
      {family({}, {one, one, RationalFunction(-kUnit)}), Answer::none},
      {family({}, {one, one, one}), Answer::finitely_many},
      {family({0}, {x, x, x}), Answer::infinitely_many},
      {family({0, 1}, {x, RationalFunction(kY), RationalFunction(kX * kY)}), Answer::some},
      {family({0, 1}, {x, RationalFunction(kY),
                       RationalFunction(kX + kY, Polynomial(kThreeUnknowns, 1000))}),
       Answer::unknown}};
  for (const auto& [left, of_left] : families) {
    EXPECT_EQ(positive_integers(left).answer, of_left);
    for (const auto& [right, of_right] : families) {
      const auto either = [&](Answer answer) { return of_left == answer || of_right == answer; };
      const Answer expected = either(Answer::infinitely_many) ? Answer::infinitely_many
                              : of_left == of_right           ? of_left
                              : of_left == Answer::none       ? of_right
                              : of_right == Answer::none      ? of_left
                                                              : Answer::some;
      const PositiveIntegers both = positive_integers(std::vector{left, right});
      EXPECT_EQ(both.answer, expected) << to_text(of_left) << ", " << to_text(of_right);
      EXPECT_LE(both.examples.size(), 1U);
    }
  }
}

// --- Random families, compared with all small parameters

using NumberList = std::vector<std::int64_t>;

// The numbers at these parameters, if all are positive integers.
std::optional<NumberList> numbers_there(const Family& family,
                                        const std::vector<FlintRational>& parameters) {
  const auto numbers = family.at(parameters);
  if (!numbers) return std::nullopt;
  NumberList result;
  for (const FlintRational& number : *numbers) {
    const auto value = number.integer();
    if (!value || *value < 1) return std::nullopt;
    result.push_back(*value);
  }
  return result;
}

// An answer must agree with the solutions found one by one.
void expect_true(const Family& family, const std::vector<NumberList>& found) {
  const PositiveIntegers said = positive_integers(family);
  for (const NumberList& example : said.examples) {
    std::vector<FlintRational> parameters;
    for (const std::size_t parameter : family.parameters)
      parameters.emplace_back(example[parameter]);
    RC_ASSERT(numbers_there(family, parameters) == example);
  }
  switch (said.answer) {
    case Answer::none: RC_ASSERT((found.empty() && said.examples.empty())); break;
    case Answer::finitely_many:
      RC_ASSERT(!said.examples.empty());
      for (const NumberList& numbers : found) {
        RC_ASSERT(std::ranges::find(said.examples, numbers) != said.examples.end());
      }
      break;
    case Answer::infinitely_many:
    case Answer::some: RC_ASSERT(said.examples.size() == 1U); break;
    case Answer::unknown: break;
  }
}

// A number in one parameter, (u + r / d) / m, an integer at a place for some of them.
RationalFunction draw_fraction(std::int64_t place) {
  const Plain u = draw_plain(static_cast<std::size_t>(draw(0, 2)), 5);
  const Plain d = draw_plain(static_cast<std::size_t>(draw(0, 2)), 4);
  const std::int64_t m = draw(1, 4);
  const auto under = static_cast<std::int64_t>(horner(d, place));
  std::int64_t k = draw(-2, 2);
  while ((horner(u, place) + k) % m != 0) ++k;
  const Plain r = d.size() == 1 ? Plain{} : with_value(d.size() - 2, place, k * under);
  const Polynomial bottom = polynomial_of(kThreeUnknowns, d);
  const Polynomial top =
      polynomial_of(kThreeUnknowns, u) * bottom + polynomial_of(kThreeUnknowns, r);
  return top.is_zero() ? RationalFunction(kX)
                       : RationalFunction(top, bottom * Polynomial(kThreeUnknowns, m));
}

RC_GTEST_PROP(PositiveIntegers, OfOneParameterAreThoseFoundOneByOne, ()) {
  for (int i = 0; i < 10; ++i) {
    const std::int64_t place = draw(1, 80);
    const Family one = family({0}, {RationalFunction(kX), draw_fraction(place),
                                    draw(0, 1) ? draw_fraction(place) : RationalFunction(kX)});
    std::vector<NumberList> found;
    for (std::int64_t t = 1; t <= 200; ++t) {
      if (auto numbers = numbers_there(one, {t})) found.push_back(*std::move(numbers));
    }
    expect_true(one, found);
    // Infinitely many solutions recur periodically.
    if (positive_integers(one).answer == Answer::infinitely_many) RC_ASSERT(found.size() > 1U);
  }
}

// Two denominators with a common period, often with one good residue, or none.
RC_GTEST_PROP(PositiveIntegers, OfTwoDenominatorsComeAgainAfterBothPeriods, ()) {
  for (int i = 0; i < 10; ++i) {
    const auto draw_over = [] {
      const Polynomial top = kX + Polynomial(kThreeUnknowns, draw(-5, 5));
      return RationalFunction(draw(0, 2) == 0 ? top * top : top,
                              Polynomial(kThreeUnknowns, draw(1, 8)));
    };
    const Family one = family({0}, {RationalFunction(kX), draw_over(), draw_over()});
    std::vector<NumberList> found;
    for (std::int64_t t = 1; t <= 120; ++t) {
      if (auto numbers = numbers_there(one, {t})) found.push_back(*std::move(numbers));
    }
    RC_ASSERT(positive_integers(one).answer ==
              (found.empty() ? Answer::none : Answer::infinitely_many));
  }
}

Polynomial draw_in(std::initializer_list<Polynomial> unknowns, std::int64_t most) {
  Polynomial sum(kThreeUnknowns, draw(-most, most));
  for (std::int64_t terms = draw(1, 4); terms > 0; --terms) {
    Polynomial term(kThreeUnknowns, draw(0, 1) == 0 ? draw(1, most) : draw(-most, most));
    for (const Polynomial& unknown : unknowns) {
      for (std::int64_t power = draw(0, 2); power > 0; --power) term *= unknown;
    }
    sum += term;
  }
  return sum;
}

// Numbers and conditions are chosen so that a point exists; some have constant signs.
RC_GTEST_PROP(PositiveIntegers, OfCurvesAreThoseFoundOneByOne, ()) {
  const std::vector<FlintRational> point = {draw(1, 12), draw(1, 12), 1};
  Polynomial condition = draw_in({kX, kY}, 3);
  if (draw(0, 1) == 0) {
    const Plain b = draw_plain(1, 5);
    condition = kY * kY + polynomial_of(kThreeUnknowns, b) * kY;
  }
  if (draw(0, 4) > 0) {
    condition -= Polynomial(kThreeUnknowns, condition.at(point).integer().value());
  }
  const auto factors = condition.is_zero() ? std::vector<Factor>{} : condition.factors();
  const Polynomial bottom = draw_in({kX, kY}, 2);
  Polynomial top = draw_in({kX}, 3);
  const std::int64_t under = bottom.at(point).integer().value();
  top += Polynomial(kThreeUnknowns, under * draw(1, 2) - top.at(point).integer().value());
  const RationalFunction z = under == 0 ? RationalFunction(kX) : RationalFunction(top, bottom);
  for (const Factor& factor : factors) {
    const Family curve =
        family({0, 1}, {RationalFunction(kX), RationalFunction(kY), z}, {factor.polynomial});
    std::vector<NumberList> found;
    for (std::int64_t x = 1; x <= 25; ++x) {
      for (std::int64_t y = 1; y <= 25; ++y) {
        if (auto numbers = numbers_there(curve, {x, y})) found.push_back(*std::move(numbers));
      }
    }
    expect_true(curve, found);
  }
}

RC_GTEST_PROP(PositiveIntegers, OfSeveralParametersAreThoseFoundOneByOne, ()) {
  for (int i = 0; i < 5; ++i) {
    const Polynomial bottom = draw_in({kX, kY}, 3);
    const RationalFunction z = bottom.is_zero() ? RationalFunction(kX * kY)
                                                : RationalFunction(draw_in({kX, kY}, 3), bottom);
    const Family surface = family({0, 1}, {RationalFunction(kX), RationalFunction(kY), z});
    std::vector<NumberList> found;
    for (std::int64_t x = 1; x <= 12; ++x) {
      for (std::int64_t y = 1; y <= 12; ++y) {
        if (auto numbers = numbers_there(surface, {x, y})) found.push_back(*std::move(numbers));
      }
    }
    expect_true(surface, found);
    if (!found.empty()) RC_ASSERT(positive_integers(surface).answer != Answer::unknown);
  }
}

// Two families together have the solutions of either.
RC_GTEST_PROP(PositiveIntegers, OfTwoFamiliesAreThoseOfEither, ()) {
  const std::int64_t place = draw(1, 20);
  const std::vector<Family> two = {
      family({0}, {RationalFunction(kX), draw_fraction(place), draw_fraction(place)}),
      family({0}, {RationalFunction(kX), draw_fraction(place), draw_fraction(place)})};
  const PositiveIntegers both = positive_integers(two);
  if (std::ranges::all_of(
          two, [](const Family& one) { return is_decided(positive_integers(one).answer); })) {
    RC_ASSERT(is_decided(both.answer));
  }
  for (const Family& one : two) {
    const PositiveIntegers own = positive_integers(one);
    if (own.answer == Answer::infinitely_many) RC_ASSERT(both.answer == own.answer);
    if (!own.examples.empty()) RC_ASSERT(both.answer != Answer::none);
    if (both.answer != Answer::finitely_many) continue;
    RC_ASSERT((own.answer == Answer::none || own.answer == Answer::finitely_many));
    for (const NumberList& example : own.examples) {
      RC_ASSERT(std::ranges::find(both.examples, example) != both.examples.end());
    }
  }
}

}  // namespace
}  // namespace reckon::algebra
