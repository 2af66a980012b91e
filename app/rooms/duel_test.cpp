// SPDX-License-Identifier: MIT
// Rooms for two: secret hands face down, rounds, rematches, and players who disappear.
#include <gtest/gtest.h>

#include <array>
#include <string>
#include <vector>

#include "app/answers/match_log.hpp"
#include "app/rooms/table_test.hpp"

namespace reckon::rooms {
namespace {

// Ann, the host, and Bob at one table, with one watcher.
class Pair : public World {
 public:
  explicit Pair(const Document& settings = Document::object(), const Limits& limits = {})
      : World(limits) {
    ann = connect();
    say(ann, {{"do", "open_duel"}, {"name", "Ann"}, {"settings", settings}});
    take_seat(ann, 0);
    bob = connect();
    join(bob, "Bob", 1);
    watcher = connect();
    say(watcher, {{"do", "watch"}, {"code", code}});
  }

  void take_seat(Connection connection, std::size_t seat) {
    const Document given = last(connection, "seat");
    code = given.at("code");
    tokens.at(seat) = given.at("token");
    EXPECT_EQ(given.at("seat"), seat);
  }
  void join(Connection connection, const std::string& name, std::size_t seat) {
    say(connection, {{"do", "join"}, {"code", code}, {"name", name}});
    take_seat(connection, seat);
  }
  // The view of a client that takes this seat, or watches if none is given.
  Document seen(std::optional<std::size_t> seat = {}) {
    const Connection fresh = connect();
    if (seat) {
      say(fresh, {{"do", "return"}, {"code", code}, {"token", tokens.at(*seat)}});
      (*seat == 0 ? ann : bob) = fresh;
    } else {
      say(fresh, {{"do", "watch"}, {"code", code}});
    }
    const Document duel = last(fresh, "duel").at("duel");
    if (!seat) hang_up(fresh);
    return duel;
  }
  Connection at(std::size_t seat) const { return seat == 0 ? ann : bob; }
  void act(std::size_t seat, const std::string& what, Document more = Document::object()) {
    more["do"] = what;
    more["deal"] = seen().at("deal");
    say(at(seat), more);
  }
  void pick(std::size_t seat, std::size_t pile) { act(seat, "pick", {{"pile", pile}}); }
  void deal() { say(ann, {{"do", "deal"}}); }
  std::string reason(std::size_t seat) { return last(at(seat), "refused").at("reason"); }
  Document happened(Connection connection) { return last(connection, "duel").at("happened"); }

