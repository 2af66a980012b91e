// Positive integers of families made up for the purpose; those of calcrostics are tested with them.
#include "reckon/algebra/positive_integers.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <utility>
#include <vector>

namespace reckon::algebra {
namespace {

using Answer = PositiveIntegers::Answer;

const Ring kThreeUnknowns({"x", "y", "z"});
const Polynomial kX = Polynomial::unknown(kThreeUnknowns, 0);
const Polynomial kY = Polynomial::unknown(kThreeUnknowns, 1);
const Polynomial kUnit(kThreeUnknowns, 1);
// 2^64, one more than 64 bits hold.
const Polynomial kHuge = Polynomial(kThreeUnknowns, std::int64_t{1} << 32) *
                         Polynomial(kThreeUnknowns, std::int64_t{1} << 32);

Family family(std::vector<std::size_t> parameters, std::vector<Fraction> numbers,
              std::vector<Polynomial> conditions = {}) {
  return {.parameters = std::move(parameters),
          .numbers = std::move(numbers),
          .conditions = std::move(conditions)};
}

TEST(PositiveIntegers, DoesNotCallNumbersBeyond64BitsNone) {
  const Fraction huge(kHuge);
  EXPECT_EQ(positive_integers(family({}, {huge, huge, huge})).answer, Answer::unknown);
  // x divides 6, and z is too large.
  const Fraction part(Polynomial(kThreeUnknowns, 6), kX);
  EXPECT_EQ(positive_integers(family({0}, {Fraction(kX), part, huge})).answer, Answer::unknown);
  // One that is no integer, or negative, decides, however large the others are.
  EXPECT_EQ(positive_integers(family({}, {huge, Fraction(kUnit, kHuge), huge})).answer,
            Answer::none);
  EXPECT_EQ(positive_integers(family({}, {huge, Fraction(-kHuge), huge})).answer, Answer::none);
  // x = 1 has y = 2^64.
  const Polynomial condition = kY * kY - kHuge * kHuge * kX * kX * kX;
  const Fraction at_one(kUnit, kX);
  EXPECT_EQ(
      positive_integers(family({0, 1}, {Fraction(kX), Fraction(kY), at_one}, {condition})).answer,
      Answer::unknown);
}

TEST(PositiveIntegers, CountsOnlyWhatItCanShow) {
  // x divides 2, and z is 1 or 2^64 + 1.
  const Fraction part(Polynomial(kThreeUnknowns, 2), kX);
  const Fraction z(kHuge * (kX - kUnit) + kUnit);
  const PositiveIntegers found = positive_integers(family({0}, {Fraction(kX), part, z}));
  EXPECT_EQ(found.answer, Answer::some);
  EXPECT_EQ(found.examples, (std::vector<std::vector<std::int64_t>>{{1, 2, 1}}));
}

TEST(PositiveIntegers, InfinitelyManyMayAllBeLarge) {
  const Fraction z(kHuge * kX);
  const PositiveIntegers found = positive_integers(family({0}, {Fraction(kX), Fraction(kX), z}));
  EXPECT_EQ(found.answer, Answer::infinitely_many);
  EXPECT_TRUE(found.examples.empty());
}

}  // namespace
}  // namespace reckon::algebra
