// SPDX-License-Identifier: MIT
#include "reckon/krypto/census/multisets.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "reckon/krypto/census/hand_order.hpp"

namespace reckon::krypto {
namespace {

constexpr std::size_t kNumbers = 7;

// All hands with this many cards, in order; cards are 0-based.
std::vector<std::vector<std::size_t>> all_of(std::size_t cards) {
  const HandOrder order(cards, kNumbers);
  std::vector<std::vector<std::size_t>> all;
  std::vector<std::int64_t> hand = order.at(0);
  for (std::uint64_t i = 0; i < order.hands(); ++i) {
    auto& counted = all.emplace_back();
    for (const std::int64_t card : hand) counted.push_back(static_cast<std::size_t>(card - 1));
    order.next(hand);
  }
  return all;
}

TEST(Multisets, AreNumberedAsHandsAre) {
  const Multisets multisets(kNumbers);
  const auto pairs = all_of(2);
  ASSERT_EQ(multisets.pairs(), pairs.size());
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    EXPECT_EQ(multisets.pair(pairs[i][0], pairs[i][1]), i);
  }
  const auto threes = all_of(3);
  ASSERT_EQ(multisets.threes(), threes.size());
  for (std::size_t i = 0; i < threes.size(); ++i) {
    EXPECT_EQ(multisets.three(threes[i][0], threes[i][1], threes[i][2]), i);
    const auto cards = multisets.cards_of_three(i);
    EXPECT_TRUE(std::ranges::equal(cards, threes[i]));
  }
  const auto fours = all_of(4);
  ASSERT_EQ(multisets.fours(), fours.size());
  for (std::size_t i = 0; i < fours.size(); ++i) {
    const auto& four = fours[i];
    EXPECT_EQ(multisets.four(four[0], four[1], four[2], four[3]), i);
    for (std::size_t fourth = 0; fourth < 4; ++fourth) {
      std::vector<std::size_t> others = four;
      others.erase(others.begin() + static_cast<std::ptrdiff_t>(fourth));
      EXPECT_EQ(multisets.four_with({others[0], others[1], others[2]}, four[fourth]), i);
    }
  }
  EXPECT_EQ(multisets.hands(), all_of(5).size());
}

// Wherever the rows are cut, each four and card mark exactly the hand of these five cards.
TEST(Multisets, AddToTheHandOfTheFive) {
  const Multisets multisets(kNumbers);
  const auto fours = all_of(4);
  const auto fives = all_of(5);
  for (const std::size_t most : {1U, 3U, 64U}) {
    for (std::size_t card = 0; card < kNumbers; ++card) {
      for (std::size_t first = 0; first < fours.size(); first += most) {
        const std::size_t count = std::min<std::size_t>(most, fours.size() - first);
        std::vector<std::uint64_t> rows(count);
        for (std::size_t i = 0; i < count; ++i) rows[i] = std::uint64_t{first + i + 1} << 32U | 7U;
        std::vector<std::uint32_t> reached(fives.size());
        multisets.add_to_hands(rows, 32, multisets.runs_of(first, count), card, reached);
        for (std::size_t i = 0; i < count; ++i) {
          std::vector<std::size_t> hand = fours[first + i];
          hand.push_back(card);
          std::ranges::sort(hand);
          const auto place = std::ranges::lower_bound(fives, hand) - fives.begin();
          EXPECT_EQ(reached[static_cast<std::size_t>(place)], first + i + 1);
        }
        EXPECT_EQ(std::ranges::count_if(reached, [](std::uint32_t mask) { return mask != 0; }),
                  static_cast<std::ptrdiff_t>(count));
      }
    }
  }
}

}  // namespace
}  // namespace reckon::krypto
