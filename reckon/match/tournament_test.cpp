// SPDX-License-Identifier: MIT
// Tests every sentence of the International Rules; the name of each test states it.
#include "reckon/match/tournament.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "reckon/match/table_test.hpp"

namespace reckon::match {
namespace {

using Reason = Refusal::Reason;
using Kind = Happening::Kind;
using testing::ElementsAre;
using testing::Optional;

// A table of Ann, Bob and Cy.
class Three : public Table {
 public:
  explicit Three(const TournamentSettings& settings = {}) : Table(settings) {
    join({"Ann", "Bob", "Cy"});
  }
};

TEST(InternationalRules, FiveCardsAreDealtFaceUpInTheCenter) {
  Three table;
  EXPECT_EQ(table.deal("2 1 2 2 : 8"), Reason::not_in_deck);
  EXPECT_EQ(table.deal("2 1 2 2 3 1 : 24"), Reason::not_in_deck);
  EXPECT_EQ(table.deal("2 1 2 2 3 : 24"), kNone);
  EXPECT_EQ(table->hand()->cards().size(), 5U);
  EXPECT_EQ(table.deal("2 1 2 2 3 : 24"), Reason::in_play);
}

TEST(InternationalRules, ASixthCardBecomesTheObjective) {
  Three table;
  // The deck has one 24, three 2 and no 26.
  EXPECT_EQ(table.deal("24 1 2 2 3 : 24"), Reason::not_in_deck);
  EXPECT_EQ(table.deal("2 1 2 2 3 : 2"), Reason::not_in_deck);
  EXPECT_EQ(table.deal("2 1 2 2 3 : 26"), Reason::not_in_deck);
  EXPECT_EQ(table.deal("2 2 2 2 3 : 24"), Reason::not_in_deck);
  EXPECT_EQ(table.deal("2 1 2 2 3 : 24"), kNone);
}

TEST(InternationalRules, TheLastSolutionEqualsTheObjective) {
  Three table;
  table.deal();
  table.call(kAnn);
  EXPECT_EQ(table.answer(kAnn, "2 * 1 * 2 * 2 + 3"), kNone);
  ASSERT_EQ(table.last().kind, Kind::wrong);
  EXPECT_EQ(table.last().problems.at(0).kind, krypto::Mistake::Kind::wrong_value);
}

TEST(InternationalRules, FractionsAndNegativeNumbersAreNotPermitted) {
  // 1 - 3 is a negative intermediate result, 3 / 2 a fraction: both reach the objective, but
  // neither counts.
  for (const auto& [hand, formula] : std::vector<std::pair<std::string, std::string>>{
           {"1 3 7 4 2 : 11", "1 - 3 + 7 + 4 + 2"}, {"3 2 4 5 1 : 10", "3 / 2 * 4 + 5 - 1"}}) {
    Three table;
    table.deal(hand);
    table.call(kAnn);
    table.answer(kAnn, formula);
    ASSERT_EQ(table.last().kind, Kind::wrong);
    ASSERT_EQ(table.last().problems.size(), 1U) << formula;
    EXPECT_EQ(table.last().problems[0].kind, krypto::Mistake::Kind::forbidden_result);

    TournamentSettings house;
    house.rules = Rules::house;
    Three at_home(house);
    at_home.deal(hand);
    at_home.call(kAnn);
    at_home.answer(kAnn, formula);
    EXPECT_EQ(at_home.last().kind, Kind::right) << formula;
  }
}

TEST(InternationalRules, EachOfTheFiveCardsMustBeUsedOnceAndOnlyOnce) {
  for (const std::string formula : {"2 * 2 * 2 * 3", "2 * 1 * 1 * 2 * 2 * 3", "4 * 1 * 2 * 3"}) {
    Three table;
    table.deal();
    table.call(kAnn);
    table.answer(kAnn, formula);
    EXPECT_EQ(table.last().kind, Kind::wrong) << formula;
  }
}

TEST(InternationalRules, TheFirstToSolveDeclaresKryptoAndHasThirtySecondsToExplain) {
  Three table;
  table.deal();
  table.wait(5000);
  EXPECT_EQ(table.call(kBob), kNone);
  EXPECT_EQ(table->caller(), kBob);
  EXPECT_EQ(table.call(kAnn), Reason::being_explained);
  EXPECT_EQ(table.call(kBob), Reason::being_explained);
  EXPECT_EQ(table.answer(kAnn), Reason::not_caller);
  EXPECT_EQ(table->deadline(), 35'000);
  table.wait(29'999);
  EXPECT_EQ(table.time_out(), Reason::too_early);
  EXPECT_EQ(table.answer(kBob), kNone);
  EXPECT_EQ(table.last().kind, Kind::right);

  table.deal();
  table.call(kBob);
  table.wait(30'000);
  EXPECT_EQ(table.answer(kBob), Reason::too_late);
  EXPECT_EQ(table.time_out(), kNone);
  EXPECT_EQ(table.last().kind, Kind::silent);
  EXPECT_EQ(table.last().points, -1);
}

TEST(InternationalRules, WhenTheSolutionIsNotProperANewHandIsDealtAndTheHandIsReplayed) {
  Three table;
  table.deal();
  table.err(kAnn);
  EXPECT_EQ(table->phase(), Phase::between);
  EXPECT_EQ(table->box(), 0);
  EXPECT_EQ(table.call(kBob), Reason::nothing_dealt);
  table.win(kBob);
  EXPECT_EQ(table->box(), 1);
  EXPECT_EQ(table->deals(), 2);
}

TEST(InternationalRules, WhoErredReceivesMinusOneAndIsNotEligibleForTheReplay) {
  Three table;
  table.deal();
  table.err(kAnn);
  EXPECT_THAT(table.boxes(kAnn), ElementsAre(Optional(-1)));
  table.deal();
  EXPECT_EQ(table.call(kAnn), Reason::not_playing);
  EXPECT_EQ(table.pass(kAnn), Reason::not_playing);
  EXPECT_EQ(table.call(kCy), kNone);
}

TEST(InternationalRules, EachHandMustBeSolvedWithinThreeMinutesOrANewHandIsDealt) {
  Three table;
  table.wait(5000);
  table.deal();
  EXPECT_EQ(table->now(), 5000);
  EXPECT_EQ(table->deadline(), 185'000);
  table.wait(179'999);
  EXPECT_EQ(table.time_out(), Reason::too_early);
  table.wait(1);
  EXPECT_EQ(table.call(kAnn), Reason::too_late);
  EXPECT_EQ(table.pass(kAnn), Reason::too_late);
  EXPECT_EQ(table.time_out(), kNone);
  EXPECT_EQ(table.last().kind, Kind::unsolved);
  EXPECT_EQ(table->box(), 0);
  EXPECT_EQ(table.deal(), kNone);
  table.wait(179'999);
  EXPECT_EQ(table.call(kAnn), kNone);
}

TEST(InternationalRules, ExamplesOfPlay) {
  for (const auto& [hand, steps] : std::vector<std::pair<std::string, std::string>>{
           {"2 1 2 2 3 : 24", "2 x 1 = 2, 2 x 2 = 4, 4 x 2 = 8, 8 x 3 = 24"},
           {"1 3 7 1 8 : 1", "3 - 1 = 2, 7 + 2 = 9, 9 / 1 = 9, 9 - 8 = 1"},
           {"24 22 23 20 21 : 1", "24 + 22 = 46, 46 / 23 = 2, 2 + 20 = 22, 22 - 21 = 1"}}) {
    Three table;
    table.deal(hand);
    table.call(kCy);
    EXPECT_EQ(table.answer(kCy, steps), kNone) << steps;
    EXPECT_EQ(table.last().kind, Kind::right) << steps;
  }
}

TEST(InternationalRules, TenHandsEqualOneGame) {
  Three table;
  for (int hand = 0; hand < 10; ++hand) {
    EXPECT_NE(table->phase(), Phase::over);
    table.win(kAnn);
  }
  EXPECT_EQ(table->phase(), Phase::over);
  EXPECT_EQ(table->winner(), kAnn);
  EXPECT_EQ(table.deal(), Reason::over);
  EXPECT_EQ(table->players()[kAnn].total(), 1023);
}

TEST(InternationalRules, OnePointForEachKrypto) {
  Three table;
  for (const Seat seat : {kAnn, kBob, kAnn, kCy, kBob}) {
    table.win(seat);
    EXPECT_EQ(table.last().points, 1);
  }
}

TEST(InternationalRules, DoubleThePreviousHandScoreEachTimeInSequence) {
  Three table;
  for (const std::int64_t points : {1, 2, 4, 8, 16}) {
    table.win(kBob);
    EXPECT_EQ(table.last().points, points);
  }
}

TEST(InternationalRules, AScoreReturnsToOneWhenTheSequenceIsBroken) {
  Three table;
  table.win(kBob);
  table.win(kBob);
  table.win(kAnn);
  table.win(kBob);
  EXPECT_EQ(table.last().points, 1);
  // Another player's error does not break it; one's own does.
  table.err(kAnn);
  table.win(kBob);
  EXPECT_EQ(table.last().points, 2);
  table.err(kBob);
  table.win(kCy);
  table.win(kBob);
  EXPECT_EQ(table.last().points, 1);
}

TEST(InternationalRules, AnErrorIsMinusOneInTheScoreBoxOfThatHand) {
  Three table;
  table.win(kAnn);
  table.err(kAnn);
  table.win(kBob);
  EXPECT_THAT(table.boxes(kAnn), ElementsAre(Optional(1), Optional(-1)));
  EXPECT_THAT(table.boxes(kBob), ElementsAre(kNone, Optional(1)));
  EXPECT_EQ(table->players()[kAnn].total(), 0);
}

TEST(InternationalRules, EliminatedFromThatHandOnlyWhichIsDealtAgainForTheRemaining) {
  Three table;
  table.err(kAnn);
  table.err(kBob);
  table.deal();
  EXPECT_EQ(table.call(kAnn), Reason::not_playing);
  EXPECT_EQ(table.call(kBob), Reason::not_playing);
  // When no active player remains, the box is closed.
  table.call(kCy);
  table.answer(kCy, "2 + 1 + 2 + 2 + 3");
  EXPECT_EQ(table->box(), 1);
  for (const Seat seat : {kAnn, kBob, kCy})
    EXPECT_THAT(table.boxes(seat), ElementsAre(Optional(-1)));
}

// "Each hand must be solved within three minutes or a new hand is dealt": the new hand is not a
// replay.
TEST(InternationalRules, WhoErredPlaysTheNewHandThatIsDealtWhenTimeIsUp) {
  for (const bool by_passing : {false, true}) {
    Three table;
    table.win(kAnn);
    table.err(kAnn);
    table.deal();
    EXPECT_EQ(table.call(kAnn), Reason::not_playing);
    if (by_passing) {
      table.pass(kBob);
      EXPECT_EQ(table.pass(kCy), kNone);
    } else {
      table.wait(180'000);
      EXPECT_EQ(table.time_out(), kNone);
    }
    EXPECT_EQ(table->box(), 1);
    // The error broke the sequence. Points for one box are added up.
    table.win(kAnn);
    EXPECT_EQ(table.last().points, 1);
    EXPECT_THAT(table.boxes(kAnn), ElementsAre(Optional(1), Optional(0)));
    table.win(kAnn);
    EXPECT_EQ(table.last().points, 2);
    EXPECT_EQ(table->players()[kAnn].total(), 3);
  }
}

TEST(InternationalRules, WhoErrsInTheNewHandTooIsOutAgain) {
  Three table;
  table.err(kAnn);
  table.deal();
  table.wait(180'000);
  table.time_out();
  table.err(kAnn);
  EXPECT_THAT(table.boxes(kAnn), ElementsAre(Optional(-2)));
  table.deal();
  EXPECT_EQ(table.call(kAnn), Reason::not_playing);
}

// Only players tied for first place play the new hand of a tie.
TEST(InternationalRules, WhoErredInATieIsNoLongerInIt) {
  TournamentSettings settings;
  settings.hands = 3;
  Three table(settings);
  for (const Seat seat : {kAnn, kBob, kCy}) table.win(seat);
  table.err(kAnn);
  table.deal();
  table.wait(180'000);
  table.time_out();
  table.deal();
  EXPECT_EQ(table.call(kAnn), Reason::not_playing);
  EXPECT_EQ(table.call(kBob), kNone);
}

// Records of the first edition replay by its rules.
TEST(Referee, WhoErredStaysOutOfTheBoxInTheFirstEdition) {
  TournamentSettings settings;
  settings.edition = Edition::first;
  Three table(settings);
  table.err(kAnn);
  table.deal();
  table.wait(180'000);
  table.time_out();
  table.deal();
  EXPECT_EQ(table.call(kAnn), Reason::not_playing);
  table.pass(kBob);
  table.pass(kCy);
  EXPECT_EQ(table->phase(), Phase::between);
}

TEST(InternationalRules, AllAreThenEligibleForTheNextHand) {
  Three table;
  table.err(kAnn);
  table.win(kBob);
  table.win(kAnn);
  EXPECT_EQ(table.last().points, 1);
}

TEST(InternationalRules, ScoreTiesAreBrokenByAdditionalHands) {
  TournamentSettings settings;
  settings.hands = 2;
  Three table(settings);
  table.win(kAnn);
  table.win(kBob);
  EXPECT_EQ(table->phase(), Phase::between);
  EXPECT_TRUE(table->additional());
  // Only for players in the tie.
  table.deal();
  EXPECT_EQ(table.call(kCy), Reason::not_playing);
  table.call(kBob);
  table.answer(kBob);
  EXPECT_EQ(table.last().points, 2);  // the sequence continues
  EXPECT_EQ(table->phase(), Phase::over);
  EXPECT_EQ(table->winner(), kBob);
}

TEST(InternationalRules, AnErrorBreaksATieOfTwoAndNarrowsOneOfThree) {
  TournamentSettings settings;
  settings.hands = 3;
  Three table(settings);
  for (const Seat seat : {kAnn, kBob, kCy}) table.win(seat);
  table.err(kAnn);
  EXPECT_EQ(table->phase(), Phase::between);
  table.err(kCy);
  EXPECT_EQ(table->phase(), Phase::over);
  EXPECT_EQ(table->winner(), kBob);
}

TEST(InternationalRules, TheExampleOfTheScorePad) {
  Table table;
  table.join({"Debbie", "Miguel", "Shelley", "Kim", "Maria"});
  for (const Seat seat : std::vector<Seat>{0, 1, 2, 2, 2, 3, 0, 4, 4, 2}) table.win(seat);
  const ScorePad pad = table->score_pad();
  std::vector<std::int64_t> totals;
  for (const auto& row : pad.rows) totals.push_back(row.total);
  EXPECT_THAT(totals, ElementsAre(2, 1, 8, 1, 3));
  EXPECT_EQ(pad.winner_name(), "Shelley");
  EXPECT_THAT(pad.rows[2].boxes, ElementsAre(kNone, kNone, Optional(1), Optional(2), Optional(4),
                                             kNone, kNone, kNone, kNone, Optional(1)));
}

TEST(InternationalRules, AnySixNumbersMayBeAgreed) {
  TournamentSettings settings;
  settings.any_cards = true;
  Three table(settings);
  EXPECT_EQ(table.deal("100 75 50 25 3 : 952"), kNone);
}

// --- What the rules leave to the referee ---------------------------------------------------------

TEST(Referee, AHandThatAllGiveUpIsOver) {
  Three table;
  table.deal();
  EXPECT_EQ(table.pass(kAnn), kNone);
  EXPECT_EQ(table.pass(kAnn), Reason::passed);
  table.pass(kBob);
  EXPECT_EQ(table->phase(), Phase::playing);
  table.pass(kCy);
  EXPECT_EQ(table->phase(), Phase::between);
  EXPECT_EQ(table->box(), 0);
  table.deal();
  EXPECT_EQ(table.pass(kAnn), kNone);  // the pass was for the previous hand
}

TEST(Referee, WhoPassedMayStillCall) {
  Three table;
  table.deal();
  table.pass(kAnn);
  EXPECT_EQ(table.call(kAnn), kNone);
}

TEST(Referee, UnsolvedBoxesMayBeLeftEmpty) {
  TournamentSettings settings;
  settings.unsolved = Unsolved::empty;
  Three table(settings);
  table.win(kAnn);
  table.deal();
  table.wait(180'000);
  table.time_out();
  EXPECT_EQ(table->box(), 2);
  EXPECT_THAT(table.boxes(kAnn), ElementsAre(Optional(1), kNone));
  table.win(kAnn);  // the sequence is broken
  EXPECT_EQ(table.last().points, 1);
}

TEST(Referee, AFormulaThatCannotBeReadIsNoErrorYet) {
  Three table;
  table.deal();
  table.call(kAnn);
  for (const std::string formula : {"", "2 * (1 * 2", "two times twelve", "2 * 1 = 2, 2 *"}) {
    EXPECT_EQ(table.answer(kAnn, formula), Reason::unreadable) << formula;
  }
  EXPECT_EQ(table.answer(kAnn), kNone);
  EXPECT_EQ(table.last().kind, Kind::right);
}

TEST(Referee, WhoLeavesKeepsTheScoreAndCannotWin) {
  TournamentSettings settings;
  settings.hands = 2;
  Three table(settings);
  table.win(kAnn);
  table.win(kAnn);
  EXPECT_EQ(table->winner(), kAnn);

  Three other(settings);
  other.win(kAnn);
  other.leave(kAnn);
  EXPECT_EQ(other.leave(kAnn), Reason::has_left);
  other.win(kBob);
  EXPECT_EQ(other->winner(), kBob);
  EXPECT_EQ(other->players()[kAnn].total(), 1);
}

TEST(Referee, ACallerWhoLeavesHasErred) {
  Three table;
  table.deal();
  table.call(kAnn);
  table.leave(kAnn);
  EXPECT_THAT(table.boxes(kAnn), ElementsAre(Optional(-1)));
  EXPECT_EQ(table->phase(), Phase::between);
}

TEST(Referee, LeavingMayEndAHandATieAndTheMatch) {
  Three table;
  table.deal();
  table.pass(kAnn);
  table.pass(kBob);
  table.leave(kCy);
  EXPECT_EQ(table->phase(), Phase::between);
  table.leave(kAnn);
  table.leave(kBob);
  EXPECT_EQ(table->phase(), Phase::over);
  EXPECT_EQ(table->winner(), kNone);

  TournamentSettings settings;
  settings.hands = 2;
  Three tied(settings);
  tied.win(kAnn);
  tied.win(kBob);
  tied.leave(kCy);
  EXPECT_EQ(tied->phase(), Phase::between);
  tied.leave(kAnn);
  EXPECT_EQ(tied->phase(), Phase::over);
  EXPECT_EQ(tied->box(), 2) << "no hand is dealt to break the tie";
  EXPECT_EQ(tied->winner(), kBob);
}

TEST(Referee, AMatchThatAllLeaveBeforeItsFirstHandStaysOpen) {
  Table table;
  table.join({"Ann", "Bob"});
  EXPECT_EQ(table.leave(kAnn), kNone);
  EXPECT_EQ(table->phase(), Phase::gathering);
  EXPECT_EQ(table.leave(kBob), kNone);
  EXPECT_EQ(table->phase(), Phase::gathering);
  EXPECT_EQ(table.deal(), Reason::too_few);
  EXPECT_EQ(table.join("Cy"), kNone);
  EXPECT_EQ(table.deal(), kNone);
  EXPECT_EQ(table.call(kAnn), Reason::has_left);
  EXPECT_EQ(table.call(kCy), kNone);
}

TEST(Referee, ACallerExplainsEvenWhenTheOtherWhoTiedLeaves) {
  TournamentSettings settings;
  settings.hands = 2;
  Three table(settings);
  table.win(kAnn);
  table.win(kBob);
  table.deal();
  table.call(kAnn);
  EXPECT_EQ(table.leave(kBob), kNone);
  EXPECT_EQ(table->phase(), Phase::explaining);
  EXPECT_EQ(table.answer(kAnn), kNone);
  EXPECT_EQ(table.last().kind, Kind::right);
  EXPECT_EQ(table.last().points, 1);
  EXPECT_EQ(table->phase(), Phase::over);
  EXPECT_EQ(table->winner(), kAnn);
}

TEST(Referee, JoiningEndsWithTheFirstHand) {
  Three table;
  EXPECT_EQ(table.join("Ann"), Reason::name_taken);
  EXPECT_EQ(table.join(" Dee"), Reason::bad_name);
  EXPECT_EQ(table.join(""), Reason::bad_name);
  for (std::size_t seat = 3; seat < kMostSeats; ++seat) {
    EXPECT_EQ(table.join("P" + std::to_string(seat)), kNone);
    EXPECT_EQ(table.last().seat, seat);
  }
  EXPECT_EQ(table.join("Zoe"), Reason::full);
  table.deal();
  EXPECT_EQ(table.join("Zoe"), Reason::begun);
}

TEST(Referee, NothingHappensEarlierThanBefore) {
  Three table;
  table.wait(10);
  table.deal();
  table.wait(-1);
  EXPECT_EQ(table.call(kAnn), Reason::earlier);
  table.wait(std::int64_t{1} << 60);
  EXPECT_EQ(table.call(kAnn), Reason::too_late);
}

TEST(Referee, RefusesWhatIsNoTournament) {
  Three table;
  EXPECT_EQ(table.take(Laid{}), Reason::other_game);
  EXPECT_EQ(table.take(Picked{kAnn, 0}), Reason::other_game);
  EXPECT_EQ(table.take(NextRound{}), Reason::other_game);
  EXPECT_EQ(table.call(3), Reason::no_such_player);
  EXPECT_EQ(table.time_out(), Reason::nothing_dealt);
  Table empty;
  EXPECT_EQ(empty.deal(), Reason::too_few);
}

TEST(Referee, SettingsHaveRanges) {
  for (const auto change : std::vector<void (*)(TournamentSettings&)>{
           [](auto& settings) { settings.hands = 0; },
           [](auto& settings) { settings.hands = kMostHands + 1; },
           [](auto& settings) { settings.hand_seconds = 0; },
           [](auto& settings) { settings.explain_seconds = kMostSeconds + 1; }}) {
    TournamentSettings settings;
    change(settings);
    EXPECT_FALSE(Tournament::open(settings).has_value());
  }
  const TournamentSettings settings{.hands = 1, .hand_seconds = 1, .explain_seconds = kMostSeconds};
  EXPECT_TRUE(Tournament::open(settings).has_value());
}

TEST(Unsolved, HasAName) {
  EXPECT_EQ(name_of(Unsolved::again), "again");
  EXPECT_EQ(name_of(Unsolved::empty), "empty");
  EXPECT_EQ(unsolved_named("empty"), Unsolved::empty);
  EXPECT_EQ(unsolved_named("none"), std::nullopt);
}

TEST(Referee, TheLongestSequenceIsExact) {
  TournamentSettings settings;
  settings.hands = kMostHands;
  Three table(settings);
  for (int hand = 0; hand < kMostHands; ++hand) table.win(kCy);
  EXPECT_EQ(table->players()[kCy].total(), (std::int64_t{1} << kMostHands) - 1);
}

TEST(Tournament, ARematchBeginsWithTheSamePlayersAndNoScores) {
  TournamentSettings settings;
  settings.hands = 1;
  Three table(settings);
  EXPECT_EQ(table.take(Rematch{}), Reason::in_play);
  table.deal();
  EXPECT_EQ(table.take(Rematch{}), Reason::in_play);
  table.win(kBob);
  ASSERT_EQ(table->winner(), kBob);
  EXPECT_EQ(table.leave(kCy), kNone);
  EXPECT_EQ(table.call(kAnn), Reason::over);
  EXPECT_EQ(table.take(Rematch{}), kNone);
  EXPECT_EQ(table.last().kind, Kind::rematch);
  EXPECT_EQ(table->phase(), Phase::gathering);
  EXPECT_EQ(table->winner(), std::nullopt);
  EXPECT_EQ(table->hand(), std::nullopt);
  EXPECT_EQ(table->box(), 0);
  EXPECT_EQ(table->players().at(kBob).total(), 0);
  EXPECT_EQ(table.join("Dee"), kNone);
  EXPECT_EQ(table.deal(), kNone);
  EXPECT_EQ(table->deals(), 2) << "hands are counted on, so that what comes late is refused";
  EXPECT_NE(table.call(kCy), kNone) << "who left stays away";
  table.win(kAnn);
  EXPECT_EQ(table->winner(), kAnn);
}

TEST(Tournament, ThePlayersMayHaveTwentyGames) {
  TournamentSettings settings;
  settings.hands = 1;
  Three table(settings);
  for (int game = 1; game < kMostTournaments; ++game) {
    table.deal();
    table.win(kAnn);
    EXPECT_EQ(table.take(Rematch{}), kNone) << game;
  }
  table.deal();
  table.win(kAnn);
  EXPECT_EQ(table.take(Rematch{}), Reason::over);
}

TEST(Tournament, HasNoRematchWithoutPlayers) {
  TournamentSettings settings;
  settings.hands = 1;
  Three table(settings);
  table.deal();
  table.win(kAnn);
  for (const Seat seat : {kAnn, kBob, kCy}) table.leave(seat);
  EXPECT_EQ(table.take(Rematch{}), Reason::too_few);
}

}  // namespace
}  // namespace reckon::match
