// SPDX-License-Identifier: MIT
// Hands of all games as puzzles.
#include <gtest/gtest.h>

#include <string>

#include "reckon/arith/notation.hpp"
#include "reckon/kinds/code.hpp"
#include "reckon/kinds/kind.hpp"

namespace reckon::kinds {
namespace {

using krypto::Game;

HandPuzzle hand_of(Game game, const std::string& text) {
  return {.hand = *krypto::parse_hand(game, text),
          .rules = row_of(game).rules,
          .game = game,
          .use = row_of(game).use};
}

Solved solved(const HandPuzzle& puzzle) {
  krypto::Solver solver;
  return entry_of(solver, puzzle)->solved;
}

TEST(Hands, AreOfTheKindOfTheirGame) {
  for (const Game game : krypto::kAllGames) {
    const HandPuzzle puzzle{.hand = krypto::GameDealer::make({.game = game}, 1)->deal(),
                            .game = game};
    EXPECT_EQ(name_of(kind_of(Puzzle(puzzle))), name_of(game));
  }
}

TEST(Hands, AreSolvedByTheRulesOfTheirGame) {
  EXPECT_EQ(solved(hand_of(Game::twenty_four, "3 3 8 8")).solution, "8 ÷ (3 − 8 ÷ 3)");
  const Solved famous = solved(hand_of(Game::countdown, "25 50 75 100 3 6 952"));
  EXPECT_EQ(famous.solution, "75 × 6 ÷ 50 × (100 + 3) + 25");
  EXPECT_EQ(famous.level, 5);
  // Without a solution the nearest result is the answer.
  const Solved near = solved(hand_of(Game::countdown, "1 1 2 2 3 3 999"));
  EXPECT_EQ(near.solution, "");
  EXPECT_FALSE(near.level);
  ASSERT_TRUE(near.nearest.ends_with(" = 81")) << near.nearest;
  EXPECT_EQ(solved(hand_of(Game::twenty_four, "1 1 1 1")).nearest, "");
}

TEST(Hands, HaveTasksOfTheirGame) {
  EXPECT_EQ(task_of(hand_of(Game::twenty_four, "3 3 8 8"), Language::english),
            "Make 24 from the numbers before the colon with +, −, × and ÷. Use every number "
            "exactly once. Fractions and negative numbers are allowed on the way.");
  EXPECT_EQ(heading_of(Kind::countdown, Language::french), "Le compte est bon");
  HandPuzzle own = hand_of(Game::own, "2 3 5 : 6");
  own.use = krypto::Use::any;
  EXPECT_EQ(task_of(own, Language::english),
            "Make the number behind the colon with +, −, × and ÷. Use each number at most once. "
            "Fractions and negative numbers are allowed on the way.");
}

TEST(Hands, ShowFacesOfThe24GameAlone) {
  EXPECT_EQ(to_text(hand_of(Game::twenty_four, "1 13 10 11"), true), "A K 10 J : 24");
  EXPECT_EQ(to_text(hand_of(Game::twenty_four, "1 13 10 11"), false), "1 13 10 11 : 24");
  EXPECT_EQ(to_text(hand_of(Game::own, "1 13 10 : 11"), true), "1 13 10 : 11");
}

TEST(Hands, HaveNoCodeOfAnotherGame) {
  for (const Game game : {Game::twenty_four, Game::countdown, Game::own}) {
    const HandPuzzle wrong{.hand = *krypto::Hand::parse("2 3 : 5"), .game = game};
    EXPECT_FALSE(code_of(wrong)) << name_of(game);
  }
}

}  // namespace
}  // namespace reckon::kinds
