// SPDX-License-Identifier: MIT
#include "reckon/krypto/deck.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <vector>

namespace reckon::krypto {
namespace {

TEST(Deck, HoldsTheCardsOfTheRules) {
  const auto of56 = cards_of(Deck::cards56);
  const auto of52 = cards_of(Deck::cards52);
  EXPECT_EQ(of56.size(), 56U);
  EXPECT_EQ(of52.size(), 52U);
  for (std::int64_t card = 1; card <= 25; ++card) {
    const auto rare = card <= 17 ? 2 : 1;
    EXPECT_EQ(std::ranges::count(of56, card), card <= 6 ? 3 : card <= 10 ? 4 : rare) << card;
    EXPECT_EQ(std::ranges::count(of52, card), card <= 10 ? 3 : rare) << card;
  }
}

TEST(Deck, IsNamedByItsSize) {
  EXPECT_EQ(deck_named("56"), Deck::cards56);
  EXPECT_EQ(deck_named("52"), Deck::cards52);
  EXPECT_FALSE(deck_named("54"));
}

TEST(Dealer, DealsTheSameFromTheSameSeed) {
  Dealer a(Deck::cards56, 7);
  Dealer b(Deck::cards56, 7);
  Dealer other(Deck::cards56, 8);
  int differences = 0;
  for (int i = 0; i < 100; ++i) {
    const Hand hand = a.deal();
    EXPECT_EQ(hand, b.deal());
    differences += hand == other.deal() ? 0 : 1;
  }
  EXPECT_GT(differences, 90);
  // Fixed, because people share seeds.
  EXPECT_EQ(Dealer(Deck::cards56, 1).deal().to_text(), "4 7 5 6 1 : 8");
  EXPECT_EQ(Dealer(Deck::cards52, 1).deal().to_text(), "19 13 17 11 5 : 5");
  EXPECT_EQ(Dealer(Deck::cards56, ~std::uint64_t{0}).deal().to_text(), "1 14 6 7 4 : 16");
}

TEST(Dealer, NeverDealsMoreThanTheDeckHolds) {
  const auto deck = cards_of(Deck::cards52);
  Dealer dealer(Deck::cards52, 42);
  for (int i = 0; i < 20000; ++i) {
    const Hand hand = dealer.deal();
    ASSERT_EQ(hand.cards().size(), 5U);
    auto cards = hand.cards();
    cards.push_back(*hand.objective().to_int64());
    for (const std::int64_t card : cards) {
      ASSERT_LE(std::ranges::count(cards, card), std::ranges::count(deck, card));
    }
  }
}

// Every position of the hand is equally likely to hold any card of the deck.
TEST(Dealer, IsFair) {
  constexpr int kDeals = 56000;
  Dealer dealer(Deck::cards56, 2024);
  std::vector<std::map<std::int64_t, int>> seen(6);
  for (int i = 0; i < kDeals; ++i) {
    const Hand hand = dealer.deal();
    for (std::size_t place = 0; place < 5; ++place) ++seen[place][hand.cards()[place]];
    ++seen[5][*hand.objective().to_int64()];
  }
  const auto deck = cards_of(Deck::cards56);
  for (auto& place : seen) {
    for (std::int64_t card = 1; card <= 25; ++card) {
      // The standard deviation is some 32 for a card with one copy; six of them are 190.
      const auto expected = 1000 * std::ranges::count(deck, card);
      EXPECT_NEAR(static_cast<double>(place[card]), static_cast<double>(expected), 380) << card;
    }
  }
}

}  // namespace
}  // namespace reckon::krypto