  // Makes a player take the next solvable hand; returns 0 if no such hand is left.
  std::size_t win(std::size_t seat) {
    const Document before = seen();
    if (before.at("phase") != "playing") return 0;
    for (std::size_t pile = 1; pile <= before.at("piles").size(); ++pile) {
      if (!before.at("piles")[pile - 1].at("winner").is_null()) continue;
      const bool is_open = before.at("open") == pile;
      if (!is_open) pick(seat, pile);
      const Document cards = seen(seat).at("piles")[pile - 1].at("cards");
      const auto hand = krypto::Hand::make(cards, Rational(before.at("goal").get<std::int64_t>()));
      const Rules rules = rules_named(before.at("settings").at("rules").get<std::string>()).value();
      if (const auto found = solver.first(*hand, rules)) {
        act(seat, "call");
        act(seat, "answer", {{"formula", to_text(*found, Notation::infix)}});
        EXPECT_EQ(happened(at(seat)).at("kind"), "right");
        return pile;
      }
      if (!is_open) act(seat, "put_back");
      wait(1'000);
    }
    return 0;
  }
  // In the first round, Ann picks up a hand and puts it back repeatedly.
  void look_around(int times) {
    for (int time = 0; time < times; ++time) {
      say(ann, {{"do", "pick"}, {"deal", 1}, {"pile", 1}});
      say(ann, {{"do", "put_back"}, {"deal", 1}});
      wait(1'000);
    }
  }
  void give_up() {
    act(0, "pass");
    act(1, "pass");
    wait(1'000);
  }
  // The record of a finished match, as a client requests it.
  std::string record() {
    std::string text;
    bool is_more = true;
    for (std::size_t from = 0; is_more;) {
      say(watcher, {{"do", "record"}, {"from", from}});
      const Document piece = last(watcher, "record");
      EXPECT_EQ(piece.at("from"), from);
      for (const Document& line : piece.at("lines")) {
        text += line.at("line").get<std::string>() + '\n';
        ++from;
      }
      is_more = piece.at("more");
      wait(1'000);
    }
    return text;
  }

  std::string code;
  Connection ann = 0;
  Connection bob = 0;
  Connection watcher = 0;
  std::array<std::string, 2> tokens;
  krypto::Solver solver;
};

TEST(RoomForTwo, PlaysARoundToTheEnd) {
  Pair pair(Document({{"rules", "house"}}));
  pair.deal();
  const Document begun = pair.seen();
  EXPECT_EQ(begun.at("piles").size(), 11);
  EXPECT_EQ(begun.at("phase"), "playing");
  EXPECT_FALSE(begun.at("goal").is_null());
  int hands = 0;
  while (pair.seen().at("phase") == "playing" && pair.win(hands % 3 == 0 ? 1 : 0) != 0) ++hands;
  if (pair.seen().at("phase") == "playing") pair.give_up();
  EXPECT_GT(hands, 5);
  const Document ended = pair.seen();
  EXPECT_EQ(ended.at("phase"), "over");
  EXPECT_EQ(ended.at("winner"), 0);
  EXPECT_EQ(ended.at("round"), 1);
  EXPECT_EQ(
      ended.at("players")[0].at("total").get<int>() + ended.at("players")[1].at("total").get<int>(),
      hands);
  for (const Document& pile : ended.at("piles")) EXPECT_FALSE(pile.at("cards").is_null());
}

TEST(RoomForTwo, NobodySeesAHandOfAnother) {
  Pair pair;
  pair.deal();
  pair.pick(0, 4);
  pair.pick(1, 7);
  for (const auto& [viewer, held] :
       std::vector<std::pair<std::optional<std::size_t>, std::size_t>>{{0, 4}, {1, 7}, {{}, 0}}) {
    const Document seen = pair.seen(viewer);
    for (std::size_t pile = 1; pile <= 11; ++pile) {
      const Document& one = seen.at("piles")[pile - 1];
      EXPECT_EQ(one.at("cards").is_array(), pile == held) << pile;
    }
    EXPECT_EQ(seen.at("piles")[3].at("holder"), 0);
    EXPECT_EQ(seen.at("piles")[6].at("holder"), 1);
  }
  // A call shows the hand to all; after a wrong answer it lies face down again.
  pair.act(0, "call");
  for (const auto viewer : {std::optional<std::size_t>(1), std::optional<std::size_t>()}) {
    EXPECT_TRUE(pair.seen(viewer).at("piles")[3].at("cards").is_array());
    EXPECT_EQ(pair.seen(viewer).at("hand").at("cards"),
              pair.seen(viewer).at("piles")[3].at("cards"));
  }
  pair.act(0, "answer", {{"formula", "1 + 1"}});
  EXPECT_EQ(pair.happened(pair.watcher).at("kind"), "wrong");
  EXPECT_TRUE(pair.seen().at("piles")[3].at("cards").is_null());
  EXPECT_TRUE(pair.seen(0).at("piles")[3].at("cards").is_null());
}

// No message shows a card that its reader may not see. Visible cards are held by the reader, won,
// called, or the last hand; after the end, all are. The record knows the truth and stays secret
// meanwhile.
TEST(RoomForTwo, NoMessageShowsMoreThanTheRulesDo) {
  constexpr std::uint64_t kSeed = 20261125;
  RecordProperty("seed", std::to_string(kSeed));
  SplitMix64 random(kSeed);
  Pair pair({{"rounds", 3}, {"pause_seconds", 0}, {"rules", "house"}});
  pair.deal();
  int faces = 0;
  for (int step = 0; step < 300; ++step) {
    const auto seat = static_cast<std::size_t>(random.below(2));
    switch (random.below(8)) {
      case 0: pair.act(seat, "put_back"); break;
      case 1: pair.act(seat, "call"); break;
      case 2: pair.act(seat, "answer", {{"formula", "1"}}); break;
      case 3: pair.win(seat); break;
      case 4: pair.act(seat, "pass"); break;
      default: pair.pick(seat, 1 + static_cast<std::size_t>(random.below(11)));
    }
    pair.wait(1'000);
    for (const Connection reader : {pair.ann, pair.bob, pair.watcher}) {
      for (const Document& message : pair.heard(reader)) {
        EXPECT_NE(message.at("say"), "room");
        if (message.at("say") != "duel") continue;
        const Document& duel = message.at("duel");
        std::size_t pile = 0;
        for (const Document& one : duel.at("piles")) {
          ++pile;
          const bool is_holder = (reader == pair.ann && one.at("holder") == 0) ||
                                 (reader == pair.bob && one.at("holder") == 1);
          const bool is_called = duel.at("phase") == "explaining" && duel.at("called") == pile;
          const bool may_see = is_holder || is_called || !one.at("winner").is_null() ||
                               duel.at("open") == pile || duel.at("phase") == "over";
          ASSERT_EQ(one.at("cards").is_array(), may_see) << message;
          faces += may_see ? 1 : 0;
        }
        const bool is_played = duel.at("phase") == "playing" || duel.at("phase") == "explaining";
        ASSERT_EQ(duel.at("goal").is_null(), !is_played) << "goals are revealed one at a time";
      }
    }
  }
  EXPECT_GT(faces, 100);
}

TEST(RoomForTwo, WhoIsHeardFirstHasTheHand) {
  Pair pair;
  pair.deal();
  pair.say(pair.bob, {{"do", "pick"}, {"deal", 1}, {"pile", 5}});
  pair.say(pair.ann, {{"do", "pick"}, {"deal", 1}, {"pile", 5}});
  EXPECT_EQ(pair.reason(0), "held");
  pair.pick(1, 6);
  EXPECT_EQ(pair.reason(1), "hands_full");
  pair.pick(0, 12);
  EXPECT_EQ(pair.reason(0), "no_such_pile");
  pair.act(0, "call");
  EXPECT_EQ(pair.reason(0), "hands_empty");
  pair.act(0, "put_back");
  EXPECT_EQ(pair.reason(0), "hands_empty");
  pair.act(1, "call");
  pair.pick(0, 1);
  EXPECT_EQ(pair.reason(0), "being_explained");
  pair.act(0, "answer", {{"formula", "1"}});
  EXPECT_EQ(pair.reason(0), "not_caller");
  for (const char* what : {"pick", "put_back", "call", "pass"}) {
    Document late = {{"do", what}, {"deal", 0}};
    if (what == std::string("pick")) late["pile"] = 1;
    pair.say(pair.ann, late);
    EXPECT_EQ(pair.reason(0), "other_hand") << what;
  }
  pair.say(pair.watcher, {{"do", "pick"}, {"deal", 1}, {"pile", 1}});
  EXPECT_EQ(pair.last(pair.watcher, "refused").at("reason"), "not_seated");
}

TEST(RoomForTwo, OnlyTheHostDealsAndOnlyForTwo) {
  World world;
  const Connection ann = world.connect();
  world.say(ann, {{"do", "open_duel"}, {"name", "Ann"}});
  world.say(ann, {{"do", "deal"}});
  EXPECT_EQ(world.last(ann, "refused").at("reason"), "too_few");
  Pair pair;
  pair.say(pair.bob, {{"do", "deal"}});
  EXPECT_EQ(pair.reason(1), "not_host");
  const Connection third = pair.connect();
  pair.say(third, {{"do", "join"}, {"code", pair.code}, {"name", "Cy"}});
  EXPECT_EQ(pair.last(third, "refused").at("reason"), "full");
  pair.deal();
  pair.say(third, {{"do", "join"}, {"code", pair.code}, {"name", "Cy"}});
  EXPECT_EQ(pair.last(third, "refused").at("reason"), "begun");
}

TEST(RoomForTwo, TheOtherSeesTheCardsMove) {
  Pair pair;
  pair.deal();
  pair.pick(1, 3);
  const Document moves =
      Document::parse(R"([{"from": 1, "onto": 2, "operator": "-", "swapped": true}])");
  pair.act(1, "show", {{"moves", moves}});
  EXPECT_EQ(pair.reason(1), "not_caller");
  pair.act(1, "call");
  pair.act(1, "show", {{"moves", moves}});
  EXPECT_EQ(pair.last(pair.ann, "shown").at("moves"), moves);
  EXPECT_EQ(pair.last(pair.watcher, "shown").at("moves"), moves);
}

TEST(RoomForTwo, ExplainingHasItsTime) {
  Pair pair({{"explain_seconds", 10}, {"penalty", true}});
  pair.deal();
  pair.pick(0, 1);
  EXPECT_TRUE(pair.seen().at("left_ms").is_null()) << "no hand of two has a time";
  pair.act(0, "call");
  EXPECT_EQ(pair.seen().at("left_ms"), 10'000);
  pair.wait(10'000);
  EXPECT_EQ(pair.happened(pair.watcher).at("kind"), "silent");
  EXPECT_EQ(pair.seen().at("players")[0].at("total"), -1);
}

TEST(RoomForTwo, TheNextRoundComesAfterAPauseWithAnotherGoal) {
  Pair pair({{"rounds", 3}, {"pause_seconds", 20}});
  pair.deal();
  pair.win(0);
  pair.give_up();
  Document seen = pair.seen();
  EXPECT_EQ(seen.at("phase"), "between");
  EXPECT_TRUE(seen.at("goal").is_null());
  EXPECT_EQ(seen.at("round"), 2);
  pair.wait(20'000);
  seen = pair.seen();
  EXPECT_EQ(seen.at("phase"), "playing");
  EXPECT_EQ(seen.at("goal"), 0);
  EXPECT_EQ(seen.at("deal"), 2);
  pair.give_up();
  pair.deal();  // the host need not wait
  EXPECT_EQ(pair.seen().at("goal"), 100);
  pair.give_up();
  EXPECT_EQ(pair.seen().at("winner"), 0);
  EXPECT_EQ(pair.seen().at("players")[0].at("boxes"), Document({1, 0, 0}));
}

TEST(RoomForTwo, ASeatIsFreeUntilTheCardsAreLaid) {
  Pair pair;
  const std::string before = pair.tokens[1];
  pair.say(pair.bob, {{"do", "leave"}});
  const Connection cy = pair.connect();
  pair.join(cy, "Cy", 1);
  EXPECT_NE(pair.tokens[1], before);
  pair.bob = cy;
  const Connection thief = pair.connect();
  pair.say(thief, {{"do", "return"}, {"code", pair.code}, {"token", before}});
  EXPECT_EQ(pair.last(thief, "refused").at("reason"), "bad_token");
  pair.restart();
  EXPECT_EQ(pair.seen(1).at("players")[1].at("name"), "Cy");
  pair.seen(0);
  pair.say(pair.ann, {{"do", "leave"}});
  EXPECT_EQ(pair.seen().at("host"), 1);
  const Connection ann = pair.connect();
  pair.join(ann, "Ann", 0);
  pair.ann = ann;
  pair.deal();
  EXPECT_EQ(pair.seen().at("phase"), "playing");
}

TEST(RoomForTwo, EitherHasARematch) {
  Pair pair;
  pair.say(pair.bob, {{"do", "rematch"}});
  EXPECT_EQ(pair.reason(1), "in_play");
  pair.deal();
  pair.win(1);
  pair.give_up();
  EXPECT_EQ(pair.seen().at("winner"), 1);
  pair.say(pair.watcher, {{"do", "rematch"}});
  EXPECT_EQ(pair.last(pair.watcher, "refused").at("reason"), "not_host");
  pair.say(pair.bob, {{"do", "rematch"}});
  Document seen = pair.seen();
  EXPECT_EQ(seen.at("phase"), "gathering");
  EXPECT_EQ(seen.at("game"), 2);
  pair.restart();
  pair.seen(0);
  pair.seen(1);
  pair.deal();
  seen = pair.seen();
  EXPECT_EQ(seen.at("deal"), 2);
  EXPECT_EQ(seen.at("players")[1].at("total"), 0);
}

TEST(RoomForTwo, WhoIsAwayForAMinuteLosesTheClaim) {
  Pair pair;
  pair.say(pair.ann, {{"do", "claim"}});
  EXPECT_EQ(pair.reason(0), "nothing_dealt");
  pair.deal();
  pair.say(pair.ann, {{"do", "claim"}});
  EXPECT_EQ(pair.reason(0), "not_away");
  pair.hang_up(pair.bob);
  pair.wait(59'000);
  pair.say(pair.ann, {{"do", "claim"}});
  const Document refused = pair.last(pair.ann, "refused");
  EXPECT_EQ(refused.at("reason"), "not_away");
  EXPECT_EQ(refused.at("wait_ms"), 1'000);
  pair.seen(1);  // returns
  pair.hang_up(pair.bob);
  pair.wait(59'000);
  pair.say(pair.ann, {{"do", "claim"}});
  EXPECT_EQ(pair.reason(0), "not_away") << "the time counts from the last that was seen of Bob";
  pair.wait(1'000);
  pair.say(pair.ann, {{"do", "claim"}});
  EXPECT_EQ(pair.seen().at("winner"), 0);
  EXPECT_TRUE(pair.seen().at("players")[1].at("left"));
  Table table;
  table.say(table.players[0], {{"do", "claim"}});
  EXPECT_EQ(table.reason(0), "other_game");
}

TEST(RoomForTwo, AwayCountsAnewWhenTheServerWasAway) {
  Pair pair;
  pair.deal();
  pair.restart();
  pair.seen(0);
  pair.wait(59'000);
  pair.say(pair.ann, {{"do", "claim"}});
  EXPECT_EQ(pair.reason(0), "not_away");
  pair.wait(1'000);
  pair.say(pair.ann, {{"do", "claim"}});
  EXPECT_EQ(pair.seen().at("phase"), "over");
}

TEST(RoomForTwo, LeavingGivesTheGameAway) {
  Pair pair;
  pair.deal();
  pair.say(pair.ann, {{"do", "leave"}});
  EXPECT_EQ(pair.seen().at("winner"), 1);
  EXPECT_EQ(pair.seen().at("host"), 1);
}

TEST(RoomForTwo, OutlivesTheServer) {
  Pair pair({{"rounds", 3},
             {"deck", "52"},
             {"rules", "house"},
             {"penalty", true},
             {"explain_seconds", 45},
             {"pause_seconds", 7},
             {"private", true}});
  EXPECT_EQ(pair.code.size(), kPrivateCodeLength);
  pair.deal();
  EXPECT_GT(pair.win(0), 0);
  pair.pick(1, 10);
  const Document ann = pair.seen(0);
  const Document bob = pair.seen(1);
  pair.restart();
  EXPECT_EQ(pair.seen(0), ann);
  EXPECT_EQ(pair.seen(1), bob);
}

TEST(RoomForTwo, SettingsHaveRanges) {
  Pair pair;
  const Document usual = pair.seen().at("settings");
  EXPECT_EQ(usual.at("rounds"), 1);
  EXPECT_EQ(usual.at("rules"), "international");
  EXPECT_EQ(Pair(Document({{"deck", "52"}})).seen().at("settings").at("rounds"), 2);
  const Connection other = pair.connect();
  for (const Document& bad : std::vector<Document>{{{"rules", "positive"}},
                                                   {{"rounds", 4}},
                                                   {{"rounds", 0}},
                                                   {{"hands", 3}},
                                                   {{"game", "duel"}},
                                                   {{"edition", 2}},
                                                   {{"penalty", 1}},
                                                   {{"explain_seconds", 4}}}) {
    pair.say(other, {{"do", "open_duel"}, {"name", "Cy"}, {"settings", bad}});
    EXPECT_EQ(pair.last(other, "refused").at("reason"), "bad_message") << bad;
  }
}

TEST(RoomForTwo, ActsOfOtherGamesAreRefused) {
  Pair pair;
  pair.say(pair.ann, {{"do", "close"}, {"deal", 0}});
  EXPECT_EQ(pair.reason(0), "not_host");
  pair.say(pair.ann, {{"do", "remove"}, {"seat", 1}});
  EXPECT_EQ(pair.reason(0), "not_host");
  Table table;
  table.deal();
  table.act(0, "pick", {{"pile", 1}});
  EXPECT_EQ(table.reason(0), "other_game");
  table.act(0, "put_back");
  EXPECT_EQ(table.reason(0), "other_game");
}

// --- Records -------------------------------------------------------------------------------------

TEST(Record, ReplaysToTheSameScore) {
  Pair pair;
  pair.say(pair.ann, {{"do", "record"}, {"from", 0}});
  EXPECT_EQ(pair.reason(0), "in_play");
  for (std::size_t game = 1; game <= 2; ++game) {
    pair.deal();
    pair.say(pair.watcher, {{"do", "record"}, {"from", 0}});
    EXPECT_EQ(pair.last(pair.watcher, "refused").at("reason"), "in_play") << "it has all cards";
    pair.win(game % 2);
    pair.give_up();
    const Document ended = pair.seen();
    pair.restart();
    pair.watcher = pair.connect();
    pair.say(pair.watcher, {{"do", "watch"}, {"code", pair.code}});
    const auto again = answers::replay(pair.record());
    ASSERT_TRUE(again) << again.error().message;
    const match::ScorePad pad = match::score_pad(*again);
    EXPECT_EQ(pad.winner, ended.at("winner").get<std::size_t>());
    EXPECT_EQ(pad.rows[0].total, ended.at("players")[0].at("total"));
    EXPECT_EQ(pad.rows[1].total, ended.at("players")[1].at("total"));
    pair.seen(0);
    pair.seen(1);
    pair.say(pair.ann, {{"do", "rematch"}});
  }
}

TEST(Record, ComesInPiecesAndHasItsPrice) {
  Pair pair;
  pair.check_schemas = false;  // thousands of messages have one form
  pair.deal();
  pair.look_around(400);
  pair.win(0);
  pair.give_up();
  const auto again = answers::replay(pair.record());
  ASSERT_TRUE(again) << again.error().message;
  EXPECT_EQ(match::phase(*again), match::Phase::over);
  pair.wait(10'000);
  for (int question = 0; question < 5; ++question) {
    pair.say(pair.watcher, {{"do", "record"}, {"from", 1'000'000}});
  }
  const auto answers = pair.heard(pair.watcher);
  EXPECT_EQ(answers.front().at("lines").size(), 0);
  EXPECT_FALSE(answers.front().at("more"));
  EXPECT_EQ(answers.back().at("reason"), "too_fast");
}

TEST(Record, IsNotKeptWhenItIsTooLongOrThereAreTooMany) {
  for (std::size_t Limits::* const bound : {&Limits::record, &Limits::records}) {
    Limits limits;
    limits.*bound = 1'000;
    Pair pair(Document::object(), limits);
    pair.deal();
    pair.look_around(20);
    pair.win(0);
    pair.give_up();
    pair.say(pair.ann, {{"do", "record"}, {"from", 0}});
    EXPECT_EQ(pair.reason(0), "no_record");
    pair.restart();
    pair.seen(0);
    pair.say(pair.ann, {{"do", "record"}, {"from", 0}});
    EXPECT_EQ(pair.reason(0), "no_record") << "the same from the file";
  }
}

// Deleted records free space for others.
TEST(Record, OfARoomThatIsGoneCountsNoMore) {
  Limits limits;
  limits.records = 4'000;
  Pair pair(Document::object(), limits);
  for (int room = 0; room < 100; ++room) {
    const Connection opener = pair.connect();
    pair.say(opener, {{"do", "open_duel"}, {"name", "Cy"}});
    pair.say(opener, {{"do", "leave"}});
    pair.hang_up(opener);
    pair.wait(limits.alone);
  }
  EXPECT_EQ(pair.lobby().rooms(), 1);
  pair.deal();
  pair.win(0);
  pair.give_up();
  EXPECT_NE(pair.record(), "");
}

TEST(Record, OfATournamentIsForAll) {
  Table table({"Debbie", "Miguel"}, {{"hands", 1}});
  table.deal();
  table.win(1);
  table.say(table.players[0], {{"do", "record"}, {"from", 0}});
  const Document lines = table.last(table.players[0], "record").at("lines");
  std::string text;
  std::int64_t points = 0;
  for (const Document& line : lines) {
    text += line.at("line").get<std::string>() + '\n';
    points += line.at("points").get<std::int64_t>();
  }
  EXPECT_EQ(lines[0].at("kind"), nullptr);
  EXPECT_EQ(lines.back().at("kind"), "right");
  EXPECT_EQ(points, 1);
  const auto again = answers::replay(text);
  ASSERT_TRUE(again) << again.error().message;
  EXPECT_EQ(match::score_pad(*again).winner_name(), "Miguel");
}

}  // namespace
}  // namespace reckon::rooms
