// SPDX-License-Identifier: MIT
#include "app/rooms/draw.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <vector>

#include "reckon/arith/effort_test.hpp"
#include "reckon/arith/random.hpp"
#include "reckon/krypto/deck.hpp"
#include "reckon/krypto/grade.hpp"
#include "reckon/letters/reason/grade.hpp"

namespace reckon::rooms {
namespace {

// Draws as the server does, but from reproducible bits.
class Draw : public testing::Test {
 public:
  void SetUp() override { RecordProperty("seed", std::to_string(kSeed)); }

  static constexpr std::uint64_t kSeed = 20261126;
  static constexpr int kCount = effort(30, 3);
  SplitMix64 random_{kSeed};
  Sources sources_{.clock = {}, .date = {}, .chance = [this] { return random_.next(); }};
};
class DrawOfLevel : public Draw, public testing::WithParamInterface<int> {};
INSTANTIATE_TEST_SUITE_P(Levels, DrawOfLevel,
                         testing::Range(letters::kEasiestLevel, letters::kHardestLevel + 1));

TEST_P(DrawOfLevel, CalcrosticsHaveOneAnswerAndTheLevel) {
  for (int n = 0; n < kCount; ++n) {
    const match::PosedPuzzle posed = draw_calcrostic(GetParam(), {}, sources_);
    const letters::Reasoned reasoned = letters::reason(posed.puzzle());
    EXPECT_EQ(reasoned.outcome, letters::Outcome::one_answer) << posed.text();
    EXPECT_EQ(letters::level_of(reasoned), GetParam()) << posed.text();
    EXPECT_EQ(posed.is_answer(posed.answer()), true) << posed.text();
  }
}

TEST_P(DrawOfLevel, HandsHaveTheLevelOrOneNear) {
  krypto::Solver solver;
  for (const Rules rules : kAllRules) {
    const RoomSettings settings{
        .game = RoomGame::race, .table = {.rules = rules}, .level = GetParam()};
    int off = 0;
    for (int n = 0; n < kCount; ++n) {
      const krypto::Hand hand = draw_hand(settings, sources_, solver);
      const auto grade = krypto::grade(solver, hand, rules);
      ASSERT_TRUE(grade) << hand.to_text();
      off += std::abs(grade->level - GetParam());
    }
    EXPECT_LE(off, 1) << name_of(rules);
  }
}

TEST_F(Draw, CalcrosticsOfAnyLevelDiffer) {
  EXPECT_NE(draw_calcrostic({}, {}, sources_), draw_calcrostic({}, {}, sources_));
}

TEST_F(Draw, NoClassHasACalcrosticTwiceIfOthersAreFound) {
  int drawn = 0;
  const Sources repeating{
      .clock = {}, .date = {}, .chance = [&] { return ++drawn <= 3 ? kSeed : random_.next(); }};
  const match::PosedPuzzle first = draw_calcrostic(1, {}, repeating);
  const std::vector<match::RaceTask> had{first};
  EXPECT_NE(draw_calcrostic(1, had, repeating), first);
  EXPECT_GT(drawn, 3);
  const Sources constant{.clock = {}, .date = {}, .chance = [] { return kSeed; }};
  EXPECT_EQ(draw_calcrostic(1, had, constant), first) << "there is no other";
}

TEST_F(Draw, ADeckIsLaidWhole) {
  auto cards = lay_deck({.deck = krypto::Deck::cards52}, sources_).cards;
  EXPECT_FALSE(std::ranges::is_sorted(cards));
  std::ranges::sort(cards);
  auto whole = krypto::cards_of(krypto::Deck::cards52);
  std::ranges::sort(whole);
  EXPECT_EQ(cards, whole);
}

}  // namespace
}  // namespace reckon::rooms
