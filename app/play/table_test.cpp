// SPDX-License-Identifier: MIT
#include "app/play/table.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <string>
#include <variant>
#include <vector>

#include "reckon/arith/notation.hpp"
#include "reckon/krypto/check.hpp"

namespace reckon::play {
namespace {

using match::Phase;
using Kind = match::Happening::Kind;
using testing::ElementsAre;

constexpr match::Time kHandTime = 180'000;

Settings settings(std::uint64_t seed, std::optional<int> strength = {}, int hands = 10) {
  Settings settings{.seed = seed, .strength = strength};
  settings.tournament.hands = hands;
  settings.tournament.unsolved = match::Unsolved::empty;
  return settings;
}

Table open(const Settings& settings) {
  auto table = Table::open(settings);
  EXPECT_TRUE(table);
  return *std::move(table);
}

std::string solution(const Table& table) { return to_text(table.grade()->text, Notation::infix); }

// Marks an attempt whose refusal is ignored.
void attempt(const Table::Accepted&) {}

std::vector<Kind> kinds_of_hand(const Table& table) {
  std::vector<Kind> kinds;
  for (std::size_t i = table.hand_news(); i < table.news().size(); ++i) {
    kinds.push_back(table.news()[i].happening.kind);
  }
  return kinds;
}

// Returns a seed for which the computer of this strength does not call to the first hand in time,
// or does with a solution.
std::uint64_t seed_where(int strength, bool calls) {
  for (std::uint64_t seed = 1;; ++seed) {
    Table table = open(settings(seed, strength));
    table.deal();
    table.advance(kHandTime);
    if (calls ? table.news().back().happening.kind == Kind::right
              : table.news().back().happening.kind == Kind::unsolved) {
      return seed;
    }
  }
}

TEST(Table, DealsTheHandsOfTheDealerWhoeverPlays) {
  krypto::Dealer dealer(krypto::Deck::cards56, 7);
  krypto::Solver solver;
  Table alone = open(settings(7));
  Table against = open(settings(7, 3));
  for (int i = 0; i < 10; ++i) {
    krypto::Hand hand = dealer.deal();
    while (!solver.solvable(hand, Rules::international)) hand = dealer.deal();
    for (Table* table : {&alone, &against}) {
      table->deal();
      EXPECT_EQ(table->tournament().hand(), hand);
      ASSERT_TRUE(table->pass());
    }
  }
  EXPECT_EQ(alone.tournament().phase(), Phase::over);
}

TEST(Table, DealsHandsWithoutSolutionIfTold) {
  krypto::Solver solver;
  // The first of the seeds that deals such a hand early.
  Settings wanted = settings(0, 5, match::kMostHands);
  wanted.any_hand = true;
  int unsolvable = match::kMostHands;
  while (unsolvable == match::kMostHands) {
    krypto::Dealer dealer(krypto::Deck::cards56, ++wanted.seed);
    unsolvable = 0;
    while (unsolvable < match::kMostHands && solver.solvable(dealer.deal(), Rules::international)) {
      ++unsolvable;
    }
  }
  krypto::Dealer dealer(krypto::Deck::cards56, wanted.seed);
  Table table = open(wanted);
  for (int i = 0; i <= unsolvable; ++i) {
    table.deal();
    EXPECT_EQ(table.tournament().hand(), dealer.deal());
    ASSERT_EQ(table.grade().has_value(), i < unsolvable);
    if (i < unsolvable) {
      ASSERT_TRUE(table.answer(solution(table)));
    }
  }
  // The computer, of any strength, does not call to it.
  EXPECT_EQ(table.time_to_next(), table.time_left());
  table.advance(kHandTime);
  EXPECT_THAT(kinds_of_hand(table), ElementsAre(Kind::dealt, Kind::unsolved));
}

TEST(Table, DoublesThePointsOfHandsWonInARow) {
  Table table = open(settings(3, {}, 4));
  for (const int points : {1, 2, 4, 8}) {
    table.deal();
    ASSERT_TRUE(table.call());
    ASSERT_TRUE(table.explain(solution(table)));
    EXPECT_EQ(table.news().back().happening.points, points);
  }
  EXPECT_EQ(table.tournament().phase(), Phase::over);
  EXPECT_EQ(table.tournament().players()[kPerson].total(), 15);
}

TEST(Table, LetsTheClockRunOut) {
  Table table = open(settings(3));
  table.deal();
  EXPECT_EQ(table.time_left(), kHandTime);
  table.advance(kHandTime - 1);
  EXPECT_EQ(table.time_left(), 1);
  EXPECT_EQ(table.tournament().phase(), Phase::playing);
  table.advance(1);
  EXPECT_THAT(kinds_of_hand(table), ElementsAre(Kind::dealt, Kind::unsolved));
  EXPECT_FALSE(table.time_left());
  EXPECT_FALSE(table.call());
  table.deal();
  ASSERT_TRUE(table.call());
  EXPECT_EQ(table.time_left(), 30'000);
  table.advance(1'000'000);
  EXPECT_THAT(kinds_of_hand(table), ElementsAre(Kind::dealt, Kind::called, Kind::silent));
  EXPECT_EQ(table.tournament().players()[kPerson].boxes[1], -1);
}

TEST(Table, LetsTheComputerCallWhenItHasThought) {
  Table table = open(settings(seed_where(5, true), 5));
  table.deal();
  const match::Time call = *table.time_to_next();
  ASSERT_LT(call, *table.time_left());
  table.advance(call - 1);
  EXPECT_EQ(table.tournament().phase(), Phase::playing);
  table.advance(1);
  EXPECT_THAT(kinds_of_hand(table), ElementsAre(Kind::dealt, Kind::called, Kind::right));
  EXPECT_EQ(table.tournament().players()[kComputer].total(), 1);
}

TEST(Table, CountsTheComputersCallAtItsTimeHoweverLateItIsNoticed) {
  const std::uint64_t seed = seed_where(5, true);
  Table early = open(settings(seed, 5));
  Table late = open(settings(seed, 5));
  early.deal();
  late.deal();
  for (int i = 0; i < 3000; ++i) early.advance(100);
  late.advance(300'000);
  EXPECT_EQ(early.news().back().text, late.news().back().text);
  EXPECT_EQ(early.events().back().at, late.events().back().at);
}

TEST(Table, KeepsTheComputerQuietWhileThePersonExplains) {
  Table table = open(settings(seed_where(5, true), 5));
  table.deal();
  table.advance(*table.time_to_next() - 1);
  ASSERT_TRUE(table.call());
  table.advance(29'000);
  EXPECT_EQ(table.tournament().phase(), Phase::explaining);
  ASSERT_TRUE(table.explain(solution(table)));
  EXPECT_EQ(table.tournament().players()[kPerson].total(), 1);
}

TEST(Table, WaitsForNobodyOnceThePersonHasPassed) {
  Table finds = open(settings(seed_where(5, true), 5));
  finds.deal();
  ASSERT_TRUE(finds.pass());
  EXPECT_THAT(kinds_of_hand(finds),
              ElementsAre(Kind::dealt, Kind::passed, Kind::called, Kind::right));
  Table gives_up = open(settings(seed_where(1, false), 1));
  gives_up.deal();
  ASSERT_TRUE(gives_up.pass());
  EXPECT_THAT(kinds_of_hand(gives_up), ElementsAre(Kind::dealt, Kind::passed, Kind::passed));
  EXPECT_EQ(gives_up.tournament().box(), 1);
}

TEST(Table, ReplaysTheHandWithoutThePersonWhoErred) {
  Table table = open(settings(3, 5));
  table.deal();
  ASSERT_TRUE(table.answer("1 + 1"));
  EXPECT_EQ(table.tournament().phase(), Phase::between);
  EXPECT_EQ(table.tournament().box(), 0);
  table.deal();
  EXPECT_THAT(table.news()[table.hand_news()].text, testing::StartsWith("Hand 1 of 10 again: "));
  EXPECT_EQ(table.tournament().phase(), Phase::between);
  EXPECT_EQ(table.tournament().box(), 1);
  EXPECT_EQ(table.tournament().players()[kPerson].boxes[0], -1);
}

TEST(Table, IsLeftAsItWasByWhatCannotBeRead) {
  Table table = open(settings(3));
  table.deal();
  const match::Tournament before = table.tournament();
  for (const char* const formula : {"", "(1 + 2", "one", "1 +", "\xFF", "1 = = 2"}) {
    EXPECT_FALSE(table.answer(formula)) << formula;
    EXPECT_EQ(table.tournament(), before) << formula;
  }
  ASSERT_TRUE(table.call());
  EXPECT_FALSE(table.explain("(1 + 2"));
  EXPECT_EQ(table.tournament().phase(), Phase::explaining);
  EXPECT_TRUE(table.explain(solution(table)));
}

TEST(Table, RefusesNamesThatAreTakenOrCannotBeShown) {
  Settings taken = settings(1, 3);
  taken.name = kComputerName;
  EXPECT_FALSE(Table::open(taken));
  for (const char* const name : {"", " x", "a\nb"}) {
    Settings bad = settings(1);
    bad.name = name;
    EXPECT_FALSE(Table::open(bad)) << name;
  }
}

// For any actions of a person: the events replay to the same match, points are doublings or errors,
// and the game ends.
RC_GTEST_PROP(Table, KeepsARecordThatReplays, ()) {
  const auto strength = *rc::gen::inRange(0, match::kStrongest + 1);
  Settings wanted = settings(*rc::gen::arbitrary<std::uint64_t>(),
                             strength == 0 ? std::nullopt : std::optional(strength), 3);
  wanted.any_hand = *rc::gen::arbitrary<bool>();
  Table table = open(wanted);
  constexpr int kSteps = 60;
  for (int i = 0; i < kSteps && table.tournament().phase() != Phase::over; ++i) {
    const Phase phase = table.tournament().phase();
    if (phase == Phase::gathering || phase == Phase::between) table.deal();
    switch (*rc::gen::inRange(0, 7)) {
      case 0: attempt(table.call()); break;
      case 1: attempt(table.explain("1 + 2")); break;
      case 2:
        if (table.grade()) attempt(table.explain(solution(table)));
        break;
      case 3: attempt(table.pass()); break;
      case 4: table.advance(*rc::gen::inRange<match::Time>(0, 200'000)); break;
      case 5:
        if (table.grade()) attempt(table.answer(solution(table)));
        break;
      default: attempt(table.answer("no formula"));
    }
  }
  auto replayed = match::Tournament::open(wanted.tournament);
  for (const match::Event& event : table.events()) RC_ASSERT(bool(replayed->apply(event)));
  RC_ASSERT(*replayed == table.tournament());
  RC_ASSERT(table.news().size() == table.events().size());
  for (const match::Player& player : table.tournament().players()) {
    for (const auto& box : player.boxes) {
      if (!box) continue;  // RC_ASSERT evaluates its whole expression
      const bool power_of_two = *box > 0 && (*box & (*box - 1)) == 0;
      RC_ASSERT(*box == -1 || power_of_two);
    }
  }
}

}  // namespace
}  // namespace reckon::play
