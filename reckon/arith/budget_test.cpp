// SPDX-License-Identifier: MIT
#include "reckon/arith/budget.hpp"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <atomic>
#include <vector>

namespace reckon {
namespace {

RC_GTEST_PROP(Budget, GivesAsManyStepsAsItHas, ()) {
  const auto most = *rc::gen::inRange<std::uint64_t>(0, 1'000'000);
  const auto parts =
      *rc::gen::container<std::vector<std::uint64_t>>(rc::gen::inRange<std::uint64_t>(0, 400'000));
  Budget budget(most);
  std::uint64_t spent = 0;
  bool over = false;
  for (const std::uint64_t part : parts) {
    over = over || spent + part > most;
    RC_ASSERT(budget.spend(part) == (!over || part == 0));
    RC_ASSERT(budget.over() == over);
    RC_ASSERT(!budget.stopped());
    if (over) continue;
    spent += part;
    RC_ASSERT(budget.spent() == spent);
  }
}

TEST(Budget, CountsWhatWasTooMuch) {
  Budget budget(300'000);
  EXPECT_TRUE(budget.spend(200'000));
  EXPECT_FALSE(budget.spend(150'000));
  EXPECT_EQ(budget.spent(), 350'000U);
  EXPECT_FALSE(budget.spend(1));
  EXPECT_EQ(budget.spent(), 350'000U);
}

TEST(Budget, GivesAllThatItHasAtOnce) {
  Budget budget(300'000);
  EXPECT_TRUE(budget.spend(300'000));
  EXPECT_EQ(budget.spent(), 300'000U);
  EXPECT_FALSE(budget.spend(1));
  EXPECT_EQ(budget.spent(), 300'001U);
}

TEST(Budget, HasPartsThatAreNoLarger) {
  Budget budget(300'000);
  EXPECT_TRUE(budget.spend(200'000));
  Budget small = budget.part(50'000);
  EXPECT_TRUE(small.spend(50'000));
  EXPECT_FALSE(small.spend(1));
  EXPECT_EQ(budget.spent(), 200'000U);
  Budget large = budget.part(500'000);
  EXPECT_TRUE(large.spend(100'000));
  EXPECT_FALSE(large.spend(1));
  EXPECT_FALSE(budget.spend(large.spent()));
  EXPECT_FALSE(budget.part(1).spend(1));
  EXPECT_TRUE(Budget().part(1).spend(1));
}

// The flag of the whole ends each part too.
TEST(Budget, HasPartsThatTheFlagEnds) {
  std::atomic<bool> flag = false;
  const Budget budget(Budget::kEndless, StopFlag(&flag));
  Budget part = budget.part(40'000'000);
  EXPECT_TRUE(part.spend(10'000'000));
  flag = true;
  EXPECT_FALSE(part.spend(1'000'000));
  EXPECT_TRUE(part.stopped());
}

TEST(Budget, EndsSoonAfterTheFlagIsSet) {
  std::atomic<bool> flag = false;
  Budget budget(Budget::kEndless, StopFlag(&flag));
  EXPECT_TRUE(budget.spend(10'000'000));
  flag = true;
  std::uint64_t more = 0;
  while (budget.spend(10)) more += 10;
  EXPECT_LE(more, 100'000U);
  EXPECT_TRUE(budget.over());
  EXPECT_TRUE(budget.stopped());
  flag = false;
  EXPECT_FALSE(budget.spend(1));
}

}  // namespace
}  // namespace reckon
