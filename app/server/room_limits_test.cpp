// SPDX-License-Identifier: MIT
// Limits for clients in rooms, on real sockets.
#include <gtest/gtest.h>

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

#include "app/server/client_test.hpp"
#include "app/server/web_socket_test.hpp"

namespace reckon::server {
namespace {

using Document = nlohmann::json;
using namespace std::chrono_literals;

// Opens a room; returns its code.
std::string open_room(WebSocket& host) {
  host.say({{"do", "open"}, {"name", "Debbie"}});
  return host.hear("seat").at("code");
}

// Opens a game for two; returns its code.
std::string open_duel(WebSocket& host) {
  host.say({{"do", "open_duel"}, {"name", "Debbie"}});
  return host.hear("seat").at("code");
}

// Takes a seat in a room.
void join(WebSocket& guest, const std::string& code) {
  guest.say({{"do", "join"}, {"code", code}, {"name", "Miguel"}});
  guest.hear("seat");
}

// Clients that have sent one message, and do not respond any further.
std::vector<std::unique_ptr<WebSocket>> silent_guests(std::uint16_t port, int count) {
  std::vector<std::unique_ptr<WebSocket>> guests;
  for (int i = 0; i < count; ++i) {
    guests.push_back(std::make_unique<WebSocket>(port));
    guests.back()->say({{"do", "ping"}});
    guests.back()->hear("pong");
  }
  return guests;
}

TEST(LimitOf, ConnectionsToRooms) {
  Settings settings = with_rooms();
  settings.limits.rooms.connections = 5;
  const auto server = started(std::move(settings));
  // Two clients play, and three of the same address watch.
  WebSocket host(server->port());
  const std::string code = open_room(host);
  WebSocket guest(server->port());
  join(guest, code);
  host.say({{"do", "deal"}});
  for (WebSocket* player : {&host, &guest}) player->hear_of("dealt");
  std::vector<std::unique_ptr<WebSocket>> watchers;
  for (int i = 0; i < 3; ++i) {
    watchers.push_back(std::make_unique<WebSocket>(server->port()));
    watchers.back()->say({{"do", "watch"}, {"code", code}});
    watchers.back()->hear("room");
  }
  EXPECT_EQ(Client(server->port()).ask(upgrade("")).status, 503);
  // Another address gets the place of the last of them.
  WebSocket newcomer(server->port(), "127.0.0.2");
  EXPECT_EQ(watchers[2]->hear("end").at("reason"), "busy");
  EXPECT_EQ(watchers[2]->end_code(), 1013);
  newcomer.say({{"do", "watch"}, {"code", code}});
  newcomer.hear("room");
  // Now both hold an equal share; the players have lost nothing.
  EXPECT_EQ(Client(server->port(), "127.0.0.2").ask(upgrade("")).status, 503);
  const WebSocket third(server->port(), "127.0.0.3");
  EXPECT_EQ(watchers[1]->hear("end").at("reason"), "busy");
  EXPECT_EQ(Client(server->port(), "127.0.0.4").ask(upgrade("")).status, 503);
  guest.say({{"do", "call"}, {"deal", 1}});
  for (WebSocket* player : {&host, &guest}) player->hear_of("called");
}

TEST(LimitOf, TimeToEnterARoom) {
  Settings settings = with_rooms();
  settings.limits.rooms.connections = 4;
  settings.limits.rooms.entering = 200ms;
  const auto server = started(std::move(settings));
  WebSocket host(server->port());
  const std::string code = open_room(host);
  const auto silent = silent_guests(server->port(), 3);
  EXPECT_EQ(Client(server->port()).ask(upgrade("")).status, 503);
  std::this_thread::sleep_for(300ms);
  // Within one address, a newcomer gets the place of the client that has been silent longest.
  std::vector<std::unique_ptr<WebSocket>> players;
  for (const auto& guest : silent) {
    players.push_back(std::make_unique<WebSocket>(server->port()));
    players.back()->say({{"do", "watch"}, {"code", code}});
    players.back()->hear("room");
    EXPECT_EQ(guest->hear("end").at("reason"), "busy");
    EXPECT_EQ(guest->end_code(), 1013);
  }
  // All are in a room now.
  std::this_thread::sleep_for(300ms);
  EXPECT_EQ(Client(server->port()).ask(upgrade("")).status, 503);
}

TEST(LimitOf, Rooms) {
  Settings settings = with_rooms();
  settings.limits.rooms.rooms.rooms = 3;
  const auto server = started(std::move(settings));
  std::vector<std::unique_ptr<WebSocket>> hosts;
  std::vector<std::string> codes;
  for (int i = 0; i < 3; ++i) {
    hosts.push_back(std::make_unique<WebSocket>(server->port()));
    codes.push_back(open_room(*hosts.back()));
  }
  WebSocket greedy(server->port());
  greedy.say({{"do", "open"}, {"name", "Debbie"}});
  EXPECT_EQ(greedy.hear("refused").at("reason"), "busy");
  // The last room stays, since it has another guest; so the one before it is closed.
  WebSocket guest(server->port());
  join(guest, codes[2]);
  WebSocket newcomer(server->port(), "127.0.0.2");
  open_room(newcomer);
  EXPECT_EQ(hosts[1]->hear("end").at("reason"), "busy");
  for (WebSocket* host : {hosts[0].get(), hosts[2].get()}) {
    host->say({{"do", "deal"}});
    host->hear_of("dealt");
  }
}

TEST(LimitOf, PeopleWhoLookOnInARoom) {
  Settings settings = with_rooms();
  settings.limits.rooms.rooms.watchers = 1;
  const auto server = started(std::move(settings));
  WebSocket host(server->port());
  const std::string code = open_room(host);
  WebSocket last(server->port());
  const Document watch = {{"do", "watch"}, {"code", code}};
  {
    WebSocket watcher(server->port());
    watcher.say(watch);
    watcher.hear("room");
    last.say(watch);
    EXPECT_EQ(last.hear("refused").at("reason"), "busy");
    WebSocket guest(server->port());
    join(guest, code);
  }
  while (host.hear("present").at("watching") != 0) {
  }
  last.say(watch);
  last.hear("room");
}

// Returns the code of a new class.
std::string open_class(WebSocket& host) {
  host.say({{"do", "open_class"}});
  return host.hear("host").at("code");
}

TEST(LimitOf, EventsOfARoom) {
  Settings settings = with_rooms();
  settings.limits.rooms.rooms.events = 2;
  const auto server = started(std::move(settings));
  WebSocket host(server->port());
  const std::string code = open_class(host);
  WebSocket pupil(server->port());
  join(pupil, code);
  host.say({{"do", "rename"}, {"seat", 0}, {"name", "Kim"}});
  host.say({{"do", "rename"}, {"seat", 0}, {"name", "Ann"}});
  EXPECT_EQ(host.hear("refused").at("reason"), "over");
}

// Returns the answer to a request for the record of a forfeited match.
Document record_within(const rooms::Limits& limits) {
  Settings settings = with_rooms();
  settings.limits.rooms.rooms = limits;
  const auto server = started(std::move(settings));
  WebSocket host(server->port());
  const std::string code = open_duel(host);
  WebSocket guest(server->port());
  join(guest, code);
  host.say({{"do", "deal"}});
  host.hear_of("dealt", "duel");
  guest.say({{"do", "leave"}});
  host.hear_of("left", "duel");
  host.say({{"do", "record"}, {"from", 0}});
  constexpr std::array<std::string_view, 2> kAnswers = {"record", "refused"};
  return host.hear_any(kAnswers);
}

TEST(LimitOf, FileOfMatches) {
  const std::string folder = testing::TempDir() + "reckon_full_file";
  std::filesystem::remove_all(folder);
  std::filesystem::create_directories(folder);
  {
    Settings settings;
    settings.matches = store::Matches::open(folder + "/matches.sqlite").value();
    settings.limits.rooms.rooms.file = 26'000;
    const auto server = started(std::move(settings));
    WebSocket host(server->port());
    const std::string code = open_room(host);
    // Acts in an existing room are accepted, and grow the log beside the file.
    bool full = false;
    WebSocket guest(server->port());
    join(guest, code);
    for (int deal = 1; deal < 40 && !full; ++deal) {
      WebSocket other(server->port(), "127.0.0.2");
      other.say({{"do", "open"}, {"name", "Kim"}});
      full =
          other.hear_any(std::array<std::string_view, 2>{"seat", "refused"}).at("say") == "refused";
    }
    EXPECT_TRUE(full);
    host.say({{"do", "deal"}});
    host.hear_of("dealt");
  }
  std::filesystem::remove_all(folder);
}

TEST(LimitOf, RecordOfAMatch) {
  EXPECT_EQ(record_within({}).at("say"), "record");
  EXPECT_EQ(record_within({.record = 200}).at("reason"), "no_record");
}

TEST(LimitOf, RecordsOfAllMatches) {
  EXPECT_EQ(record_within({.records = 200}).at("reason"), "no_record");
}

TEST(LimitOf, TimeBeforeAGameIsClaimed) {
  Settings settings = with_rooms();
  settings.limits.rooms.rooms.away = 300;
  const auto server = started(std::move(settings));
  WebSocket host(server->port());
  const std::string code = open_duel(host);
  {
    WebSocket guest(server->port());
    join(guest, code);
    host.say({{"do", "deal"}});
    host.hear_of("dealt", "duel");
    host.say({{"do", "claim"}});
    EXPECT_EQ(host.hear("refused").at("reason"), "not_away");
  }
  while (host.hear("present").at("present") != Document::array({true, false})) {
  }
  host.say({{"do", "claim"}});
  const Document refused = host.hear("refused");
  EXPECT_EQ(refused.at("reason"), "not_away");
  std::this_thread::sleep_for(std::chrono::milliseconds(refused.at("wait_ms")));
  host.say({{"do", "claim"}});
  host.hear_of("left", "duel");
}

TEST(LimitOf, ConnectionsThatLoseTheirPlaces) {
  for (const std::size_t leaving : {std::size_t{1}, std::size_t{2}}) {
    Settings settings = with_rooms();
    settings.limits.rooms.connections = 4;
    settings.limits.rooms.leaving = leaving;
    settings.limits.rooms.closing = 30s;
    const auto server = started(std::move(settings));
    // They ignore the request to close, so their places are not free before the time to close is
    // over.
    const auto silent = silent_guests(server->port(), 4);
    const WebSocket first(server->port(), "127.0.0.2");
    EXPECT_EQ(Client(server->port(), "127.0.0.3").ask(upgrade("")).status,
              leaving == 1 ? 503 : 101);
  }
}

// A client that takes places repeatedly keeps no other client out.
TEST(Rooms, LetOthersInBesideWhoeverDrivesOutMany) {
  Settings settings = with_rooms();
  settings.limits.rooms.connections = 8;
  settings.limits.rooms.leaving = 2;
  settings.limits.rooms.closing = 30s;
  const auto server = started(std::move(settings));
  const auto silent = silent_guests(server->port(), 8);
  const WebSocket first(server->port(), "127.0.0.2");
  const WebSocket second(server->port(), "127.0.0.2");
  EXPECT_EQ(Client(server->port(), "127.0.0.2").ask(upgrade("")).status, 503);
  Client honest(server->port(), "127.0.0.3");
  EXPECT_EQ(honest.ask(upgrade("")).status, 101);
}

TEST(LimitOf, MessageToARoom) {
  const auto server = started(with_rooms());
  WebSocket client(server->port());
  const std::string ping = R"({"do":"ping"})";
  client.say_text(ping + std::string(4'096 - ping.size(), ' '));
  EXPECT_EQ(client.hear("pong").at("say"), "pong");
  client.say_text(ping + std::string(4'097 - ping.size(), ' '));
  EXPECT_EQ(client.end_code(), 1009);
}

TEST(LimitOf, BytesThatWaitForAClient) {
  const std::string_view answer = R"({"say":"pong"})";
  const auto server_of = [](std::size_t bytes) {
    Settings settings = with_rooms();
    settings.limits.rooms.waiting_bytes = bytes;
    return started(std::move(settings));
  };
  const auto most = server_of(answer.size());
  WebSocket allowed(most->port());
  for (int i = 0; i < 3; ++i) {
    allowed.say({{"do", "ping"}});
    EXPECT_EQ(allowed.hear("pong").dump(), answer);
  }
  const auto less = server_of(answer.size() - 1);
  WebSocket client(less->port());
  client.say({{"do", "ping"}});
  EXPECT_EQ(client.hear("end").at("reason"), "slow");
  EXPECT_EQ(client.end_code(), 1008);
}

TEST(LimitOf, SilenceOfAClient) {
  Settings settings = with_rooms();
  settings.limits.rooms.silence = 3s;
  const auto server = started(std::move(settings));
  WebSocket host(server->port());
  const std::string code = open_room(host);
  WebSocket silent(server->port());  // never answers a ping
  silent.say({{"do", "join"}, {"code", code}, {"name", "Miguel"}});
  const Document seat = silent.hear("seat");
  // The host answers pings while it listens.
  while (host.hear("present").at("present") != Document::parse("[true, false]")) {
  }
  host.say({{"do", "ping"}});
  EXPECT_EQ(host.hear("pong").at("say"), "pong");
  WebSocket again(server->port());
  again.say({{"do", "return"}, {"code", code}, {"token", seat.at("token")}});
  EXPECT_EQ(again.hear("seat").at("seat"), 1);
}

}  // namespace
}  // namespace reckon::server
