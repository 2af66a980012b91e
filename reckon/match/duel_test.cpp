// SPDX-License-Identifier: MIT
// Tests every sentence of the rules for two players; the name of each test states it.
#include "reckon/match/duel.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "reckon/arith/notation.hpp"
#include "reckon/arith/random.hpp"
#include "reckon/krypto/solver.hpp"
#include "reckon/match/table_test.hpp"

namespace reckon::match {
namespace {

using Reason = Refusal::Reason;
using Kind = Happening::Kind;
using testing::ElementsAre;

// A game between Ann and Bob.
class Two {
 public:
  explicit Two(const DuelSettings& settings = {}) : duel_(*Duel::open(settings)) {
    EXPECT_EQ(take(Joined{"Ann"}), kNone);
    EXPECT_EQ(take(Joined{"Bob"}), kNone);
  }

  const Duel* operator->() const { return &duel_; }
  const Happening& last() const { return last_; }

  std::optional<Reason> take(Act act) {
    const Duel before = duel_;
    auto outcome = duel_.apply({.at = clock_, .act = std::move(act)});
    if (outcome) {
      last_ = *std::move(outcome);
      return kNone;
    }
    EXPECT_EQ(duel_, before) << "what is refused changes nothing";
    return outcome.error().reason;
  }
  void wait(Time time) { clock_ += time; }
  // Lays the cards in the order of a new deck.
  std::optional<Reason> lay() { return take(Laid{krypto::cards_of(duel_.settings().deck)}); }
  // Lays the cards so that every hand can be solved.
  void lay_solvable() {
    for (std::uint64_t seed = 1;; ++seed) {
      std::vector<std::int64_t> cards = krypto::cards_of(duel_.settings().deck);
      SplitMix64 random(seed);
      shuffle(cards, random);
      const Duel before = duel_;
      EXPECT_EQ(take(Laid{cards}), kNone);
      if (solvable().size() == duel_.piles().size()) return;
      duel_ = before;
    }
  }

  // A solution of a pile for the goal of this round; empty if there is none.
  std::string solution(std::size_t pile) {
    const auto hand = krypto::Hand::make(duel_.piles()[pile].cards, *duel_.goal());
    const auto found = solver_.first(*hand, duel_.settings().rules);
    return found ? to_text(*found, Notation::steps) : "";
  }
  // Solvable piles that are not won.
  std::vector<std::size_t> solvable() {
    std::vector<std::size_t> piles;
    for (std::size_t pile = 0; pile < duel_.piles().size(); ++pile) {
      if (!duel_.piles()[pile].winner && !solution(pile).empty()) piles.push_back(pile);
    }
    return piles;
  }
  void win(Seat seat, std::size_t pile) {
    const std::string steps = solution(pile);
    if (duel_.open_pile() != pile) {
      EXPECT_EQ(take(Picked{seat, pile}), kNone);
    }
    EXPECT_EQ(take(Called{seat}), kNone);
    EXPECT_EQ(take(Answered{seat, steps}), kNone);
    EXPECT_EQ(last().kind, Kind::right) << steps;
  }
  void err(Seat seat) {
    EXPECT_EQ(take(Called{seat}), kNone);
    EXPECT_EQ(take(Answered{seat, "1 + 1"}), kNone);
    EXPECT_EQ(last().kind, Kind::wrong);
    EXPECT_FALSE(last().problems.empty());
  }
  // Both players give up the rest of a round.
  void give_up() {
    EXPECT_EQ(take(Passed{kAnn}), kNone);
    EXPECT_EQ(take(Passed{kBob}), kNone);
  }

