// SPDX-License-Identifier: MIT
#include "reckon/calcrostic/class_key.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "reckon/calcrostic/list.hpp"

namespace reckon::calcrostic {
namespace {

TEST(ClassKey, HasAllOfAClassAndItsOrder) {
  std::vector<Calcrostic> some;
  int count = 0;
  each_class({.last_sum = 150, .least = 1}, [&](const Calcrostic& one) {
    if (++count % 97 == 0) some.push_back(one);
    return true;
  });
  ASSERT_GT(some.size(), 500U);
  for (const Calcrostic& one : some) {
    const ClassKey key(one);
    EXPECT_EQ(key.calcrostic(), one);
    EXPECT_EQ(key.sum(), one.sum());
    EXPECT_EQ(ClassKey::read(key.high(), key.low()), key);
  }
  for (std::size_t i = 0; i < some.size(); i += 7) {
    for (const Calcrostic& other : some) {
      EXPECT_EQ(ClassKey(some[i]) <=> ClassKey(other), compare(some[i], other));
    }
  }
}

TEST(ClassKey, HoldsTheLargestNumbers) {
  constexpr std::int64_t kMost = ClassKey::kMostSum;
  const letters::SquareOperators all_times = {
      Operator::multiply, Operator::multiply, Operator::multiply, Operator::multiply,
      Operator::multiply, Operator::multiply, Operator::multiply, Operator::multiply};
  const std::uint16_t code = ClassKey::code_of(all_times);
  const ClassKey wide(1, kMost - 3, 1, 1, code);
  EXPECT_EQ(wide.sum(), kMost);
  EXPECT_EQ(wide.calcrostic().numbers[1], kMost - 3);
  EXPECT_EQ(ClassKey::read(wide.high(), wide.low()), wide);
  const ClassKey large(kMost / 2, 1, 1, kMost / 2 - 1, code);
  EXPECT_EQ(large.calcrostic().numbers[8], (kMost / 2) * (kMost / 2 - 1));
  EXPECT_LT(large.calcrostic().numbers[8], std::int64_t{1} << 48U);
}

TEST(ClassKey, IsNotReadFromWhatIsNone) {
  EXPECT_FALSE(ClassKey::read(0, 0));
  EXPECT_FALSE(ClassKey::read(~std::uint64_t{0}, ~std::uint64_t{0}));
  const ClassKey key(4, 2, 2, 2, 0);
  EXPECT_TRUE(ClassKey::read(key.high(), key.low()));
  EXPECT_FALSE(ClassKey::read(key.high(), key.low() | std::uint64_t{1} << 63U));
  EXPECT_FALSE(ClassKey::read(key.high() | std::uint64_t{1} << 60U, key.low()));
  EXPECT_FALSE(ClassKey::read(key.high(), key.low() & 0xffffffffffU));
}

}  // namespace
}  // namespace reckon::calcrostic
