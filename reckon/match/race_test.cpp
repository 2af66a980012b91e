// SPDX-License-Identifier: MIT
#include "reckon/match/race.hpp"

#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>
#include <vector>

#include "reckon/arith/random.hpp"
#include "reckon/match/match.hpp"
#include "reckon/match/posed_test.hpp"

namespace reckon::match {
namespace {

using Reason = Refusal::Reason;
using Kind = Happening::Kind;

constexpr const char* kHand = "2 1 2 2 3 : 24";
constexpr const char* kSolution = "2 * 1 * 2 * 2 * 3";
constexpr const char* kWrong = "2 + 1 + 2 + 2 + 3";
constexpr Time kMs = 1000;

// A class whose clock stands still unless it is advanced.
class Lesson {
 public:
  explicit Lesson(const RaceSettings& settings = {.hands = 2, .hand_seconds = 100})
      : race_(*Race::open(settings)) {}
  const Race* operator->() const { return &race_; }
  const Racer& player(Seat seat) const { return race_.players()[seat]; }

  std::optional<Reason> take(Act act) {
    const Race before = race_;
    auto outcome = race_.apply({.at = clock, .act = std::move(act)});
    if (outcome) {
      last = *std::move(outcome);
      return std::nullopt;
    }
    EXPECT_EQ(race_, before) << "what is refused changes nothing";
    EXPECT_FALSE(outcome.error().message.empty());
    return outcome.error().reason;
  }
  auto join(const std::string& name) { return take(Joined{name}); }
  auto deal() { return is_on_cards() ? deal_cards() : pose(race_.settings().puzzle); }
  std::optional<Reason> deal_cards() { return take(Dealt{*krypto::Hand::parse(kHand)}); }
  std::optional<Reason> pose(kinds::Kind kind) { return take(Posed{posed(kind)}); }
  auto answer(Seat seat, const std::string& formula) { return take(Answered{seat, formula}); }
  auto answer(Seat seat) { return answer(seat, is_on_cards() ? kSolution : sample().answer); }
  const char* wrong_answer() const { return is_on_cards() ? kWrong : sample().wrong_answer; }
  auto err(Seat seat) { return answer(seat, wrong_answer()); }
  bool is_on_cards() const { return race_.settings().puzzle == RacePuzzle::krypto; }
  const PosedSample& sample() const { return posed_sample(race_.settings().puzzle); }
  static PosedPuzzle posed(kinds::Kind kind) {
    return PosedPuzzle::read(kind, posed_sample(kind).text).value();
  }

