// SPDX-License-Identifier: MIT
#include "reckon/arith/fingerprint.hpp"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <set>
#include <utility>
#include <vector>

namespace reckon {
namespace {

__extension__ using UInt128 = unsigned __int128;

template <typename Field>
class PrimeFieldTest : public testing::Test {
 protected:
  // Residues, often near the ends of the field.
  static rc::Gen<std::uint64_t> any() {
    return rc::gen::oneOf(rc::gen::inRange<std::uint64_t>(0, 40),
                          rc::gen::inRange<std::uint64_t>(Field::kModulus - 40, Field::kModulus),
                          rc::gen::map(rc::gen::arbitrary<std::uint64_t>(),
                                       [](std::uint64_t value) { return value % Field::kModulus; }),
                          rc::gen::inRange<std::uint64_t>(0, Field::kModulus));
  }
};

using Fields = testing::Types<Fingerprint::First, Fingerprint::Second>;
TYPED_TEST_SUITE(PrimeFieldTest, Fields);

TYPED_TEST(PrimeFieldTest, AgreesWithRemainders) {
  constexpr UInt128 kModulus = TypeParam::kModulus;
  EXPECT_TRUE(rc::check([&] {
    const std::uint64_t a = *TestFixture::any();
    const std::uint64_t b = *TestFixture::any();
    RC_ASSERT(TypeParam::add(a, b) == (UInt128{a} + b) % kModulus);
    RC_ASSERT(TypeParam::subtract(a, b) == (UInt128{a} + kModulus - b) % kModulus);
    RC_ASSERT(TypeParam::multiply(a, b) == (UInt128{a} * b) % kModulus);
  }));
}

TYPED_TEST(PrimeFieldTest, AgreesWithRemaindersAtItsEnds) {
  constexpr UInt128 kModulus = TypeParam::kModulus;
  std::vector<std::uint64_t> ends;
  for (std::uint64_t i = 0; i < 40; ++i) {
    ends.push_back(i);
    ends.push_back(TypeParam::kModulus - 1 - i);
    ends.push_back((std::uint64_t{1} << 60U) - 20 + i);
  }
  for (const std::uint64_t a : ends) {
    for (const std::uint64_t b : ends) {
      ASSERT_EQ(TypeParam::multiply(a, b), (UInt128{a} * b) % kModulus) << a << ' ' << b;
      ASSERT_EQ(TypeParam::add(a, b), (UInt128{a} + b) % kModulus) << a << ' ' << b;
      ASSERT_EQ(TypeParam::subtract(a, b), (UInt128{a} + kModulus - b) % kModulus) << a << ' ' << b;
    }
  }
}

TYPED_TEST(PrimeFieldTest, HasInverses) {
  EXPECT_EQ(TypeParam::inverse(0), 0U);
  EXPECT_EQ(TypeParam::inverse(1), 1U);
  EXPECT_TRUE(rc::check([&] {
    const std::uint64_t a =
        *rc::gen::suchThat(TestFixture::any(), [](std::uint64_t value) { return value != 0; });
    RC_ASSERT(TypeParam::multiply(a, TypeParam::inverse(a)) == 1U);
  }));
}

TYPED_TEST(PrimeFieldTest, ModulusIsPrime) {
  // Miller-Rabin with bases that are exact for all 64-bit numbers (J. Sinclair's seven).
  const std::uint64_t n = TypeParam::kModulus;
  const auto power = [&](std::uint64_t base, std::uint64_t exponent) {
    UInt128 result = 1;
    for (UInt128 square = base % n; exponent != 0; exponent >>= 1U, square = square * square % n) {
      if ((exponent & 1U) != 0) result = result * square % n;
    }
    return static_cast<std::uint64_t>(result);
  };
  std::uint64_t odd = n - 1;
  int twos = 0;
  for (; odd % 2 == 0; odd /= 2) ++twos;
  for (const std::uint64_t base :
       {2ULL, 325ULL, 9375ULL, 28178ULL, 450775ULL, 9780504ULL, 1795265022ULL}) {
    std::uint64_t x = power(base, odd);
    bool passes = x == 1 || x == n - 1;
    for (int i = 1; i < twos && !passes; ++i) {
      x = static_cast<std::uint64_t>(UInt128{x} * x % n);
      passes = x == n - 1;
    }
    EXPECT_TRUE(passes) << base;
  }
}

// A quotient, by batch inversion.
Fingerprint over(const Fingerprint& a, Fingerprint b) {
  Fingerprint::invert({&b, 1});
  return a * b;
}

const Fingerprint kX = Fingerprint::variable(0);
const Fingerprint kY = Fingerprint::variable(1);
const Fingerprint kZ = Fingerprint::variable(2);

TEST(Fingerprint, VariablesAreFixedAndDiffer) {
  std::set<std::pair<std::uint64_t, std::uint64_t>> seen;
  for (std::size_t i = 0; i < 7; ++i) {
    const Fingerprint variable = Fingerprint::variable(i);
    EXPECT_EQ(variable, Fingerprint::variable(i));
    EXPECT_NE(variable, Fingerprint{});
    EXPECT_LT(variable.first, Fingerprint::First::kModulus);
    EXPECT_LT(variable.second, Fingerprint::Second::kModulus);
    seen.emplace(variable.first, variable.second);
  }
  EXPECT_EQ(seen.size(), 7U);
}

TEST(Fingerprint, EqualFunctionsAreEqual) {
  EXPECT_EQ(kX + kY, kY + kX);
  EXPECT_EQ(kX - (kY - kZ), kX + kZ - kY);
  EXPECT_EQ(over(kX, over(kY, kZ)), over(kX * kZ, kY));
  EXPECT_EQ((kX + kY) * (kX - kY), kX * kX - kY * kY);
  EXPECT_EQ(over(kX, kY) + over(kZ, kY), over(kX + kZ, kY));
  EXPECT_EQ(kX - kX, Fingerprint{});
  // Functions that look different coincide for two equal cards x.
  EXPECT_EQ(over(kX * kY, kX), kY + kX - kX);
  EXPECT_EQ(over(kX, kX), over(kY, kY));
}

TEST(Fingerprint, DifferentFunctionsDiffer) {
  EXPECT_NE(kX - kY, kY - kX);
  EXPECT_NE(over(kX, kY), over(kY, kX));
  EXPECT_NE(kX + kX, kX * kX);  // equal only where x is 2
  EXPECT_NE(kX - (kY - kZ), kX - kY - kZ);
  EXPECT_NE(over(kX, over(kY, kZ)), over(over(kX, kY), kZ));
  EXPECT_NE(over(kX, kX), kX);
}

TEST(Fingerprint, TellsTheFunctionsOfThreeCardsApart) {
  // 1, 6, 68: OEIS A140606. Counted here by brute force over all trees.
  const std::vector<Fingerprint> cards = {kX, kY, kZ};
  std::vector<std::vector<Fingerprint>> of(8);
  for (std::size_t i = 0; i < 3; ++i) of[std::size_t{1} << i] = {cards[i]};
  for (std::size_t set = 1; set < 8; ++set) {
    for (std::size_t left = (set - 1) & set; left != 0; left = (left - 1) & set) {
      for (const Fingerprint& a : of[left]) {
        for (const Fingerprint& b : of[set ^ left]) {
          of[set].insert(of[set].end(), {a + b, a - b, a * b, over(a, b)});
        }
      }
    }
  }
  const auto count = [&](std::size_t set) {
    std::set<std::pair<std::uint64_t, std::uint64_t>> seen;
    for (const Fingerprint& f : of[set]) seen.emplace(f.first, f.second);
    return seen.size();
  };
  EXPECT_EQ(count(3), 6U);
  EXPECT_EQ(count(7), 68U);
}

TEST(Fingerprint, InvertsManyAtOnceAndLeavesZeros) {
  std::vector<Fingerprint> elements = {
      kX,     Fingerprint(), kY, kX * kY, {.first = 0, .second = 5}, {.first = 7, .second = 0},
      kZ - kX};
  const std::vector<Fingerprint> before = elements;
  Fingerprint::invert(elements);
  const Fingerprint one{.first = 1, .second = 1};
  for (const std::size_t i : {0U, 2U, 3U, 6U}) EXPECT_EQ(elements[i] * before[i], one) << i;
  EXPECT_EQ(elements[1], Fingerprint{});
  EXPECT_EQ(elements[4].first, 0U);
  EXPECT_EQ(elements[4].second, Fingerprint::Second::inverse(5));
  EXPECT_EQ(elements[5].first, Fingerprint::First::inverse(7));
  EXPECT_EQ(elements[5].second, 0U);
  Fingerprint::invert(elements);
  EXPECT_EQ(elements, before);
  Fingerprint::invert({});
}

}  // namespace
}  // namespace reckon
