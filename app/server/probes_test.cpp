// SPDX-License-Identifier: MIT
// Probes for the operators of a server: whether it lives, is ready, and its metrics.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "app/rooms/table_test.hpp"
#include "app/server/client_test.hpp"
#include "app/server/web_socket_test.hpp"

namespace reckon::server {
namespace {

using testing::AllOf;
using testing::ContainsRegex;
using testing::HasSubstr;
using testing::Not;
using namespace std::chrono_literals;

Settings with_memory() {
  Settings settings;
  settings.matches = store::Matches::in_memory().value();
  return settings;
}

Reply look(const Server& server, const std::string& path, const std::string& from = "127.0.0.1",
           const std::string& more = "") {
  Client client(server.port(), from);
  return client.ask("GET " + path + " HTTP/1.1\r\nHost: localhost\r\n" + more + "\r\n");
}

void wait_until(const auto& holds) {
  for (int i = 0; i < 500 && !holds(); ++i) std::this_thread::sleep_for(10ms);
  EXPECT_TRUE(holds());
}

TEST(Probes, SayWhetherTheServerLivesAndIsReady) {
  for (const bool rooms : {true, false}) {
    const auto server = started(rooms ? with_memory() : Settings());
    for (const std::string path : {"/healthz", "/readyz", "/healthz?verbose"}) {
      EXPECT_EQ(look(*server, path).status, 200) << path;
      EXPECT_EQ(look(*server, path).body, "ok\n") << path;
    }
    EXPECT_EQ(Client(server->port()).ask(post("../healthz", "")).status, 404);
    Client poster(server->port());
    EXPECT_EQ(
        poster.ask("POST /healthz HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n").status,
        405);
  }
}

// All lines are comments or `name{label="value"} number`, and each name has its help and type.
TEST(Probes, GiveMetricsThatPrometheusReads) {
  const auto server = started(with_memory());
  WebSocket host(server->port());
  host.say({{"do", "open"}, {"name", "Debbie"}});
  host.hear("seat");
  host.say({{"do", "call"}, {"deal", 1}});
  host.hear("refused");
  EXPECT_EQ(look(*server, "/nowhere").status, 404);
  const Reply reply = look(*server, "/metrics");
  EXPECT_EQ(reply.status, 200);
  EXPECT_EQ(reply.header("Content-Type"), "text/plain; version=0.0.4; charset=utf-8");
  std::istringstream lines(reply.body);
  std::string known;
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with("# HELP ")) {
      known = line.substr(7, line.find(' ', 7) - 7);
    } else if (line.starts_with("# TYPE ")) {
      EXPECT_THAT(line, testing::MatchesRegex("# TYPE " + known + " (counter|gauge|histogram)"));
    } else {
      EXPECT_THAT(line,
                  testing::MatchesRegex(known + "[a-z_]*([{][a-z]+=\"[^\"]*\"[}])? [0-9.e+-]+"));
    }
  }
  EXPECT_THAT(reply.body,
              AllOf(HasSubstr("\nreckon_rooms 1\n"), HasSubstr("\nreckon_room_connections 1\n"),
                    HasSubstr("\nreckon_room_messages_total 2\n"),
                    HasSubstr("\nreckon_answers_total{status=\"404\"} 1\n"),
                    HasSubstr("\nreckon_answers_total{status=\"101\"} 1\n"),
                    HasSubstr("\nreckon_in_memory 1\n"), HasSubstr("\nreckon_ready 1\n"),
                    ContainsRegex("reckon_room_refusals_total[{]reason=\"[a-z_]+\"[}] 1"),
                    ContainsRegex("reckon_commits_total[{]result=\"done\"[}] [1-9]"),
                    ContainsRegex("reckon_commit_seconds_count [1-9]"), HasSubstr("le=\"0.025\"")));
  // Operators need no names and codes.
  EXPECT_THAT(reply.body, Not(HasSubstr("Debbie")));
}

