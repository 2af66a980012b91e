// SPDX-License-Identifier: MIT
// Matches of 24, of Countdown, and of one's own game.
#include "reckon/match/card_game.hpp"

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <vector>

#include "reckon/krypto/solver.hpp"
#include "reckon/match/duel.hpp"
#include "reckon/match/opponent.hpp"
#include "reckon/match/race.hpp"
#include "reckon/match/table_test.hpp"

namespace reckon::match {
namespace {

using Reason = Refusal::Reason;
using Kind = Happening::Kind;
using krypto::Game;

using Boxes = std::vector<std::optional<std::int64_t>>;

TournamentSettings countdown(int hands = 2) {
  return {.game = {.game = Game::countdown},
          .rules = Rules::positive,
          .hands = hands,
          .hand_seconds = 30};
}

// (50 - 4) * (8 - 2) = 276.
constexpr const char* kTiles = "50 25 100 4 2 8 : 276";
constexpr const char* kExact = "(50 - 4) * (8 - 2)";
constexpr const char* kOneAway = "(50 + 4) * 8 / 2 + 100 - 25 - 14";  // 14 lacks
constexpr const char* kFourAway = "(50 - 4 - 8 / 8) * 6";             // 8 twice, and 6

// 100 + 50 * 4 - 25 = 275, 1 away; 100 * 2 + 50 + 25 - 4 = 271, 5 away; 100 * 2 + 50 + 8 * 2 = 266
// uses 2 twice; 100 + 50 * 4 - 25 - 8 = 267, 9 away; 100 * 2 + 50 + 25 + 8 + 4 = 287, 11 away.
constexpr const char* k275 = "100 + 50 * 4 - 25";
constexpr const char* k271 = "100 * 2 + 50 + 25 - 4";
constexpr const char* k267 = "100 + 50 * 4 - 25 - 8";
constexpr const char* k287 = "100 * 2 + 50 + 25 + 8 + 4";

// A table on Countdown with the tiles dealt.
class Countdown : public Table {
 public:
  explicit Countdown(std::initializer_list<std::string> names, int hands = 2)
      : Table(countdown(hands)) {
    join(names);
    EXPECT_EQ(deal(kTiles), kNone);
  }
};

TEST(CountdownMatch, TheNearestScoresByItsDistance) {
  Countdown table({"Ann", "Bob"});
  EXPECT_EQ(table.answer(kAnn, k267), kNone);
  EXPECT_EQ(table.last().kind, Kind::near);
  EXPECT_EQ(table.last().distance, 9);
  EXPECT_EQ(table.answer(kBob, k271), kNone);
  table.wait(30'000);
  EXPECT_EQ(table.time_out(), kNone);
  EXPECT_EQ(table.last().kind, Kind::closed);
  EXPECT_EQ(table.boxes(kAnn), Boxes{std::nullopt});
  EXPECT_EQ(table.boxes(kBob), Boxes{7});
  EXPECT_EQ(table->phase(), Phase::between);
  EXPECT_EQ(table->box(), 1);
}

TEST(CountdownMatch, EquallyNearOnesAllScore) {
  Countdown table({"Ann", "Bob"});
  EXPECT_EQ(table.answer(kAnn, kExact), kNone);
  EXPECT_EQ(table.last().kind, Kind::right);
  EXPECT_EQ(table->phase(), Phase::playing) << "the others may still reach it";
  EXPECT_EQ(table.answer(kBob, kExact), kNone);
  EXPECT_EQ(table->phase(), Phase::between) << "all have it";
  EXPECT_EQ(table.boxes(kAnn), Boxes{10});
  EXPECT_EQ(table.boxes(kBob), Boxes{10});
}

TEST(CountdownMatch, ANearerFormulaReplacesTheOneBefore) {
  Countdown table({"Ann"});
  EXPECT_EQ(table.answer(kAnn, k271), kNone);
  EXPECT_EQ(table.answer(kAnn, k267), kNone);
  EXPECT_EQ(table.last().kind, Kind::wrong) << "no nearer";
  EXPECT_EQ(table.answer(kAnn, k275), kNone);
  EXPECT_EQ(table.last().distance, 1);
  EXPECT_EQ(table.pass(kAnn), kNone);
  EXPECT_EQ(table.boxes(kAnn), Boxes{7});
  EXPECT_EQ(table.answer(kAnn, kExact), Reason::nothing_dealt);
}

TEST(CountdownMatch, TakesNoFormulaAgainstTheRules) {
  Countdown table({"Ann"});
  for (const char* formula : {kOneAway, kFourAway, k287, "100 + 100 + 50 + 25", "276",
                              "100 * 2 + 76", "50 * 8 - 100 - 25 + (2 - 4)",
                              "(2 - 2) + 50 * 4 + 100 - 25", "25 / 2 * 8 + 100 + 50 + 25"}) {
    EXPECT_EQ(table.answer(kAnn, formula), kNone) << formula;
    EXPECT_EQ(table.last().kind, Kind::wrong) << formula;
    EXPECT_FALSE(table.last().problems.empty()) << formula;
    EXPECT_EQ(table.last().points, 0) << formula;
  }
  EXPECT_EQ(table.answer(kAnn, "(50"), Reason::unreadable);
  EXPECT_EQ(table.answer(kAnn, "A=1"), Reason::unreadable);
  EXPECT_EQ(table.answer(kBob, kExact), Reason::no_such_player);
  table.wait(29'999);
  EXPECT_EQ(table.answer(kAnn, "50 * 4 = 200, 200 + 100 = 300, 300 - 25 = 275, 275 - 8 = 267"),
            kNone);
  EXPECT_EQ(table.last().distance, 9) << "steps count too";
  table.wait(1);
  EXPECT_EQ(table.answer(kAnn, kExact), Reason::too_late);
  EXPECT_EQ(table.time_out(), kNone);
  EXPECT_EQ(table.boxes(kAnn), Boxes{5});
}

TEST(CountdownMatch, HasNoCalls) {
  Countdown table({"Ann"});
  EXPECT_EQ(table.call(kAnn), Reason::other_game);
}

TEST(CountdownMatch, TheFormulaOfAPlayerWhoLeavesDoesNotCount) {
  Countdown table({"Ann", "Bob"});
  EXPECT_EQ(table.answer(kAnn, kExact), kNone);
  EXPECT_EQ(table.leave(kAnn), kNone);
  EXPECT_EQ(table.answer(kBob, k267), kNone);
  EXPECT_EQ(table.pass(kBob), kNone);
  EXPECT_EQ(table.boxes(kAnn), Boxes{std::nullopt});
  EXPECT_EQ(table.boxes(kBob), Boxes{5});
}

TEST(CountdownMatch, AnUnsolvedHandLeavesItsBoxEmpty) {
  Countdown table({"Ann", "Bob"});
  table.wait(30'000);
  EXPECT_EQ(table.time_out(), kNone);
  EXPECT_EQ(table.last().kind, Kind::unsolved);
  EXPECT_EQ(table->box(), 1);
}

TEST(CountdownMatch, TheFirstOfTwoEqualsBreaksATie) {
  Countdown table({"Ann", "Bob"}, 1);
  EXPECT_EQ(table.answer(kAnn, kExact), kNone);
  EXPECT_EQ(table.answer(kBob, kExact), kNone);
  EXPECT_EQ(table->phase(), Phase::between);
  EXPECT_EQ(table.deal(kTiles), kNone);
  EXPECT_EQ(table.answer(kBob, kExact), kNone);
  table.wait(1);
  EXPECT_EQ(table.answer(kAnn, kExact), kNone);
  EXPECT_EQ(table->phase(), Phase::over);
  EXPECT_EQ(table->winner(), kBob);
}

TEST(CountdownMatch, DealsOnlyTilesOfTheBox) {
  Table table(countdown());
  table.join({"Ann"});
  for (const char* hand : {"50 50 100 4 2 8 : 276", "50 25 100 4 4 4 : 276",
                           "50 25 100 4 2 11 : 276", "50 25 100 4 2 8 : 100",
                           "50 25 100 4 2 8 : 1000", "50 25 100 4 2 : 276", "2 1 2 2 3 : 24"}) {
    EXPECT_EQ(table.deal(hand), Reason::not_in_deck) << hand;
  }
  TournamentSettings one_large = countdown();
  one_large.game.large = 1;
  Table small(one_large);
  small.join({"Ann"});
  EXPECT_EQ(small.deal(kTiles), Reason::not_in_deck);
  EXPECT_EQ(small.deal("50 1 1 4 2 8 : 276"), kNone);
}

TEST(TwentyFour, IsCalledAsKrypto) {
  Table table({.game = {.game = Game::twenty_four}, .rules = Rules::house, .hands = 1});
  table.join({"Ann", "Bob"});
  EXPECT_EQ(table.deal("3 3 8 8 : 25"), Reason::not_in_deck);
  EXPECT_EQ(table.deal("3 3 8 14 : 24"), Reason::not_in_deck);
  EXPECT_EQ(table.deal("3 3 8 8 : 24"), kNone);
  EXPECT_EQ(table.answer(kAnn, "8 / (3 - 8 / 3)"), Reason::not_caller);
  EXPECT_EQ(table.call(kAnn), kNone);
  EXPECT_EQ(table.answer(kAnn, "3 * 8"), kNone);
  EXPECT_EQ(table.last().kind, Kind::wrong) << "all cards are used";
  EXPECT_EQ(table.deal("3 3 8 8 : 24"), kNone);
  EXPECT_EQ(table.call(kBob), kNone);
  EXPECT_EQ(table.answer(kBob, "8 / (3 - 8 / 3)"), kNone);
  EXPECT_EQ(table->winner(), kBob);
}

TEST(TwentyFour, HasCardsUpToTen) {
  Table table({.game = {.game = Game::twenty_four, .up_to = 10}});
  table.join({"Ann"});
  EXPECT_EQ(table.deal("11 1 1 1 : 24"), Reason::not_in_deck);
  EXPECT_EQ(table.deal("10 1 1 1 : 24"), kNone);
}

TEST(OwnGame, HasTheChosenCardsAndObjective) {
  Table table({.game = {.game = Game::own, .cards = 3, .objective = 100}});
  table.join({"Ann"});
  EXPECT_EQ(table.deal("4 5 5 5 : 100"), Reason::not_in_deck);
  EXPECT_EQ(table.deal("4 5 5 : 99"), Reason::not_in_deck);
  EXPECT_EQ(table.deal("4 5 5 : 100"), kNone);
  EXPECT_EQ(table.call(kAnn), kNone);
  EXPECT_EQ(table.answer(kAnn, "4 * 5 * 5"), kNone);
  EXPECT_EQ(table.last().kind, Kind::right);
}

TEST(CardGame, RefusesChoicesThatItDoesNotHave) {
  EXPECT_FALSE(Tournament::open({.game = {.large = 2}}));
  EXPECT_FALSE(Tournament::open({.game = {.game = Game::countdown, .large = 5}}));
  EXPECT_FALSE(Race::open({.game = {.game = Game::own, .cards = 8}}));
  EXPECT_FALSE(Duel::open({.game = {.game = Game::countdown}})) << "no deck can be laid";
  EXPECT_FALSE(Duel::open({.game = {.game = Game::own}}));
  EXPECT_FALSE(Duel::open({.game = {.game = Game::twenty_four}, .rounds = 2}));
}

// A class on Countdown, with the tiles dealt.
class CountdownRace {
 public:
  CountdownRace()
      : race_(*Race::open({.game = {.game = Game::countdown},
                           .rules = Rules::positive,
                           .hands = 1,
                           .hand_seconds = 100})) {
    for (const char* name : {"Ann", "Bob"}) EXPECT_TRUE(take(Joined{name}));
    EXPECT_TRUE(take(Dealt{*krypto::Hand::parse(kTiles)}));
  }
  const Race* operator->() const { return &race_; }
  bool take(Act act) {
    auto outcome = race_.apply({.at = clock, .act = std::move(act)});
    if (outcome) last = *std::move(outcome);
    return outcome.has_value();
  }
  bool answer(Seat seat, const char* formula) { return take(Answered{seat, formula}); }
  const Racer& player(Seat seat) const { return race_.players()[seat]; }

  Happening last;
  Time clock = 0;

 private:
  Race race_;
};

TEST(CountdownRace, ScoresByDistanceAndTime) {
  CountdownRace lesson;
  lesson.clock = 50'000;
  EXPECT_TRUE(lesson.answer(kAnn, k271));
  EXPECT_EQ(lesson.last.kind, Kind::near);
  EXPECT_EQ(lesson.last.points, 525) << "seven tenths of 750";
  EXPECT_EQ(lesson.player(kAnn).progress, Progress::thinking);
  EXPECT_TRUE(lesson.answer(kBob, k267));
  EXPECT_EQ(lesson.last.points, 375) << "half of 750";
  EXPECT_TRUE(lesson.answer(kAnn, kExact));
  EXPECT_EQ(lesson.last.kind, Kind::right);
  EXPECT_EQ(lesson.player(kAnn).boxes, Boxes{750});
  EXPECT_TRUE(lesson.take(Passed{kBob}));
  EXPECT_EQ(lesson->phase(), Phase::over) << "a player who is content passes";
  EXPECT_EQ(lesson.player(kBob).boxes, Boxes{375});
  EXPECT_EQ(lesson->winner(), kAnn);
}

TEST(CountdownRace, ALaterNearerAnswerNeverLowersTheScore) {
  CountdownRace lesson;
  EXPECT_TRUE(lesson.answer(kAnn, k267));
  EXPECT_EQ(lesson.last.points, 500);
  lesson.clock = 99'999;
  EXPECT_TRUE(lesson.answer(kAnn, k271));
  EXPECT_EQ(lesson.last.kind, Kind::near);
  EXPECT_EQ(lesson.player(kAnn).distance, 5);
  EXPECT_EQ(lesson.player(kAnn).boxes, Boxes{500});
  lesson.clock = 100'000;
  EXPECT_FALSE(lesson.answer(kAnn, kExact)) << "too late";
}

TEST(CountdownRace, AnAnswerThatDoesNotCountIsATry) {
  CountdownRace lesson;
  EXPECT_TRUE(lesson.answer(kAnn, k271));
  EXPECT_TRUE(lesson.answer(kAnn, k271));
  EXPECT_EQ(lesson.last.kind, Kind::wrong) << "no nearer";
  EXPECT_EQ(lesson.player(kAnn).tries, 1);
  EXPECT_EQ(lesson.player(kAnn).formula, k271);
  for (int i = 1; i < kMostTries; ++i) EXPECT_TRUE(lesson.answer(kAnn, kOneAway));
  EXPECT_EQ(lesson.player(kAnn).progress, Progress::out);
  EXPECT_EQ(lesson.player(kAnn).boxes, Boxes{700}) << "the best answer stays";
  EXPECT_FALSE(lesson.answer(kAnn, kExact));
}

TEST(CountdownRace, ANearAnswerOfKryptoIsWrong) {
  Race race = *Race::open({.hands = 1});
  EXPECT_TRUE(race.apply({.at = 0, .act = Joined{"Ann"}}));
  EXPECT_TRUE(race.apply({.at = 0, .act = Dealt{*krypto::Hand::parse("2 1 2 2 3 : 24")}}));
  const auto happening = race.apply({.at = 0, .act = Answered{0, "2 * 2 * 2 * 3 - 1"}});
  ASSERT_TRUE(happening);
  EXPECT_EQ(happening->kind, Kind::wrong);
}

TEST(DuelOf24, LaysTheDeckInHandsOfFour) {
  for (const std::int64_t up_to : {10, 13}) {
    const CardGame game{.game = Game::twenty_four, .up_to = up_to};
    Duel duel = *Duel::open({.game = game, .rules = Rules::house});
    for (const char* name : {"Ann", "Bob"}) {
      EXPECT_TRUE(duel.apply({.at = 0, .act = Joined{name}}));
    }
    EXPECT_FALSE(duel.apply({.at = 0, .act = Laid{krypto::cards_of(krypto::Deck::cards56)}}));
    EXPECT_TRUE(duel.apply({.at = 0, .act = Laid{deck_of(game, {})}}));
    EXPECT_EQ(duel.piles().size(), static_cast<std::size_t>(up_to));
    EXPECT_EQ(duel.goal(), 24);
    EXPECT_TRUE(duel.apply({.at = 0, .act = Picked{kAnn, 7}}));
    EXPECT_TRUE(duel.apply({.at = 0, .act = Called{kAnn}}));
    const auto answered = duel.apply({.at = 0, .act = Answered{kAnn, "8 + 8 + 8 * 8 / 8"}});
    ASSERT_TRUE(answered);
    EXPECT_EQ(answered->kind, Kind::wrong) << "8 is used five times";
    EXPECT_TRUE(duel.apply({.at = 0, .act = Passed{kAnn}}));
    EXPECT_TRUE(duel.apply({.at = 0, .act = Passed{kBob}}));
    EXPECT_EQ(duel.phase(), Phase::over) << "24 has one round";
  }
}

TEST(CountdownOpponent, ComesNearerTheStrongerItIs) {
  constexpr std::uint64_t kSeed = 24'2026;
  RecordProperty("seed", std::to_string(kSeed));
  krypto::Solver solver;
  const CardGame game{.game = Game::countdown};
  constexpr Time kTime = 30'000;
  int last_points = 0;
  for (int strength = 1; strength <= kStrongest; ++strength) {
    auto dealer = *krypto::GameDealer::make(game, kSeed);
    SplitMix64 random(kSeed);
    int points = 0;
    for (int i = 0; i < 60; ++i) {
      const krypto::Hand hand = dealer.deal();
      const auto thought = think_near(strength, solver, game, hand, Rules::positive, kTime, random);
      if (!thought) continue;
      EXPECT_GE(thought->after, 0);
      EXPECT_LT(thought->after, kTime);
      const auto value = thought->formula.value().value();
      EXPECT_TRUE(value.is_integer());
      points += krypto::points(Game::countdown, (value - hand.objective()).abs());
    }
    EXPECT_GT(points, last_points) << strength;
    last_points = points;
  }
}

}  // namespace
}  // namespace reckon::match