  Happening last;
  Time clock = 0;
  Race race_;
};

constexpr std::nullopt_t kNone = std::nullopt;

// Two players, with a hand dealt.
class TwoRacers : public Lesson {
 public:
  explicit TwoRacers(const RaceSettings& settings = {.hands = 2, .hand_seconds = 100})
      : Lesson(settings) {
    EXPECT_EQ(join("Ann"), kNone);
    EXPECT_EQ(join("Bob"), kNone);
    EXPECT_EQ(deal(), kNone);
  }
};

// Properties of both hands and calcrostics.
class AnyRace : public testing::TestWithParam<RacePuzzle> {
 protected:
  static RaceSettings settings() { return {.puzzle = GetParam(), .hands = 2, .hand_seconds = 100}; }
};
INSTANTIATE_TEST_SUITE_P(Race, AnyRace, testing::ValuesIn(kAllRacePuzzles),
                         [](const auto& info) { return std::string(name_of(info.param)); });

TEST_P(AnyRace, EverybodySolvesAlone) {
  TwoRacers lesson(settings());
  lesson.clock = 10 * kMs;
  EXPECT_EQ(lesson.err(0), kNone);
  EXPECT_EQ(lesson.last.kind, Kind::wrong);
  EXPECT_EQ(lesson.last.problems.empty(), !lesson.is_on_cards());
  EXPECT_EQ(lesson.player(0).formula, lesson.wrong_answer());
  EXPECT_EQ(lesson->phase(), Phase::playing) << "a wrong answer ends nothing";
  lesson.clock = 20 * kMs;
  EXPECT_EQ(lesson.answer(1), kNone);
  EXPECT_EQ(lesson.last.kind, Kind::right);
  EXPECT_EQ(lesson->now(), 20 * kMs);
  EXPECT_EQ(lesson.last.points, 900) << "a fifth of the time costs a fifth of 500";
  EXPECT_EQ(lesson->phase(), Phase::playing) << "nor does another's right one";
  lesson.clock = 50 * kMs;
  EXPECT_EQ(lesson.answer(0), kNone);
  EXPECT_EQ(lesson.last.points, 650) << "half of the time and one wrong answer";
  EXPECT_EQ(lesson.player(0).took, 50 * kMs);
  EXPECT_EQ(lesson->phase(), Phase::between);
  EXPECT_EQ(lesson->winner(), kNone);
  EXPECT_EQ(lesson.deal(), kNone);
  EXPECT_EQ(lesson.player(0).took, 0);
  EXPECT_EQ(lesson.player(0).formula, "") << "a new hand begins with nothing said";
}

TEST_P(AnyRace, TheHighestTotalWinsAlone) {
  for (const Seat best : {Seat{0}, Seat{1}}) {
    TwoRacers lesson({.puzzle = GetParam(), .hands = 1, .hand_seconds = 100});
    EXPECT_EQ(lesson.answer(best), kNone);
    EXPECT_EQ(lesson.take(Passed{1 - best}), kNone);
    EXPECT_EQ(lesson->phase(), Phase::over) << "when all have answered or passed";
    EXPECT_EQ(lesson->winner(), best);
    EXPECT_EQ(lesson->score_pad().winner_name(), best == 0 ? "Ann" : "Bob");
  }
  TwoRacers tie({.puzzle = GetParam(), .hands = 1, .hand_seconds = 100});
  EXPECT_EQ(tie.answer(0), kNone);
  EXPECT_EQ(tie.answer(1), kNone);
  EXPECT_EQ(tie->phase(), Phase::over);
  EXPECT_EQ(tie->winner(), kNone);
}

TEST(Race, TakesTheLongestAnswer) {
  TwoRacers lesson;
  std::string longest = kSolution;
  longest.resize(kLongestAnswer, ' ');
  EXPECT_EQ(lesson.answer(0, longest), kNone);
  EXPECT_EQ(lesson.answer(1, longest + ' '), Reason::unreadable);
}

TEST(Race, IsNamedByItsPuzzle) {
  EXPECT_EQ(name_of(RacePuzzle::krypto), "krypto");
  EXPECT_EQ(name_of(RacePuzzle::calcrostic), "calcrostic");
  EXPECT_EQ(race_puzzle_named("calcrostic"), RacePuzzle::calcrostic);
  EXPECT_EQ(race_puzzle_named("chess"), std::nullopt);
}

TEST(Race, PointsFallWithTimeAndErrorsAndStayAboveTheLeast) {
  EXPECT_EQ(race_points(0, 100, 0), 1000);
  EXPECT_EQ(race_points(1, 100, 0), 1000) << "the part of a point that is lost is rounded down";
  EXPECT_EQ(race_points(99'999, 100, 0), 501);
  EXPECT_EQ(race_points(0, 100, 9), 100);
  EXPECT_EQ(race_points(99'999, 100, 9), 100);
  EXPECT_EQ(race_points(kMostRaceSeconds * kMs, kMostRaceSeconds, 0), 500);
}

TEST(Race, AHandEndsByTimeByTheHostAndWhenAllHaveFinished) {
  TwoRacers lesson;
  EXPECT_EQ(lesson.take(TimedOut{}), Reason::too_early);
  lesson.clock = 100 * kMs;
  EXPECT_EQ(lesson.answer(0), Reason::too_late);
  EXPECT_EQ(lesson.take(Passed{0}), Reason::too_late);
  EXPECT_EQ(lesson.take(TimedOut{}), kNone);
  EXPECT_EQ(lesson.last.kind, Kind::closed);
  EXPECT_EQ(lesson->phase(), Phase::between);
  EXPECT_EQ(lesson.answer(0), Reason::nothing_dealt);
  EXPECT_EQ(lesson.take(Closed{}), Reason::nothing_dealt);
  EXPECT_EQ(lesson.take(TimedOut{}), Reason::nothing_dealt);

  EXPECT_EQ(lesson.deal(), kNone);
  EXPECT_EQ(lesson.deal(), Reason::in_play);
  EXPECT_EQ(lesson.take(Passed{0}), kNone);
  EXPECT_EQ(lesson.take(Passed{0}), Reason::passed);
  EXPECT_EQ(lesson.answer(0), Reason::passed);
  EXPECT_EQ(lesson.take(Closed{}), kNone);
  EXPECT_EQ(lesson->phase(), Phase::over) << "after two hands";
  EXPECT_EQ(lesson.deal(), Reason::over);
  EXPECT_EQ(lesson->winner(), kNone) << "0 to 0";
}

TEST(Race, RemembersHowEachHandWentForEachPlayer) {
  using Ends = std::vector<std::optional<Progress>>;
  TwoRacers lesson({.hands = 4, .hand_seconds = 100});
  EXPECT_EQ(lesson.take(Passed{0}), kNone);
  EXPECT_EQ(lesson.join("Cy"), kNone) << "in time for the first hand";
  EXPECT_EQ(lesson.answer(2), kNone);
  EXPECT_EQ(lesson.answer(1), kNone);
  EXPECT_EQ(lesson.join("Di"), kNone) << "after it";
  EXPECT_EQ(lesson.player(3).all_ends(), (Ends{kNone}));
  EXPECT_EQ(lesson.deal(), kNone);
  EXPECT_EQ(lesson.take(Left{1}), kNone);
  for (int i = 0; i < kMostTries; ++i) EXPECT_EQ(lesson.err(3), kNone);
  EXPECT_EQ(lesson.player(0).all_ends(), (Ends{Progress::passed, Progress::thinking}));
  lesson.clock = 100 * kMs;
  EXPECT_EQ(lesson.take(TimedOut{}), kNone);
  EXPECT_EQ(lesson.deal(), kNone);
  EXPECT_EQ(lesson.answer(0), kNone);
  EXPECT_EQ(lesson.player(0).all_ends(),
            (Ends{Progress::passed, Progress::thinking, Progress::right}));
  EXPECT_EQ(lesson.player(1).all_ends(), (Ends{Progress::right, Progress::thinking, kNone}));
  EXPECT_EQ(lesson.player(2).all_ends(),
            (Ends{Progress::right, Progress::thinking, Progress::thinking}));
  EXPECT_EQ(lesson.player(3).all_ends(), (Ends{kNone, Progress::out, Progress::thinking}));
  lesson.clock = 200 * kMs;
  EXPECT_EQ(lesson.take(TimedOut{}), kNone);
  EXPECT_EQ(lesson.take(Rematch{}), kNone);
  EXPECT_EQ(lesson.player(0).all_ends(), Ends{});
}

TEST(Race, WhoComesLatePlaysFromTheHandOnTheTable) {
  TwoRacers lesson;
  EXPECT_EQ(lesson.answer(0), kNone);
  EXPECT_EQ(lesson.join("Ann"), Reason::name_taken);
  EXPECT_EQ(lesson.join("Cy"), kNone);
  EXPECT_EQ(lesson.answer(1), kNone);
  EXPECT_EQ(lesson->phase(), Phase::playing) << "Cy is thinking";
  EXPECT_EQ(lesson.answer(2), kNone);
  EXPECT_EQ(lesson->phase(), Phase::between);
  EXPECT_EQ(lesson.join("Di"), kNone);
  EXPECT_EQ(lesson.deal(), kNone);
  EXPECT_EQ(lesson.take(Closed{}), kNone);
  EXPECT_EQ(lesson.join("Ed"), kNone) << "for the rematch";
  for (const Racer& player : lesson->players()) EXPECT_EQ(player.boxes.size(), 2);
}

TEST(Race, WhoLeftComesBackToTheSeatWithAllPoints) {
  TwoRacers lesson;
  EXPECT_EQ(lesson.answer(0), kNone);
  EXPECT_EQ(lesson.answer(1), kNone);
  const std::int64_t total = lesson.player(0).total();
  EXPECT_GT(total, 0);
  EXPECT_EQ(lesson.take(Left{0}), kNone);
  EXPECT_EQ(lesson.deal(), kNone);
  EXPECT_EQ(lesson.join("Ann"), kNone) << "in the middle of a hand that begins for her now";
  EXPECT_EQ(lesson->players().size(), 2U);
  EXPECT_EQ(lesson.player(0).total(), total);
  EXPECT_EQ(lesson.player(0).progress, Progress::thinking);
  EXPECT_EQ(lesson.join("Ann"), Reason::name_taken);
  EXPECT_EQ(lesson.answer(0), kNone);
  EXPECT_GT(lesson.player(0).total(), total);
  EXPECT_EQ(lesson.player(0).all_ends().size(), 2U);
  EXPECT_EQ(lesson.player(0).all_wrongs().size(), 2U);
}

TEST(Race, WhoLeftAHandDoesNotBeginItAgain) {
  TwoRacers lesson;
  EXPECT_EQ(lesson.err(0), kNone);
  EXPECT_EQ(lesson.take(Left{0}), kNone);
  EXPECT_EQ(lesson.join("Ann"), kNone);
  EXPECT_EQ(lesson.player(0).tries, 1);
  EXPECT_EQ(lesson.answer(0), kNone);
  EXPECT_EQ(lesson.take(Left{0}), kNone);
  EXPECT_EQ(lesson.join("Ann"), kNone);
  EXPECT_NE(lesson.answer(0), kNone) << "it is answered";
  EXPECT_EQ(lesson.take(Removed{0}), kNone);
  EXPECT_EQ(lesson.join("Ann"), kNone) << "another player, in another seat";
  EXPECT_EQ(lesson->players().size(), 3U);
}

TEST(Race, WhoLeavesOrIsTakenOutHoldsNobodyUp) {
  TwoRacers lesson;
  EXPECT_EQ(lesson.answer(0), kNone);
  EXPECT_EQ(lesson.take(Removed{1}), kNone);
  EXPECT_EQ(lesson->phase(), Phase::between);
  EXPECT_EQ(lesson.take(Removed{1}), Reason::has_left);
  EXPECT_EQ(lesson.take(Removed{7}), Reason::no_such_player);
  EXPECT_EQ(lesson.join("Ann"), Reason::name_taken);
  EXPECT_EQ(lesson->score_pad().rows.size(), 1);
  EXPECT_EQ(lesson.deal(), kNone);
  EXPECT_EQ(lesson.answer(1), Reason::has_left);
  EXPECT_EQ(lesson.take(Left{0}), kNone);
  EXPECT_EQ(lesson->phase(), Phase::over);
  EXPECT_EQ(lesson->winner(), kNone) << "nobody is there";
  EXPECT_EQ(lesson->score_pad().rows.size(), 1) << "who left keeps the score";
}

TEST(Race, SeatsAndNamesOfThoseWhoAreTakenOutAreFree) {
  TwoRacers lesson;
  for (std::size_t n = 2; n < kMostRacers; ++n) {
    ASSERT_EQ(lesson.join("Pupil " + std::to_string(n)), kNone);
  }
  EXPECT_EQ(lesson.join("Kim"), Reason::full);
  EXPECT_EQ(lesson.take(Removed{1}), kNone);
  EXPECT_EQ(lesson.join("Bob"), kNone);
  EXPECT_EQ(lesson->players().size(), kMostRacers + 1);
  EXPECT_EQ(lesson.join("Kim"), Reason::full);
  EXPECT_EQ(seat_of(Match(*lesson.operator->()), "Bob"), kMostRacers);
}

TEST(Race, HasAThousandSeatsInAll) {
  TwoRacers lesson;
  for (std::size_t n = 2; n < kMostRaceSeats; ++n) {
    ASSERT_EQ(lesson.join("Pupil " + std::to_string(n)), kNone);
    ASSERT_EQ(lesson.take(Left{n}), kNone);
  }
  EXPECT_EQ(lesson.join("Kim"), Reason::full);
}

TEST(Race, TheHostGivesOtherNames) {
  TwoRacers lesson;
  EXPECT_EQ(lesson.take(Renamed{0, "Ann", "Bob"}), Reason::name_taken);
  EXPECT_EQ(lesson.take(Renamed{0, "Kim", "Cy"}), Reason::no_such_player);
  EXPECT_EQ(lesson.take(Renamed{0, "Ann", ""}), Reason::bad_name);
  EXPECT_EQ(lesson.take(Renamed{0, "Ann", "Anna"}), kNone);
  EXPECT_EQ(lesson.player(0).name, "Anna");
  EXPECT_EQ(lesson.join("Ann"), kNone);
}

TEST_P(AnyRace, TooManyErrorsLoseTheHandAlone) {
  TwoRacers lesson(settings());
  for (int n = 1; n <= kMostTries; ++n) EXPECT_EQ(lesson.err(0), kNone);
  EXPECT_EQ(lesson.answer(0), Reason::not_playing);
  EXPECT_EQ(lesson.player(0).progress, Progress::out);
  EXPECT_EQ(lesson.answer(1), kNone);
  EXPECT_EQ(lesson->phase(), Phase::between);
  EXPECT_EQ(lesson.deal(), kNone);
  EXPECT_EQ(lesson.answer(0), kNone) << "and plays the next hand";
}

TEST_P(AnyRace, WhatCannotBeReadIsNotAnError) {
  TwoRacers lesson(settings());
  EXPECT_EQ(lesson.answer(0, "(2 + 1"), Reason::unreadable);
  EXPECT_EQ(lesson.answer(0, std::string(kLongestAnswer + 1, '(')), Reason::unreadable);
  EXPECT_EQ(lesson.player(0).tries, 0);
}

TEST_P(AnyRace, ARematchBeginsWithTheSamePeople) {
  TwoRacers lesson(settings());
  EXPECT_EQ(lesson.take(Rematch{}), Reason::in_play);
  for (int race = 2; race <= kMostRaces; ++race) {
    EXPECT_EQ(lesson.answer(0), kNone);
    EXPECT_EQ(lesson.take(Closed{}), kNone);
    EXPECT_EQ(lesson.take(Rematch{}), kNone);
    EXPECT_EQ(lesson->races(), race);
    EXPECT_EQ(lesson->phase(), Phase::gathering);
    EXPECT_EQ(lesson.player(0).total(), 0);
    EXPECT_EQ(lesson.player(0).progress, Progress::thinking);
    EXPECT_EQ(lesson.player(0).formula, "");
    EXPECT_EQ(lesson->task(), nullptr);
    EXPECT_EQ(lesson.take(Rematch{}), Reason::nothing_dealt);
    EXPECT_EQ(lesson.deal(), kNone);
  }
  EXPECT_EQ(lesson->deals(), kMostRaces) << "the numbers of deals go on";
  EXPECT_EQ(lesson.take(Closed{}), kNone);
  EXPECT_EQ(lesson.take(Rematch{}), Reason::over);
}

TEST(Race, RefusesWhatIsNotOfIt) {
  Lesson lesson;
  EXPECT_EQ(lesson.deal(), Reason::too_few);
  EXPECT_EQ(lesson.take(Called{0}), Reason::other_game);
  EXPECT_EQ(lesson.take(NextRound{}), Reason::other_game);
  for (std::size_t n = 0; n < kMostRacers; ++n) {
    EXPECT_EQ(lesson.join("p" + std::to_string(n)), kNone);
    EXPECT_EQ(lesson.last.seat, n);
  }
  EXPECT_EQ(lesson.join("more"), Reason::full);
  EXPECT_EQ(lesson.take(Renamed{0, "p0", "q"}), kNone) << "also in a full class";
  EXPECT_EQ(lesson.take(Dealt{*krypto::Hand::parse("25 25 1 2 3 : 4")}), Reason::not_in_deck);
  EXPECT_TRUE(Race::open({.hands = 1, .hand_seconds = 1}).has_value());
  EXPECT_TRUE(Race::open({.hands = kMostRaceHands, .hand_seconds = kMostRaceSeconds}).has_value());
  EXPECT_FALSE(Race::open({.hands = 0}).has_value());
  EXPECT_FALSE(Race::open({.hands = kMostRaceHands + 1}).has_value());
  EXPECT_FALSE(Race::open({.hand_seconds = 0}).has_value());
  EXPECT_FALSE(Race::open({.hand_seconds = kMostRaceSeconds + 1}).has_value());
}

TEST_P(AnyRace, HasPuzzlesOfItsKindAlone) {
  for (const PosedSample& other : kPosedSamples) {
    Lesson lesson(settings());
    EXPECT_EQ(lesson.join("Ann"), kNone);
    EXPECT_EQ(lesson.pose(other.kind),
              other.kind == GetParam() ? std::nullopt : std::optional(Reason::other_game));
  }
}

TEST(Race, GoesOnWithOtherSettings) {
  Lesson lesson({.hands = 1});
  EXPECT_EQ(lesson.join("Ann"), kNone);
  const RaceSettings next{.puzzle = RacePuzzle::alphametic, .hands = 3};
  EXPECT_EQ(lesson.take(Rematch{}), Reason::nothing_dealt);
  EXPECT_EQ(lesson.take(Rematch{RaceSettings{.hands = 1}}), kNone);
  EXPECT_EQ(lesson->races(), 1) << "nothing has been played";
  EXPECT_EQ(lesson.deal(), kNone);
  EXPECT_EQ(lesson.take(Passed{0}), kNone);
  EXPECT_EQ(lesson.take(Rematch{RaceSettings{.hands = 0}}), Reason::other_game);
  EXPECT_EQ(lesson.take(Rematch{next}), kNone);
  EXPECT_EQ(lesson->settings(), next);
  EXPECT_EQ(lesson->races(), 2);
  EXPECT_EQ(lesson.deal_cards(), Reason::other_game);
  EXPECT_EQ(lesson.pose(kinds::Kind::alphametic), kNone);
  EXPECT_EQ(lesson.answer(0), kNone);
  EXPECT_EQ(lesson->phase(), Phase::between);
  EXPECT_EQ(lesson.take(Rematch{}), kNone);
  EXPECT_EQ(lesson->settings(), next) << "the same game again";
  EXPECT_GT(lesson.player(0).earlier, 0);
  EXPECT_EQ(lesson.player(0).total(), 0);
  const std::int64_t before = lesson.player(0).earlier;
  EXPECT_EQ(lesson.pose(kinds::Kind::alphametic), kNone);
  EXPECT_EQ(lesson.answer(0), kNone);
  const std::int64_t now = lesson.player(0).total();
  EXPECT_EQ(lesson.take(Rematch{next}), kNone) << "in the middle of a race";
  EXPECT_EQ(lesson.player(0).earlier, before + now);
}

TEST(Race, CountsWrongAnswersToEachHand) {
  TwoRacers lesson({.hands = 3, .hand_seconds = 100});
  EXPECT_EQ(lesson.err(0), kNone);
  EXPECT_EQ(lesson.player(0).all_wrongs(), std::vector<int>{1});
  EXPECT_EQ(lesson.take(Closed{}), kNone);
  EXPECT_EQ(lesson.take(Left{1}), kNone);
  EXPECT_EQ(lesson.deal(), kNone);
  EXPECT_EQ(lesson.join("Cid"), kNone);
  EXPECT_EQ(lesson.err(2), kNone);
  EXPECT_EQ(lesson.player(0).all_wrongs(), (std::vector<int>{1, 0}));
  EXPECT_EQ(lesson.player(1).all_wrongs(), (std::vector<int>{0, 0}));
  EXPECT_EQ(lesson.player(2).all_wrongs(), (std::vector<int>{0, 1}));
}

TEST(Race, OfCalcrosticsHasNoCardsAndTheOtherNoCalcrostics) {
  Lesson cards;
  Lesson calcrostics({.puzzle = RacePuzzle::calcrostic});
  EXPECT_EQ(cards.pose(kinds::Kind::calcrostic), Reason::other_game);
  EXPECT_EQ(calcrostics.deal_cards(), Reason::other_game);
  EXPECT_EQ(calcrostics.pose(kinds::Kind::calcrostic), Reason::too_few);
  EXPECT_EQ(calcrostics.join("Ann"), kNone);
  EXPECT_EQ(calcrostics.pose(kinds::Kind::calcrostic), kNone);
  EXPECT_EQ(calcrostics.last.kind, Kind::dealt);
  EXPECT_EQ(calcrostics.pose(kinds::Kind::calcrostic), Reason::in_play);
  EXPECT_EQ(calcrostics.answer(0, kSolution), Reason::unreadable);
  EXPECT_EQ(calcrostics.answer(0, calcrostics.wrong_answer()), kNone);
  EXPECT_TRUE(calcrostics.last.problems.empty()) << "the grid shows which lines fail";
  EXPECT_EQ(calcrostics->tasks(), std::vector<RaceTask>{Lesson::posed(kinds::Kind::calcrostic)});
  EXPECT_EQ(calcrostics->score_pad().box_name, "Puzzle");
  EXPECT_EQ(cards->score_pad().box_name, "Hand");
}

// A second referee, which goes through the whole list of accepted events for each query.
class RaceTally {
 public:
  struct Line {
    std::string what;
    Seat seat = 0;
    Time at = 0;
  };
  std::vector<Line> lines;

  // The points of each player for each hand of this race, computed from the list.
  std::map<std::pair<Seat, int>, std::int64_t> points(int seconds) const {
    std::map<std::pair<Seat, int>, std::int64_t> points;
    std::map<Seat, int> errors;
    int hand = 0;
    Time dealt = 0;
    for (const Line& line : lines) {
      if (line.what == "rematch") points.clear();
      if (line.what == "rematch") hand = 0;
      if (line.what == "deal") {
        ++hand;
        errors.clear();
        dealt = line.at;
      }
      if (line.what == "wrong") ++errors[line.seat];
      if (line.what != "right") continue;
      std::int64_t made = 1000 - 100 * errors[line.seat];
      // One point less for each full five-hundredth of the time.
      for (std::int64_t part = 1; part * seconds * 1000 <= (line.at - dealt) * 500; ++part) --made;
      points[{line.seat, hand}] = made < 100 ? 100 : made;
    }
    return points;
  }
};

TEST_P(AnyRace, IsScoredAsARaceTallyScoresIt) {
  const std::uint64_t seed = 20261125;
  SCOPED_TRACE("seed " + std::to_string(seed));
  SplitMix64 random(seed);
  for (int game = 0; game < 60; ++game) {
    const int seconds = 10 + static_cast<int>(random.below(50));
    Lesson lesson({.puzzle = GetParam(), .hands = 3, .hand_seconds = seconds});
    RaceTally second;
    std::size_t names = 0;
    for (int step = 0; step < 150; ++step) {
      lesson.clock += static_cast<Time>(random.below(2500));
      const Seat seat = random.below(6);
      RaceTally::Line line{.what = {}, .seat = seat, .at = lesson.clock};
      std::optional<Reason> refused;
      switch (random.below(9)) {
        case 0: refused = lesson.join("p" + std::to_string(names++)); break;
        case 1:
        case 2:
          refused = lesson.deal();
          line.what = "deal";
          break;
        case 3:
        case 4:
          refused = lesson.answer(seat);
          line.what = "right";
          break;
        case 5:
        case 6:
          refused = lesson.err(seat);
          line.what = "wrong";
          break;
        case 7: refused = lesson.take(TimedOut{}); break;
        default:
          if (random.below(4) == 0)
            refused = lesson.take(Rematch{});
          else
            refused = Reason::over;
          line.what = "rematch";
      }
      if (!refused) second.lines.push_back(line);
      std::map<std::pair<Seat, int>, std::int64_t> points;
      for (Seat one = 0; one < lesson->players().size(); ++one) {
        const auto& boxes = lesson.player(one).boxes;
        ASSERT_EQ(boxes.size(), static_cast<std::size_t>(lesson->box()));
        for (std::size_t box = 0; box < boxes.size(); ++box) {
          if (boxes[box]) points[{one, static_cast<int>(box) + 1}] = *boxes[box];
        }
        ASSERT_EQ(lesson.player(one).all_ends().size(), boxes.size());
      }
      ASSERT_EQ(points, second.points(seconds)) << "game " << game << ", step " << step;
    }
  }
}

}  // namespace
}  // namespace reckon::match
