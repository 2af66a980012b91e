// SPDX-License-Identifier: MIT
// Matches in rooms, from the view of their guests.
#include "app/rooms/lobby.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "app/rooms/table_test.hpp"

namespace reckon::rooms {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

std::vector<std::string> kinds(const std::vector<Document>& messages) {
  std::vector<std::string> kinds;
  for (const Document& message : messages) {
    if (message.at("say") != "room") continue;
    const Document& happened = message.at("happened");
    kinds.push_back(happened.is_null() ? "nothing" : happened.at("kind"));
  }
  return kinds;
}

TEST(Lobby, SeatsWhoOpensAndWhoJoins) {
  World world;
  const Connection host = world.connect();
  world.say(host, {{"do", "open"}, {"name", "  Debbie "}});
  const auto heard = world.heard(host);
  ASSERT_EQ(heard.size(), 3U);
  EXPECT_EQ(heard[0].at("say"), "seat");
  EXPECT_EQ(heard[0].at("seat"), 0);
  EXPECT_EQ(heard[1].at("seq"), 1);
  EXPECT_EQ(heard[1].at("happened").at("kind"), "joined");
  EXPECT_EQ(heard[1].at("room").at("players").at(0).at("name"), "Debbie");
  EXPECT_EQ(heard[1].at("room").at("settings"), Document::parse(R"({"rules": "international",
      "deck": "56", "hands": 10, "hand_seconds": 180, "explain_seconds": 30, "unsolved": "again",
      "solvable_only": true, "pause_seconds": 5, "private": false})"));
  EXPECT_EQ(heard[2].at("present"), Document::parse("[true]"));

  const std::string code = heard[0].at("code");
  std::string small = code;
  for (char& c : small) c = static_cast<char>(std::tolower(c));
  const Connection guest = world.connect();
  world.say(guest, {{"do", "join"}, {"code", small}, {"name", "Kim"}});
  EXPECT_EQ(world.last(guest, "seat").at("seat"), 1);
  const auto news = world.heard(host);
  ASSERT_EQ(news.size(), 2U);
  EXPECT_EQ(news[0].at("seq"), 2);
  EXPECT_EQ(news[1].at("present"), Document::parse("[true, true]"));
}

TEST(Lobby, PlaysAWholeMatch) {
  Table table({"Debbie", "Miguel"}, {{"hands", 3}, {"pause_seconds", 0}});
  const Connection watcher = table.connect();
  table.say(watcher, {{"do", "watch"}, {"code", table.code}});
  table.deal();
  table.win(1);
  table.wait(0);
  table.win(1);
  table.wait(0);
  table.win(0);
  const Document room = table.room();
  EXPECT_EQ(room.at("phase"), "over");
  EXPECT_EQ(room.at("winner"), 1);
  EXPECT_EQ(room.at("box"), 3);
  EXPECT_FALSE(room.at("additional"));
  EXPECT_EQ(room.at("players").at(1).at("boxes"), Document::parse("[1, 2, null]"));
  EXPECT_EQ(room.at("players").at(0).at("total"), 1);
  // All guests have received the same, without gaps.
  const auto heard = table.heard(watcher);
  EXPECT_THAT(kinds(heard), ElementsAre("nothing", "dealt", "called", "right", "dealt", "called",
                                        "right", "dealt", "called", "right"));
  std::int64_t number = 2;
  for (const Document& message : heard) {
    if (message.at("say") != "room") continue;
    EXPECT_EQ(message.at("seq"), number++);
  }
}

TEST(Lobby, PlaysAnotherGameWithTheSamePlayers) {
  Table table({"Debbie", "Miguel", "Shelley"}, {{"hands", 1}});
  const auto rematch = [&](std::size_t seat) {
    table.say(table.players[seat], {{"do", "rematch"}});
  };
  table.deal();
  rematch(0);
  EXPECT_EQ(table.reason(0), "in_play");
  table.win(1);
  table.restart();
  for (const std::size_t seat : {0U, 1U, 2U}) table.come_back(seat);
  table.say(table.players[2], {{"do", "leave"}});
  rematch(1);
  EXPECT_EQ(table.reason(1), "not_host");
  rematch(0);
  Document room = table.room();
  EXPECT_EQ(room.at("phase"), "gathering");
  EXPECT_EQ(room.at("box"), 1);
  EXPECT_EQ(room.at("players").at(1).at("total"), 0);
  table.restart();
  EXPECT_EQ(table.room(), room);
  table.come_back(0);
  table.come_back(1);
  table.deal();
  room = table.room();
  EXPECT_EQ(room.at("deal"), 2);
  EXPECT_TRUE(room.at("players").at(2).at("left"));
  table.win(0);
  EXPECT_EQ(table.room().at("winner"), 0);
  table.say(table.players[0], {{"do", "record"}, {"from", 0}});
  EXPECT_EQ(table.last(table.players[0], "record").at("lines").size(), 6);
}

TEST(Lobby, BreaksTiesWithMoreHands) {
  Table table({"Debbie", "Miguel"}, {{"hands", 1}, {"pause_seconds", 0}});
  table.deal();
  table.act(0, "call");
  table.answer(0, "1 + 1");  // wrong, and so excluded from this hand
  table.wait(0);
  table.act(1, "call");
  table.answer(1, "1");
  // Both have -1, and continue.
  EXPECT_EQ(table.room().at("phase"), "between");
  EXPECT_TRUE(table.room().at("additional"));
  table.wait(0);
  table.win(0);
  EXPECT_EQ(table.room().at("winner"), 0);
  EXPECT_TRUE(table.room().at("additional"));
}

TEST(Lobby, KeepsTheClocks) {
  Table table({"Debbie", "Miguel"}, {{"hand_seconds", 60}, {"explain_seconds", 10}});
  table.deal();
  table.wait(59'000);
  EXPECT_EQ(table.room().at("left_ms"), 1'000);
  EXPECT_EQ(table.lobby().next_tick(), table.now + 1'000);
  table.act(1, "call");
  table.wait(9'999);
  EXPECT_EQ(table.room().at("phase"), "explaining");
  table.wait(1);
  EXPECT_EQ(kinds(table.heard(table.players[1])).back(), "silent");
  EXPECT_EQ(table.room().at("players").at(1).at("boxes"), Document::parse("[-1]"));
  EXPECT_FALSE(table.room().at("players").at(1).at("plays"));
  // After the pause the hand is dealt again.
  table.wait(4'999);
  EXPECT_EQ(table.room().at("phase"), "between");
  table.wait(1);
  EXPECT_EQ(table.room().at("deal"), 2);
  table.wait(60'000);
  EXPECT_EQ(kinds(table.heard(table.players[0])).back(), "unsolved");
}

TEST(Lobby, RefusesAnswersAfterTime) {
  Table table({"Debbie", "Miguel"}, {{"explain_seconds", 5}});
  table.deal();
  table.act(0, "call");
  const std::string solution = solution_of(table.room());
  // The clock has not been read yet.
  table.now += 5'000;
  table.answer(0, solution);
  EXPECT_EQ(table.reason(0), "too_late");
  table.wait(0);
  EXPECT_EQ(table.room().at("players").at(0).at("boxes"), Document::parse("[-1]"));
}

TEST(Lobby, HasEverybodyActForThemselvesAlone) {
  Table table;
  const Connection watcher = table.connect();
  table.say(watcher, {{"do", "watch"}, {"code", table.code}});
  for (const Document& message : std::vector<Document>{{{"do", "deal"}},
                                                       {{"do", "leave"}},
                                                       {{"do", "pass"}, {"deal", 0}},
                                                       {{"do", "call"}, {"deal", 0}}}) {
    table.say(watcher, message);
    EXPECT_EQ(table.last(watcher, "refused").at("reason"), "not_seated") << message;
  }
  table.say(table.players[1], {{"do", "deal"}});
  EXPECT_EQ(table.reason(1), "not_host");
  table.deal();
  table.act(1, "call");
  table.answer(2, solution_of(table.room()));
  EXPECT_EQ(table.reason(2), "not_caller");
  table.act(2, "call");
  EXPECT_EQ(table.reason(2), "being_explained");
  // A client cannot choose the caller's seat.
  table.say(table.players[2], {{"do", "call"}, {"deal", 1}, {"seat", 1}});
  EXPECT_EQ(table.reason(2), "bad_message");
  EXPECT_EQ(table.room().at("caller"), 1);
}

TEST(Lobby, NeverTakesACallForAnotherHand) {
  Table table({"Debbie", "Miguel"}, {{"pause_seconds", 0}});
  table.deal();
  table.win(0);
  table.wait(0);
  table.say(table.players[1], {{"do", "call"}, {"deal", 1}});
  EXPECT_EQ(table.reason(1), "other_hand");
  table.say(table.players[1], {{"do", "call"}, {"deal", 3}});
  EXPECT_EQ(table.reason(1), "other_hand");
  EXPECT_EQ(table.room().at("phase"), "playing");
}

TEST(Lobby, ShowsARoomBeforeAClientComesIn) {
  Table table({"Debbie", "Miguel"});
  const Connection stranger = table.connect("198.51.100.1");
  const auto look = [&](const std::string& code, const std::string& say) {
    table.say(stranger, {{"do", "look"}, {"code", code}});
    return table.last(stranger, say);
  };
  EXPECT_EQ(look(table.code, "found"),
            Document::parse(R"({"say": "found", "kind": "match", "game": "krypto", "begun": false,
                                "over": false, "host": "Debbie", "players": 2})"));
  // The players do not hear of it: it is neither a watcher nor a player.
  for (const Connection player : table.players) EXPECT_TRUE(table.heard(player).empty());
  table.say(table.players[0], {{"do", "leave"}});
  EXPECT_EQ(look(table.code, "found").at("host"), "Miguel");
  EXPECT_EQ(look(table.code, "found").at("players"), 1);
  table.say(stranger, {{"do", "join"}, {"code", table.code}, {"name", "Cleo"}});
  EXPECT_EQ(table.last(stranger, "seat").at("seat"), 2);
  EXPECT_EQ(look(table.code, "refused").at("reason"), "bad_message");
  // A wrong code is a try, as for those who want to come in.
  const Connection guesser = table.connect("198.51.100.2");
  for (int i = 0; i <= Limits().wrong_tries; ++i) {
    EXPECT_FALSE(table.is_closed(guesser)) << i;
    table.say(guesser, {{"do", "look"}, {"code", "222222"}});
  }
  EXPECT_TRUE(table.is_closed(guesser));
}

TEST(Lobby, LetsPlayersComeBack) {
  Table table;
  table.deal();
  const Connection before = table.players[1];
  table.hang_up(before);
  EXPECT_EQ(table.last(table.players[0], "present").at("present"),
            Document::parse("[true, false, true]"));
  table.come_back(1);
  const auto heard = table.heard(table.players[1]);
  ASSERT_EQ(heard.size(), 3U);
  EXPECT_EQ(heard[0].at("token"), table.tokens[1]);
  EXPECT_TRUE(heard[1].at("happened").is_null());
  EXPECT_EQ(heard[2].at("present"), Document::parse("[true, true, true]"));
  table.act(1, "call");
  EXPECT_EQ(table.room().at("caller"), 1);
}

TEST(Lobby, ReplacesAnOlderConnection) {
  Table table;
  const Connection before = table.players[1];
  table.come_back(1);
  EXPECT_EQ(table.last(before, "end").at("reason"), "replaced");
  EXPECT_TRUE(table.is_closed(before));
  // Later messages on the old connection are ignored, and its end frees no seat.
  table.say(before, {{"do", "leave"}});
  table.hang_up(before);
  EXPECT_EQ(table.room().at("players").at(1).at("left"), false);
  EXPECT_EQ(table.last(table.players[1], "present").at("present"),
            Document::parse("[true, true, true]"));
}

TEST(Lobby, LetsNobodyInByAWrongToken) {
  Table table;
  const Connection stranger = table.connect();
  std::string wrong = table.tokens[1];
  wrong.back() = wrong.back() == '0' ? '1' : '0';
  for (const std::string& token :
       {wrong, std::string(), std::string(32, '0'), table.tokens[1].substr(0, 31),
        table.tokens[1] + "0", std::string(32, '1')}) {
    EXPECT_FALSE(table.is_closed(stranger));
    table.say(stranger, {{"do", "return"}, {"code", table.code}, {"token", token}});
    const auto heard = table.heard(stranger);
    ASSERT_FALSE(heard.empty());
    EXPECT_EQ(heard.front().at("reason"), "bad_token");
  }
  // A client that guesses is disconnected.
  EXPECT_TRUE(table.is_closed(stranger));
  EXPECT_TRUE(kinds(table.heard(table.players[1])).empty());
}

TEST(Lobby, ShowsTokensToNobodyElse) {
  Table table;
  table.deal();
  table.win(1);
  for (std::size_t seat = 0; seat < 3; ++seat) {
    for (const Document& message : table.heard(table.players[seat])) {
      for (const std::string& token : table.tokens) {
        EXPECT_THAT(message.dump(), testing::Not(HasSubstr(token)));
      }
    }
  }
  const auto kept = table.matches().unfinished().value();
  EXPECT_EQ(kept.at(0).tokens, table.tokens);
  for (const auto& event : kept.at(0).events) {
    for (const std::string& token : table.tokens) {
      EXPECT_THAT(event.text, testing::Not(HasSubstr(token)));
    }
  }
}

TEST(Lobby, CleansNames) {
  Table table;
  const Connection guest = table.connect();
  const std::vector<std::pair<std::string, std::string>> rows = {
      // NOLINTNEXTLINE(misc-misleading-bidirectional): a name may not turn the text around it
      {"", "bad_name"},         {"   ", "bad_name"},      {"a\u202Eb", "bad_name"},
      {"a\x01z", "bad_name"},   {"a\u200Bb", "bad_name"}, {std::string(25, 'x'), "bad_name"},
      {"Miguel ", "name_taken"}};
  for (const auto& [name, reason] : rows) {
    table.say(guest, {{"do", "join"}, {"code", table.code}, {"name", name}});
    EXPECT_EQ(table.last(guest, "refused").at("reason"), reason) << name;
  }
  table.say(guest, {{"do", "open"}, {"name", "\t"}});
  EXPECT_EQ(table.last(guest, "refused").at("reason"), "bad_name");
  EXPECT_EQ(table.lobby().rooms(), 1U);
  table.say(guest, {{"do", "join"}, {"code", table.code}, {"name", " \u00C9lodie   B. "}});
  EXPECT_EQ(table.room().at("players").at(3).at("name"), "\u00C9lodie B.");
}

TEST(Lobby, RefusesWhatIsNoMessage) {
  Table table;
  const std::vector<std::string> texts = {
      "",
      "x",
      "{",
      "[]",
      "null",
      "7",
      R"({"do": 1})",
      R"({"do": "jump"})",
      R"({"dont": "deal"})",
      R"({"do": "call"})",
      R"({"do": "call", "deal": -1})",
      R"({"do": "call", "deal": "1"})",
      R"({"do": "call", "deal": 1e9})",
      R"({"do": "call", "deal": 99999999999999999999})",
      R"({"do": "deal", "do": "deal"})",
      R"({"do": "deal", "x": 1})",
      R"({"do": "answer", "deal": 1, "formula": 5})",
      "{\"do\": \"\xff\"}",
      R"({"do": "open", "name": "Kim"})",  // this connection has its room
      std::string(100, '[') + std::string(100, ']'),
      R"({"do": "ping", "x": ")" + std::string(5'000, 'x') + "\"}"};
  for (const std::string& text : texts) {
    table.now += 1'000;
    table.say_text(table.players[0], text);
    EXPECT_EQ(table.reason(0), "bad_message") << text;
  }
  EXPECT_FALSE(table.is_closed(table.players[0]));
  EXPECT_EQ(table.room().at("phase"), "gathering");
}

TEST(Lobby, RefusesSettingsOutOfRange) {
  World world;
  const Connection host = world.connect();
  const std::vector<std::string> settings = {R"({"hands": 0})",
                                             R"({"hands": 51})",
                                             R"({"hand_seconds": 9})",
                                             R"({"hand_seconds": 3601})",
                                             R"({"explain_seconds": 4})",
                                             R"({"pause_seconds": 61})",
                                             R"({"deck": 56})",
                                             R"({"rules": "mine"})",
                                             R"({"unsolved": ""})",
                                             R"({"solvable_only": 1})",
                                             R"({"x": 1})",
                                             R"([])",
                                             R"({"any_cards": true})"};
  const Document schema = answers::schema_text("rooms-client");
  for (const std::string& text : settings) {
    const Document message = {{"do", "open"}, {"name", "Kim"}, {"settings", Document::parse(text)}};
    EXPECT_NE(answers::faults(schema, message), "") << text;
    world.now += 1'000;
    world.say(host, message);
    EXPECT_EQ(world.last(host, "refused").at("reason"), "bad_message") << text;
  }
  EXPECT_EQ(world.lobby().rooms(), 0U);
}

TEST(Lobby, HandsTheHostsPartOn) {
  Table table;
  table.say(table.players[0], {{"do", "leave"}});
  EXPECT_EQ(table.room().at("host"), 1);
  table.say(table.players[0], {{"do", "deal"}});
  EXPECT_EQ(table.reason(0), "not_seated");
  table.come_back(0);
  EXPECT_EQ(table.reason(0), "has_left");
  table.say(table.players[1], {{"do", "deal"}});
  EXPECT_EQ(table.room().at("phase"), "playing");
  table.say(table.players[1], {{"do", "leave"}});
  table.say(table.players[2], {{"do", "leave"}});
  EXPECT_EQ(table.room().at("phase"), "over");
  EXPECT_TRUE(table.room().at("host").is_null());
}

TEST(Lobby, ReadsTheRoomsThatWereWritten) {
  Table table({"Debbie", "Miguel"}, {{"hand_seconds", 60}});
  table.deal();
  table.win(1);
  table.wait(5'000);
  table.wait(20'000);
  table.act(0, "call");
  const Document before = table.room();
  // The server is away for an hour, which costs no player any time.
  table.now += 3'600'000;
  table.date += 3'600'000;
  table.restart();
  EXPECT_EQ(table.room(), before);
  table.come_back(0);
  table.answer(0, solution_of(before));
  table.come_back(1);
  EXPECT_EQ(table.room().at("players").at(0).at("total"), 1);
  EXPECT_EQ(table.last(table.players[1], "room").at("seq"), 8);
}

TEST(Lobby, DealsNothingWhereNobodySits) {
  Table table({"Debbie", "Miguel"});
  table.deal();
  for (const Connection player : table.players) table.hang_up(player);
  table.wait(180'000);
  EXPECT_EQ(table.room().at("phase"), "between");
  table.wait(10'000'000);
  EXPECT_EQ(table.room().at("deal"), 1);
  // A returning player has the pause to look around.
  table.come_back(1);
  table.wait(4'999);
  EXPECT_EQ(table.room().at("deal"), 1);
  table.wait(1);
  EXPECT_EQ(table.room().at("deal"), 2);
}

TEST(Lobby, ForgetsAbandonedRooms) {
  Table table({"Debbie", "Miguel"});
  table.wait(108'000'000);
  EXPECT_EQ(table.lobby().rooms(), 1U);  // a guest is present
  table.deal();
  for (const Connection player : table.players) table.hang_up(player);
  table.wait(180'000);
  table.wait(86'000'000);
  EXPECT_EQ(table.lobby().rooms(), 1U);
  table.wait(400'000);
  EXPECT_EQ(table.lobby().rooms(), 0U);
  EXPECT_TRUE(table.matches().unfinished().value().empty());
  table.come_back(0);
  EXPECT_EQ(table.reason(0), "no_such_room");
}

TEST(Lobby, LosesNoRoomWhenTheDateJumps) {
  constexpr std::int64_t kYears = 10LL * 365 * 86'400'000;
  for (const std::int64_t jump : {kYears, -kYears}) {
    Table table;
    table.deal();
    for (const Connection player : table.players) table.hang_up(player);
    table.date += jump;
    table.wait(3'500'000);
    EXPECT_EQ(table.lobby().rooms(), 1U);
    table.date += jump;
    table.restart();
    table.wait(3'500'000);
    EXPECT_EQ(table.lobby().rooms(), 1U);
  }
}

TEST(Lobby, SaysTheSolutionOnlyWhenTheHandIsOver) {
  Table table({"Debbie", "Miguel"}, {{"pause_seconds", 60}});
  table.deal();
  EXPECT_TRUE(table.room().at("solution").is_null());
  EXPECT_TRUE(table.room().at("solvable").is_null());
  table.act(0, "call");
  EXPECT_TRUE(table.room().at("solution").is_null());
  table.answer(0, "1");
  EXPECT_TRUE(table.room().at("solution").is_string());
  table.deal();
  EXPECT_TRUE(table.room().at("solution").is_null());
  EXPECT_TRUE(table.room().at("solvable").is_null());
}

TEST(Lobby, SaysThatAHandHasNoSolution) {
  Table table({"Debbie", "Miguel"},
              {{"solvable_only", false}, {"rules", "positive"}, {"pause_seconds", 60}});
  for (int deals = 0; deals < 200; ++deals) {
    table.now += 10'000;
    table.deal();
    table.act(0, "pass");
    table.act(1, "pass");
    const Document room = table.room();
    ASSERT_EQ(room.at("phase"), "between");
    EXPECT_EQ(room.at("solvable").get<bool>(), room.at("solution").is_string());
    if (!room.at("solvable").get<bool>()) return;
  }
  FAIL() << "every hand has a solution";
}

TEST(Lobby, RefusesNamesThatLookLikeAnothers) {
  Table table({"Ann", "Miguel"});
  const Connection guest = table.connect();
  for (const char* name :
       {"Ann", "\u0410nn", "Ann ", "ＡＮＮ", "ann", "MIGUEL", "Migue1", "Mi\u0261uel"}) {
    table.now += 1'000;
    table.say(guest, {{"do", "join"}, {"code", table.code}, {"name", name}});
    EXPECT_EQ(table.last(guest, "refused").at("reason"), "name_taken") << name;
  }
  table.say(guest, {{"do", "join"}, {"code", table.code}, {"name", "Zoe\u0308"}});
  EXPECT_EQ(table.room().at("players").at(2).at("name"), "Zoë");
  // At a table without that name, it is as good as any other.
  Table other(std::vector<std::string>{"\u0410nn"});
  EXPECT_EQ(other.room().at("players").at(0).at("name"), "\u0410nn");
}

TEST(Lobby, CountsWhatIsNoMessage) {
  Table table;
  table.lobby().count(table.players[1], 20);
  table.say(table.players[1], {{"do", "ping"}});
  EXPECT_EQ(table.reason(1), "too_fast");
  table.lobby().count(table.players[1], 100);
  table.say(table.players[0], {{"do", "ping"}});
  EXPECT_TRUE(table.is_closed(table.players[1]));
  EXPECT_EQ(table.last(table.players[1], "end").at("reason"), "too_fast");
  EXPECT_FALSE(table.is_closed(table.players[0]));
}

TEST(Lobby, TellsEverybodyThatTheFileIsLost) {
  Table table;
  table.lose_file();
  for (const Connection player : table.players) {
    const Document room = table.last(player, "room");
    EXPECT_TRUE(room.at("happened").is_null());
    EXPECT_EQ(room.at("room").at("kept"), false);
  }
  EXPECT_EQ(table.room().at("kept"), false);
}

}  // namespace
}  // namespace reckon::rooms
