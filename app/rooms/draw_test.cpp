// SPDX-License-Identifier: MIT
#include "app/rooms/draw.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "reckon/arith/effort_test.hpp"
#include "reckon/arith/random.hpp"
#include "reckon/kinds/kind.hpp"
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
constexpr RoomSettings on(match::RacePuzzle puzzle, std::optional<int> level = {}) {
  return {.game = RoomGame::race, .puzzle = puzzle, .level = level};
}
class DrawOfLevel : public Draw, public testing::WithParamInterface<int> {};
INSTANTIATE_TEST_SUITE_P(Levels, DrawOfLevel,
                         testing::Range(letters::kEasiestLevel, letters::kHardestLevel + 1));

TEST_P(DrawOfLevel, PuzzlesOfLettersHaveOneAnswerAndTheLevel) {
  krypto::Solver solver;
  for (const match::RacePuzzle kind : match::kAllRacePuzzles) {
    if (match::row_of(kind).has_cards) continue;
    int off = 0;
    for (int n = 0; n < kCount; ++n) {
      const match::PosedPuzzle posed = draw_posed(on(kind, GetParam()), {}, sources_);
      EXPECT_EQ(posed.kind(), kind);
      Budget endless(Budget::kEndless);
      EXPECT_EQ(posed.count_answers(endless), 1) << posed.text();
      EXPECT_EQ(posed.is_answer(posed.answer(endless)), true) << posed.text();
      auto puzzle = kinds::read_puzzle(kind, endless, posed.text(), Rules::house);
      ASSERT_TRUE(puzzle) << posed.text() << ": " << puzzle.error().message;
      off += std::abs(*entry_of(solver, *std::move(puzzle))->solved.level - GetParam());
    }
    // The easiest sums of words are rare.
    EXPECT_LE(off, kind == match::RacePuzzle::alphametic ? 1 + kCount / 10 : 0) << name_of(kind);
  }
}

TEST_F(Draw, AlphameticsAreOfWordsOfTheLanguage) {
  RoomSettings settings = on(match::RacePuzzle::alphametic, 3);
  std::set<std::string> seen;
  for (const Language language : kAllLanguages) {
    settings.language = language;
    const Sources same{.clock = {}, .date = {}, .chance = [] { return kSeed; }};
    seen.insert(draw_posed(settings, {}, same).text());
  }
  EXPECT_EQ(seen.size(), kAllLanguages.size());
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

TEST_F(Draw, PuzzlesOfAnyLevelDiffer) {
  const RoomSettings settings = on(match::RacePuzzle::calcrostic);
  EXPECT_NE(draw_posed(settings, {}, sources_), draw_posed(settings, {}, sources_));
}

TEST_F(Draw, NoClassHasAPuzzleTwiceIfOthersAreFound) {
  int drawn = 0;
  const Sources repeating{
      .clock = {}, .date = {}, .chance = [&] { return ++drawn <= 3 ? kSeed : random_.next(); }};
  const RoomSettings settings = on(match::RacePuzzle::calcrostic, 1);
  const match::PosedPuzzle first = draw_posed(settings, {}, repeating);
  const std::vector<match::RaceTask> had{first};
  EXPECT_NE(draw_posed(settings, had, repeating), first);
  EXPECT_GT(drawn, 3);
  const Sources constant{.clock = {}, .date = {}, .chance = [] { return kSeed; }};
  EXPECT_EQ(draw_posed(settings, had, constant), first) << "there is no other";
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
