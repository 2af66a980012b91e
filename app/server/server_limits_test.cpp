// What the server gives to clients that are slow, large or many, and to none once it stops.
#include "app/server/server.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <filesystem>
#include <iterator>
#include <latch>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "app/server/client_test.hpp"

namespace reckon::server {
namespace {

using testing::HasSubstr;
using Milliseconds = std::chrono::milliseconds;

// Threads of this process.
auto threads() { return std::distance(std::filesystem::directory_iterator("/proc/self/task"), {}); }

TEST(ServerLimits, BoundsHeaders) {
  const auto server = started();
  for (const std::string& request :
       {"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + std::string(9'000, 'x') + "\r\n\r\n",
        get("/" + std::string(9'000, 'x')), "GET /" + std::string(100'000, 'x')}) {
    Client client(server->port());
    client.send(request);
    EXPECT_EQ(client.read().status, 431);
    EXPECT_TRUE(client.sees_end());
  }
}

TEST(ServerLimits, BoundsBodies) {
  const auto server = started();
  {
    Client client(server->port());
    const Reply reply = client.ask(post("version", std::string(65'537, ' ')));
    EXPECT_EQ(reply.status, 413);
    EXPECT_THAT(error_in(reply), HasSubstr("64 KiB"));
    EXPECT_TRUE(client.sees_end());
  }
  {
    // Before the body is sent, for who asks.
    Client client(server->port());
    EXPECT_EQ(client
                  .ask("POST /api/version HTTP/1.1\r\nHost: localhost\r\nContent-Type: "
                       "application/json\r\nExpect: 100-continue\r\nContent-Length: "
                       "99999999999\r\n\r\n")
                  .status,
              413);
  }
  {
    Client client(server->port());
    std::string request =
        "POST /api/version HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        "Transfer-Encoding: chunked\r\n\r\n";
    for (int i = 0; i < 100; ++i) request += "400\r\n" + std::string(1024, ' ') + "\r\n";
    EXPECT_EQ(client.ask(request).status, 413);
  }
}

TEST(ServerLimits, CutsOffSlowClients) {
  Settings settings;
  settings.limits.header = settings.limits.body = settings.limits.idle = Milliseconds(150);
  const auto server = started(std::move(settings));
  const std::string request = post("version", "{}");
  // One says nothing, the others a byte now and then, in the header or the body.
  EXPECT_TRUE(Client(server->port()).sees_end());
  for (const std::size_t begun : {std::size_t{1}, request.size() - 2}) {
    Client client(server->port());
    client.send(request.substr(0, begun));
    while (!client.readable(40) && client.send(begun == 1 ? "A" : "")) {
    }
    EXPECT_TRUE(client.sees_end()) << begun;
  }
  Client client(server->port());
  client.ask(request);
  EXPECT_TRUE(client.sees_end());
}

TEST(ServerLimits, CutsOffClientsThatDoNotRead) {
  Settings settings;
  settings.limits.sending = Milliseconds(150);
  settings.limits.closing = Milliseconds(150);
  settings.answer = [](api::Engine&, std::string_view, std::string_view) {
    return api::Response{.body = std::string(std::size_t{64} << 20U, ' ')};
  };
  const auto server = started(std::move(settings));
  Client client(server->port());
  EXPECT_TRUE(client.send(post("version", "{}")));
  // Nothing is read before the server has given up, which shows in that it takes no more.
  while (client.send(std::string(1U << 16U, ' '))) std::this_thread::sleep_for(Milliseconds(10));
  EXPECT_EQ(client.read().status, 0);
}

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
  EXPECT_EQ(threads(), before + 4);
}

TEST(ServerLimits, BoundsConnections) {
  Settings settings;
  settings.limits.connections = 3;
  const auto server = started(std::move(settings));
  std::vector<Client> clients;
  for (int i = 0; i < 3; ++i) {
    clients.emplace_back(server->port());
    EXPECT_EQ(clients.back().ask(get("/")).status, 200);
  }
  const Reply refused = Client(server->port()).read();
  EXPECT_EQ(refused.status, 503);
  EXPECT_EQ(refused.header("Retry-After"), "1");
  clients.pop_back();
  // It takes the server a moment to see that one is gone.
  int status = 503;
  for (int i = 0; i < 1000 && status != 200; ++i) {
    std::this_thread::sleep_for(Milliseconds(10));
    status = Client(server->port()).ask(get("/")).status;
  }
  EXPECT_EQ(status, 200);
}

// A server of one thread whose answers wait until they may go on.
struct Gate {
  std::latch open{1};
  std::atomic<int> waiting = 0;

  Settings settings() {
    Settings settings;
    settings.threads = 1;
    settings.limits.waiting = 1;
    settings.answer = [this](api::Engine&, std::string_view, std::string_view) {
      ++waiting;
      open.wait();
      return api::Response{.body = "{}"};
    };
    return settings;
  }
  void await_question() const {
    while (waiting == 0) std::this_thread::sleep_for(Milliseconds(1));
  }
};

TEST(ServerLimits, RefusesQuestionsWhenTooManyWait) {
  Gate gate;
  const auto server = started(gate.settings());
  std::vector<Client> clients;
  for (int i = 0; i < 5; ++i) {
    clients.emplace_back(server->port());
    ASSERT_TRUE(clients.back().send(post("version", "{}")));
  }
  // One is in hand, one waits; which, is up to chance.
  std::vector<Client> patient;
  int refused = 0;
  while (refused < 3) {
    ASSERT_FALSE(clients.empty());
    patient.clear();
    for (Client& client : clients) {
      if (!client.readable(10)) {
        patient.push_back(std::move(client));
        continue;
      }
      const Reply reply = client.read();
      EXPECT_EQ(reply.status, 503);
      EXPECT_EQ(reply.header("Retry-After"), "1");
      EXPECT_THAT(error_in(reply), HasSubstr("try again"));
      // Who is refused may ask other things.
      EXPECT_EQ(client.ask(get("/")).status, 200);
      ++refused;
    }
    std::swap(clients, patient);
  }
  ASSERT_EQ(clients.size(), 2U);
  gate.open.count_down();
  for (Client& client : clients) EXPECT_EQ(client.read().status, 200);
}

TEST(ServerLimits, FinishesAnswersUnderWayWhenItStops) {
  Gate gate;
  const auto server = started(gate.settings());
  const std::uint16_t port = server->port();
  Client idle(port);
  EXPECT_EQ(idle.ask(get("/")).status, 200);
  Client asking(port);
  asking.send(post("version", "{}"));
  gate.await_question();
  {
    const std::jthread stopping([&] { server->stop(); });
    // The server closes those that ask nothing first.
    EXPECT_TRUE(idle.sees_end());
    gate.open.count_down();
    const Reply reply = asking.read();
    EXPECT_EQ(reply.status, 200);
    EXPECT_EQ(reply.header("Connection"), "close");
    EXPECT_TRUE(asking.sees_end());
  }
  EXPECT_FALSE(Client(port).connected());
  server->stop();
}

TEST(ServerLimits, DoesNotWaitForEverWhenItStops) {
  Gate gate;
  Settings settings = gate.settings();
  settings.limits.stopping = Milliseconds(50);
  const auto server = started(std::move(settings));
  Client asking(server->port());
  asking.send(post("version", "{}"));
  gate.await_question();
  Client waiting(server->port());
  waiting.send(post("version", "{}"));
  Client slow(server->port());
  slow.send("POST");
  const std::jthread stopping([&] { server->stop(); });
  EXPECT_TRUE(asking.sees_end());
  EXPECT_TRUE(waiting.sees_end());
  EXPECT_TRUE(slow.sees_end());
  gate.open.count_down();
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

}  // namespace
}  // namespace reckon::server
