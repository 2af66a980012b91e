// SPDX-License-Identifier: MIT
#include "reckon/arith/rational.hpp"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <limits>
#include <numeric>
#include <string>
#include <vector>

namespace reckon {
namespace {

__extension__ using Int128 = __int128;

constexpr std::int64_t kMin = std::numeric_limits<std::int64_t>::min();
constexpr std::int64_t kMax = std::numeric_limits<std::int64_t>::max();

// Edge-case integers: near 0, near the limits of 32 and 64 bits, and arbitrary ones.
rc::Gen<std::int64_t> any_integer() {
  const auto around = [](std::int64_t centre) {
    return rc::gen::map(rc::gen::inRange<std::int64_t>(-3, 4), [=](std::int64_t offset) {
      if (centre == kMax) return kMax - (offset < 0 ? -offset : offset);
      if (centre == kMin) return kMin + (offset < 0 ? -offset : offset);
      return centre + offset;
    });
  };
  return rc::gen::oneOf(around(0), around(kMax), around(kMin), around(std::int64_t{1} << 31U),
                        around(-(std::int64_t{1} << 32U)),
                        rc::gen::inRange<std::int64_t>(-100, 100),
                        rc::gen::arbitrary<std::int64_t>());
}

rc::Gen<std::string> digits(int most) {
  return rc::gen::mapcat(rc::gen::inRange(1, most + 1), [](int count) {
    return rc::gen::map(rc::gen::container<std::string>(static_cast<std::size_t>(count - 1),
                                                        rc::gen::inRange('0', char{'9' + 1})),
                        [](const std::string& rest) { return "7" + rest; });
  });
}

Rational parsed(const std::string& text) {
  const auto value = Rational::parse(text);
  EXPECT_TRUE(value) << text;
  return value.value_or(Rational());
}

// Small fractions, extreme ones, and ones with up to three hundred digits.
rc::Gen<Rational> any_rational() {
  return rc::gen::oneOf(
      rc::gen::map(rc::gen::pair(any_integer(), any_integer()),
                   [](const std::pair<std::int64_t, std::int64_t>& pair) {
                     return Rational::fraction(pair.first, pair.second == 0 ? 1 : pair.second);
                   }),
      rc::gen::map(rc::gen::tuple(digits(300), digits(300), rc::gen::arbitrary<bool>()),
                   [](const std::tuple<std::string, std::string, bool>& parts) {
                     const auto& [top, bottom, negative] = parts;
                     return parsed((negative ? "-" : "") + top + "/" + bottom);
                   }));
}

// The oracle for fractions that fit: numerator and denominator in 128 bits, reduced.
std::string reduced(Int128 numerator, Int128 denominator) {
  if (denominator < 0) {
    numerator = -numerator;
    denominator = -denominator;
  }
  Int128 a = numerator < 0 ? -numerator : numerator;
  for (Int128 b = denominator; b != 0;) {
    const Int128 rest = a % b;
    a = b;
    b = rest;
  }
  const auto text = [](Int128 value) {
    if (value == 0) return std::string("0");
    std::string result;
    const bool negative = value < 0;
    for (; value != 0; value /= 10) {
      const auto digit = static_cast<int>(value % 10);
      result.insert(result.begin(), static_cast<char>('0' + (digit < 0 ? -digit : digit)));
    }
    return negative ? "-" + result : result;
  };
  const Int128 bottom = denominator / a;
  return text(numerator / a) + (bottom == 1 ? "" : "/" + text(bottom));
}

RC_GTEST_PROP(RationalProperty, AgreesWith128Bits, ()) {
  // Each part below 2^62, so that every cross product and their sum fit into 128 bits.
  constexpr std::int64_t kLimit = std::int64_t{1} << 62U;
  const auto part = rc::gen::suchThat(
      any_integer(), [](std::int64_t value) { return value < kLimit && value > -kLimit; });
  const auto nonzero = rc::gen::suchThat(part, [](std::int64_t value) { return value != 0; });
  const Int128 a = *part;
  const Int128 b = *nonzero;
  const Int128 c = *part;
  const Int128 d = *nonzero;
  const auto left = Rational::fraction(static_cast<std::int64_t>(a), static_cast<std::int64_t>(b));
  const auto right = Rational::fraction(static_cast<std::int64_t>(c), static_cast<std::int64_t>(d));
  RC_ASSERT(left.to_text() == reduced(a, b));
  RC_ASSERT((left + right).to_text() == reduced(a * d + c * b, b * d));
  RC_ASSERT((left - right).to_text() == reduced(a * d - c * b, b * d));
  RC_ASSERT((left * right).to_text() == reduced(a * c, b * d));
  if (c != 0) RC_ASSERT((left / right).to_text() == reduced(a * d, b * c));
  const bool negative = (b < 0) != (d < 0);
  RC_ASSERT((left < right) == (negative ? a * d > c * b : a * d < c * b));
  RC_ASSERT((left == right) == (a * d == c * b));
}

RC_GTEST_PROP(RationalProperty, IsAField, ()) {
  const Rational a = *any_rational();
  const Rational b = *any_rational();
  const Rational c = *any_rational();
  RC_ASSERT(a + b == b + a);
  RC_ASSERT(a * b == b * a);
  RC_ASSERT((a + b) + c == a + (b + c));
  RC_ASSERT((a * b) * c == a * (b * c));
  RC_ASSERT(a * (b + c) == a * b + a * c);
  RC_ASSERT(a - b == a + -b);
  RC_ASSERT(-(-a) == a);
  RC_ASSERT((a - a).is_zero());
  RC_ASSERT(a + 0 == a);
  RC_ASSERT(a * 1 == a);
  RC_ASSERT((a * 0).is_zero());
  if (!b.is_zero()) {
    RC_ASSERT(a / b * b == a);
    RC_ASSERT(b / b == 1);
  }
}

RC_GTEST_PROP(RationalProperty, EqualValuesLookEqualHoweverReached, ()) {
  const Rational a = *any_rational();
  const Rational b = *any_rational();
  // Adding and subtracting a number hundreds of digits longer.
  const Rational back = (a + b) - b;
  RC_ASSERT(back == a);
  RC_ASSERT(back.hash() == a.hash());
  RC_ASSERT(back.to_text() == a.to_text());
  RC_ASSERT(back.to_int64() == a.to_int64());
  RC_ASSERT(back.is_integer() == a.is_integer());
  if (!b.is_zero()) {
    const Rational scaled = a * b / b;
    RC_ASSERT(scaled == a);
    RC_ASSERT(scaled.hash() == a.hash());
  }
}

RC_GTEST_PROP(RationalProperty, TextIsReadBack, ()) {
  const Rational a = *any_rational();
  const Rational again = parsed(a.to_text());
  RC_ASSERT(again == a);
  RC_ASSERT(again.hash() == a.hash());
  RC_ASSERT(a.denominator().front() != '-');
  RC_ASSERT(a.to_text() ==
            (a.is_integer() ? a.numerator() : a.numerator() + "/" + a.denominator()));
}

RC_GTEST_PROP(RationalProperty, OrderIsThatOfDifferences, ()) {
  const Rational a = *any_rational();
  const Rational b = *any_rational();
  const Rational c = *any_rational();
  RC_ASSERT(((a < b) + (a == b) + (a > b)) == 1);
  RC_ASSERT((a < b) == ((b - a).sign() > 0));
  if (a < b) RC_ASSERT(a + c < b + c);
  if (a < b && c.sign() < 0) RC_ASSERT(a * c > b * c);
  if (a < b && b < c) RC_ASSERT(a < c);
  RC_ASSERT(a.abs().sign() >= 0);
  RC_ASSERT(a.abs() == (a < 0 ? -a : a));
}

RC_GTEST_PROP(RationalProperty, FloorIsTheIntegerBelow, ()) {
  const Rational a = *any_rational();
  const Rational floor = a.floor();
  RC_ASSERT(floor.is_integer());
  RC_ASSERT(floor <= a);
  RC_ASSERT(a < floor + 1);
}

RC_GTEST_PROP(RationalProperty, DifferentValuesHashDifferently, ()) {
  // Not guaranteed for all values, but a collision of two random ones would mean a broken hash.
  const Rational a = *any_rational();
  RC_ASSERT(a.hash() != (a + 1).hash());
  if (!a.is_zero()) RC_ASSERT(a.hash() != (-a).hash());
}

TEST(Rational, EndsOf64Bits) {
  const std::string min = "-9223372036854775808";
  const std::string max = "9223372036854775807";
  EXPECT_EQ(Rational(kMin).to_text(), min);
  EXPECT_EQ(Rational(kMax).to_text(), max);
  EXPECT_EQ((-Rational(kMin)).to_text(), "9223372036854775808");
  EXPECT_EQ((Rational(kMax) + 1).to_text(), "9223372036854775808");
  EXPECT_EQ((Rational(kMin) - 1).to_text(), "-9223372036854775809");
  EXPECT_EQ((Rational(-kMax) - 1), Rational(kMin));
  EXPECT_EQ((Rational(-kMax) - 1).hash(), Rational(kMin).hash());
  EXPECT_EQ((Rational(kMin) * -1).to_text(), "9223372036854775808");
  EXPECT_EQ((Rational(kMin) / -1).to_text(), "9223372036854775808");
  EXPECT_EQ(Rational(kMin) / kMin, 1);
  EXPECT_EQ((Rational(kMin) * kMin).to_text(), "85070591730234615865843651857942052864");
  EXPECT_EQ(Rational::fraction(kMin, kMin), 1);
  EXPECT_EQ(Rational::fraction(1, kMin).to_text(), "-1/9223372036854775808");
  EXPECT_EQ(Rational::fraction(kMin, -1).to_text(), "9223372036854775808");
  EXPECT_EQ(Rational::fraction(kMin, 2), kMin / 2);
  EXPECT_EQ(Rational::fraction(0, kMin), 0);
  EXPECT_EQ(Rational(kMin).to_int64(), kMin);
  EXPECT_EQ(Rational(kMax).to_int64(), kMax);
  EXPECT_EQ((Rational(kMin) + 1).to_int64(), kMin + 1);
  EXPECT_EQ((Rational(kMax) + 1).to_int64(), std::nullopt);
  EXPECT_EQ((Rational(kMin) - 1).to_int64(), std::nullopt);
  EXPECT_EQ(parsed(min), Rational(kMin));
  EXPECT_EQ(parsed(max), Rational(kMax));
  EXPECT_LT(Rational(kMin), Rational(kMax));
  EXPECT_EQ(Rational(kMin).abs().to_text(), "9223372036854775808");
  EXPECT_EQ(Rational(kMin).floor(), Rational(kMin));
}

TEST(Rational, ShrinksBackToTheSmallForm) {
  const Rational huge = parsed(std::string(500, '9'));
  const Rational back = huge * 3 / huge;
  EXPECT_EQ(back.to_int64(), 3);
  EXPECT_EQ(back, Rational(3));
  EXPECT_EQ(back.hash(), Rational(3).hash());
  EXPECT_TRUE((huge - huge).is_zero());
  const Rational half = huge / (huge * 2);
  EXPECT_EQ(half, Rational::fraction(1, 2));
  EXPECT_EQ(half.hash(), Rational::fraction(-2, -4).hash());
}

TEST(Rational, WidensWhereProductsOverflow) {
  // 25 factorial needs 84 bits.
  Rational product = 1;
  for (int i = 2; i <= 25; ++i) product = product * i;
  EXPECT_EQ(product.to_text(), "15511210043330985984000000");
  for (int i = 25; i >= 2; --i) product = product / i;
  EXPECT_EQ(product, 1);
  Rational harmonic;
  for (int i = 1; i <= 60; ++i) harmonic = harmonic + Rational::fraction(1, i);
  for (int i = 60; i >= 1; --i) harmonic = harmonic - Rational::fraction(1, i);
  EXPECT_TRUE(harmonic.is_zero());
}

TEST(Rational, Floor) {
  EXPECT_EQ(Rational::fraction(7, 2).floor(), 3);
  EXPECT_EQ(Rational::fraction(-7, 2).floor(), -4);
  EXPECT_EQ(Rational::fraction(-1, kMax).floor(), -1);
  EXPECT_EQ(Rational::fraction(1, kMax).floor(), 0);
  EXPECT_EQ(Rational(-4).floor(), -4);
  const Rational threes = parsed(std::string(200, '3'));
  const Rational tenth = Rational::fraction(1, 10);
  EXPECT_EQ((threes + tenth).floor(), threes);
  EXPECT_EQ((tenth - threes).floor(), -threes);
  EXPECT_EQ((-threes - tenth).floor(), -threes - 1);
}

TEST(Rational, Parse) {
  EXPECT_EQ(parsed("17"), 17);
  EXPECT_EQ(parsed("-3"), -3);
  EXPECT_EQ(parsed("-0"), 0);
  EXPECT_EQ(parsed("0/5").to_text(), "0");
  EXPECT_EQ(parsed("0000010"), 10);  // not octal
  EXPECT_EQ(parsed("08/016"), Rational::fraction(1, 2));
  EXPECT_EQ(parsed("-6/4").to_text(), "-3/2");
  EXPECT_EQ(parsed("68293/32468436").to_text(), "68293/32468436");
  EXPECT_EQ(parsed(std::string(400, '0').append("5")), 5);
  for (const char* text :
       {"",      "-",   "/",   "1/",   "/2",   "1/0",    "1/-2", "--1", "+1",  " 1", "1 ",
        "1/2/3", "1.5", "1e3", "0x10", "1/00", "\u0661", "1,0",  "- 1", "-/1", "a/b"}) {
    EXPECT_FALSE(Rational::parse(text)) << text;
  }
  EXPECT_FALSE(Rational::parse(std::string("1\0", 2)));
}

TEST(Rational, DiffersInEitherPart) {
  const std::string nines(40, '9');
  EXPECT_EQ(parsed(nines + "/7"), parsed(nines + "/7"));
  EXPECT_NE(parsed(nines + "/7"), parsed(nines + "/8"));
  EXPECT_NE(parsed("7/" + nines), parsed("8/" + nines));
}

TEST(Rational, IsLongWhereProductsMayLeave64Bits) {
  constexpr std::int64_t kShort = std::int64_t{1} << 31U;
  for (const Rational& value : {Rational(0), Rational(kShort - 1), Rational(1 - kShort),
                                Rational::fraction(1, kShort - 1)}) {
    EXPECT_FALSE(value.is_long()) << value.to_text();
  }
  for (const Rational& value : {Rational(kShort), Rational(-kShort), Rational::fraction(1, kShort),
                                parsed(std::string(40, '9'))}) {
    EXPECT_TRUE(value.is_long()) << value.to_text();
  }
}

TEST(Rational, Predicates) {
  EXPECT_TRUE(Rational().is_zero());
  EXPECT_EQ(Rational().to_text(), "0");
  EXPECT_EQ(Rational::fraction(-1, 2).sign(), -1);
  EXPECT_EQ(Rational::fraction(-1, -2).sign(), 1);
  EXPECT_EQ(Rational::fraction(1, 2).to_int64(), std::nullopt);
  EXPECT_FALSE(Rational::fraction(1, 2).is_integer());
  EXPECT_TRUE(Rational::fraction(4, 2).is_integer());
  EXPECT_EQ(Rational::fraction(6, -4).numerator(), "-3");
  EXPECT_EQ(Rational::fraction(6, -4).denominator(), "2");
}

}  // namespace
}  // namespace reckon
