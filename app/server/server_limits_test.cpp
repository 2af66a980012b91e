// SPDX-License-Identifier: MIT
// Limits for clients that are many, leave early, or send what no browser sends.
#include "app/server/server.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <filesystem>
#include <iterator>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

#include "app/server/client_test.hpp"
#include "app/server/raw_requests_test.hpp"

namespace reckon::server {
namespace {

using testing::HasSubstr;
using testing::Not;
using Milliseconds = std::chrono::milliseconds;

// The number of threads of this process.
auto threads() { return std::distance(std::filesystem::directory_iterator("/proc/self/task"), {}); }

TEST(ServerLimits, HasManyConnectionsOnOneThread) {
  const auto before = threads();
  Settings settings;
  settings.threads = 2;
  settings.limits.waiting = 200;
  const auto server = started(std::move(settings));
  std::vector<Client> clients;
  for (int i = 0; i < 200; ++i) clients.emplace_back(server->port());
  for (int round = 0; round < 2; ++round) {
    for (const Client& client : clients) ASSERT_TRUE(client.send(post("version", "{}")));
    for (Client& client : clients) EXPECT_EQ(client.read().status, 200);
  }
  EXPECT_EQ(threads(), before + 6);
}

TEST(ServerLimits, SurvivesClientsThatLeave) {
  const auto server = started();
  for (int i = 0; i < 50; ++i) {
    Client(server->port()).send(post("version", "{}"));
    Client(server->port()).send("POST /api/ver");
    const Client silent(server->port());
  }
  EXPECT_EQ(Client(server->port()).ask(post("version", "{}")).status, 200);
}

TEST(ServerLimits, SurvivesWhatNoBrowserSends) {
  const auto server = started();
  for (const auto& [name, bytes, status] : hostile_requests()) {
    Client client(server->port());
    client.send(bytes);
    EXPECT_EQ(client.read().status, status) << name;
    EXPECT_TRUE(client.sees_end()) << name;
  }
  EXPECT_EQ(Client(server->port()).ask(post("version", "{}")).status, 200);
}

// A server whose question "version" runs until it is stopped; others take no time.
struct Endless {
  std::atomic<int> begun = 0;
  std::atomic<int> stopped = 0;
  std::mutex mutex{};
  std::string logged{};
  std::map<std::string, int> times{};  // how often each question has begun

  Settings settings() {
    Settings settings;
    settings.threads = 2;
    settings.answer = [this](api::Engine&, std::string_view path, std::string_view body,
                             const Stop& stop) -> std::optional<api::Response> {
      if (path != "version") return api::Response{.body = "{}"};
      {
        const std::scoped_lock lock(mutex);
        ++times[std::string(body)];
      }
      ++begun;
      while (!stop.is_requested()) std::this_thread::yield();
      ++stopped;
      return std::nullopt;
    };
    settings.log = [this](std::string_view line) {
      const std::scoped_lock lock(mutex);
      logged += std::string(line) + "\n";
    };
    return settings;
  }
  std::string log() {
    const std::scoped_lock lock(mutex);
    return logged;
  }
};

// Clients that ask an endless question.
std::vector<Client> who_ask(const Server& server, int count, const std::string& from) {
  std::vector<Client> clients;
  for (int i = 0; i < count; ++i) {
    clients.emplace_back(server.port(), from);
    clients.back().send(post("version", "{}"));
  }
  return clients;
}

TEST(ServerLimits, StopsQuestionsOfClientsThatHaveGone) {
  Endless endless;
  const auto server = started(endless.settings());
  std::map<std::string, Client> clients;
  for (int i = 0; i < 20; ++i) {
    const std::string body = std::to_string(i);
    clients.emplace(body, server->port()).first->second.send(post("version", body));
  }
  // Each question starts in the quick lane once, and two reach the slow one.
  while (endless.begun < 22 || endless.stopped < 20) std::this_thread::sleep_for(Milliseconds(1));
  // Waiting clients leave first, and their questions never start again.
  std::erase_if(clients, [&](const auto& client) { return endless.times.at(client.first) == 1; });
  ASSERT_EQ(clients.size(), 2U);
  const auto given_up = [&] { return std::ranges::count(endless.log(), '\n'); };
  while (given_up() < 18) std::this_thread::sleep_for(Milliseconds(1));
  clients.clear();
  while (endless.stopped < 22) std::this_thread::sleep_for(Milliseconds(1));
  EXPECT_EQ(Client(server->port()).ask(get("/")).status, 200);
  EXPECT_EQ(endless.begun, 22);
  EXPECT_THAT(endless.log(), HasSubstr(" 127.0.0.1 POST /api/version 499 0 "));
}

TEST(ServerLimits, AnswersQuickQuestionsBesideSlowOnes) {
  Endless endless;
  const auto server = started(endless.settings());
  const auto slow = who_ask(*server, 20, "127.0.0.1");
  while (endless.begun < 22) std::this_thread::sleep_for(Milliseconds(1));
  EXPECT_EQ(Client(server->port()).ask(post("krypto/solve", "{}")).status, 200);
}

TEST(ServerLimits, DropsQuestionsOfTheAddressThatHasMost) {
  Endless endless;
  Settings settings = endless.settings();
  settings.limits.waiting = 2;
  const auto server = started(std::move(settings));
  const auto greedy = who_ask(*server, 30, "127.0.0.2");
  while (endless.begun < 5) std::this_thread::sleep_for(Milliseconds(1));
  EXPECT_EQ(Client(server->port(), "127.0.0.3").ask(post("krypto/solve", "{}")).status, 200);
}

TEST(ServerLimits, SharesByTheAddressThatATrustedProxyGives) {
  Endless endless;
  Settings settings = endless.settings();
  settings.limits.connections = 2;
  settings.proxies.add_loopback();
  const auto server = started(std::move(settings));
  const auto forwarded = [](const std::string& client) {
    return "GET / HTTP/1.1\r\nHost: puzzles.example\r\nX-Forwarded-For: 10.0.0.1, " + client +
           "\r\n\r\n";
  };
  // A proxy may have any number of connections, and any name.
  std::vector<Client> proxied;
  for (int i = 0; i < 5; ++i) {
    proxied.emplace_back(server->port());
    EXPECT_EQ(proxied.back().ask(forwarded("192.0.2." + std::to_string(i))).status, 200);
  }
  server->stop();
  EXPECT_THAT(endless.log(), HasSubstr(" 192.0.2.4 GET / 200 "));
}

TEST(ServerLimits, BelievesNobodyWithoutAProxy) {
  Endless endless;
  const auto server = started(endless.settings());
  EXPECT_EQ(Client(server->port())
                .ask("GET / HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 192.0.2.9\r\n\r\n")
                .status,
            200);
  server->stop();
  EXPECT_THAT(endless.log(), HasSubstr(" 127.0.0.1 GET / 200 "));
  EXPECT_THAT(endless.log(), Not(HasSubstr("192.0.2.9")));
}

}  // namespace
}  // namespace reckon::server