TEST(Probes, GiveMetricsToOperatorsAlone) {
  Settings settings;
  settings.proxies.add_loopback();
  ASSERT_TRUE(settings.operators.add("192.0.2.0/24,2001:db8:1::/48"));
  const auto server = started(std::move(settings));
  const auto status_for = [&](const std::string& client) {
    return look(*server, "/metrics", "127.0.0.1", "X-Forwarded-For: " + client + "\r\n").status;
  };
  EXPECT_EQ(look(*server, "/metrics").status, 200);
  EXPECT_EQ(status_for("192.0.2.77"), 200);
  EXPECT_EQ(status_for("2001:db8:1:2::77"), 200);
  EXPECT_EQ(status_for("198.51.100.1"), 403);
  EXPECT_EQ(status_for("127.0.0.1, 198.51.100.1"), 403);
  EXPECT_EQ(status_for("2001:db8::1"), 403);
  for (const std::string unknown : {"unknown", "198.51.100.1, unknown", "", "_hidden", "127.0.0.1"})
    EXPECT_EQ(status_for(unknown), 403) << unknown;
  for (const std::string other : {"Forwarded: for=127.0.0.1", "Via: 1.1 x", "X-Real-IP: 127.0.0.1"})
    EXPECT_EQ(look(*server, "/metrics", "127.0.0.1", other + "\r\n").status, 403) << other;
  EXPECT_EQ(look(*server, "/readyz", "127.0.0.1", "X-Forwarded-For: 198.51.100.1\r\n").status, 200);
}

// The page of a host at this machine shows how phones reach it; no other page learns that.
TEST(Probes, SayAtThisMachineAloneHowOthersReachIt) {
  const auto network_of = [](const Server& server) {
    return nlohmann::json::parse(look(server, "/network").body);
  };
  Settings open;
  open.address = "0.0.0.0";
  open.proxies.add_loopback();
  const auto local = started({});
  const auto listening = started(std::move(open));
  EXPECT_EQ(network_of(*local).at("listening"), false);
  EXPECT_EQ(network_of(*listening).at("listening"), true);
  for (const std::string address : network_of(*listening).at("addresses")) {
    const auto read = traffic::Address::parse(address);
    ASSERT_TRUE(read) << address;
    EXPECT_FALSE(read->is_loopback()) << address;
    EXPECT_EQ(look(*listening, "/healthz", "127.0.0.1").status, 200);
  }
  EXPECT_EQ(look(*listening, "/network", "127.0.0.1", "X-Forwarded-For: 192.0.2.1\r\n").status,
            403);
  Client foreign(listening->port());
  EXPECT_EQ(foreign.ask("GET /network HTTP/1.1\r\nHost: rebound.example\r\n\r\n").status, 404);
}

TEST(Probes, AreNotReadyWhileTheServerDrains) {
  std::atomic<bool> drained = false;
  Settings settings = with_memory();
  settings.drained = [&] { drained = true; };
  const auto server = started(std::move(settings));
  WebSocket host(server->port());
  host.say({{"do", "open"}, {"name", "Debbie"}, {"settings", {{"hands", 1}}}});
  const std::string code = host.hear("seat").at("code");
  auto guest = std::make_unique<WebSocket>(server->port());
  guest->say({{"do", "join"}, {"code", code}, {"name", "Miguel"}});
  guest->hear("seat");
  host.say({{"do", "deal"}});
  const auto dealt = guest->hear_of("dealt");
  server->drain();
  wait_until([&] { return look(*server, "/readyz").status == 503; });
  EXPECT_EQ(look(*server, "/healthz").status, 200);
  WebSocket late(server->port());
  late.say({{"do", "open"}, {"name", "Kim"}});
  EXPECT_EQ(late.hear("refused").at("reason"), "busy");
  // A match that has begun continues to its end.
  EXPECT_FALSE(drained);
  guest->say({{"do", "call"}, {"deal", 1}});
  guest->hear_of("called");
  EXPECT_FALSE(drained);
  guest->say({{"do", "answer"}, {"deal", 1}, {"formula", rooms::solution_of(dealt.at("room"))}});
  guest->hear_of("right");
  wait_until([&] { return drained.load(); });
}

TEST(LimitOf, TimeForMatchesWhenTheServerDrains) {
  for (const bool waits : {true, false}) {
    std::atomic<bool> drained = false;
    Settings settings = with_memory();
    settings.limits.rooms.draining = waits ? 60s : 100ms;
    settings.drained = [&] { drained = true; };
    const auto server = started(std::move(settings));
    WebSocket host(server->port());
    host.say({{"do", "open"}, {"name", "Debbie"}});
    WebSocket guest(server->port());
    guest.say({{"do", "join"}, {"code", host.hear("seat").at("code")}, {"name", "Miguel"}});
    guest.hear("seat");
    host.say({{"do", "deal"}});
    guest.hear_of("dealt");
    server->drain();
    if (waits) {
      std::this_thread::sleep_for(300ms);
      EXPECT_FALSE(drained);
    } else {
      wait_until([&] { return drained.load(); });
    }
    server->stop();
  }
}

