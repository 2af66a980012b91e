// SPDX-License-Identifier: MIT
// Limits on the pace of clients in rooms, by a clock that the tests control.
#include <gtest/gtest.h>

#include <string>

#include "app/rooms/table_test.hpp"

namespace reckon::server {
namespace {

using rooms::Connection;
using rooms::Document;
using rooms::World;

// Sends pings; returns how many got this answer.
int pings(World& world, Connection connection, int times, const std::string& answer) {
  int count = 0;
  for (int i = 0; i < times; ++i) {
    world.say(connection, {{"do", "ping"}});
    if (world.heard(connection).front().at("say") == answer) ++count;
  }
  return count;
}

void expect_too_fast(World& world, Connection connection) {
  world.say(connection, {{"do", "ping"}});
  EXPECT_EQ(world.last(connection, "refused").at("reason"), "too_fast");
  EXPECT_FALSE(world.is_closed(connection));
}

TEST(LimitOf, MessagesAtOnceOfAConnection) {
  World world;
  const Connection client = world.connect();
  EXPECT_EQ(pings(world, client, 20, "pong"), 20);
  expect_too_fast(world, client);
  // Another connection is another client.
  EXPECT_EQ(pings(world, world.connect(), 1, "pong"), 1);
}

TEST(LimitOf, MessagesOfAConnection) {
  World world;
  const Connection client = world.connect();
  EXPECT_EQ(pings(world, client, 20, "pong"), 20);
  for (int second = 0; second < 3; ++second) {
    world.wait(1'000);
    EXPECT_EQ(pings(world, client, 10, "pong"), 10);
  }
  expect_too_fast(world, client);
}

TEST(LimitOf, RefusedMessagesOfAConnection) {
  World world;
  const Connection client = world.connect();
  EXPECT_EQ(pings(world, client, 20, "pong"), 20);
  EXPECT_EQ(pings(world, client, 100, "refused"), 100);
  EXPECT_FALSE(world.is_closed(client));
  world.say(client, {{"do", "ping"}});
  EXPECT_TRUE(world.is_closed(client));
  EXPECT_EQ(world.last(client, "end").at("reason"), "too_fast");
}

// Looks for a room that does not exist.
Document guess_code(World& world, Connection connection) {
  world.say(connection, {{"do", "watch"}, {"code", "222222"}});
  return world.last(connection, "refused");
}

TEST(LimitOf, WrongCodesOfAConnection) {
  rooms::Table table;
  const Connection patient = table.connect();
  const Connection client = table.connect();
  for (const Connection one : {patient, client}) {
    for (int i = 0; i < 5; ++i) EXPECT_EQ(guess_code(table, one).at("reason"), "no_such_room");
    EXPECT_FALSE(table.is_closed(one));
  }
  // A client with the right code is served.
  table.say(patient, {{"do", "watch"}, {"code", table.code}});
  table.last(patient, "room");
  table.say(client, {{"do", "watch"}, {"code", "222222"}});
  EXPECT_TRUE(table.is_closed(client));
  EXPECT_EQ(table.last(client, "end").at("reason"), "too_fast");
}

TEST(LimitOf, WrongCodesOfAnAddress) {
  World world;
  const auto guess = [&world] { return guess_code(world, world.connect()); };
  for (int i = 0; i < 20; ++i) EXPECT_EQ(guess().at("reason"), "no_such_room");
  for (const int wait : {1'000, 2'000, 4'000}) {
    const Document refused = guess();
    EXPECT_EQ(refused.at("reason"), "too_fast");
    EXPECT_EQ(refused.at("wait_ms"), wait);
    world.wait(wait - 1);
    EXPECT_EQ(guess().at("reason"), "too_fast");
    world.wait(1);
    EXPECT_EQ(guess().at("reason"), "no_such_room");
  }
}

// Returns the code of a new class.
std::string open_class(World& world) {
  const Connection host = world.connect();
  world.say(host, {{"do", "open_class"}});
  return world.last(host, "host").at("code");
}

TEST(LimitOf, WrongCodesOfAClassOfAnAddress) {
  rooms::Limits limits;
  limits.guesses.free = 1;
  limits.long_guesses.free = 5;
  World world(limits);
  const auto guess = [&world](const std::string& code) {
    const Connection guest = world.connect("198.51.100.7");
    world.say(guest, {{"do", "watch"}, {"code", code}});
    return world.last(guest, "refused").at("reason");
  };
  for (int i = 0; i < 5; ++i) EXPECT_EQ(guess("22222222"), "no_such_room") << i;
  EXPECT_EQ(guess("22222222"), "too_fast");
  world.wait(1'000);
  EXPECT_EQ(guess("22222222"), "no_such_room");
  EXPECT_EQ(guess("222222"), "too_fast");
}

TEST(LimitOf, PlayersOfAClass) {
  World world;
  world.check_schemas = false;  // thousands of messages have one form
  const std::string code = open_class(world);
  for (std::size_t n = 0; n <= match::kMostRacers; ++n) {
    const Connection guest = world.connect();
    world.say(guest, {{"do", "join"}, {"code", code}, {"name", "Pupil " + std::to_string(n)}});
    const Document heard = world.heard(guest).front();
    EXPECT_EQ(heard.at("say"), n < match::kMostRacers ? "seat" : "refused");
  }
}

TEST(LimitOf, SeatsOfAClassAtOnce) {
  rooms::Limits limits;
  limits.seats.burst = 3;
  World world(limits);
  const std::string code = open_class(world);
  const auto join = [&world, &code](const std::string& name) {
    const Connection guest = world.connect();
    world.say(guest, {{"do", "join"}, {"code", code}, {"name", name}});
    return world.heard(guest).front();
  };
  for (const char* name : {"Ann", "Bob", "Cy"}) EXPECT_EQ(join(name).at("say"), "seat");
  EXPECT_EQ(join("Di").at("reason"), "too_fast");
  world.wait(1'000);
  EXPECT_EQ(join("Di").at("say"), "seat");
}

TEST(LimitOf, BytesThatAnAddressHasKeptAtOnce) {
  rooms::Limits limits;
  limits.writings.free = 10;
  limits.writings.forgiven = 1'000;
  World world(limits);
  int opened = 0;
  Document refused;
  for (; opened < 20 && refused.is_null(); ++opened) {
    const Connection host = world.connect();
    world.say(host, {{"do", "open"}, {"name", "Kim"}});
    const Document heard = world.heard(host).front();
    if (heard.at("say") == "refused") refused = heard;
  }
  EXPECT_EQ(refused.value("reason", ""), "too_fast");
  EXPECT_GT(opened, 1);
  world.wait(20'000);
  const Connection host = world.connect();
  world.say(host, {{"do", "open"}, {"name", "Kim"}});
  world.last(host, "seat");
}

TEST(LimitOf, RoomsThatAnAddressOpensAtOnce) {
  rooms::Limits limits;
  limits.openings.free = 5;
  World world(limits);
  const auto opens = [&world] {
    const Connection host = world.connect();
    world.say(host, {{"do", "open"}, {"name", "Kim"}});
    return world.heard(host).front();
  };
  for (int i = 0; i < 5; ++i) EXPECT_EQ(opens().at("say"), "seat");
  for (int second = 0; second < 3; ++second) {
    EXPECT_EQ(opens().at("reason"), "too_fast");
    EXPECT_EQ(opens().at("wait_ms"), 1'000);
    world.wait(1'000);
    EXPECT_EQ(opens().at("say"), "seat");
  }
}

void leave_all(rooms::Table& table) {
  for (const Connection player : table.players) table.hang_up(player);
}

TEST(LimitOf, TimeThatARoomWaitsForItsOpener) {
  rooms::Table table({"Debbie"});
  leave_all(table);
  table.wait(59'999);
  EXPECT_EQ(table.lobby().rooms(), 1U);
  table.wait(1);
  EXPECT_EQ(table.lobby().rooms(), 0U);
}

// Rooms are checked once a minute.
constexpr int kMinute = 60'000;
constexpr int kHour = 60 * kMinute;

TEST(LimitOf, TimeThatARoomWithoutAMatchIsEmpty) {
  rooms::Table table({"Debbie", "Miguel"});
  leave_all(table);
  table.wait(kHour - 1);
  EXPECT_EQ(table.lobby().rooms(), 1U);
  table.wait(1 + kMinute);
  EXPECT_EQ(table.lobby().rooms(), 0U);
}

TEST(LimitOf, TimeThatARoomWithAMatchIsEmpty) {
  rooms::Table table({"Debbie", "Miguel"});
  table.deal();
  leave_all(table);
  table.wait(kHour);  // until the hand is over
  table.wait(24 * kHour - 1);
  EXPECT_EQ(table.lobby().rooms(), 1U);
  table.wait(1 + kMinute);
  EXPECT_EQ(table.lobby().rooms(), 0U);
}

}  // namespace
}  // namespace reckon::server
