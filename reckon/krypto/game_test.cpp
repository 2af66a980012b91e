// SPDX-License-Identifier: MIT
#include "reckon/krypto/game.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "reckon/arith/effort_test.hpp"

namespace reckon::krypto {
namespace {

std::string refusal_of(Game game, std::string_view text) {
  const auto hand = parse_hand(game, text);
  return hand ? hand->to_text() : hand.error().message;
}

TEST(Game, HasItsNames) {
  for (const Game game : kAllGames) EXPECT_EQ(game_named(name_of(game)), game);
  EXPECT_EQ(game_named("24"), Game::twenty_four);
  EXPECT_FALSE(game_named("42"));
}

TEST(Game, GivesPointsByDistance) {
  for (const auto& [distance, expected] :
       std::map<int, int>{{0, 10}, {1, 7}, {5, 7}, {6, 5}, {10, 5}, {11, 0}, {500, 0}}) {
    EXPECT_EQ(points(Game::countdown, distance), expected) << distance;
  }
  for (const Game game : {Game::krypto, Game::twenty_four, Game::own}) {
    EXPECT_EQ(points(game, 0), 10);
    EXPECT_EQ(points(game, 1), 0);
  }
}

TEST(Game, ReadsHandsAsPeopleWriteThem) {
  EXPECT_EQ(refusal_of(Game::twenty_four, "3 3 8 8"), "3 3 8 8 : 24");
  EXPECT_EQ(refusal_of(Game::twenty_four, "3,3,8,8 = 24"), "3 3 8 8 : 24");
  EXPECT_EQ(refusal_of(Game::twenty_four, "A J Q K"), "1 11 12 13 : 24");
  EXPECT_EQ(refusal_of(Game::countdown, "25 50 75 100 3 6 952"), "25 50 75 100 3 6 : 952");
  EXPECT_EQ(refusal_of(Game::countdown, " 25,50,75,100,3,6, 952 "), "25 50 75 100 3 6 : 952");
  EXPECT_EQ(refusal_of(Game::countdown, "25 50 75 100 3 6 : 952"), "25 50 75 100 3 6 : 952");
  // Characters of any width, and the blanks of word processors.
  EXPECT_EQ(refusal_of(Game::twenty_four, "３ ３ ８ ８ ： ２４"), "3 3 8 8 : 24");
  EXPECT_EQ(refusal_of(Game::countdown, "25\u00A050\u00A075 100\u30003 6\u00A0952"),
            "25 50 75 100 3 6 : 952");
  EXPECT_EQ(refusal_of(Game::krypto, "2 -4 : 6"), "2 -4 : 6");
  EXPECT_EQ(refusal_of(Game::own, "2 3 5 -25"), "2 3 5 : -25");
}

TEST(Game, RefusesHandsOfOtherGames) {
  EXPECT_EQ(refusal_of(Game::twenty_four, "3 3 8"), "a hand of the 24 game has 4 cards, not 3");
  EXPECT_EQ(refusal_of(Game::twenty_four, "3 3 8 14"),
            "the cards of the 24 game are 1 to 13, not 14");
  EXPECT_EQ(refusal_of(Game::twenty_four, "3 3 8 8 : 25"),
            "the objective of the 24 game is 24, not 25");
  EXPECT_EQ(refusal_of(Game::countdown, "25 50 75 100 3 6 1000"),
            "the objective of Countdown is 100 to 999, not 1000");
  EXPECT_EQ(refusal_of(Game::countdown, "25 50 75 100 3 952"),
            "a hand of Countdown has 6 cards, not 5");
  EXPECT_EQ(refusal_of(Game::own, "2 3 : 5"),
            "a hand of a game of your own has 3 to 7 cards, not 2");
  for (const Game game : kAllGames) {
    for (const std::string text : {"", " ", ":", "7", "x y", "1 2 3 4 5 6 7 8 9", ": 24", "3 : "}) {
      EXPECT_FALSE(parse_hand(game, text)) << name_of(game) << ' ' << text;
    }
  }
}

TEST(GameDealer, DealsHandsOfTheGameBySeed) {
  for (const Game game : kAllGames) {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      auto one = GameDealer::make({.game = game}, seed);
      auto other = GameDealer::make({.game = game}, seed);
      ASSERT_TRUE(one && other);
      for (int i = 0; i < 10; ++i) {
        const Hand hand = one->deal();
        EXPECT_EQ(hand, other->deal());
        EXPECT_TRUE(check_hand(game, hand)) << name_of(game) << ' ' << hand.to_text();
      }
    }
  }
}

TEST(GameDealer, DealsKryptoAsEver) {
  for (const Deck deck : kAllDecks) {
    Dealer dealer(deck, 7);
    auto game = *GameDealer::make({.deck = deck}, 7);
    for (int i = 0; i < 50; ++i) EXPECT_EQ(game.deal(), dealer.deal());
  }
}

TEST(GameDealer, TakesTilesFromTheBox) {
  for (std::size_t large = 0; large <= kLargeTiles.size(); ++large) {
    auto dealer = *GameDealer::make({.game = Game::countdown, .large = large}, large);
    for (int i = 0; i < 200; ++i) {
      const Hand hand = dealer.deal();
      std::map<std::int64_t, int> copies;
      for (const std::int64_t tile : hand.cards()) ++copies[tile];
      std::size_t found = 0;
      for (const auto& [tile, count] : copies) {
        const bool is_large = std::ranges::count(kLargeTiles, tile) > 0;
        found += is_large ? 1U : 0U;
        EXPECT_LE(count, is_large ? 1 : 2) << hand.to_text();
        EXPECT_TRUE(is_large || tile <= kLargestSmallTile);
      }
      EXPECT_EQ(found, large);
      EXPECT_GE(hand.objective(), kFirstDrawn);
    }
  }
}

// Every count is within six standard deviations of the expected one.
void expect_uniform(const std::map<std::int64_t, int>& counts, std::size_t values, int draws) {
  EXPECT_EQ(counts.size(), values);
  const double expected = static_cast<double>(draws) / static_cast<double>(values);
  for (const auto& [value, count] : counts) {
    EXPECT_NEAR(count, expected, 6 * std::sqrt(expected)) << value;
  }
}

TEST(GameDealer, IsFair) {
  constexpr int kHands = 20'000;
  {
    auto dealer = *GameDealer::make({.game = Game::countdown}, 1);
    std::map<std::int64_t, int> large;
    std::map<std::int64_t, int> objectives;
    std::map<std::int64_t, int> large_tiles;
    std::map<std::int64_t, int> small_tiles;
    int smalls = 0;
    for (int i = 0; i < kHands; ++i) {
      const Hand hand = dealer.deal();
      ++large[std::ranges::count_if(hand.cards(), [](std::int64_t tile) { return tile > 10; })];
      ++objectives[*hand.objective().to_int64()];
      for (const std::int64_t tile : hand.cards()) {
        ++(tile > 10 ? large_tiles : small_tiles)[tile];
        smalls += tile > 10 ? 0 : 1;
      }
    }
    expect_uniform(large, 5, kHands);
    expect_uniform(objectives, 899, kHands);
    expect_uniform(large_tiles, 4, 6 * kHands - smalls);
    expect_uniform(small_tiles, 10, smalls);
  }
  for (const std::int64_t most : {10, 13}) {
    auto dealer = *GameDealer::make({.game = Game::twenty_four, .up_to = most}, 2);
    std::map<std::int64_t, int> cards;
    int equal = 0;
    for (int i = 0; i < kHands; ++i) {
      const Hand hand = dealer.deal();
      for (const std::int64_t card : hand.cards()) ++cards[card];
      equal += hand.cards()[0] == hand.cards()[3] ? 1 : 0;
    }
    expect_uniform(cards, static_cast<std::size_t>(most), 4 * kHands);
    // Three of the other cards equal the first.
    const double expected = kHands * 3.0 / static_cast<double>(4 * most - 1);
    EXPECT_NEAR(equal, expected, 6 * std::sqrt(expected));
  }
}

TEST(GameDealer, RefusesWishesOfOtherGames) {
  const std::vector<DealWishes> wrong = {
      {.game = Game::countdown, .large = 5},   {.game = Game::krypto, .large = 1},
      {.game = Game::twenty_four, .large = 0}, {.game = Game::twenty_four, .up_to = 12},
      {.game = Game::countdown, .up_to = 10},  {.game = Game::twenty_four, .deck = Deck::cards52},
      {.game = Game::twenty_four, .cards = 4}, {.game = Game::twenty_four, .objective = 24},
      {.game = Game::own, .cards = 2},         {.game = Game::own, .cards = 8},
      {.game = Game::own, .up_to = 0},         {.game = Game::own, .up_to = kLargestCard + 1},
  };
  for (const DealWishes& wishes : wrong) EXPECT_FALSE(GameDealer::make(wishes, 1));
  auto own = GameDealer::make({.game = Game::own, .up_to = 3, .cards = 7, .objective = -12}, 1);
  ASSERT_TRUE(own);
  const Hand hand = own->deal();
  EXPECT_EQ(hand.cards().size(), 7U);
  EXPECT_LE(std::ranges::max(hand.cards()), 3);
  EXPECT_EQ(hand.objective(), -12);
}

// Published: 458 of the 1,820 hands of the 24 game have no solution.
TEST(TwentyFour, HasTheKnownHandsWithoutSolution) {
  Solver solver;
  int hands = 0;
  int solvable = 0;
  for (std::int64_t a = 1; a <= 13; ++a)
    for (std::int64_t b = a; b <= 13; ++b)
      for (std::int64_t c = b; c <= 13; ++c)
        for (std::int64_t d = c; d <= 13; ++d) {
          const Hand hand = *Hand::make({a, b, c, d}, 24);
          ++hands;
          solvable += solver.solvable(hand, row_of(Game::twenty_four).rules) ? 1 : 0;
        }
  EXPECT_EQ(hands, 1820);
  EXPECT_EQ(solvable, 1362);
}

// The least distance from the objective that some of the numbers reach, by joining any two of them
// until one is left. It shares no code with the solver.
std::int64_t least_distance(const std::vector<std::int64_t>& numbers, std::int64_t objective) {
  std::int64_t least = std::abs(numbers.front() - objective);
  for (const std::int64_t number : numbers) least = std::min(least, std::abs(number - objective));
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      const std::int64_t high = std::max(numbers[i], numbers[j]);
      const std::int64_t low = std::min(numbers[i], numbers[j]);
      std::vector<std::int64_t> results = {high + low, high * low};
      if (high > low) results.push_back(high - low);
      if (high % low == 0) results.push_back(high / low);
      for (const std::int64_t result : results) {
        std::vector<std::int64_t> fewer = {result};
        for (std::size_t k = 0; k < numbers.size(); ++k) {
          if (k != i && k != j) fewer.push_back(numbers[k]);
        }
        least = std::min(least, least_distance(fewer, objective));
        if (least == 0) return 0;
      }
    }
  }
  return least;
}

