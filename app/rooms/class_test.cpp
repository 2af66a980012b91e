// SPDX-License-Identifier: MIT
// Classes: a host without a seat, and players who each solve alone.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "app/answers/match_log.hpp"
#include "app/rooms/lesson_test.hpp"
#include "reckon/krypto/grade.hpp"
#include "reckon/match/posed_test.hpp"

namespace reckon::rooms {
namespace {

TEST(Class, NobodyShowsCardsToOthers) {
  Lesson lesson(2);
  lesson.deal();
  lesson.say(lesson.pupils[0], {{"do", "show"}, {"deal", 1}, {"moves", Document::array()}});
  EXPECT_EQ(lesson.reason(lesson.pupils[0]), "not_caller");
  EXPECT_FALSE(lesson.has_heard(lesson.pupils[1], "shown"));
}

TEST(Class, ThirtyTwoPlayWhileTheHostSeesEverybody) {
  Lesson lesson(32, {{"hands", 2}, {"hand_seconds", 60}});
  lesson.deal();
  const std::string solution = lesson.solution();
  for (std::size_t seat = 0; seat < 32; ++seat) {
    lesson.wait(500);
    if (seat == 5) lesson.answer(seat, "1 + 1");
    if (seat != 7) lesson.answer(seat, solution);
  }
  Document room = lesson.host_sees();
  EXPECT_EQ(room.at("phase"), "playing") << "one is still thinking";
  EXPECT_EQ(room.at("counts"), Document({{"here", 32}, {"finished", 31}, {"right", 31}}));
  EXPECT_EQ(room.at("players")[5].at("tries"), 1);
  EXPECT_EQ(room.at("players")[5].at("formula"), solution);
  EXPECT_EQ(room.at("players")[7].at("progress"), "thinking");
  EXPECT_EQ(room.at("players")[0].at("rank"), 1);
  lesson.say(lesson.host, {{"do", "close"}, {"deal", 1}});
  room = lesson.seen(lesson.pupils[3]);
  EXPECT_EQ(room.at("phase"), "between");
  EXPECT_EQ(room.at("standings").size(), 32);
  EXPECT_EQ(room.at("me").at("progress"), "right");
  EXPECT_FALSE(room.at("solution").is_null());

  lesson.deal();
  lesson.wait(60'000);
  EXPECT_EQ(lesson.host_sees().at("phase"), "over");
  lesson.say(lesson.host, {{"do", "rematch"}});
  room = lesson.seen(lesson.pupils[0]);
  EXPECT_EQ(room.at("race"), 2);
  EXPECT_EQ(room.at("me").at("total"), 0);
}

TEST(Class, NobodySeesWhatOthersTry) {
  Lesson lesson(3);
  lesson.deal();
  const std::string solution = lesson.solution();
  for (const Connection pupil : lesson.pupils) lesson.heard(pupil);
  lesson.answer(0, "1 + 2");
  EXPECT_FALSE(lesson.has_heard(lesson.pupils[1], "progress"));
  EXPECT_EQ(lesson.last(lesson.pupils[0], "progress").at("happened").at("kind"), "wrong");
  EXPECT_EQ(lesson.last(lesson.host, "progress").at("row").at("formula"), "1 + 2");
  lesson.answer(0, solution);
  const auto heard = lesson.heard(lesson.pupils[1]);
  int told = 0;
  for (const Document& message : heard) {
    EXPECT_EQ(message.dump().find(solution), std::string::npos);
    if (message.at("say") != "progress") continue;  // watchers come and go
    ++told;
    EXPECT_TRUE(message.at("happened").is_null());
    EXPECT_TRUE(message.at("row").is_null());
    EXPECT_EQ(message.at("counts").at("right"), 1);
  }
  EXPECT_EQ(told, 1);
  EXPECT_TRUE(lesson.come_back(1).at("players").is_null());
  const Document watched = lesson.watched();
  EXPECT_TRUE(watched.at("players").is_null());
  EXPECT_TRUE(watched.at("me").is_null());
  EXPECT_TRUE(watched.at("solution").is_null());
}

// So a connection that is slow for a moment need not carry outdated states.
TEST(Class, SaysOfWhichMessagesTheLatestCountsAlone) {
  Lesson lesson(3);
  const auto expect_all = [&](std::size_t count, Subject subject, bool whole) {
    const Work work = lesson.lobby().work();
    EXPECT_EQ(work.sendings.size(), count);
    for (const Sending& one : work.sendings) {
      EXPECT_EQ(one.subject, subject) << *one.text;
      EXPECT_EQ(one.whole, whole) << *one.text;
    }
  };
  lesson.lobby().take(lesson.host, R"({"do":"deal"})");
  expect_all(4, Subject::state, true);
  lesson.lobby().take(lesson.pupils[0], R"({"do":"answer","deal":1,"formula":"1 + 1"})");
  expect_all(2, Subject::state, false);
  lesson.lobby().take(lesson.pupils[0], R"({"do":"answer","deal":1,"formula":"(1"})");
  expect_all(1, Subject::other, false);
  lesson.lobby().leave(lesson.pupils[0]);
  expect_all(3, Subject::presence, true);
}

TEST(Class, LateJoinersAndOldPlayersComeAtAnyTime) {
  Lesson lesson(1, {{"hands", 1}});
  lesson.deal();
  lesson.join("Late");
  lesson.answer(1, lesson.solution());
  lesson.hang_up(lesson.pupils[0]);
  EXPECT_EQ(lesson.come_back(0).at("me").at("progress"), "thinking");
  lesson.answer(0, lesson.solution());
  lesson.join("Latest");
  EXPECT_EQ(lesson.host_sees().at("players").size(), 3);
}

TEST(Class, OnlyTheHostLeads) {
  Lesson lesson(2);
  const auto& pupil = lesson.pupils[0];
  for (const Document& act : std::vector<Document>{{{"do", "deal"}},
                                                   {{"do", "close"}, {"deal", 0}},
                                                   {{"do", "remove"}, {"seat", 1}},
                                                   {{"do", "rename"}, {"seat", 1}, {"name", "Z"}},
                                                   {{"do", "rematch"}}}) {
    lesson.say(pupil, act);
    EXPECT_EQ(lesson.reason(pupil), "not_host") << act;
  }
  lesson.say(lesson.host, {{"do", "answer"}, {"deal", 0}, {"formula", "1"}});
  EXPECT_EQ(lesson.reason(lesson.host), "not_seated");
  lesson.deal();
  lesson.say(pupil, {{"do", "call"}, {"deal", 1}});
  EXPECT_EQ(lesson.reason(pupil), "other_game");
  lesson.say(lesson.host, {{"do", "close"}, {"deal", 7}});
  EXPECT_EQ(lesson.reason(lesson.host), "other_hand");

  Table table;
  table.say(table.players[1], {{"do", "rematch"}});
  EXPECT_EQ(table.reason(1), "not_host");
}

TEST(Class, TheHostTakesOutAndRenames) {
  Lesson lesson(3);
  lesson.say(lesson.host, {{"do", "rename"}, {"seat", 0}, {"name", "PUPIL 2"}});
  EXPECT_EQ(lesson.reason(lesson.host), "name_taken");
  lesson.say(lesson.host, {{"do", "rename"}, {"seat", 9}, {"name", "Kim"}});
  EXPECT_EQ(lesson.reason(lesson.host), "no_such_player");
  lesson.say(lesson.host, {{"do", "rename"}, {"seat", 0}, {"name", "  Kim "}});
  EXPECT_EQ(lesson.seen(lesson.pupils[0]).at("me").at("name"), "Kim");
  lesson.say(lesson.host, {{"do", "rename"}, {"seat", 0}, {"name", "KIM"}});
  EXPECT_EQ(lesson.seen(lesson.pupils[0]).at("me").at("name"), "KIM")
      << "one's own name, otherwise";

  lesson.say(lesson.host, {{"do", "remove"}, {"seat", 1}});
  EXPECT_TRUE(lesson.is_closed(lesson.pupils[1]));
  EXPECT_EQ(lesson.last(lesson.pupils[1], "end").at("reason"), "removed");
  EXPECT_FALSE(lesson.plays(lesson.pupils[1]));
  EXPECT_EQ(lesson.watched().at("standings").size(), 2);
  const Connection again = lesson.connect();
  lesson.say(again, {{"do", "return"}, {"code", lesson.code}, {"token", lesson.tokens[1]}});
  EXPECT_EQ(lesson.reason(again), "has_left");
}

TEST(Class, EndsWhenTheHostLeavesForGoodAndNotWhenTheLineIsLost) {
  Lesson lesson(2);
  lesson.deal();
  lesson.hang_up(lesson.host);
  lesson.wait(10'000);
  EXPECT_EQ(lesson.host_sees().at("phase"), "playing");
  lesson.say(lesson.host, {{"do", "leave"}});
  for (const Connection pupil : lesson.pupils) {
    EXPECT_EQ(lesson.last(pupil, "end").at("reason"), "closed");
  }
  EXPECT_EQ(lesson.lobby().rooms(), 0);
}

TEST(Class, TheSeatOfTheHostMovesToTheLatestConnection) {
  Lesson lesson(1);
  const Connection before = lesson.host;
  EXPECT_FALSE(lesson.host_sees().at("players").is_null());
  EXPECT_EQ(lesson.last(before, "end").at("reason"), "replaced");
  const Connection thief = lesson.connect();
  lesson.say(thief, {{"do", "return"}, {"code", lesson.code}, {"token", std::string(32, '0')}});
  EXPECT_EQ(lesson.reason(thief), "bad_token");
}

TEST(Class, OutlivesTheServer) {
  Lesson lesson(3, {{"hands", 3}, {"hand_seconds", 60}, {"private", true}});
  EXPECT_EQ(lesson.code.size(), kPrivateCodeLength);
  lesson.deal();
  lesson.wait(7'000);
  lesson.answer(0, lesson.solution());
  lesson.answer(1, "1 + 2");
  lesson.say(lesson.host, {{"do", "rename"}, {"seat", 1}, {"name", "Zoë"}});
  lesson.say(lesson.host, {{"do", "remove"}, {"seat", 2}});
  const Document before = lesson.host_sees();
  lesson.restart();
  const Document after = lesson.host_sees();
  EXPECT_EQ(after.at("players"), before.at("players"));
  EXPECT_EQ(after.at("counts"), before.at("counts"));
  EXPECT_EQ(after.at("hand"), before.at("hand"));
  EXPECT_EQ(after.at("settings"), before.at("settings"));
}

// The form in which a class was stored before calcrostics existed.
TEST(Class, WrittenBeforeThereWereCalcrosticsGoesOn) {
  const store::KeptRoom kept{
      .room = 1,
      .code = "K7QX2M",
      .settings =
          R"({"rules":"international","deck":"56","hands":2,"hand_seconds":60,"solvable_only":true,)"
          R"("private":false,"game":"race","host":"0123456789abcdef0123456789abcdef"})",
      .tokens = {"00112233445566778899aabbccddeeff"},
      .events = {
          {.at = 5, .text = R"({"at":0,"event":"joined","player":"Ann"})"},
          {.at = 5, .text = R"({"at":10,"event":"dealt","cards":[2,1,2,2,3],"objective":24})"},
          {.at = 5,
           .text = R"({"at":6010,"event":"answered","player":"Ann",)"
                   R"("formula":"2 * 1 * 2 * 2 * 3"})"}}};
  auto room = Room::restore(kept, 1'000);
  ASSERT_TRUE(room) << room.error().message;
  EXPECT_EQ(room->race().phase(), match::Phase::between);
  EXPECT_EQ(room->race().players()[0].total(), 950);
  ASSERT_NE(room->hand(), nullptr);
  EXPECT_EQ(room->hand()->to_text(), "2 1 2 2 3 : 24");
  EXPECT_EQ(room->posed(), nullptr);
  EXPECT_TRUE(room->apply(match::Dealt{*krypto::Hand::parse("2 1 2 2 3 : 24")}, 2'000));
}

TEST(Class, OnlyTheHostHasTheRecord) {
  Lesson lesson(2, {{"hands", 1}});
  lesson.deal();
  lesson.answer(0, "1 + 2");
  lesson.answer(0, lesson.solution());
  lesson.say(lesson.host, {{"do", "record"}, {"from", 0}});
  EXPECT_EQ(lesson.reason(lesson.host), "in_play");
  lesson.say(lesson.host, {{"do", "close"}, {"deal", 1}});
  lesson.say(lesson.pupils[1], {{"do", "record"}, {"from", 0}});
  EXPECT_EQ(lesson.reason(lesson.pupils[1]), "not_host");
  lesson.say(lesson.host, {{"do", "record"}, {"from", 0}});
  const Document record = lesson.last(lesson.host, "record");
  std::string kinds;
  for (const Document& line : record.at("lines")) kinds += line.at("kind").dump() + " ";
  EXPECT_EQ(kinds, R"(null "joined" "joined" "dealt" "wrong" "right" "closed" )");
}

// The answer to the puzzle of letters of a class.
std::string answer_to(const Document& room) {
  const auto kind = match::race_puzzle_named(room.at("settings").at("puzzle").get<std::string>());
  Budget endless(Budget::kEndless);
  return match::PosedPuzzle::read(*kind, room.at("puzzle").get<std::string>())
      .value()
      .answer(endless);
}

// Gives every letter the digit of the next one.
std::string turned(const std::string& answer) {
  std::string wrong = answer;
  std::vector<std::size_t> places;
  for (std::size_t at = 0; at < answer.size(); ++at) {
    if (answer[at] >= '0' && answer[at] <= '9') places.push_back(at);
  }
  for (std::size_t i = 0; i < places.size(); ++i) {
    wrong[places[i]] = answer[places[(i + 1) % places.size()]];
  }
  return wrong;
}

class ClassOnLetters : public testing::TestWithParam<match::PosedSample> {};
INSTANTIATE_TEST_SUITE_P(Kinds, ClassOnLetters, testing::ValuesIn(match::kPosedSamples),
                         [](const auto& info) { return std::string(name_of(info.param.kind)); });

TEST_P(ClassOnLetters, Races) {
  const std::string_view kind = name_of(GetParam().kind);
  Lesson lesson(3, {{"puzzle", kind}, {"level", 1}, {"hands", 2}, {"hand_seconds", 100}});
  Document room = lesson.host_sees();
  EXPECT_EQ(room.at("settings").at("puzzle"), kind);
  EXPECT_EQ(room.at("settings").at("level"), 1);
  EXPECT_TRUE(room.at("puzzle").is_null());
  lesson.deal();
  room = lesson.come_back(0);
  EXPECT_TRUE(room.at("hand").is_null());
  EXPECT_TRUE(room.at("solution").is_null()) << "secret while it is played";
  EXPECT_EQ(room.at("puzzles").size(), 0);
  const std::string answer = answer_to(room);
  const std::string wrong = turned(answer);
  lesson.wait(20'000);
  lesson.answer(0, wrong);
  EXPECT_EQ(
      lesson.last(lesson.pupils[0], "progress").at("happened"),
      Document({{"kind", "wrong"}, {"seat", 0}, {"points", 0}, {"problems", Document::array()}}));
  lesson.answer(0, "A=1");
  EXPECT_EQ(lesson.reason(lesson.pupils[0]), "unreadable");
  lesson.answer(0, answer);
  EXPECT_EQ(lesson.last(lesson.host, "progress").at("row").at("boxes"), Document::array({800}));
  lesson.answer(1, answer);
  lesson.say(lesson.pupils[2], {{"do", "pass"}, {"deal", 1}});
  room = lesson.watched();
  EXPECT_EQ(room.at("phase"), "between");
  EXPECT_EQ(room.at("puzzles"), Document::array({room.at("puzzle")}));
  EXPECT_EQ(room.at("hands"), Document::array());
  EXPECT_EQ(room.at("solution"), answer);
  EXPECT_EQ(room.at("solvable"), true);
  EXPECT_EQ(room.at("standings")[1].at("total"), 900);

  lesson.deal();
  EXPECT_NE(lesson.watched().at("puzzle"), room.at("puzzle"));
  EXPECT_EQ(lesson.host_sees().at("players")[2].at("ends"), Document({"passed", "thinking"}));
  EXPECT_EQ(lesson.come_back(0).at("me").at("ends"), Document({"right", "thinking"}));
  lesson.restart();
  room = lesson.come_back(0);
  EXPECT_EQ(room.at("phase"), "playing");
  lesson.answer(0, answer_to(room));
  lesson.host_sees();
  lesson.say(lesson.host, {{"do", "close"}, {"deal", 2}});
  lesson.say(lesson.host, {{"do", "record"}, {"from", 0}});
  const Document record = lesson.last(lesson.host, "record");
  std::string text;
  for (const Document& line : record.at("lines")) {
    text += line.at("line").get<std::string>() + '\n';
  }
  const auto again = answers::replay(text);
  ASSERT_TRUE(again) << again.error().message;
  const auto pad = match::score_pad(*again);
  EXPECT_EQ(pad.rows.front().boxes.size(), 2);
  EXPECT_EQ(pad.rows.front().total, lesson.host_sees().at("players")[0].at("total"));
  lesson.say(lesson.host, {{"do", "rematch"}});
  EXPECT_TRUE(lesson.watched().at("puzzle").is_null());
}

TEST(Class, DealsTheHandThatTheHostHasChosen) {
  Lesson lesson(1, {{"hands", 3}, {"rules", "house"}});
  const auto deal = [&](const std::string& task) {
    lesson.say(lesson.host, {{"do", "deal"}, {"task", task}});
  };
  for (const char* const unfit :
       {"1 1 1 1 1 : 25", "8 19 14 2 : 17", "30 19 14 2 21 : 17", "8 19 14 2 21", "nonsense",
        "AB × C = DEA\n+ × ÷ ÷ −\nAB × B = EF\n= = = = =\nBC × A = EF"}) {
    deal(unfit);
    EXPECT_EQ(lesson.reason(lesson.host), "unfit_task") << unfit;
  }
  EXPECT_TRUE(lesson.watched().at("hand").is_null());
  lesson.say(lesson.pupils[0], {{"do", "deal"}, {"task", "8 19 14 2 21 : 17"}});
  EXPECT_EQ(lesson.reason(lesson.pupils[0]), "not_host");
  deal("8 19 14 2 21 : 17");
  EXPECT_EQ(lesson.watched().at("hand").at("cards"), Document({8, 19, 14, 2, 21}));
  deal("8 19 14 2 21 : 17");
  EXPECT_EQ(lesson.reason(lesson.host), "in_play");
  lesson.restart();
  EXPECT_EQ(lesson.come_back(0).at("hand").at("objective"), 17);
}

TEST_P(ClassOnLetters, PosesThePuzzleThatTheHostHasChosen) {
  Lesson lesson(1, {{"puzzle", name_of(GetParam().kind)}, {"hands", 2}});
  std::vector<std::string> unfit = {
      "8 19 14 2 21 : 17",    "A + B = C",
      std::string(400, 'A'),  "A + B = C\n+ + + + +\nD + E = F\n= = = = =\nG + H = I",
      "SEND + MORE = MONEYS", "2 ^ ABCDEF = GHIJ",
      "A ^ B ^ C = D"};
  for (const match::PosedSample& other : match::kPosedSamples) {
    if (other.kind != GetParam().kind) unfit.emplace_back(other.text);
  }
  for (const std::string& task : unfit) {
    lesson.say(lesson.host, {{"do", "deal"}, {"task", task}});
    EXPECT_THAT(lesson.reason(lesson.host), testing::EndsWith("_task")) << task;
  }
  lesson.say(lesson.host, {{"do", "deal"}, {"task", GetParam().text}});
  EXPECT_EQ(lesson.watched().at("puzzle"), GetParam().text);
  lesson.answer(0, GetParam().answer);
  EXPECT_EQ(lesson.watched().at("solution"), GetParam().answer);
  lesson.restart();
  EXPECT_EQ(lesson.come_back(0).at("puzzles"), Document::array({GetParam().text}));
}

TEST(Class, PlaysAnotherGameNextWithTheSamePeople) {
  Lesson lesson(2, {{"hands", 1}});
  const Document calcrostic = {{"puzzle", "calcrostic"}, {"level", 1}, {"hands", 2}};
  const Document countdown = {{"game", "countdown"}, {"hands", 1}};
  const auto play_next = [&](Connection connection, const Document& settings) {
    lesson.say(connection, {{"do", "rematch"}, {"settings", settings}});
  };
  play_next(lesson.host, {{"hands", 1}, {"rules", "house"}});
  EXPECT_EQ(lesson.watched().at("race"), 1) << "nothing has been played yet";
  EXPECT_EQ(lesson.watched().at("settings").at("rules"), "house");
  lesson.say(lesson.host, {{"do", "deal"}, {"task", "8 19 14 2 21 : 17"}});
  play_next(lesson.host, calcrostic);
  EXPECT_EQ(lesson.reason(lesson.host), "in_play");
  lesson.say(lesson.host, {{"do", "close"}, {"deal", 1}});
  play_next(lesson.pupils[0], calcrostic);
  EXPECT_EQ(lesson.reason(lesson.pupils[0]), "not_host");
  for (const Document& wrong :
       std::vector<Document>{{{"puzzle", "chess"}}, {{"hands", 0}}, {{"host", "x"}}, "x"}) {
    play_next(lesson.host, wrong);
    EXPECT_EQ(lesson.reason(lesson.host), "bad_message") << wrong;
  }
  EXPECT_EQ(lesson.watched().at("race"), 1) << "what is refused changes nothing";

  lesson.say(lesson.host, {{"do", "lock"}, {"locked", true}});
  play_next(lesson.host, calcrostic);
  const auto is_next = [&](const Document& room) {
    EXPECT_EQ(room.at("race"), 2);
    EXPECT_EQ(room.at("settings").at("puzzle"), "calcrostic");
    EXPECT_EQ(room.at("settings").at("level"), 1);
    EXPECT_EQ(room.at("settings").at("hands"), 2);
    EXPECT_EQ(room.at("locked"), true);
    EXPECT_EQ(room.at("players").size(), 2);
  };
  is_next(lesson.host_sees());
  lesson.restart();
  is_next(lesson.host_sees());
  lesson.deal();
  lesson.come_back(0);
  lesson.answer(0, answer_to(lesson.watched()));
  EXPECT_EQ(lesson.come_back(0).at("me").at("progress"), "right");
  lesson.restart();
  EXPECT_EQ(lesson.come_back(0).at("me").at("progress"), "right") << "in the middle of a puzzle";
  lesson.host_sees();
  lesson.say(lesson.host, {{"do", "close"}, {"deal", 2}});
  play_next(lesson.host, countdown);
  lesson.restart();
  const Document room = lesson.host_sees();
  EXPECT_EQ(room.at("settings").at("game"), "countdown");
  EXPECT_FALSE(room.at("settings").contains("puzzle"));
  EXPECT_EQ(room.at("race"), 3);
  lesson.deal();
  EXPECT_EQ(lesson.watched().at("hand").at("cards").size(), 6);
  lesson.say(lesson.host, {{"do", "close"}, {"deal", 3}});
  lesson.say(lesson.host, {{"do", "record"}, {"from", 0}});
  const Document line = lesson.last(lesson.host, "record").at("lines")[0];
  EXPECT_THAT(line.at("line").dump(), testing::HasSubstr("countdown"))
      << "a record is of one race, and is opened as that was";
}

TEST(Class, MatchesForTwoOrMoreGoOnWithTheirSettings) {
  Lesson lesson(0);
  const Connection other = lesson.connect();
  lesson.say(other, {{"do", "open"}, {"name", "Kim"}});
  lesson.say(other, {{"do", "rematch"}, {"settings", {{"hands", 1}}}});
  EXPECT_EQ(lesson.reason(other), "not_host");
}

TEST(Class, SaysWhyAChosenTaskIsNotDealt) {
  Lesson cards(1, {{"rules", "house"}});
  Lesson letters(1, {{"puzzle", "alphametic"}});
  const auto reason = [](Lesson& lesson, const char* task) {
    lesson.say(lesson.host, {{"do", "deal"}, {"task", task}});
    return lesson.reason(lesson.host);
  };
  EXPECT_EQ(reason(cards, "1 1 1 2 2 : 25"), "unsolvable_task");
  EXPECT_EQ(reason(cards, "SEND + MORE = MONEY"), "unfit_task");
  EXPECT_EQ(reason(letters, "SEND + MORE = MONEYS"), "unsolvable_task");
  EXPECT_EQ(reason(letters, "A + B = C"), "ambiguous_task");
  EXPECT_EQ(reason(letters, "8 19 14 2 21 : 17"), "unfit_task");
}

TEST(Class, RemembersWrongAnswersToEachHand) {
  Lesson lesson(2, {{"hands", 2}, {"rules", "house"}});
  lesson.deal();
  lesson.answer(0, "1");
  lesson.answer(0, "2");
  lesson.say(lesson.host, {{"do", "close"}, {"deal", 1}});
  lesson.deal();
  lesson.answer(1, "3");
  const Document room = lesson.host_sees();
  EXPECT_EQ(room.at("players")[0].at("wrongs"), Document({2, 0}));
  EXPECT_EQ(room.at("players")[1].at("wrongs"), Document({0, 1}));
  lesson.restart();
  EXPECT_EQ(lesson.come_back(0).at("me").at("wrongs"), Document({2, 0}));
}

TEST(Class, DealsHandsOfALevel) {
  Lesson lesson(1, {{"level", 5}, {"hands", 3}, {"rules", "house"}});
  krypto::Solver solver;
  int sum = 0;
  for (int deal = 1; deal <= 3; ++deal) {
    lesson.deal();
    const Document room = lesson.watched();
    const auto hand = krypto::Hand::make(
        room.at("hand").at("cards"), Rational(room.at("hand").at("objective").get<std::int64_t>()));
    sum += krypto::grade(solver, hand.value(), Rules::house).value().level;
    lesson.say(lesson.host, {{"do", "close"}, {"deal", deal}});
  }
  EXPECT_GE(sum, 3 * 4) << "or near to it";
}

TEST(Class, RefusesWhatDoesNotFitThePuzzle) {
  Lesson lesson(0);
  const Connection other = lesson.connect();
  for (const Document& settings :
       std::vector<Document>{{{"puzzle", "calcrostic"}, {"rules", "house"}},
                             {{"puzzle", "calcrostic"}, {"deck", "52"}},
                             {{"puzzle", "calcrostic"}, {"solvable_only", true}},
                             {{"puzzle", "calcrostic"}, {"lang", "fr"}},
                             {{"puzzle", "alphametic"}, {"lang", "xx"}},
                             {{"lang", "fr"}},
                             {{"puzzle", "chess"}},
                             {{"level", 0}},
                             {{"level", 6}},
                             {{"level", 3}, {"solvable_only", false}}}) {
    lesson.say(other, {{"do", "open_class"}, {"settings", settings}});
    EXPECT_EQ(lesson.reason(other), "bad_message") << settings;
  }
  for (const char* key : {"puzzle", "level"}) {
    lesson.say(other, {{"do", "open"}, {"name", "Kim"}, {"settings", {{key, "krypto"}}}});
    EXPECT_EQ(lesson.reason(other), "bad_message") << key;
  }
}

TEST(Class, WaitsForItsHostBeforeTheLesson) {
  const Limits limits;
  Lesson lesson(0, Document::object(), limits);
  lesson.hang_up(lesson.host);
  lesson.wait(limits.alone + 1);
  EXPECT_EQ(lesson.lobby().rooms(), 1) << "the page may be closed until the pupils come";
  lesson.wait(limits.unbegun + 60'000);
  EXPECT_EQ(lesson.lobby().rooms(), 0);
}

TEST(Class, EndsWhenTooMuchHasHappened) {
  Limits limits;
  limits.events = 10;
  Lesson lesson(1, Document::object(), limits);
  for (int n = 1; n < 20; ++n) {
    lesson.say(lesson.host, {{"do", "rename"}, {"seat", 0}, {"name", "Name " + std::to_string(n)}});
  }
  EXPECT_EQ(lesson.reason(lesson.host), "over");
  EXPECT_EQ(lesson.host_sees().at("players").at(0).at("name"), "Name 9");
  const Connection late = lesson.connect();
  lesson.say(late, {{"do", "join"}, {"code", lesson.code}, {"name", "One more"}});
  EXPECT_EQ(lesson.reason(late), "over");
}

TEST(Class, HasSeatsForSixtyFour) {
  Lesson full(match::kMostRacers);
  full.check_schemas = false;  // thousands of messages have one form
  const Connection late = full.connect();
  full.say(late, {{"do", "join"}, {"code", full.code}, {"name", "One more"}});
  EXPECT_EQ(full.reason(late), "full");
}

TEST(Class, SettingsOfMatchesAreNotOfClasses) {
  Lesson lesson(0);
  const Connection other = lesson.connect();
  for (const char* key :
       {"explain_seconds", "pause_seconds", "unsolved", "edition", "game", "host"}) {
    lesson.say(other, {{"do", "open_class"}, {"settings", {{key, "race"}}}});
    EXPECT_EQ(lesson.reason(other), "bad_message") << key;
    lesson.say(other, {{"do", "open"}, {"name", "Kim"}, {"settings", {{"game", "race"}}}});
    EXPECT_EQ(lesson.reason(other), "bad_message");
  }
}

}  // namespace
}  // namespace reckon::rooms
