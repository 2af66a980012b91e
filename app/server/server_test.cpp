// The server on real sockets.
#include "app/server/server.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>
#include <filesystem>
#include <latch>
#include <mutex>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "app/server/client_test.hpp"
#include "reckon/version.hpp"

namespace reckon::server {
namespace {

using testing::HasSubstr;
using Milliseconds = std::chrono::milliseconds;

std::unique_ptr<Server> started(Settings settings = {}) {
  auto server = Server::start(std::move(settings));
  EXPECT_TRUE(server) << server.error().message;
  return std::move(*server);
}

std::string error_in(const Reply& reply) {
  return nlohmann::json::parse(reply.body).at("error").get<std::string>();
}

// Threads of this process.
auto threads() { return std::distance(std::filesystem::directory_iterator("/proc/self/task"), {}); }

TEST(Server, AnswersQuestions) {
  const auto server = started();
  Client client(server->port());
  const Reply reply = client.ask(post("version", "{}"));
  EXPECT_EQ(reply.status, 200);
  EXPECT_EQ(reply.header("Content-Type"), "application/json");
  EXPECT_EQ(reply.body, R"({"version":")" + std::string(kVersion) + "\"}");
  EXPECT_THAT(reply.header("Content-Security-Policy"), HasSubstr("default-src 'none'"));
  EXPECT_EQ(server->url(), "http://127.0.0.1:" + std::to_string(server->port()) + "/");
}

TEST(Server, KeepsConnectionsOpen) {
  const auto server = started();
  Client client(server->port());
  for (int i = 0; i < 3; ++i) {
    EXPECT_EQ(client.ask(post("version", "{}")).status, 200);
    EXPECT_EQ(client.ask(get("/")).status, 200);
    EXPECT_EQ(client.ask(get("/none")).status, 404);
  }
  // Several at once, answered in order.
  EXPECT_TRUE(client.send(get("/") + post("version", "{}") + get("/none")));
  EXPECT_EQ(client.read().header("Content-Type"), "text/html; charset=utf-8");
  EXPECT_EQ(client.read().header("Content-Type"), "application/json");
  EXPECT_EQ(client.read().status, 404);
  const Reply last = client.ask("GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
  EXPECT_EQ(last.status, 200);
  EXPECT_EQ(last.header("Connection"), "close");
  EXPECT_TRUE(client.sees_end());
}

TEST(Server, SpeaksTheOldVersion) {
  const auto server = started();
  Client client(server->port());
  const Reply kept =
      client.ask("GET / HTTP/1.0\r\nHost: localhost\r\nConnection: keep-alive\r\n\r\n");
  EXPECT_EQ(kept.header("Connection"), "keep-alive");
  EXPECT_EQ(client.ask("GET / HTTP/1.0\r\nHost: localhost\r\n\r\n").status, 200);
  EXPECT_TRUE(client.sees_end());
}

TEST(Server, SendsNoBodyToHead) {
  const auto server = started();
  Client client(server->port());
  const Reply head = client.ask("HEAD / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  EXPECT_EQ(head.status, 200);
  const Reply full = client.ask(get("/"));
  EXPECT_EQ(head.header("Content-Length"), std::to_string(full.body.size()));
  EXPECT_EQ(client.ask("HEAD /api/version HTTP/1.1\r\nHost: localhost\r\n\r\n").status, 405);
}

TEST(Server, SaysWhatIsUnchanged) {
  const auto server = started();
  Client client(server->port());
  const std::string tag = client.ask(get("/")).header("ETag");
  const Reply reply =
      client.ask("GET / HTTP/1.1\r\nHost: localhost\r\nIf-None-Match: " + tag + "\r\n\r\n");
  EXPECT_EQ(reply.status, 304);
  EXPECT_EQ(reply.body, "");
  EXPECT_EQ(client.ask(get("/none")).status, 404);
}

TEST(Server, ReadsBodiesInPieces) {
  const auto server = started();
  Client client(server->port());
  const std::string head =
      "POST /api/version HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";
  EXPECT_EQ(
      client.ask(head + "Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n1\r\n}\r\n0\r\n\r\n").status,
      200);
  EXPECT_TRUE(client.send(head + "Expect: 100-continue\r\nContent-Length: 2\r\n\r\n"));
  EXPECT_EQ(client.read().status, 100);
  EXPECT_EQ(client.ask("{}").status, 200);
}

TEST(Server, RefusesWhatIsNoRequest) {
  const auto server = started();
  for (const std::string request :
       {"hello\r\n\r\n", "GET / HTTP/9.9\r\nHost: localhost\r\n\r\n", "GET /\r\n\r\n",
        "GET / HTTP/1.1\r\nHost localhost\r\n\r\n", "GET / HTTP/1.1\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\n\r\n",
        "POST /api/version HTTP/1.1\r\nHost: localhost\r\nContent-Length: x\r\n\r\n",
        "GET \x01 HTTP/1.1\r\nHost: localhost\r\n\r\n",
        "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03"}) {
    Client client(server->port());
    EXPECT_EQ(client.ask(request).status, 400) << request;
  }
  Client client(server->port());
  EXPECT_EQ(client.ask("GET / HTTP/1.1\r\nHost: example.org\r\n\r\n").status, 421);
  const Reply reply = client.ask(post("version", "{"));
  EXPECT_TRUE(reply.status == 400 || reply.status == 200);
  EXPECT_EQ(client.ask("POST /api/version HTTP/1.1\r\nHost: localhost\r\n\r\n").status, 415);
}

TEST(Server, BoundsHeaders) {
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

TEST(Server, BoundsBodies) {
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

TEST(Server, CutsOffSlowClients) {
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

TEST(Server, CutsOffClientsThatDoNotRead) {
  Settings settings;
  settings.limits.sending = Milliseconds(150);
  settings.limits.closing = Milliseconds(150);
  settings.answer = [](std::string_view, std::string_view) {
    return api::Response{.body = std::string(std::size_t{64} << 20U, ' ')};
  };
  const auto server = started(std::move(settings));
  Client client(server->port());
  EXPECT_TRUE(client.send(post("version", "{}")));
  // Nothing is read before the server has given up, which shows in that it takes no more.
  while (client.send(std::string(1U << 16U, ' '))) std::this_thread::sleep_for(Milliseconds(10));
  EXPECT_EQ(client.read().status, 0);
}

TEST(Server, HasManyConnectionsOnOneThread) {
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
  EXPECT_EQ(threads(), before + 3);
}

TEST(Server, BoundsConnections) {
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
    settings.answer = [this](std::string_view, std::string_view) {
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

TEST(Server, RefusesQuestionsWhenTooManyWait) {
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

TEST(Server, FinishesAnswersUnderWayWhenItStops) {
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

TEST(Server, DoesNotWaitForEverWhenItStops) {
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

TEST(Server, SurvivesClientsThatLeave) {
  const auto server = started();
  for (int i = 0; i < 50; ++i) {
    Client(server->port()).send(post("version", "{}"));
    Client(server->port()).send("POST /api/ver");
    const Client silent(server->port());
  }
  EXPECT_EQ(Client(server->port()).ask(post("version", "{}")).status, 200);
}

TEST(Server, SurvivesFaultsOfAnswers) {
  Settings settings;
  settings.answer = [](std::string_view, std::string_view body) -> api::Response {
    if (body == "1") throw std::bad_alloc();
    throw std::runtime_error("a \"fault\"");
  };
  const auto server = started(std::move(settings));
  Client client(server->port());
  const Reply memory = client.ask(post("version", "1"));
  EXPECT_EQ(memory.status, 500);
  EXPECT_THAT(error_in(memory), HasSubstr("out of memory"));
  EXPECT_THAT(error_in(client.ask(post("version", "2"))), HasSubstr("a \"fault\""));
}

TEST(Server, LogsWhatItAnswers) {
  std::mutex mutex;
  std::vector<std::string> lines;
  Settings settings;
  settings.log = [&](std::string_view line) {
    const std::scoped_lock lock(mutex);
    lines.emplace_back(line);
  };
  const auto server = started(std::move(settings));
  Client client(server->port());
  client.ask(post("version", "{}"));
  client.ask(get("/\x1b[31m\xff" + std::string(500, 'x')));
  client.ask("nonsense\r\n\r\n");
  server->stop();
  const std::scoped_lock lock(mutex);
  ASSERT_GE(lines.size(), 2U);
  EXPECT_THAT(lines[0], testing::ContainsRegex("Z 127.0.0.1 POST /api/version 200 19 [0-9.]+ ms$"));
  for (const std::string& line : lines) {
    EXPECT_LT(line.size(), 300U);
    EXPECT_TRUE(std::ranges::all_of(line, [](char c) { return c >= ' ' && c <= '~'; })) << line;
  }
}

TEST(Server, RefusesPlacesItCannotHave) {
  const auto server = started();
  Settings settings;
  settings.port = server->port();
  const auto second = Server::start(std::move(settings));
  ASSERT_FALSE(second);
  EXPECT_THAT(second.error().message, HasSubstr("Address already in use"));
  EXPECT_THAT(second.error().message, HasSubstr(std::to_string(server->port())));
  Settings elsewhere;
  elsewhere.address = "192.0.2.1";
  EXPECT_FALSE(Server::start(std::move(elsewhere)));
  EXPECT_TRUE(is_address("::1"));
  EXPECT_FALSE(is_address("localhost"));
  EXPECT_FALSE(is_address(""));
}

TEST(Server, AnswersAnyHostWhenItListensToAll) {
  Settings settings;
  settings.address = "0.0.0.0";
  const auto server = started(std::move(settings));
  EXPECT_EQ(server->url(), "http://localhost:" + std::to_string(server->port()) + "/");
  Client client(server->port());
  EXPECT_EQ(client.ask("GET / HTTP/1.1\r\nHost: example.org\r\n\r\n").status, 200);
}

}  // namespace
}  // namespace reckon::server
