// SPDX-License-Identifier: MIT
// Limits of the lobby that protect other clients: rooms, and guesses.
#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <vector>

#include "app/rooms/lobby.hpp"
#include "app/rooms/table_test.hpp"

namespace reckon::rooms {
namespace {

// --- Rooms ---------------------------------------------------------------------------------------

// Opens a room from this address; returns an empty text if it is refused.
std::string open_room(World& world, const std::string& address, const Document& settings = {}) {
  const Connection host = world.connect(address);
  Document message = {{"do", "open"}, {"name", "Kim"}};
  if (!settings.is_null()) message["settings"] = settings;
  world.say(host, message);
  const Document heard = world.heard(host).front();
  if (heard.at("say") == "refused") world.hang_up(host);
  return heard.value("code", "");
}

TEST(LobbyShares, NobodyOpensAllRooms) {
  Limits limits;
  limits.rooms = 16;
  World world(limits);
  world.check_schemas = false;
  std::vector<std::string> codes;
  for (int i = 0; i < 16; ++i) codes.push_back(open_room(world, "192.0.2.1"));
  EXPECT_EQ(open_room(world, "192.0.2.1"), "");
  const std::string other = open_room(world, "192.0.2.2");
  EXPECT_NE(other, "");
  EXPECT_EQ(world.lobby().rooms(), 16U);
  // Until both have equally many, and not further.
  for (int i = 0; i < 20; ++i) open_room(world, "192.0.2.2");
  EXPECT_EQ(world.lobby().rooms(), 16U);
  int left = 0;
  for (const std::string& code : codes) {
    const Connection guest = world.connect("192.0.2.3");
    world.say(guest, {{"do", "watch"}, {"code", code}});
    if (world.heard(guest).front().at("say") == "room") ++left;
  }
  EXPECT_EQ(left, 8);
  // Deleted rooms are not read again after a restart.
  EXPECT_EQ(world.matches().unfinished().value().size(), 16U);
}

TEST(LobbyShares, RoomsOfTwoStay) {
  Limits limits;
  limits.rooms = 3;
  World world(limits);
  for (int i = 0; i < 3; ++i) {
    const std::string code = open_room(world, "192.0.2.1");
    const Connection guest = world.connect("192.0.2.1");
    world.say(guest, {{"do", "join"}, {"code", code}, {"name", "Miguel"}});
  }
  EXPECT_EQ(open_room(world, "192.0.2.2"), "");
  world.restart();
  EXPECT_EQ(open_room(world, "192.0.2.2"), "");
  EXPECT_EQ(world.lobby().rooms(), 3U);
}

TEST(LobbyShares, RoomsAreOpenedAtARate) {
  Limits limits;
  limits.openings.free = 5;
  World world(limits);
  for (int i = 0; i < 5; ++i) EXPECT_NE(open_room(world, "2001:db8::1"), "");
  const Connection host = world.connect("2001:db8::3");
  world.say(host, {{"do", "open"}, {"name", "Kim"}});
  const Document refused = world.last(host, "refused");
  EXPECT_EQ(refused.at("reason"), "too_fast");
  EXPECT_EQ(refused.at("wait_ms"), 1'000);
  EXPECT_NE(open_room(world, "2001:db8:1::1"), "");
  world.wait(1'000);
  EXPECT_NE(open_room(world, "2001:db8::1"), "");
  EXPECT_EQ(open_room(world, "2001:db8::1"), "");
}

TEST(LobbyShares, ARoomGoesWithItsOpenerIfNobodyElseCame) {
  World world;
  const Connection host = world.connect();
  world.say(host, {{"do", "open"}, {"name", "Kim"}});
  const Document seat = world.last(host, "seat");
  world.wait(600'000);
  EXPECT_EQ(world.lobby().rooms(), 1U);
  world.hang_up(host);
  world.wait(59'999);
  // A reloaded page.
  const Connection again = world.connect();
  world.say(again, {{"do", "return"}, {"code", seat.at("code")}, {"token", seat.at("token")}});
  EXPECT_EQ(world.last(again, "seat").at("seat"), 0);
  world.wait(600'000);
  EXPECT_EQ(world.lobby().rooms(), 1U);
  world.hang_up(again);
  EXPECT_EQ(world.lobby().next_tick(), world.now + 60'000);
  world.wait(60'000);
  EXPECT_EQ(world.lobby().rooms(), 0U);
  EXPECT_TRUE(world.matches().unfinished().value().empty());
}

TEST(LobbyShares, AMatchOfOneGoesWithItsPlayerToo) {
  Table table(std::vector<std::string>{"Debbie"});
  table.deal();
  table.hang_up(table.players[0]);
  table.wait(60'000);
  EXPECT_EQ(table.lobby().rooms(), 0U);
}

TEST(LobbyShares, ARoomThatItsOpenerLeavesForGoodGoesAtOnce) {
  Table table(std::vector<std::string>{"Debbie"});
  table.say(table.players[0], {{"do", "leave"}});
  EXPECT_EQ(table.lobby().rooms(), 1U);
  table.hang_up(table.players[0]);
  table.wait(0);
  EXPECT_EQ(table.lobby().rooms(), 0U);
  EXPECT_TRUE(table.matches().unfinished().value().empty());
}

TEST(LobbyShares, ARoomOfOneIsNotKeptByARestart) {
  Table table(std::vector<std::string>{"Debbie"});
  table.restart();
  EXPECT_EQ(table.lobby().rooms(), 1U);
  table.wait(59'999);
  EXPECT_EQ(table.lobby().rooms(), 1U);
  table.wait(1);
  EXPECT_EQ(table.lobby().rooms(), 0U);
  table.restart();
  EXPECT_EQ(table.lobby().rooms(), 0U);
}

TEST(LobbyShares, ARoomOfTwoStaysWhenBothAreGone) {
  Table table({"Debbie", "Miguel"});
  for (const Connection player : table.players) table.hang_up(player);
  table.wait(3'500'000);
  EXPECT_EQ(table.lobby().rooms(), 1U);
  table.wait(200'000);
  EXPECT_EQ(table.lobby().rooms(), 0U);
}

TEST(LobbyShares, SaysWhoPlays) {
  Table table({"Debbie", "Miguel"}, {{"hands", 1}, {"pause_seconds", 0}});
  const Connection watcher = table.connect();
  table.say(watcher, {{"do", "watch"}, {"code", table.code}});
  EXPECT_FALSE(table.plays(table.players[0]));
  table.deal();
  EXPECT_TRUE(table.plays(table.players[0]));
  EXPECT_TRUE(table.plays(table.players[1]));
  EXPECT_FALSE(table.plays(watcher));
  // A returning player plays; a player who leaves for good does not.
  table.come_back(1);
  EXPECT_TRUE(table.plays(table.players[1]));
  table.say(table.players[1], {{"do", "leave"}});
  EXPECT_FALSE(table.plays(table.players[1]));
  EXPECT_TRUE(table.plays(table.players[0]));
  table.win(0);
  EXPECT_EQ(table.room().at("phase"), "over");
  EXPECT_FALSE(table.plays(table.players[0]));
}

// --- Guessing ------------------------------------------------------------------------------------

// Sends a wrong code on a new connection; returns the answer.
Document guess(World& world, const std::string& address) {
  const Connection stranger = world.connect(address);
  world.say(stranger, {{"do", "watch"}, {"code", "222222"}});
  const Document heard = world.last(stranger, "refused");
  world.hang_up(stranger);
  return heard;
}

TEST(LobbyGuesses, AreCountedAcrossConnections) {
  Table table;
  int tries = 0;
  Document refused = guess(table, "198.51.100.7");
  for (; refused.at("reason") == "no_such_room"; ++tries) refused = guess(table, "198.51.100.7");
  EXPECT_EQ(tries, 20);
  EXPECT_EQ(refused.at("reason"), "too_fast");
  EXPECT_EQ(refused.at("wait_ms"), 1'000);
  // The right code is refused as well, exactly like a wrong one.
  const Connection stranger = table.connect("198.51.100.7");
  table.say(stranger, {{"do", "watch"}, {"code", table.code}});
  EXPECT_EQ(table.last(stranger, "refused"), refused);
  table.say(stranger, {{"do", "return"}, {"code", table.code}, {"token", std::string(32, '0')}});
  EXPECT_EQ(table.last(stranger, "refused").at("reason"), "too_fast");
  // Others are not affected.
  const Connection guest = table.connect("198.51.100.8");
  table.say(guest, {{"do", "watch"}, {"code", table.code}});
  table.last(guest, "room");
  // Neither is a returning player at the same address.
  table.hang_up(table.players[1]);
  const Connection player = table.connect("198.51.100.7");
  table.say(player, {{"do", "return"}, {"code", table.code}, {"token", table.tokens[1]}});
  EXPECT_EQ(table.last(player, "seat").at("seat"), 1);
  // The delay grows, and expires.
  table.wait(1'000);
  EXPECT_EQ(guess(table, "198.51.100.7").at("reason"), "no_such_room");
  EXPECT_EQ(guess(table, "198.51.100.7").at("wait_ms"), 2'000);
  table.wait(3'600'000);
  for (int i = 0; i < 20; ++i) {
    EXPECT_EQ(guess(table, "198.51.100.7").at("reason"), "no_such_room");
  }
}

// A whole school may share one address with one bored pupil.
TEST(LobbyGuesses, ShutNobodyOutWhereARoomWasOpened) {
  const std::string school = "192.0.2.1";
  Table table;
  while (guess(table, school).at("reason") == "no_such_room") {
  }
  EXPECT_EQ(guess(table, school).at("reason"), "too_fast");
  const Connection pupil = table.connect(school);
  table.say(pupil, {{"do", "watch"}, {"code", table.code}});
  table.last(pupil, "room");
}

TEST(LobbyGuesses, OfTokensAreCountedToo) {
  Table table;
  std::string reason = "bad_token";
  int tries = 0;
  for (; reason == "bad_token"; ++tries) {
    const Connection stranger = table.connect("198.51.100.7");
    table.say(stranger, {{"do", "return"}, {"code", table.code}, {"token", std::string(32, '0')}});
    reason = table.last(stranger, "refused").at("reason");
  }
  EXPECT_EQ(reason, "too_fast");
  EXPECT_EQ(tries, 21);
}

// As fast as possible for an hour, from one address and from 500 of one network.
TEST(LobbyGuesses, AreFewInAnHour) {
  World world;
  world.check_schemas = false;
  constexpr std::int64_t kHour = 3'600'000;
  int tries = 0;
  const std::int64_t end = world.now + kHour;
  while (world.now < end) {
    const Document refused = guess(world, "198.51.100.7");
    if (refused.at("reason") == "no_such_room") {
      ++tries;
    } else {
      world.now += refused.at("wait_ms").get<std::int64_t>();
    }
  }
  EXPECT_LE(tries, 390);
  int of_network = 0;
  const std::int64_t begin = world.now;
  for (int number = 0; world.now < begin + kHour / 60; ++number) {
    const std::string address = "2001:db8:7:" + std::to_string(number % 500) + "::1";
    const Document refused = guess(world, address);
    if (refused.at("reason") == "no_such_room") {
      ++of_network;
    } else {
      world.now += 100;
    }
  }
  EXPECT_LE(of_network, 280);
}

TEST(LobbyGuesses, OfPrivateRoomsHaveTwelveCharacters) {
  World world;
  EXPECT_EQ(open_room(world, "192.0.2.1").size(), 6U);
  EXPECT_EQ(open_room(world, "192.0.2.1", {{"private", false}}).size(), 6U);
  const std::string code = open_room(world, "192.0.2.1", {{"private", true}});
  EXPECT_EQ(code.size(), 12U);
  world.restart();
  const Connection guest = world.connect();
  world.say(guest, {{"do", "watch"}, {"code", code}});
  EXPECT_EQ(world.last(guest, "room").at("room").at("settings").at("private"), true);
  const Connection other = world.connect();
  world.say(other, {{"do", "watch"}, {"code", code.substr(0, 6)}});
  EXPECT_EQ(world.last(other, "refused").at("reason"), "no_such_room");
}

}  // namespace
}  // namespace reckon::rooms
