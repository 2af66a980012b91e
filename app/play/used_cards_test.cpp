// SPDX-License-Identifier: MIT
#include "app/play/used_cards.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "reckon/arith/notation.hpp"
#include "reckon/krypto/deck.hpp"
#include "reckon/krypto/solver.hpp"

namespace reckon::play {
namespace {

using testing::ElementsAre;

TEST(UsedCards, FollowWhatIsTyped) {
  const std::vector<std::int64_t> cards = {2, 1, 2, 12, 3};
  EXPECT_THAT(used_cards(cards, ""), ElementsAre(false, false, false, false, false));
  EXPECT_THAT(used_cards(cards, "(1"), ElementsAre(false, true, false, false, false));
  EXPECT_THAT(used_cards(cards, "(12"), ElementsAre(false, false, false, true, false));
  EXPECT_THAT(used_cards(cards, "(12 + 2) × 2"), ElementsAre(true, false, true, true, false));
  EXPECT_THAT(used_cards(cards, "2*2*2"), ElementsAre(true, false, true, false, false));
  EXPECT_THAT(used_cards(cards, "7 + 99999999999999999999999"),
              ElementsAre(false, false, false, false, false));
}

TEST(UsedCards, KnowsResultsOfStepsFromCards) {
  const std::vector<std::int64_t> cards = {2, 1, 2, 3, 3};
  EXPECT_THAT(used_cards(cards, "2 + 1 = 3"), ElementsAre(true, true, false, false, false));
  EXPECT_THAT(used_cards(cards, "2 + 1 = 3, 3 * 3"), ElementsAre(true, true, false, true, false));
}

// Another derivation: the numbers of a solution are the cards, in any notation.
TEST(UsedCards, AreAllOfThemInEverySolution) {
  krypto::Dealer dealer(krypto::Deck::cards56, 3);
  krypto::Solver solver;
  int solved = 0;
  for (int i = 0; i < 200; ++i) {
    const krypto::Hand hand = dealer.deal();
    const auto solution = solver.first(hand, Rules::international);
    if (!solution) continue;
    ++solved;
    for (const Notation notation : {Notation::infix, Notation::steps}) {
      const std::string text = to_text(*solution, notation);
      EXPECT_EQ(std::ranges::count(used_cards(hand.cards(), text), true), 5) << text;
    }
  }
  EXPECT_GT(solved, 100);
}

}  // namespace
}  // namespace reckon::play
