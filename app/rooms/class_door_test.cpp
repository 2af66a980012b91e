// SPDX-License-Identifier: MIT
// The host of a class decides who gets in, even against a pupil with a script.
#include <gtest/gtest.h>

#include <cstddef>
#include <string>
#include <vector>

#include "app/rooms/lesson_test.hpp"

namespace reckon::rooms {
namespace {

constexpr const char* kSchool = "198.51.100.7";

// A client that asks for a seat, or to watch, on a new connection from this address.
Connection come(Lesson& lesson, const std::string& address, const Document& message) {
  const Connection guest = lesson.connect(address);
  lesson.say(guest, message);
  return guest;
}

Document join(const std::string& code, const std::string& name) {
  return {{"do", "join"}, {"code", code}, {"name", name}};
}

Document watch(const std::string& code) { return {{"do", "watch"}, {"code", code}}; }

TEST(ClassDoor, OneActOfTheHostEndsAStorm) {
  Lesson lesson(2);
  lesson.check_schemas = false;  // thousands of messages have one form
  for (std::size_t n = 2; n < match::kMostRacers; ++n) {
    lesson.heard(come(lesson, kSchool, join(lesson.code, "Storm " + std::to_string(n))));
  }
  EXPECT_EQ(lesson.reason(come(lesson, kSchool, join(lesson.code, "Eva"))), "full");
  lesson.say(lesson.host, {{"do", "clear"}, {"from", 2}});
  const std::string former =
      std::exchange(lesson.code, lesson.last(lesson.host, "host").at("code"));
  EXPECT_NE(lesson.code, former);
  EXPECT_EQ(lesson.code.size(), kClassCodeLength);
  // Players who were removed know only the former code.
  EXPECT_EQ(lesson.reason(come(lesson, kSchool, join(former, "Storm"))), "no_such_room");
  for (int n = 0; n < 60; ++n) {
    lesson.last(come(lesson, kSchool, join(lesson.code, "Storm " + std::to_string(n))), "seat");
  }
  // The first two have stayed, and return with their tokens.
  EXPECT_EQ(lesson.seen(lesson.pupils[0]).at("code"), lesson.code);
  const Connection back = lesson.connect(kSchool);
  lesson.say(back, {{"do", "return"}, {"code", former}, {"token", lesson.tokens[1]}});
  EXPECT_EQ(lesson.last(back, "seat").at("seat"), 1);
}

TEST(ClassDoor, ShowsTheClassBeforeAPupilComesIn) {
  Lesson lesson(2);
  const Connection pupil = lesson.connect(kSchool);
  const Document look = {{"do", "look"}, {"code", lesson.code}};
  lesson.say(pupil, look);
  EXPECT_EQ(lesson.last(pupil, "found"),
            Document::parse(R"({"say": "found", "kind": "class", "game": "krypto", "begun": false,
                                "over": false, "host": null, "players": 2})"));
  lesson.say(lesson.host, {{"do", "lock"}, {"locked", true}});
  lesson.say(pupil, look);
  EXPECT_EQ(lesson.reason(pupil), "locked");
}

TEST(ClassDoor, ACodeThatWasReplacedStaysSoAfterARestart) {
  Lesson lesson(2);
  lesson.say(lesson.host, {{"do", "clear"}, {"from", 1}});
  const std::string former =
      std::exchange(lesson.code, lesson.last(lesson.host, "host").at("code"));
  lesson.say(lesson.host, {{"do", "lock"}, {"locked", true}});
  lesson.restart();
  EXPECT_EQ(lesson.reason(come(lesson, kSchool, join(former, "Eva"))), "no_such_room");
  EXPECT_EQ(lesson.reason(come(lesson, kSchool, join(lesson.code, "Eva"))), "locked");
  const Connection back = lesson.connect();
  lesson.say(back, {{"do", "return"}, {"code", former}, {"token", lesson.tokens[0]}});
  EXPECT_EQ(lesson.seen(back).at("me").at("name"), "Pupil 1");
  EXPECT_TRUE(lesson.host_sees().at("locked"));
}

TEST(ClassDoor, IsOpenedAndClosedByTheHostAlone) {
  Lesson lesson(2);
  for (const Document& act :
       {Document{{"do", "lock"}, {"locked", true}}, Document{{"do", "clear"}, {"from", 0}},
        Document{{"do", "clear_watchers"}}}) {
    lesson.say(lesson.pupils[0], act);
    EXPECT_EQ(lesson.reason(lesson.pupils[0]), "not_host") << act;
  }
  lesson.say(lesson.host, {{"do", "lock"}, {"locked", true}});
  EXPECT_TRUE(lesson.seen(lesson.host).at("locked"));
  EXPECT_EQ(lesson.reason(come(lesson, kSchool, join(lesson.code, "Eva"))), "locked");
  EXPECT_EQ(lesson.reason(come(lesson, kSchool, watch(lesson.code))), "locked");
  lesson.come_back(1);
  lesson.watched();  // the host's own big screen
  lesson.say(lesson.host, {{"do", "lock"}, {"locked", false}});
  EXPECT_EQ(lesson.last(come(lesson, kSchool, join(lesson.code, "Eva")), "seat").at("seat"), 2);
}

TEST(ClassDoor, WhoWasTakenOutStaysOut) {
  Lesson lesson(1);
  lesson.heard(come(lesson, kSchool, join(lesson.code, "B0b")));
  lesson.say(lesson.host, {{"do", "remove"}, {"seat", 1}});
  EXPECT_EQ(lesson.reason(come(lesson, kSchool, join(lesson.code, "Bob"))), "removed");
  EXPECT_EQ(lesson.reason(come(lesson, kSchool, watch(lesson.code))), "removed");
  lesson.last(come(lesson, "198.51.100.8", join(lesson.code, "B0b")), "seat");
}

TEST(ClassDoor, WhoLeftComesBackUnderTheSameNameWithAllPoints) {
  Lesson lesson(1, {{"hands", 1}});
  const Connection eva = come(lesson, kSchool, join(lesson.code, "Eva"));
  lesson.heard(eva);
  lesson.deal();
  lesson.say(eva, {{"do", "answer"}, {"deal", 1}, {"formula", lesson.solution()}});
  lesson.say(eva, {{"do", "leave"}});
  lesson.say(lesson.host, {{"do", "close"}, {"deal", 1}});
  lesson.say(lesson.host, {{"do", "rematch"}, {"settings", {{"hands", 2}}}});
  const auto eva_seen = [&] {
    const Document rows = lesson.host_sees().at("players");
    EXPECT_EQ(rows.size(), 2U);
    return rows.at(1);
  };
  const Document gone = eva_seen();
  EXPECT_EQ(gone.at("left"), true);
  EXPECT_GT(gone.at("earlier"), 0);
  EXPECT_EQ(lesson.reason(come(lesson, kSchool, join(lesson.code, "EVA"))), "name_taken");
  const Connection again = come(lesson, kSchool, join(lesson.code, "Eva"));
  EXPECT_EQ(lesson.last(again, "seat").at("seat"), 1);
  EXPECT_EQ(eva_seen().at("left"), false);
  EXPECT_EQ(eva_seen().at("earlier"), gone.at("earlier"));
  lesson.restart();
  EXPECT_EQ(eva_seen().at("left"), false) << "in the file too";
  EXPECT_EQ(lesson.reason(come(lesson, kSchool, join(lesson.code, "Eva"))), "name_taken");
}

TEST(ClassDoor, OneWhoWasTakenOutShutsNobodyOfTheSameSchoolOut) {
  Lesson lesson(1);
  lesson.heard(come(lesson, kSchool, join(lesson.code, "Eva")));
  lesson.heard(come(lesson, kSchool, join(lesson.code, "B0b")));
  lesson.say(lesson.host, {{"do", "remove"}, {"seat", 2}});
  lesson.last(come(lesson, kSchool, join(lesson.code, "Kim")), "seat");
}

TEST(ClassDoor, ThoseWhoLookOnTakeNoSeatAndCanBeSentAway) {
  Lesson lesson(1);
  lesson.check_schemas = false;
  const Limits limits;
  std::vector<Connection> crowd;
  for (std::size_t n = 0; n < limits.watchers; ++n) {
    crowd.push_back(come(lesson, kSchool, watch(lesson.code)));
  }
  EXPECT_EQ(lesson.reason(come(lesson, kSchool, watch(lesson.code))), "busy");
  lesson.last(come(lesson, kSchool, join(lesson.code, "Eva")), "seat");
  lesson.say(lesson.host, {{"do", "clear_watchers"}});
  for (const Connection one : crowd) {
    EXPECT_EQ(lesson.last(one, "end").at("reason"), "removed");
  }
  lesson.watched();
}

TEST(ClassDoor, SaysWhoIsThereAtMostOnceASecond) {
  Lesson lesson(1);
  lesson.check_schemas = false;
  lesson.heard(lesson.pupils[0]);
  std::size_t said = 0;
  constexpr int kSeconds = 10;
  for (int n = 0; n < 1'000; ++n) {
    lesson.hang_up(come(lesson, kSchool, watch(lesson.code)));
    lesson.wait(kSeconds);
  }
  lesson.wait(1'000);
  std::size_t watching = 1;
  for (const Document& message : lesson.heard(lesson.pupils[0])) {
    if (message.at("say") != "present") continue;
    ++said;
    watching = message.at("watching");
  }
  EXPECT_LE(said, kSeconds + 7U);
  EXPECT_GE(said, kSeconds);
  EXPECT_EQ(watching, 0U) << "the last word is as it is";
}

TEST(ClassDoor, GivesNoThousandSeatsInAMinute) {
  Lesson lesson(0);
  lesson.check_schemas = false;
  std::size_t given = 0;
  for (int n = 0; n < 600; ++n) {
    const Connection guest = come(lesson, kSchool, join(lesson.code, "Storm " + std::to_string(n)));
    if (lesson.has_heard(guest, "seat")) ++given;
    lesson.say(guest, {{"do", "leave"}});
    lesson.hang_up(guest);
    lesson.wait(100);
  }
  EXPECT_LE(given, 128U + 61U);
  // Under another code, the count of seats starts at 0.
  lesson.say(lesson.host, {{"do", "clear"}, {"from", 0}});
  lesson.code = lesson.last(lesson.host, "host").at("code");
  lesson.last(come(lesson, kSchool, join(lesson.code, "Eva")), "seat");
}

TEST(ClassDoor, NamesOfThoseWhoWereTakenOutAreFree) {
  Lesson lesson(1);
  lesson.heard(come(lesson, kSchool, join(lesson.code, "Eva")));
  lesson.say(lesson.host, {{"do", "clear"}, {"from", 1}});
  lesson.code = lesson.last(lesson.host, "host").at("code");
  const Connection eva = come(lesson, kSchool, join(lesson.code, "Eva"));
  EXPECT_EQ(lesson.last(eva, "seat").at("seat"), 2);
  lesson.deal();
  lesson.say(eva, {{"do", "answer"}, {"deal", 1}, {"formula", lesson.solution()}});
  const Document before = lesson.host_sees().at("players");
  EXPECT_EQ(before.size(), 2U);
  EXPECT_EQ(before.at(1).at("progress"), "right");
  lesson.restart();
  EXPECT_EQ(lesson.host_sees().at("players"), before);
}

// --- A school is one address ---------------------------------------------------------------------

TEST(ClassDoor, AGuesserShutsNobodyOfTheSchoolOut) {
  Lesson lesson(0);
  for (int n = 0; n < 67; ++n) {
    lesson.hang_up(come(lesson, kSchool, watch("222222")));
    const Connection honest =
        come(lesson, kSchool, join(lesson.code, "Pupil " + std::to_string(n)));
    lesson.last(honest, "seat");
    // The next connection is the first from the address again.
    lesson.say(honest, {{"do", "leave"}});
    lesson.hang_up(honest);
    lesson.wait(597);
  }
}

TEST(ClassDoor, AGuesserAtFullSpeedIsHeardFiftyTimesASecond) {
  Lesson lesson(0);
  lesson.check_schemas = false;
  int judged = 0;
  for (int n = 0; n < 2'000; ++n) {
    const Connection guesser = come(lesson, kSchool, watch("22222222"));
    if (lesson.reason(guesser) == "no_such_room") ++judged;
    lesson.hang_up(guesser);
    lesson.wait(1);
  }
  EXPECT_LE(judged, 120 + 2 * 50);
}

TEST(ClassDoor, WhoSitsThereSpeaksForTheAddress) {
  Table table;
  const Connection first = table.connect(kSchool);
  table.say(first, {{"do", "watch"}, {"code", table.code}});
  table.heard(first);
  for (int n = 0; n < 40; ++n) {
    const Connection guesser = table.connect(kSchool);
    table.say(guesser, watch("222222"));
    table.hang_up(guesser);
  }
  const Connection honest = table.connect(kSchool);
  table.say(honest, watch(table.code));
  table.last(honest, "room");
}

// --- Written data of a client --------------------------------------------------------------------

TEST(Writings, OfAnAddressAreBounded) {
  Limits limits;
  limits.writings.free = 100;  // pieces
  limits.writings.forgiven = 1'000;
  Lesson lesson(1, Document::object(), limits);
  std::size_t renamed = 0;
  std::string why;
  for (; renamed < 200 && why.empty(); ++renamed) {
    lesson.say(lesson.host,
               {{"do", "rename"}, {"seat", 0}, {"name", "Name " + std::to_string(renamed)}});
    for (const Document& message : lesson.heard(lesson.host)) {
      if (message.at("say") == "refused") why = message.at("message");
    }
    lesson.wait(100);
  }
  EXPECT_TRUE(why.starts_with("your address has written too much today")) << why;
  EXPECT_LT(renamed, 120U);
  // Small acts of a host are always accepted, and so is another address.
  lesson.say(lesson.host, {{"do", "lock"}, {"locked", true}});
  lesson.say(lesson.host, {{"do", "lock"}, {"locked", false}});
  lesson.last(come(lesson, kSchool, join(lesson.code, "Eva")), "seat");
  lesson.wait(10'000);
  lesson.say(lesson.host, {{"do", "rename"}, {"seat", 0}, {"name", "Kim"}});
  EXPECT_EQ(lesson.host_sees().at("players").at(0).at("name"), "Kim");
}

TEST(Answers, AreShortAndJudgedOnce) {
  Table table;
  table.check_schemas = false;  // answers that are too long
  table.deal();
  table.act(0, "call");
  table.heard(table.players[0]);
  table.answer(0, std::string(match::kLongestAnswer + 1, ' '));
  EXPECT_EQ(table.reason(0), "unreadable");
  std::string sum = "1/10";
  while (sum.size() + 5 <= match::kLongestAnswer) sum += "+1/11";
  table.answer(0, sum);
  const Document wrong = table.last(table.players[1], "room");
  EXPECT_EQ(wrong.at("happened").at("kind"), "wrong");
  EXPECT_LE(wrong.dump().size(), 5'000U);
  const auto kept = table.matches().unfinished().value();
  EXPECT_NE(kept.at(0).events.back().text.find("\"kind\":\"wrong\""), std::string::npos);
  table.restart();
  EXPECT_EQ(table.room().at("players").at(0).at("total"), -1);
}

}  // namespace
}  // namespace reckon::rooms
