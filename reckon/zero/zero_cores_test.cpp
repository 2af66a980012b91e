// SPDX-License-Identifier: MIT
#include "reckon/zero/zero_cores.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <vector>

#include "reckon/arith/effort_test.hpp"
#include "reckon/arith/random.hpp"
#include "reckon/zero/zero_list.hpp"

namespace reckon::zero {
namespace {

using Answer = algebra::PositiveIntegers::Answer;

TEST(ZeroCores, Are31Times32To4) {
  const ZeroCores cores;
  EXPECT_EQ(cores.count(), 31U * 32 * 32 * 32 * 32);
  EXPECT_EQ(cores.equations(0).size(), 8U);
  std::set<std::string> texts;
  SplitMix64 random(1);
  for (int i = 0; i < 300; ++i) {
    std::string text;
    for (const Polynomial& equation : cores.equations(random.below(cores.count()))) {
      text += equation.to_text() + ' ';
    }
    texts.insert(text);
  }
  EXPECT_EQ(texts.size(), 300U) << "no system is there twice";
}

// The p, q, r, s, e, f, g and h of a grid.
Numbers core_of(const Numbers& grid) {
  Numbers numbers;
  for (const std::size_t cell : {1U, 2U, 8U, 11U, 5U, 6U, 9U, 10U}) numbers.push_back(grid[cell]);
  return numbers;
}

// The list is made by trial, without algebra.
TEST(ZeroCores, HaveTheNumbersOfListedGrids) {
  const ZeroCores cores;
  const auto grids = **zero_numbers(zero_layout(4, 4), {.least = 2, .most = 9});
  SplitMix64 random(2);
  int finite = 0;
  for (int i = 0; i < effort(300, 20); ++i) {
    const Numbers numbers = core_of(grids[static_cast<std::size_t>(random.below(grids.size()))]);
    const auto holding = cores.holding(numbers);
    ASSERT_FALSE(holding.empty()) << testing::PrintToString(numbers);
    const std::uint64_t core = holding[static_cast<std::size_t>(random.below(holding.size()))];
    const algebra::PositiveIntegers found = cores.decide(core);
    EXPECT_NE(found.answer, Answer::none) << core << ' ' << testing::PrintToString(numbers);
    if (found.answer != Answer::finitely_many) continue;
    ++finite;
    EXPECT_NE(std::ranges::find(found.examples, numbers), found.examples.end())
        << core << " lacks " << testing::PrintToString(numbers);
  }
  EXPECT_GT(finite, 0);
}

TEST(ZeroCores, HaveNoOthers) {
  const ZeroCores cores;
  SplitMix64 random(3);
  for (int i = 0; i < effort(500, 30); ++i) {
    const std::uint64_t core = random.below(cores.count());
    for (const Numbers& numbers : cores.decide(core).examples) {
      const auto holding = cores.holding(numbers);
      EXPECT_NE(std::ranges::find(holding, core), holding.end()) << core;
    }
  }
}

}  // namespace
}  // namespace reckon::zero
