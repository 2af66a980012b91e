// SPDX-License-Identifier: MIT
// Rooms, classes and games for two on 24, Countdown and one's own game.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "app/rooms/lesson_test.hpp"

namespace reckon::rooms {
namespace {

const Document kCountdown = {{"game", "countdown"}, {"hands", 2}, {"large", 2}};

krypto::Hand hand_in(const Document& room) {
  return krypto::Hand::make(room.at("hand").at("cards"),
                            Rational(room.at("hand").at("objective").get<std::int64_t>()))
      .value();
}

// Returns a formula of any of the cards whose value is that far from the objective, or further.
std::string formula_near(const Document& room, std::int64_t least) {
  const krypto::Hand hand = hand_in(room);
  krypto::Solver solver;
  for (std::int64_t distance = least;; ++distance) {
    const auto other =
        krypto::Hand::make(hand.cards(), hand.objective() + Rational(distance)).value();
    const auto found = solver.first(other, Rules::positive, krypto::Use::any);
    if (found) return to_text(*found, Notation::infix);
  }
}

TEST(CountdownClass, ScoresByDistanceAndTime) {
  Lesson lesson(3, kCountdown);
  lesson.deal();
  const Document dealt = lesson.watched();
  EXPECT_EQ(dealt.at("settings").at("game"), "countdown");
  EXPECT_EQ(dealt.at("settings").at("rules"), "positive");
  EXPECT_EQ(dealt.at("settings").at("hand_seconds"), 30);
  EXPECT_FALSE(dealt.at("settings").contains("deck"));
  EXPECT_EQ(dealt.at("hand").at("cards").size(), 6);
  EXPECT_EQ(std::ranges::count_if(hand_in(dealt).cards(), [](auto card) { return card > 10; }), 2);
  EXPECT_TRUE(dealt.at("solution").is_null());

  lesson.answer(0, formula_near(dealt, 1));
  const Document near = lesson.last(lesson.pupils[0], "progress");
  EXPECT_EQ(near.at("happened").at("kind"), "near");
  EXPECT_EQ(near.at("row").at("distance"), near.at("happened").at("distance"));
  EXPECT_EQ(near.at("row").at("progress"), "thinking");
  EXPECT_FALSE(lesson.has_heard(lesson.pupils[1], "progress")) << "others see nothing of it";
  lesson.answer(1, formula_near(dealt, 0));
  lesson.answer(2, "1 + 1");
  lesson.say(lesson.pupils[2], {{"do", "call"}, {"deal", 1}});
  EXPECT_EQ(lesson.reason(lesson.pupils[2]), "other_game");
  lesson.say(lesson.pupils[2], {{"do", "pick"}, {"deal", 1}, {"pile", 1}});
  EXPECT_EQ(lesson.reason(lesson.pupils[2]), "other_game");
  lesson.answer(2, "A=1, B=2");
  EXPECT_EQ(lesson.reason(lesson.pupils[2]), "unreadable");
  lesson.wait(30'000);
  const Document over = lesson.watched();
  EXPECT_EQ(over.at("phase"), "between");
  EXPECT_FALSE(over.at("solution").is_null());
  EXPECT_EQ(over.at("solvable"), true);
  const Document& standings = over.at("standings");
  EXPECT_EQ(standings[1].at("rank"), 1);
  EXPECT_EQ(standings[1].at("distance"), 0);
  EXPECT_EQ(standings[1].at("points"), 1000);
  EXPECT_EQ(standings[0].at("rank"), 2);
  EXPECT_GT(standings[0].at("distance"), 0);
  EXPECT_TRUE(standings[2].at("distance").is_null());
  EXPECT_TRUE(standings[2].at("points").is_null());
  lesson.answer(2, formula_near(dealt, 0));
  EXPECT_EQ(lesson.reason(lesson.pupils[2]), "nothing_dealt") << "after the time";
}

TEST(CountdownClass, IsRestoredWithItsAnswers) {
  Lesson lesson(2, kCountdown);
  lesson.deal();
  lesson.answer(0, formula_near(lesson.watched(), 2));
  const Document before = lesson.host_sees();
  EXPECT_FALSE(before.at("players")[0].at("distance").is_null());
  lesson.restart();
  const Document after = lesson.host_sees();
  EXPECT_EQ(after.at("players"), before.at("players"));
  EXPECT_EQ(after.at("settings"), before.at("settings"));
  EXPECT_EQ(after.at("hand"), before.at("hand"));
}

TEST(CountdownClass, HasAReplayOfItsAnswers) {
  Lesson lesson(1, {{"game", "countdown"}, {"hands", 1}});
  lesson.deal();
  lesson.answer(0, formula_near(lesson.watched(), 3));
  lesson.wait(30'000);
  lesson.say(lesson.host, {{"do", "record"}, {"from", 0}});
  const Document record = lesson.last(lesson.host, "record");
  const auto opened = Document::parse(record.at("lines")[0].at("line").get<std::string>());
  EXPECT_EQ(opened.at("card_game"), "countdown");
  EXPECT_EQ(opened.at("format"), 2);
  EXPECT_EQ(record.at("lines")[3].at("kind"), "near");
}

TEST(CountdownRoom, KeepsAnswersSecretUntilTheHandIsOver) {
  Table table({"Ann", "Bob"}, {{"game", "countdown"}, {"hands", 1}});
  table.deal();
  const std::string formula = formula_near(table.room(), 1);
  table.answer(0, formula);
  const Document mine = table.last(table.players[0], "room");
  EXPECT_EQ(mine.at("happened").at("kind"), "near");
  EXPECT_EQ(mine.at("room").at("players")[0].at("formula"), formula);
  const Document other = table.last(table.players[1], "room");
  EXPECT_EQ(other.at("happened").at("kind"), "declared");
  EXPECT_FALSE(other.at("happened").contains("formula"));
  EXPECT_TRUE(other.at("room").at("players")[0].at("formula").is_null());
  table.act(1, "call");
  EXPECT_EQ(table.reason(1), "other_game");
  table.answer(1, "1 + 1");
  EXPECT_EQ(table.last(table.players[0], "room").at("happened").at("kind"), "declared");
  table.restart();
  table.come_back(0);
  table.come_back(1);
  table.wait(30'000);
  const Document over = table.room();
  EXPECT_EQ(over.at("phase"), "over");
  EXPECT_EQ(over.at("players")[0].at("formula"), formula);
  EXPECT_EQ(over.at("winner"), 0);
}

TEST(RoomOf24, IsCalledAsKrypto) {
  Table table({"Ann", "Bob"}, {{"game", "24"}, {"up_to", 10}, {"hands", 1}});
  table.deal();
  const Document dealt = table.room();
  EXPECT_EQ(dealt.at("hand").at("cards").size(), 4);
  EXPECT_EQ(dealt.at("hand").at("objective"), 24);
  EXPECT_LE(std::ranges::max(hand_in(dealt).cards()), 10);
  table.act(0, "call");
  table.act(0, "show",
            {{"moves", {{{"from", 4}, {"onto", 1}, {"operator", "+"}, {"swapped", false}}}}});
  EXPECT_EQ(table.last(table.players[1], "shown").at("moves").size(), 1);
  table.act(0, "show",
            {{"moves", {{{"from", 5}, {"onto", 1}, {"operator", "+"}, {"swapped", false}}}}});
  EXPECT_EQ(table.reason(0), "bad_message") << "there is no fifth card";
  table.answer(0, solution_of(dealt));
  EXPECT_EQ(table.room().at("winner"), 0);
}

TEST(DuelOf24, LaysItsDeck) {
  World world;
  const Connection ann = world.connect();
  world.say(ann, {{"do", "open_duel"}, {"name", "Ann"}, {"settings", {{"game", "24"}}}});
  const std::string code = world.last(ann, "seat").at("code");
  const Connection bob = world.connect();
  world.say(bob, {{"do", "join"}, {"code", code}, {"name", "Bob"}});
  world.say(ann, {{"do", "deal"}});
  world.say(ann, {{"do", "pick"}, {"deal", 1}, {"pile", 13}});
  const Document duel = world.last(ann, "duel").at("duel");
  EXPECT_EQ(duel.at("piles").size(), 13);
  EXPECT_EQ(duel.at("piles")[12].at("cards").size(), 4);
  EXPECT_EQ(duel.at("goal"), 24);
  EXPECT_EQ(duel.at("settings").at("rounds"), 1);
}

TEST(OwnGame, WithoutAnySolutionIsDealtAllTheSame) {
  Lesson lesson(1, {{"game", "own"}, {"cards", 7}, {"up_to", 2}, {"objective", 1'000'000'007}});
  lesson.deal();
  EXPECT_EQ(lesson.watched().at("hand").at("cards").size(), 7);
  lesson.wait(180'000);
  EXPECT_TRUE(lesson.watched().at("solution").is_null());
}

TEST(Games, RefuseSettingsThatTheyDoNotHave) {
  World world;
  for (const Document& settings : std::vector<Document>{
           {{"game", "poker"}},
           {{"game", 24}},
           {{"large", 2}},
           {{"game", "24"}, {"deck", "52"}},
           {{"game", "24"}, {"up_to", 12}},
           {{"game", "countdown"}, {"large", 5}},
           {{"game", "countdown"}, {"level", 3}},
           {{"game", "countdown"}, {"cards", 6}},
           {{"game", "own"}, {"cards", 2}},
           {{"game", "own"}, {"cards", 8}},
           {{"card_game", "24"}},
           {{"puzzle", "calcrostic"}, {"game", "24"}},
       }) {
    const Connection host = world.connect();
    world.say(host, {{"do", "open_class"}, {"settings", settings}});
    EXPECT_EQ(world.last(host, "refused").at("reason"), "bad_message") << settings;
  }
  const Connection ann = world.connect();
  world.say(ann, {{"do", "open_duel"}, {"name", "Ann"}, {"settings", {{"game", "countdown"}}}});
  EXPECT_EQ(world.last(ann, "refused").at("reason"), "bad_message");
}

}  // namespace
}  // namespace reckon::rooms