// A player who deals and leaves at once does not keep the server from stopping.
TEST(Probes, AreDrainedThoughAPlayerWentWhileAHandWasDealt) {
  std::atomic<bool> drained = false;
  Settings settings = with_memory();
  settings.drained = [&] { drained = true; };
  const auto server = started(std::move(settings));
  for (int i = 0; i < 20; ++i) {
    WebSocket host(server->port());
    host.say({{"do", "open"}, {"name", "Debbie"}});
    WebSocket guest(server->port());
    guest.say({{"do", "join"}, {"code", host.hear("seat").at("code")}, {"name", "Miguel"}});
    guest.hear("seat");
    host.say({{"do", "deal"}});
  }
  server->drain();
  wait_until([&] { return drained.load(); });
}

TEST(Probes, AreDrainedAtOnceWhereNobodyPlays) {
  for (const bool rooms : {true, false}) {
    std::atomic<bool> drained = false;
    Settings settings = rooms ? with_memory() : Settings();
    settings.drained = [&] { drained = true; };
    const auto server = started(std::move(settings));
    server->drain();
    wait_until([&] { return drained.load(); });
  }
}

// --- The log

class Logged {
 public:
  Settings settings(LogFormat format) {
    Settings settings = with_memory();
    settings.log_format = format;
    settings.log = [this](std::string_view line) {
      const std::scoped_lock lock(mutex_);
      lines_.emplace_back(line);
    };
    return settings;
  }
  std::vector<std::string> lines() {
    const std::scoped_lock lock(mutex_);
    return lines_;
  }

 private:
  std::mutex mutex_;
  std::vector<std::string> lines_;
};

TEST(Log, IsAJsonObjectALineIfWanted) {
  Logged logged;
  const auto server = started(logged.settings(LogFormat::json));
  look(*server, "/a\"b\\c");
  {
    const WebSocket guest(server->port());
  }
  wait_until([&] { return logged.lines().size() == 3; });
  const auto request = nlohmann::json::parse(logged.lines().front());
  EXPECT_EQ(request.at("client"), "127.0.0.1");
  EXPECT_EQ(request.at("method"), "GET");
  EXPECT_EQ(request.at("target"), "/a\"b\\c");
  EXPECT_EQ(request.at("status"), 404);
  EXPECT_GT(request.at("bytes"), 0);
  EXPECT_GE(request.at("ms"), 0);
  const auto end = nlohmann::json::parse(logged.lines().back());
  EXPECT_EQ(end.at("method"), "WEBSOCKET");
  EXPECT_EQ(end.at("status"), 1006);
}

TEST(Log, HasTheStatusThatAWebSocketWasRefusedWith) {
  Logged logged;
  const auto server = started(logged.settings(LogFormat::text));
  const std::string before =
      "GET /api/v1/rooms HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n"
      "Upgrade: websocket\r\n";
  const std::string key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
  const std::string version = "Sec-WebSocket-Version: 13\r\n";
  const Reply old = Client(server->port()).ask(before + key + "Sec-WebSocket-Version: 8\r\n\r\n");
  EXPECT_EQ(old.status, 426);
  EXPECT_EQ(old.header("Sec-WebSocket-Version"), "13");
  EXPECT_EQ(Client(server->port()).ask(before + key + "\r\n").status, 426);
  EXPECT_EQ(Client(server->port()).ask(before + version + "\r\n").status, 400);
  EXPECT_EQ(Client(server->port()).ask(before + version + key + key + "\r\n").status, 400);
  EXPECT_EQ(Client(server->port()).ask(before + version + "Sec-WebSocket-Key: x\r\n\r\n").status,
            400);
  wait_until([&] { return logged.lines().size() == 5; });
  EXPECT_THAT(logged.lines().at(0), HasSubstr(" /api/v1/rooms 426 "));
  EXPECT_THAT(logged.lines().at(2), HasSubstr(" /api/v1/rooms 400 "));
}

TEST(Log, SaysWhenAWebSocketEnds) {
  Logged logged;
  const auto server = started(logged.settings(LogFormat::text));
  {
    WebSocket guest(server->port());
    guest.say_text(std::string(4'097, ' '));
    EXPECT_TRUE(guest.sees_end());
  }
  wait_until([&] { return logged.lines().size() == 2; });
  EXPECT_THAT(logged.lines().back(),
              ContainsRegex("Z 127.0.0.1 WEBSOCKET /api/v1/rooms 10[0-9][0-9] [0-9]+ [0-9.]+ ms"));
}

}  // namespace
}  // namespace reckon::server