 private:
  Duel duel_;
  Happening last_;
  Time clock_ = 0;
  krypto::Solver solver_;
};

DuelSettings with(const auto& change) {
  DuelSettings settings;
  change(settings);
  return settings;
}

TEST(TwoPlayers, ElevenHandsOfFiveCardsFaceDown) {
  Two table;
  EXPECT_EQ(table.take(Picked{kAnn, 0}), Reason::nothing_dealt);
  std::vector<std::int64_t> cards = krypto::cards_of(krypto::Deck::cards56);
  cards.pop_back();
  EXPECT_EQ(table.take(Laid{cards}), Reason::not_in_deck);
  cards.push_back(1);
  EXPECT_EQ(table.take(Laid{cards}), Reason::not_in_deck);
  EXPECT_EQ(table.lay(), kNone);
  ASSERT_EQ(table->piles().size(), 11U);
  EXPECT_THAT(table->piles()[0].cards, ElementsAre(1, 1, 1, 2, 2));
  EXPECT_EQ(table.lay(), Reason::in_play);
}

TEST(TwoPlayers, TheLastCardIsTheGoalOfEachHand) {
  Two table;
  EXPECT_EQ(table->goal(), kNone);
  table.lay();
  EXPECT_EQ(table->goal(), 25);
}

TEST(TwoPlayers, EachPicksUpAHand) {
  Two table;
  table.lay();
  EXPECT_EQ(table.take(Picked{kAnn, 3}), kNone);
  EXPECT_EQ(table.take(Picked{kBob, 3}), Reason::held);
  EXPECT_EQ(table.take(Picked{kAnn, 4}), Reason::hands_full);
  EXPECT_EQ(table.take(Picked{kBob, 11}), Reason::no_such_pile);
  EXPECT_EQ(table.take(Called{kBob}), Reason::hands_empty);
  EXPECT_EQ(table.take(Picked{kBob, 4}), kNone);
}

TEST(TwoPlayers, WhenOneCallsTheOtherMustStop) {
  Two table;
  table.lay();
  table.take(Picked{kAnn, 3});
  table.take(Picked{kBob, 4});
  table.take(Called{kAnn});
  EXPECT_EQ(table.take(Called{kBob}), Reason::being_explained);
  EXPECT_EQ(table.take(PutBack{kBob}), Reason::being_explained);
  EXPECT_EQ(table.take(Answered{kBob, "1"}), Reason::not_caller);
}

TEST(TwoPlayers, TheCallerMustShowItToBeTrue) {
  Two table;
  table.lay();
  const std::size_t pile = table.solvable().front();
  table.take(Picked{kAnn, pile});
  table.take(Called{kAnn});
  EXPECT_EQ(table.take(Answered{kAnn, "(("}), Reason::unreadable);
  EXPECT_EQ(table.take(Answered{kAnn, table.solution(pile)}), kNone);
  EXPECT_EQ(table.last().kind, Kind::right);
}

TEST(TwoPlayers, IfCorrectTheHandIsHisAndHePicksUpAnother) {
  Two table;
  table.lay();
  const auto piles = table.solvable();
  table.win(kAnn, piles.at(0));
  EXPECT_EQ(table->piles()[piles[0]].winner, kAnn);
  EXPECT_EQ(table.take(Picked{kBob, piles[0]}), Reason::no_such_pile);
  EXPECT_EQ(table.take(Picked{kAnn, piles.at(1)}), kNone);
}

TEST(TwoPlayers, AFalseKryptoReturnsTheHandFaceDownWithNoPenalty) {
  Two table;
  table.lay();
  table.take(Picked{kAnn, 3});
  table.err(kAnn);
  EXPECT_EQ(table.last().points, 0);
  EXPECT_EQ(table->piles()[3].holder, kNone);
  EXPECT_EQ(table.take(Picked{kBob, 3}), kNone);
}

TEST(TwoPlayers, MayExplainUntilTheTimeIsOver) {
  Two table(with([](DuelSettings& settings) { settings.explain_seconds = 30; }));
  table.lay();
  table.take(Picked{kAnn, 3});
  EXPECT_EQ(table->deadline(), std::nullopt);
  table.wait(5000);
  table.take(Called{kAnn});
  EXPECT_EQ(table->now(), 5000);
  const Time until = table->deadline().value_or(0);
  EXPECT_EQ(until, 35'000);
  table.wait(29'999);
  EXPECT_EQ(table.take(TimedOut{}), Reason::too_early);
  table.wait(1);
  EXPECT_EQ(table->deadline(), until);
  EXPECT_EQ(table.take(TimedOut{}), kNone);
}

TEST(TwoPlayers, OrAFalseKryptoCostsOneHand) {
  Two table(with([](DuelSettings& settings) { settings.penalty = true; }));
  table.lay();
  table.take(Picked{kAnn, 3});
  table.err(kAnn);
  EXPECT_EQ(table.last().points, -1);
  EXPECT_EQ(table->players()[kAnn].total(), -1);
  table.take(Picked{kAnn, 3});
  table.take(Called{kAnn});
  table.wait(30'000);
  EXPECT_EQ(table.take(Answered{kAnn, "1"}), Reason::too_late);
  EXPECT_EQ(table.take(TimedOut{}), kNone);
  EXPECT_EQ(table->players()[kAnn].total(), -2);
}

TEST(TwoPlayers, AHandMayBeReturnedAndAnotherPickedAsOftenAsOneLikes) {
  Two table;
  table.lay();
  EXPECT_EQ(table.take(PutBack{kAnn}), Reason::hands_empty);
  for (std::size_t pile = 0; pile < 11; ++pile) {
    EXPECT_EQ(table.take(Picked{kAnn, pile}), kNone);
    EXPECT_EQ(table.take(PutBack{kAnn}), kNone);
  }
}

TEST(TwoPlayers, TheLastHandIsOpenedAndBothTry) {
  Two table;
  table.lay_solvable();
  auto piles = table.solvable();
  ASSERT_EQ(piles.size(), 11U);
  table.take(Picked{kBob, piles.back()});
  const std::size_t last = piles.back();
  piles.pop_back();
  for (const std::size_t pile : piles) {
    EXPECT_EQ(table->open_pile(), kNone);
    table.win(kAnn, pile);
  }
  EXPECT_EQ(table->open_pile(), last);
  EXPECT_EQ(table->piles()[last].holder, kNone);  // Bob's hand is on the table again
  EXPECT_EQ(table.take(Picked{kBob, last}), Reason::open);
  table.err(kAnn);
  EXPECT_EQ(table->open_pile(), last);
  table.win(kBob, last);
  EXPECT_EQ(table->phase(), Phase::over);
  EXPECT_EQ(table->winner(), kAnn);
  EXPECT_EQ(table.take(NextRound{}), Reason::over);
}

TEST(TwoPlayers, TheWinnerHasKryptoedMoreHands) {
  Two table;
  table.lay();
  const auto piles = table.solvable();
  table.win(kBob, piles.at(0));
  EXPECT_EQ(table->winner(), kNone);
  table.give_up();
  EXPECT_EQ(table->phase(), Phase::over);
  EXPECT_EQ(table->winner(), kBob);
}

TEST(TwoPlayers, ASecondRoundWithZeroAndAThirdWithOneHundred) {
  Two table(with([](DuelSettings& settings) { settings.rounds = 3; }));
  table.lay();
  EXPECT_EQ(table.take(NextRound{}), Reason::in_play);
  table.win(kAnn, table.solvable().at(0));
  table.give_up();
  EXPECT_EQ(table->phase(), Phase::between);
  EXPECT_EQ(table.take(NextRound{}), kNone);
  EXPECT_EQ(table->goal(), 0);
  EXPECT_EQ(table->round(), 1);
  for (const Pile& pile : table->piles()) EXPECT_EQ(pile.winner, kNone);
  table.win(kBob, table.solvable().at(0));
  table.win(kBob, table.solvable().at(0));
  table.give_up();
  table.take(NextRound{});
  EXPECT_EQ(table->goal(), 100);
  table.give_up();
  EXPECT_EQ(table->winner(), kBob);
  EXPECT_THAT(table->players()[kAnn].boxes, ElementsAre(1, 0, 0));
  EXPECT_THAT(table->players()[kBob].boxes, ElementsAre(0, 2, 0));
}

TEST(TwoPlayers, FiftyTwoCardsAreTenHandsAndTwoRoundsWithGoalsShownOneAtATime) {
  Two table(with([](DuelSettings& settings) { settings.deck = krypto::Deck::cards52; }));
  table.lay();
  EXPECT_EQ(table->piles().size(), 10U);
  EXPECT_EQ(table->goal(), 24);
  table.win(kAnn, table.solvable().at(0));
  table.give_up();
  EXPECT_EQ(table->phase(), Phase::between);
  table.take(NextRound{});
  EXPECT_EQ(table->goal(), 25);
  table.give_up();
  EXPECT_EQ(table->winner(), kAnn);
}

TEST(TwoPlayers, TiesAreBrokenByAZeroRoundAndAHundredRound) {
  Two table;
  table.lay();
  table.give_up();
  table.take(NextRound{});
  EXPECT_EQ(table->goal(), 0);
  table.give_up();
  table.take(NextRound{});
  EXPECT_EQ(table->goal(), 100);
  table.give_up();
  EXPECT_EQ(table->phase(), Phase::over);
  EXPECT_EQ(table->winner(), kNone);  // even
  EXPECT_EQ(table->goal(), 100) << "the last goal stays in sight";
}

TEST(TwoPlayers, ARoundBeginsWithAllHandsOnTheTable) {
  Two table(with([](DuelSettings& settings) { settings.rounds = 2; }));
  table.lay();
  table.take(Picked{kAnn, 3});
  table.give_up();
  EXPECT_EQ(table->piles()[3].holder, kAnn);
  table.take(NextRound{});
  EXPECT_EQ(table->piles()[3].holder, kNone);
  EXPECT_EQ(table.take(Picked{kBob, 3}), kNone);
}

TEST(TwoPlayers, AWonHandTakesBackThatOneGaveUp) {
  Two table;
  table.lay();
  table.take(Passed{kAnn});
  EXPECT_EQ(table.take(Passed{kAnn}), Reason::passed);
  table.win(kBob, table.solvable().at(0));
  EXPECT_EQ(table.take(Passed{kBob}), kNone);
  EXPECT_EQ(table->phase(), Phase::playing);
}

TEST(TwoPlayers, WhoLeavesGivesTheGameAway) {
  Two table;
  EXPECT_EQ(table.take(Joined{"Cy"}), Reason::full);
  EXPECT_EQ(table.take(Left{kAnn}), kNone);  // before the cards are laid the seat is free again
  EXPECT_EQ(table.lay(), Reason::too_few);
  EXPECT_EQ(table.take(Joined{"Cy"}), kNone);
  table.lay();
  table.win(kBob, table.solvable().at(0));
  EXPECT_EQ(table.take(Left{kBob}), kNone);
  EXPECT_EQ(table->phase(), Phase::over);
  EXPECT_EQ(table->winner(), kAnn);
  EXPECT_EQ(table->score_pad().winner_name(), "Cy");  // who has Ann's seat
}

TEST(TwoPlayers, WhoLeavesWhileTheOtherExplainsEndsTheExplanation) {
  Two table;
  table.lay();
  table.take(Picked{kBob, 3});
  table.take(Called{kBob});
  EXPECT_EQ(table.take(Left{kAnn}), kNone);
  EXPECT_EQ(table->winner(), kBob);
  EXPECT_EQ(table->caller(), kNone);
  EXPECT_EQ(table->deadline(), std::nullopt);
}

TEST(TwoPlayers, OneAloneHasNoGame) {
  Duel duel = *Duel::open({});
  EXPECT_TRUE(duel.apply({.at = 0, .act = Joined{"Ann"}}));
  const auto refused = duel.apply({.at = 0, .act = Laid{krypto::cards_of(krypto::Deck::cards56)}});
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().reason, Reason::too_few);
}

TEST(TwoPlayers, ASeatIsFreeUntilTheCardsAreLaid) {
  Two table;
  EXPECT_EQ(table.take(Left{kBob}), kNone);
  EXPECT_EQ(table.take(Left{kBob}), Reason::has_left);
  EXPECT_EQ(table.lay(), Reason::too_few);
  EXPECT_EQ(table.take(Joined{"Ann"}), Reason::name_taken);
  EXPECT_EQ(table.take(Joined{"Bob"}), kNone) << "the name is free with the seat";
  EXPECT_EQ(table.last().seat, kBob);
  EXPECT_EQ(table.take(Left{kAnn}), kNone);
  EXPECT_EQ(table.take(Left{kBob}), kNone);
  EXPECT_EQ(table.take(Joined{"Bob"}), kNone);
  EXPECT_EQ(table.last().seat, kAnn);
  EXPECT_EQ(table.lay(), Reason::too_few);
  EXPECT_EQ(table.take(Joined{"Cy"}), kNone);
  EXPECT_EQ(table.take(Joined{"Di"}), Reason::full);
  EXPECT_EQ(table.lay(), kNone);
}

TEST(TwoPlayers, ARematchBeginsWithAllScoresAtNothing) {
  Two table;
  EXPECT_EQ(table.take(Rematch{}), Reason::in_play);
  table.lay();
  EXPECT_EQ(table.take(Rematch{}), Reason::in_play);
  table.win(kAnn, table.solvable().at(0));
  table.give_up();
  EXPECT_EQ(table->winner(), kAnn);
  EXPECT_EQ(table.take(Picked{kAnn, 0}), Reason::over);
  EXPECT_EQ(table.take(Rematch{}), kNone);
  EXPECT_EQ(table->phase(), Phase::gathering);
  EXPECT_EQ(table->winner(), kNone);
  EXPECT_EQ(table->goal(), kNone);
  EXPECT_EQ(table->hand(), std::nullopt);
  EXPECT_EQ(table->called_pile(), std::nullopt);
  EXPECT_EQ(table->round(), 0);
  EXPECT_EQ(table->players()[kAnn].total(), 0);
  EXPECT_EQ(table.lay(), kNone);
  EXPECT_EQ(table->goal(), 25);
  EXPECT_EQ(table->games(), 2);
  EXPECT_EQ(table->deals(), 2) << "rounds are counted on, so that what comes late is told apart";
  EXPECT_EQ(table->piles().size(), 11U);
  EXPECT_THAT(table->players()[kAnn].boxes, ElementsAre(0));
}

TEST(TwoPlayers, WhoGoesAfterTheEndLeavesTheSeatOfARematch) {
  Two table;
  table.lay();
  table.win(kAnn, table.solvable().at(0));
  table.give_up();
  EXPECT_EQ(table.take(Left{kAnn}), kNone);
  EXPECT_EQ(table->winner(), kAnn);
  EXPECT_EQ(table.take(Rematch{}), kNone);
  EXPECT_EQ(table.lay(), Reason::too_few);
  EXPECT_EQ(table.take(Joined{"Cy"}), kNone);
  EXPECT_EQ(table.lay(), kNone);
}

TEST(TwoPlayers, HaveTwentyGames) {
  Two table;
  for (int game = 1; game < kMostDuels; ++game) {
    table.lay();
    table.win(kAnn, table.solvable().at(0));
    table.give_up();
    EXPECT_EQ(table.take(Rematch{}), kNone) << game;
  }
  table.lay();
  table.win(kAnn, table.solvable().at(0));
  table.give_up();
  EXPECT_EQ(table.take(Rematch{}), Reason::over);
}

TEST(TwoPlayers, TheHandThatWasCalledIsKnownUntilTheNextRound) {
  Two table(with([](DuelSettings& settings) { settings.rounds = 2; }));
  table.lay();
  const std::size_t pile = table.solvable().at(0);
  EXPECT_EQ(table->hand(), std::nullopt);
  table.win(kAnn, pile);
  EXPECT_EQ(table->called_pile(), pile);
  ASSERT_TRUE(table->hand());
  EXPECT_EQ(table->hand()->cards(), table->piles()[pile].cards);
  EXPECT_EQ(table->hand()->objective(), 25);
  table.give_up();
  EXPECT_TRUE(table->hand());
  table.take(NextRound{});
  EXPECT_EQ(table->hand(), std::nullopt);
  EXPECT_EQ(table->called_pile(), std::nullopt);
}

TEST(TwoPlayers, SettingsHaveRanges) {
  EXPECT_FALSE(Duel::open(with([](DuelSettings& s) { s.rounds = 4; })));
  EXPECT_TRUE(Duel::open(with([](DuelSettings& s) {
    s.rounds = 4;
    s.deck = krypto::Deck::cards52;
  })));
  EXPECT_FALSE(Duel::open(with([](DuelSettings& s) { s.rounds = -1; })));
  EXPECT_FALSE(Duel::open(with([](DuelSettings& s) { s.explain_seconds = 0; })));
  EXPECT_TRUE(Duel::open(with([](DuelSettings& s) { s.explain_seconds = 1; })));
  EXPECT_TRUE(Duel::open(with([](DuelSettings& s) { s.explain_seconds = kMostSeconds; })));
  EXPECT_FALSE(Duel::open(with([](DuelSettings& s) { s.explain_seconds = kMostSeconds + 1; })));
  EXPECT_FALSE(Duel::open(with([](DuelSettings& s) { s.rules = Rules::positive; })));
}

TEST(TwoPlayers, RefusesWhatBelongsToTournaments) {
  Two table;
  EXPECT_EQ(table.take(Dealt{*krypto::Hand::parse("2 1 2 2 3 : 24")}), Reason::other_game);
}

}  // namespace
}  // namespace reckon::match