// The distance of the solution or the nearest number that the solver finds.
std::int64_t distance_found(Solver& solver, const Hand& hand) {
  const GameRow& row = row_of(Game::countdown);
  if (solver.solvable(hand, row.rules, row.use)) return 0;
  const Nearest near = solver.nearest(hand, row.rules, row.use);
  std::int64_t least = kLastDrawn;
  for (const auto& side : {near.below, near.above}) {
    if (!side) continue;
    least = std::min(least, *(*side->value() - hand.objective()).abs().to_int64());
  }
  return least;
}

// The first is the best known board of the show. G. Hutton (2002) counts 780 solutions of the
// third, and none of the fourth.
TEST(Countdown, SolvesKnownBoards) {
  Solver solver;
  for (const auto& [board, distance] : std::vector<std::pair<std::string, std::int64_t>>{
           {"25 50 75 100 3 6 952", 0},
           {"75 50 2 3 8 7 812", 0},
           {"1 3 7 10 25 50 765", 0},
           {"1 3 7 10 25 50 831", 1},
           {"1 1 2 2 3 3 999", 918},
       }) {
    const Hand hand = *parse_hand(Game::countdown, board);
    EXPECT_EQ(least_distance(hand.cards(), *hand.objective().to_int64()), distance) << board;
    EXPECT_EQ(distance_found(solver, hand), distance) << board;
  }
}

TEST(Countdown, ComesAsNearAsEveryWayToJoinNumbers) {
  constexpr std::uint64_t kSeed = 20261129;
  auto dealer = *GameDealer::make({.game = Game::countdown}, kSeed);
  Solver solver;
  for (int i = 0; i < effort(12, 3); ++i) {
    const Hand hand = dealer.deal();
    EXPECT_EQ(distance_found(solver, hand),
              least_distance(hand.cards(), *hand.objective().to_int64()))
        << "seed " << kSeed << ": " << hand.to_text();
  }
}

}  // namespace
}  // namespace reckon::krypto
