// SPDX-License-Identifier: MIT
#include "reckon/vision/kernel_plan.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "reckon/arith/random.hpp"
#include "reckon/vision/random_kernel_test.hpp"

namespace reckon::vision {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

Kernel product(const std::vector<std::int64_t>& down, const std::vector<std::int64_t>& across) {
  Kernel kernel(down.size(), across.size());
  for (std::size_t r = 0; r < down.size(); ++r) {
    for (std::size_t c = 0; c < across.size(); ++c) kernel(r, c) = down[r] * across[c];
  }
  return kernel;
}

TEST(KernelPlan, AddsUpToTheKernel) {
  for (std::uint64_t seed = 0; seed < 2000; ++seed) {
    SCOPED_TRACE(seed);
    SplitMix64 random(seed);
    const Kernel kernel = random_kernel(random, 9);
    const KernelPlan best = plan(kernel).value();
    const KernelPlan plain = plain_plan(kernel).value();
    ASSERT_EQ(kernel_of(best), kernel) << to_text(kernel);
    ASSERT_EQ(kernel_of(plain), kernel);
    EXPECT_LE(best.cost, plain.cost);
  }
}

// The article has A = B + C, where B is the middle alone and C is -1 everywhere.
TEST(KernelPlan, SplitsTheEdgeKernelAsTheArticleDoes) {
  const KernelPlan found = plan(edge_kernel()).value();
  ASSERT_THAT(found.separable, SizeIs(1));
  ASSERT_THAT(found.points, SizeIs(1));
  EXPECT_EQ(found.points[0].factor, 9);
  EXPECT_EQ(describe(found),
            "box: -1 everywhere\n  down 3 weights, across 3 weights\n"
            "point: 9 at row 2, column 2\n"
            "cost: 8 additions an element, instead of 9.5\n");
}

// A box costs the same at any size, and so does a box with a middle.
TEST(KernelPlan, NeedsNoMoreForALargerBox) {
  const auto cost = [](std::size_t size) {
    Kernel box(size, size, 3);
    box(size / 2, size / 2) = -100;
    return plan(box)->cost;
  };
  EXPECT_EQ(cost(31), cost(255));
  EXPECT_LT(cost(31), 40U);
}

TEST(KernelPlan, FindsSeparableParts) {
  const KernelPlan smooth = plan(product({1, 4, 6, 4, 1}, {1, 4, 6, 4, 1})).value();
  EXPECT_THAT(smooth.points, IsEmpty());
  EXPECT_THAT(smooth.separable, SizeIs(1));
  // A smoothed cross, of rank 2.
  Kernel cross = product({1, 2, 3, 4, 5, 6, 7}, {1, 1, 2, 3, 5, 8, 13});
  const Kernel other = product({2, 7, 1, 8, 2, 8, 1}, {3, 1, 4, 1, 5, 9, 2});
  for (std::size_t r = 0; r < 7; ++r) {
    for (std::size_t c = 0; c < 7; ++c) cross(r, c) += other(r, c);
  }
  EXPECT_LT(plan(cross)->cost, plain_plan(cross)->cost);
  // A small box in a corner of a large kernel, and two points.
  Kernel corner(20, 20);
  for (std::size_t r = 0; r < 9; ++r) {
    for (std::size_t c = 0; c < 12; ++c) corner(r, c) = 5;
  }
  corner(15, 3) = 7;
  corner(19, 19) = -1;
  const KernelPlan found = plan(corner).value();
  EXPECT_THAT(found.separable, SizeIs(1));
  EXPECT_THAT(found.points, SizeIs(2));
}

// A slope, which has few second differences.
TEST(KernelPlan, AddsUpTwiceWhereThatIsCheaper) {
  std::vector<std::int64_t> tent;
  for (int i = 1; i < 60; ++i) tent.push_back(std::min(i, 60 - i));
  const KernelPlan found = plan(product(tent, {1})).value();
  ASSERT_THAT(found.separable, SizeIs(1));
  EXPECT_EQ(found.separable[0].down.running, 2U);
  EXPECT_THAT(found.separable[0].down.taps, SizeIs(3));
  EXPECT_THAT(describe(found), HasSubstr("separable: 1 2 3 4 5 6 7 8 9 ... down, 1 across\n"));
  EXPECT_THAT(describe(found), HasSubstr("a running sum taken 2 times of 3 weights"));
}

TEST(KernelPlan, HasNoPartsForZeros) {
  const KernelPlan nothing = plan(Kernel(4, 5)).value();
  EXPECT_THAT(nothing.separable, IsEmpty());
  EXPECT_THAT(nothing.points, IsEmpty());
  EXPECT_EQ(describe(nothing), "cost: 0 additions an element, instead of 0\n");
}

TEST(KernelPlan, RefusesWhatIsNoKernel) {
  EXPECT_EQ(plan(Kernel()).error().message, "the kernel is empty: give it a weight at least");
  EXPECT_EQ(plain_plan(Kernel(256, 1)).error().message,
            "the kernel has more than 255 rows or columns: give a smaller one");
}

// Extreme weights, none of which may overflow, and a kernel of the largest size full of noise.
TEST(KernelPlan, TakesTheLargest) {
  SplitMix64 random(255);
  Kernel noise(kLargestKernel, kLargestKernel);
  Kernel extreme(9, 9);
  for (std::size_t r = 0; r < noise.rows(); ++r) {
    for (std::int64_t& weight : noise.row(r)) weight = static_cast<std::int64_t>(random.below(100));
  }
  for (std::size_t r = 0; r < extreme.rows(); ++r) {
    for (std::int64_t& weight : extreme.row(r)) {
      weight = random.below(2) == 0 ? kLargestWeight : -kLargestWeight;
    }
  }
  EXPECT_EQ(kernel_of(*plan(noise)), noise);
  EXPECT_EQ(kernel_of(*plan(extreme)), extreme);
}

}  // namespace
}  // namespace reckon::vision
