// SPDX-License-Identifier: MIT
#include "reckon/krypto/census/odds.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <span>
#include <vector>

namespace reckon::krypto {
namespace {

using Places = std::array<std::size_t, 5>;

// Advances to the next choice of five ascending positions below n; false after the last.
bool next_choice(Places& places, std::size_t n) {
  std::size_t i = places.size();
  while (i > 0 && places[i - 1] == n - places.size() + i - 1) --i;
  if (i == 0) return false;
  ++places[i - 1];
  for (; i < places.size(); ++i) places[i] = places[i - 1] + 1;
  return true;
}

// Counts different items.
class Different {
 public:
  explicit Different(std::size_t items) : met_(items) {}
  void meet(std::uint64_t item) {
    if (!met_[static_cast<std::size_t>(item)]) ++count_;
    met_[static_cast<std::size_t>(item)] = true;
  }
  std::uint64_t count() const { return count_; }

 private:
  std::vector<bool> met_;
  std::uint64_t count_ = 0;
};

// Counts in another way: all choices of five positions in the deck, with each card left as
// objective.
Odds by_places(const Census& census, Deck deck) {
  const std::vector<std::int64_t> cards = cards_of(deck);
  std::array<std::uint64_t, 26> left_over{};
  for (const std::int64_t card : cards) ++left_over.at(static_cast<std::size_t>(card));
  Odds odds;
  constexpr std::size_t kObjectives = 25;
  Different games(census.order().hands() * kObjectives);
  Different unsolvable(census.order().hands() * kObjectives);
  Places places = {0, 1, 2, 3, 4};
  do {
    std::array<std::int64_t, 5> hand{};
    auto left = left_over;
    for (std::size_t i = 0; i < hand.size(); ++i) {
      hand[i] = cards[places[i]];
      --left.at(static_cast<std::size_t>(hand[i]));
    }
    odds.deals += cards.size() - hand.size();
    const std::uint64_t index = census.order().index_of(hand);
    for (std::int64_t t = 1; t <= 25; ++t) {
      const std::uint64_t copies = left.at(static_cast<std::size_t>(t));
      const std::uint64_t game = index * kObjectives + static_cast<std::uint64_t>(t) - 1;
      if (copies > 0) games.meet(game);
      if (copies == 0 || census.solvable(index, t)) continue;
      odds.unsolvable += copies;
      unsolvable.meet(game);
    }
  } while (next_choice(places, cards.size()));
  odds.distinct_games = games.count();
  odds.distinct_unsolvable = unsolvable.count();
  return odds;
}

// Likewise: all choices of five positions; a hand fails if it does in any round.
Odds of_rounds_by_places(std::span<const Census> rounds, Deck deck) {
  const std::vector<std::int64_t> cards = cards_of(deck);
  const HandOrder& order = rounds.front().order();
  Odds odds;
  Different hands(order.hands());
  Different unsolvable(order.hands());
  Places places = {0, 1, 2, 3, 4};
  do {
    std::array<std::int64_t, 5> hand{};
    for (std::size_t i = 0; i < hand.size(); ++i) hand[i] = cards[places[i]];
    const std::uint64_t index = order.index_of(hand);
    ++odds.deals;
    hands.meet(index);
    if (std::ranges::all_of(rounds, [&](const Census& census) {
          return census.solvable(index, census.games().first_objective);
        })) {
      continue;
    }
    ++odds.unsolvable;
    unsolvable.meet(index);
  } while (next_choice(places, cards.size()));
  odds.distinct_games = hands.count();
  odds.distinct_unsolvable = unsolvable.count();
  return odds;
}

void expect_same(const Odds& odds, const Odds& truth) {
  EXPECT_EQ(odds.deals, truth.deals);
  EXPECT_EQ(odds.unsolvable, truth.unsolvable);
  EXPECT_EQ(odds.distinct_games, truth.distinct_games);
  EXPECT_EQ(odds.distinct_unsolvable, truth.distinct_unsolvable);
}

TEST(Odds, CountTheDealsOneByOne) {
  const Census census = Census::take(Games{}, Rules::international);
  for (const Deck deck : {Deck::cards56, Deck::cards52}) {
    expect_same(odds_of_deal(census, deck), by_places(census, deck));
  }
  EXPECT_EQ(odds_of_deal(census, Deck::cards56).deals, 3819816U * 51);
  EXPECT_EQ(odds_of_deal(census, Deck::cards52).deals, 2598960U * 47);
}

TEST(Odds, OfRoundsCountHandsThatFailInAnyRound) {
  std::vector<Census> rounds;
  for (const std::int64_t objective : {0, 100}) {
    rounds.push_back(Census::take(Games::make(5, 25, objective, objective).value(), Rules::house));
  }
  const auto zero = odds_of_rounds(std::span(rounds).first(1), Deck::cards56);
  const auto hundred = odds_of_rounds(std::span(rounds).last(1), Deck::cards56);
  const auto both = odds_of_rounds(rounds, Deck::cards56);
  EXPECT_EQ(both.deals, 3819816U);
  EXPECT_LT(zero.unsolvable, hundred.unsolvable);  // "zero on the easy side, 100 on the difficult"
  EXPECT_GE(both.unsolvable, hundred.unsolvable);
  EXPECT_LE(both.unsolvable, zero.unsolvable + hundred.unsolvable);
  expect_same(both, of_rounds_by_places(rounds, Deck::cards56));
}

TEST(Odds, AreWrittenInDecimal) {
  EXPECT_EQ(decimal(Rational::fraction(1, 3), 5), "0.33333");
  EXPECT_EQ(decimal(Rational::fraction(2, 3), 5), "0.66667");
  EXPECT_EQ(decimal(Rational::fraction(1, 1000), 2), "0.00");
  EXPECT_EQ(decimal(1, 3), "1.000");
  EXPECT_EQ(Odds({.deals = 12, .unsolvable = 3}).probability(), Rational::fraction(1, 4));
}

}  // namespace
}  // namespace reckon::krypto
