// SPDX-License-Identifier: MIT
// Rooms on real sockets.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <memory>
#include <mutex>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

#include "app/rooms/table_test.hpp"
#include "app/server/client_test.hpp"
#include "app/server/web_socket_test.hpp"

namespace reckon::server {
namespace {

using rooms::Document;
using testing::HasSubstr;
using namespace std::chrono_literals;

TEST(Rooms, PlaysAHand) {
  const auto server = started(with_rooms());
  WebSocket host(server->port());
  host.say({{"do", "open"}, {"name", "Debbie"}, {"settings", {{"hands", 1}}}});
  const std::string code = host.hear("seat").at("code");
  WebSocket guest(server->port());
  guest.say({{"do", "join"}, {"code", code}, {"name", "Miguel"}});
  EXPECT_EQ(guest.hear("seat").at("seat"), 1);
  host.say({{"do", "deal"}});
  const Document dealt = guest.hear_of("dealt");
  guest.say({{"do", "call"}, {"deal", 1}});
  EXPECT_EQ(host.hear_of("called").at("room").at("caller"), 1);
  guest.say({{"do", "answer"}, {"deal", 1}, {"formula", rooms::solution_of(dealt.at("room"))}});
  for (WebSocket* one : {&host, &guest}) {
    const Document right = one->hear_of("right");
    EXPECT_EQ(right.at("room").at("winner"), 1);
    EXPECT_EQ(right.at("room").at("phase"), "over");
    EXPECT_EQ(right.at("seq"), 5);
  }
}

TEST(Rooms, AreForThePageOfTheServerAlone) {
  const auto server = started(with_rooms());
  const std::vector<std::pair<std::string, int>> rows = {
      {"", 101},
      {"Origin: http://localhost:8080\r\n", 101},
      {"Origin: https://LOCALHOST:8080\r\n", 101},
      {"Origin: http://localhost\r\n", 403},
      {"Origin: http://localhost:8081\r\n", 403},
      {"Origin: http://example.org\r\n", 403},
      {"Origin: http://localhost:8080.example.org\r\n", 403},
      {"Origin: null\r\n", 403},
      {"Origin: file://\r\n", 403},
      {"Origin: http://localhost:8080\r\nOrigin: http://localhost:8080\r\n", 400}};
  for (const auto& [origin, status] : rows) {
    Client client(server->port());
    EXPECT_EQ(client.ask(upgrade(origin)).status, status) << origin;
  }
  Client foreign(server->port());
  EXPECT_EQ(foreign
                .ask("GET /api/v1/rooms HTTP/1.1\r\nHost: example.org\r\nConnection: Upgrade\r\n"
                     "Upgrade: websocket\r\nOrigin: http://example.org\r\n\r\n")
                .status,
            421);
}

TEST(Rooms, WantAWebSocket) {
  const auto server = started(with_rooms());
  Client client(server->port());
  const Reply plain = client.ask(get("/api/v1/rooms"));
  EXPECT_EQ(plain.status, 426);
  EXPECT_EQ(plain.header("Upgrade"), "websocket");
  EXPECT_EQ(client.ask(post("v1/rooms", "{}")).status, 405);
  // Without a key it is not a handshake.
  EXPECT_EQ(client
                .ask("GET /api/v1/rooms HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n"
                     "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\r\n")
                .status,
            400);
  const auto without = started();
  EXPECT_EQ(Client(without->port()).ask(upgrade("")).status, 404);
}

TEST(Rooms, CutOffWhoSendsTooMuch) {
  const auto server = started(with_rooms());
  {
    WebSocket client(server->port());
    client.say_text(std::string(4'096, ' '));
    EXPECT_EQ(client.hear("refused").at("reason"), "bad_message");
    client.say_text(std::string(4'097, ' '));
    EXPECT_TRUE(client.sees_end());
  }
  for (const std::string& frame : {
           std::string("\x82\x80\0\0\0\0", 6),          // not a text
           std::string("\x81\x00", 2),                  // not masked
           std::string("\x81\x81\0\0\0\0\xff", 7),      // not UTF-8
           std::string("\xC1\x80\0\0\0\0", 6),          // a reserved bit
           std::string("\x81\xFF\xFF\xFF\xFF\xFF", 6),  // the largest possible size
       }) {
    WebSocket client(server->port());
    client.send_bytes(frame + std::string(64, '\0'));
    EXPECT_TRUE(client.sees_end());
  }
  // Many small fragments form one message.
  WebSocket client(server->port());
  for (int i = 0; i < 50; ++i) {
    if (!client.send_bytes(std::string(i == 0 ? "\x01\xE4\0\0\0\0" : "\x00\xE4\0\0\0\0", 6) +
                           std::string(100, ' '))) {
      break;
    }
  }
  EXPECT_TRUE(client.sees_end());
}

TEST(Rooms, CutOffWhoNeverReads) {
  Settings settings = with_rooms();
  settings.limits.rooms.waiting_bytes = 10'000;
  settings.limits.rooms.closing = 100ms;
  settings.limits.rooms.rooms.messages = {.burst = 1e9, .rate = 1, .most_debt = 1};
  const auto server = started(std::move(settings));
  WebSocket slow(server->port());
  slow.say({{"do", "open"}, {"name", "Debbie"}});
  const std::string code = slow.hear("seat").at("code");
  // Sends requests endlessly and never reads.
  const std::string ping = R"({"do":"jump"})";
  while (slow.say_text(ping)) {
  }
  WebSocket watcher(server->port());
  watcher.say({{"do", "watch"}, {"code", code}});
  EXPECT_EQ(watcher.hear("present").at("present"), Document::parse("[false]"));
}

TEST(Rooms, GivePlacesBack) {
  Settings settings = with_rooms();
  settings.limits.rooms.connections = 2;
  const auto server = started(std::move(settings));
  const WebSocket first(server->port());
  {
    const WebSocket second(server->port());
    Client third(server->port());
    EXPECT_EQ(third.ask(upgrade("")).status, 503);
    EXPECT_EQ(third.ask(get("/")).status, 200);
  }
  // A place is free again after one client leaves.
  while (Client(server->port()).ask(upgrade("")).status != 101) {
    std::this_thread::sleep_for(5ms);
  }
}

TEST(Rooms, TellWhenTheServerStops) {
  const auto server = started(with_rooms());
  WebSocket client(server->port());
  client.say({{"do", "open"}, {"name", "Debbie"}});
  client.hear("present");
  const std::jthread stop([&server] { server->stop(); });
  EXPECT_EQ(client.hear("end").at("reason"), "stopping");
  EXPECT_EQ(client.end_code(), 1001);
}

TEST(Rooms, LogNoSecrets) {
  std::vector<std::string> lines;
  Settings settings = with_rooms();
  settings.log = [&lines](std::string_view line) { lines.emplace_back(line); };
  const auto server = started(std::move(settings));
  WebSocket client(server->port());
  client.say({{"do", "open"}, {"name", "Debbie"}});
  const Document seat = client.hear("seat");
  server->stop();
  ASSERT_EQ(lines.size(), 2U);
  EXPECT_THAT(lines[0], HasSubstr(" GET /api/v1/rooms 101 "));
  EXPECT_THAT(lines[1], HasSubstr(" WEBSOCKET /api/v1/rooms 1001 "));
  for (const std::string& line : lines) {
    for (const char* secret : {"token", "code"}) {
      EXPECT_THAT(line, testing::Not(HasSubstr(seat.at(secret).get<std::string>())));
    }
  }
}

// A frame of a client, with a mask that changes nothing.
std::string frame(unsigned first, const std::string& payload = {}) {
  std::string bytes(1, static_cast<char>(first));
  bytes += static_cast<char>(0x80U | payload.size());
  return bytes + std::string(4, '\0') + payload;
}

TEST(Rooms, SayWhyTheyClose) {
  const auto server = started(with_rooms());
  const std::vector<std::pair<std::string, int>> rows = {
      {frame(0x82, "{}"), 1003},                           // binary
      {frame(0x81, "\xFF"), 1007},                         // not UTF-8
      {std::string("\x81\xFE\x10\x01\0\0\0\0", 8), 1009},  // 4,097 bytes
      {std::string("\x81\x02{}", 4), 1002},                // not masked
      {frame(0xC1, "{}"), 1002},                           // a reserved bit
      {frame(0x83, "{}"), 1002},                           // no such kind
      {frame(0x80, "{}"), 1002},                           // the end of no message
      {frame(0x01, "{") + frame(0x81, "}"), 1002},         // a message within another
      {frame(0x09, "x"), 1002},                            // a fragmented ping
      {frame(0x88, std::string("\x03\xE8", 2)), 1000},     // the client closes
  };
  for (std::size_t i = 0; i < rows.size(); ++i) {
    WebSocket client(server->port());
    client.send_bytes(rows[i].first);
    EXPECT_EQ(client.end_code(), rows[i].second) << i;
  }
  // Also while the server has a message to send.
  WebSocket host(server->port());
  host.say({{"do", "open"}, {"name", "Debbie"}});
  host.send_bytes(frame(0x82, "x"));
  EXPECT_EQ(host.end_code(), 1003);
}

// Frames that keep the server busy count like messages, even when no message results.
TEST(Rooms, CountFramesThatAreNoMessages) {
  const auto server = started(with_rooms());
  WebSocket host(server->port());
  host.say({{"do", "open"}, {"name", "Debbie"}});
  host.hear("present");
  for (const std::string& flood :
       {frame(0x89), frame(0x89, "x"), frame(0x8A), frame(0x00), frame(0x00, " ")}) {
    WebSocket client(server->port());
    std::string bytes = flood[0] == 0 ? frame(0x01) : std::string();
    for (int i = 0; i < 500; ++i) bytes += flood;
    client.send_bytes(bytes);
    EXPECT_EQ(client.hear("end").at("reason"), "too_fast");
    EXPECT_EQ(client.end_code(), 1008);
  }
  // Too many messages as well.
  WebSocket client(server->port());
  for (int i = 0; i < 500; ++i) {
    if (!client.say_text(R"({"do": "ping"})")) break;
  }
  EXPECT_EQ(client.end_code(), 1008);
  // The others have not been affected.
  host.say({{"do", "ping"}});
  host.hear("pong");
}

TEST(Rooms, TakeAMessageInPieces) {
  const auto server = started(with_rooms());
  WebSocket client(server->port());
  client.send_bytes(frame(0x01) + frame(0x00, R"({"do")") + frame(0x89, "between") + frame(0x00) +
                    frame(0x00, R"(: "ping"})") + frame(0x80));
  EXPECT_EQ(client.hear("pong").at("say"), "pong");
}

// A client that is being admitted may lose its place as well.
TEST(Rooms, LetNewcomersInWhileNobodySpeaks) {
  Settings settings = with_rooms();
  settings.limits.rooms.connections = 8;
  settings.limits.rooms.leaving = 3;
  settings.limits.rooms.closing = 100ms;
  const auto server = started(std::move(settings));
  std::vector<std::unique_ptr<WebSocket>> silent;
  for (int i = 0; i < 8; ++i) silent.push_back(std::make_unique<WebSocket>(server->port()));
  std::vector<Client> guests;
  for (int i = 2; i <= 5; ++i) {
    const std::string from = "127.0.0." + std::to_string(i);
    guests.emplace_back(server->port(), from);
    int status = guests.back().ask(upgrade("")).status;
    // A client that lost its place may need the closing time to leave. A client that keeps retrying
    // without releasing its old connections would have too many.
    while (status == 503) {
      std::this_thread::sleep_for(5ms);
      guests.pop_back();
      guests.emplace_back(server->port(), from);
      status = guests.back().ask(upgrade("")).status;
    }
    EXPECT_EQ(status, 101);
  }
}

TEST(Rooms, LogWhatIsNotTakenAnyMore) {
  std::mutex mutex;
  std::vector<std::string> lines;
  Settings settings = with_rooms();
  settings.limits.rooms.waiting_bytes = 10'000;
  settings.limits.rooms.closing = 50ms;
  settings.limits.rooms.rooms.messages = {.burst = 1e9, .rate = 1, .most_debt = 1};
  settings.log = [&](std::string_view line) {
    const std::scoped_lock lock(mutex);
    lines.emplace_back(line);
  };
  const auto server = started(std::move(settings));
  {
    const WebSocket slow(server->port());
    while (slow.say_text(R"({"do":"jump"})")) {
    }
  }
  server->stop();
  const auto told = std::ranges::count_if(lines, [](const std::string& line) {
    return line.find("was not told") != std::string::npos;
  });
  EXPECT_GE(told, 1);
}

}  // namespace
}  // namespace reckon::server
