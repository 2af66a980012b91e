// Rooms on real sockets.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdint>
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

Settings with_rooms() {
  Settings settings;
  settings.matches = store::Matches::in_memory().value();
  return settings;
}

std::string upgrade(const std::string& more) {
  return "GET /api/v1/rooms HTTP/1.1\r\nHost: localhost:8080\r\nConnection: Upgrade\r\n"
         "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
         "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n" +
         more + "\r\n";
}

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
  // Without a key it is no handshake.
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
           std::string("\x82\x80\0\0\0\0", 6),          // no text
           std::string("\x81\x00", 2),                  // not masked
           std::string("\x81\x81\0\0\0\0\xff", 7),      // no UTF-8
           std::string("\xC1\x80\0\0\0\0", 6),          // a reserved bit
           std::string("\x81\xFF\xFF\xFF\xFF\xFF", 6),  // the longest there could be
       }) {
    WebSocket client(server->port());
    client.send_bytes(frame + std::string(64, '\0'));
    EXPECT_TRUE(client.sees_end());
  }
  // Many small pieces are one message.
  WebSocket client(server->port());
  for (int i = 0; i < 50; ++i) {
    if (!client.send_bytes(std::string(i == 0 ? "\x01\xE4\0\0\0\0" : "\x00\xE4\0\0\0\0", 6) +
                           std::string(100, ' '))) {
      break;
    }
  }
  EXPECT_TRUE(client.sees_end());
}

TEST(Rooms, BoundWhatWaitsForAClient) {
  Settings settings = with_rooms();
  settings.limits.rooms.waiting_bytes = 10'000;
  settings.limits.rooms.closing = 100ms;
  settings.limits.rooms.rooms.messages = {.burst = 1e9, .rate = 1, .most_debt = 1};
  const auto server = started(std::move(settings));
  WebSocket slow(server->port());
  slow.say({{"do", "open"}, {"name", "Debbie"}});
  const std::string code = slow.hear("seat").at("code");
  // Asks without end and never reads.
  const std::string ping = R"({"do":"jump"})";
  while (slow.say_text(ping)) {
  }
  WebSocket watcher(server->port());
  watcher.say({{"do", "watch"}, {"code", code}});
  EXPECT_EQ(watcher.hear("present").at("present"), Document::parse("[false]"));
}

TEST(Rooms, NoticeWhoIsGone) {
  Settings settings = with_rooms();
  settings.limits.rooms.silence = 1s;
  const auto server = started(std::move(settings));
  WebSocket host(server->port());
  host.say({{"do", "open"}, {"name", "Debbie"}});
  const std::string code = host.hear("seat").at("code");
  WebSocket silent(server->port());  // never answers a ping
  silent.say({{"do", "join"}, {"code", code}, {"name", "Miguel"}});
  // The host answers them while it listens.
  while (host.hear("present").at("present") != Document::parse("[true, false]")) {
  }
  host.say({{"do", "ping"}});
  EXPECT_EQ(host.hear("pong").at("say"), "pong");
}

TEST(Rooms, BoundConnections) {
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
  // There is room again when one is gone.
  while (Client(server->port()).ask(upgrade("")).status != 101) {
    std::this_thread::sleep_for(5ms);
  }
}

TEST(Rooms, TellWhenTheServerStops) {
  const auto server = started(with_rooms());
  WebSocket client(server->port());
  client.say({{"do", "open"}, {"name", "Debbie"}});
  client.hear("present");
  std::jthread stop([&server] { server->stop(); });
  EXPECT_EQ(client.hear("end").at("reason"), "stopping");
  EXPECT_TRUE(client.sees_end());
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
  ASSERT_EQ(lines.size(), 1U);
  EXPECT_THAT(lines[0], HasSubstr(" GET /api/v1/rooms 101 "));
  EXPECT_THAT(lines[0], testing::Not(HasSubstr(seat.at("token").get<std::string>())));
}

}  // namespace
}  // namespace reckon::server
