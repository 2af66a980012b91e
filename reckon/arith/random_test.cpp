// SPDX-License-Identifier: MIT
#include "reckon/arith/random.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <limits>
#include <map>
#include <vector>

namespace reckon {
namespace {

TEST(SplitMix64, GivesThePublishedNumbers) {
  // The reference implementation's first outputs (S. Vigna, splitmix64.c).
  SplitMix64 random(1234567);
  EXPECT_EQ(random.next(), 6457827717110365317U);
  EXPECT_EQ(random.next(), 3203168211198807973U);
  EXPECT_EQ(random.next(), 9817491932198370423U);
  EXPECT_EQ(random.next(), 4593380528125082431U);
  EXPECT_EQ(random.next(), 16408922859458223821U);
  EXPECT_EQ(SplitMix64(0).next(), 0xE220A8397B1DCDAFU);
}

TEST(SplitMix64, StaysBelowTheBound) {
  SplitMix64 random(1);
  for (const std::uint64_t bound :
       {std::uint64_t{1}, std::uint64_t{2}, std::uint64_t{3}, std::uint64_t{56},
        (std::uint64_t{1} << 63U) + 1, std::numeric_limits<std::uint64_t>::max()}) {
    for (int i = 0; i < 1000; ++i) ASSERT_LT(random.below(bound), bound);
  }
  EXPECT_EQ(random.below(1), 0U);
}

TEST(SplitMix64, IsAsLikelyToGiveEachNumber) {
  // Six standard deviations of a binomial distribution: 60,000 draws, probability 1/6.
  std::array<int, 6> counts{};
  SplitMix64 random(2);
  for (int i = 0; i < 60'000; ++i) ++counts.at(random.below(6));
  for (const int count : counts) EXPECT_NEAR(count, 10'000, 550);
}

TEST(SplitMix64, ThrowsAwayWhatWouldFavourSmallNumbers) {
  // 2^64 mod 3 * 2^62 = 2^62 of the 2^64 outcomes are rejected. A plain remainder would be below
  // 2^62 every other time, not every third.
  constexpr std::uint64_t kQuarter = std::uint64_t{1} << 62U;
  SplitMix64 random(3);
  int low = 0;
  for (int i = 0; i < 30'000; ++i) low += random.below(3 * kQuarter) < kQuarter ? 1 : 0;
  EXPECT_NEAR(low, 10'000, 500);
}

// For a bound of 1, none of the 2^64 outcomes is rejected, not even 0.
TEST(SplitMix64, KeepsTheLowestOutcomeThatDividesEvenly) {
  SplitMix64 random(0 - std::uint64_t{0x9E3779B97F4A7C15});
  ASSERT_EQ(SplitMix64(random).next(), 0U);
  EXPECT_EQ(random.below(1), 0U);
  EXPECT_EQ(random.next(), SplitMix64(0).next());
}

TEST(Shuffle, GivesEachOrderAsOften) {
  // Six standard deviations: 24,000 draws, 24 orders.
  std::map<std::vector<int>, int> counts;
  SplitMix64 random(4);
  for (int i = 0; i < 24'000; ++i) {
    std::vector<int> items = {1, 2, 3, 4};
    shuffle(items, random);
    ++counts[items];
  }
  EXPECT_EQ(counts.size(), 24U);
  for (const auto& [order, count] : counts) EXPECT_NEAR(count, 1000, 190);
}

// Deals from a seed stay the same only if a shuffle draws the same count of numbers.
TEST(Shuffle, TakesANumberForEachItemButOne) {
  SplitMix64 random(5);
  SplitMix64 other(5);
  std::vector<int> items = {1};
  shuffle(items, random);
  items = {1, 2, 3};
  shuffle(items, random);
  other.below(3);
  other.below(2);
  EXPECT_EQ(random.next(), other.next());
}

}  // namespace
}  // namespace reckon
