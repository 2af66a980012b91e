// SPDX-License-Identifier: MIT
// Limits on the number of connections, questions and pictures, and which of them is lost beyond.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <ctime>
#include <latch>
#include <list>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

#include "app/server/client_test.hpp"
#include "app/server/gate_test.hpp"
#include "app/server/pictures_test.hpp"

namespace reckon::server {
namespace {

using testing::HasSubstr;
using Milliseconds = std::chrono::milliseconds;

const std::string kGreedy = "127.0.0.2";
const std::string kNewcomer = "127.0.0.3";

void expect_busy(const Reply& reply, const std::string& why) {
  EXPECT_EQ(reply.status, 503);
  EXPECT_EQ(reply.header("Retry-After"), "1");
  EXPECT_THAT(error_in(reply), HasSubstr(why));
  EXPECT_THAT(error_in(reply), HasSubstr("try again"));
}

TEST(LimitOf, Connections) {
  Settings settings;
  settings.limits.connections = 3;
  const auto server = started(std::move(settings));
  std::vector<Client> clients;
  for (int i = 0; i < 3; ++i) {
    clients.emplace_back(server->port(), kGreedy);
    EXPECT_EQ(clients.back().ask(get("/")).status, 200);
  }
  const Reply refused = Client(server->port(), kGreedy).read();
  EXPECT_EQ(refused.status, 503);
  EXPECT_EQ(refused.header("Retry-After"), "1");
  Client newcomer(server->port(), kNewcomer);
  EXPECT_EQ(newcomer.ask(get("/")).status, 200);
  EXPECT_TRUE(clients.back().sees_end());
  clients.pop_back();
  clients.push_back(std::move(newcomer));
  for (Client& client : clients) EXPECT_EQ(client.ask(get("/")).status, 200);
}

// Clients of one address that begin a request and then stay silent.
std::vector<Client> slow_clients(const Server& server, int count) {
  std::vector<Client> clients;
  for (int i = 0; i < count; ++i) {
    clients.emplace_back(server.port(), kGreedy);
    clients.back().send(i % 2 == 0 ? "GET / HTTP/1.1\r\nX: " : post("version", "{}").substr(0, 90));
  }
  return clients;
}

// Many people share one address, and one of them is slow on purpose.
TEST(SharedLimits, ServeAnAddressBesideSlowConnectionsOfItsOwn) {
  Settings settings;
  settings.limits.connections = 6;
  const auto server = started(std::move(settings));
  std::vector<Client> slow = slow_clients(*server, 6);
  // Those that have waited longest are closed, and those being served stay.
  std::vector<Client> others;
  for (int i = 0; i < 6; ++i) {
    others.emplace_back(server->port(), kGreedy);
    EXPECT_EQ(others.back().ask(get("/")).status, 200);
    EXPECT_TRUE(slow[static_cast<std::size_t>(i)].sees_end());
  }
  EXPECT_EQ(Client(server->port(), kGreedy).read().status, 503);
  for (Client& other : others) EXPECT_EQ(other.ask(get("/")).status, 200);
}

// Slow clients of many addresses do not keep another address out either.
TEST(SharedLimits, ServeOthersBesideSlowConnectionsOfAsManyAddresses) {
  Settings settings;
  settings.limits.connections = 6;
  const auto server = started(std::move(settings));
  std::vector<Client> slow;
  for (int i = 0; i < 6; ++i) {
    slow.emplace_back(server->port(), "127.0.0." + std::to_string(10 + i)).send("GET");
  }
  EXPECT_EQ(Client(server->port(), kNewcomer).ask(get("/")).status, 200);
}

// An answer that is not read does not protect its connection either.
TEST(LimitOf, RestOfAConnectionAfterAnAnswer) {
  for (const bool is_over : {false, true}) {
    Settings settings;
    settings.limits.connections = 2;
    settings.limits.rest = is_over ? Milliseconds(1) : Milliseconds(60'000);
    const auto server = started(std::move(settings));
    Client first(server->port(), kGreedy);
    EXPECT_EQ(first.ask(get("/")).status, 200);
    Client second(server->port(), kGreedy);
    EXPECT_EQ(second.ask(get("/")).status, 200);
    std::this_thread::sleep_for(Milliseconds(20));
    EXPECT_EQ(Client(server->port(), kGreedy).ask(get("/")).status, is_over ? 200 : 503);
    EXPECT_EQ(second.ask(get("/")).status, 200);
    if (is_over) {
      EXPECT_TRUE(first.sees_end());
    }
  }
}

// A connection with a current answer is not closed.
TEST(SharedLimits, LeaveAConnectionAloneWhileItsRequestIsAnswered) {
  Gate gate;
  Settings settings = gate.settings();
  settings.limits.connections = 2;
  settings.limits.rest = Milliseconds(1);
  const auto server = started(std::move(settings));
  std::vector<Client> clients;
  for (int i = 0; i < 2; ++i) {
    clients.emplace_back(server->port(), kGreedy).send(post("version", "{}"));
  }
  gate.await_question();
  while (true) {
    // Until the second request is being answered too, its connection may be closed.
    Client late(server->port(), kGreedy);
    if (late.ask(get("/")).status == 503) break;
  }
  gate.open.count_down();
  EXPECT_EQ(clients[0].read().status, 200);
}

std::string forwarded(const std::string& client, const std::string& request) {
  return request.substr(0, request.find("\r\n")) + "\r\nX-Forwarded-For: " + client +
         request.substr(request.find("\r\n"));
}

Settings behind_proxy() {
  Settings settings;
  settings.proxies.add_loopback();
  return settings;
}

TEST(LimitOf, ConnectionsOfProxiesWithoutARequest) {
  Settings settings = behind_proxy();
  settings.limits.proxied = 3;
  const auto server = started(std::move(settings));
  std::vector<Client> proxied;
  for (int i = 0; i < 3; ++i) {
    proxied.emplace_back(server->port());
    EXPECT_EQ(proxied.back().ask(forwarded("192.0.2.1", get("/"))).status, 200);
  }
  EXPECT_EQ(proxied[0].ask(forwarded("192.0.2.1", get("/"))).status, 200);
  Client another(server->port());
  EXPECT_EQ(another.ask(forwarded("192.0.2.1", get("/"))).status, 200);
  // The one whose last request was longest ago.
  EXPECT_TRUE(proxied[1].sees_end());
  EXPECT_EQ(proxied[0].ask(forwarded("192.0.2.1", get("/"))).status, 200);
  EXPECT_EQ(proxied[2].ask(forwarded("192.0.2.1", get("/"))).status, 200);
}

// Behind a proxy the client has the place, as long as the proxy serves it.
TEST(SharedLimits, CountTheClientsOfAProxy) {
  Settings settings = behind_proxy();
  settings.limits.connections = 3;
  const auto server = started(std::move(settings));
  std::vector<Client> slow;
  for (int i = 0; i < 3; ++i) {
    slow.emplace_back(server->port())
        .send(forwarded("192.0.2.1", post("version", "{}" + std::string(100, ' '))).substr(0, 190));
  }
  for (const std::string client : {"192.0.2.2", "192.0.2.1"}) {
    Client honest(server->port());
    EXPECT_EQ(honest.ask(forwarded(client, post("version", "{}"))).status, 200);
    EXPECT_EQ(honest.ask(forwarded(client, get("/"))).status, 200);
  }
  EXPECT_TRUE(slow[0].sees_end() || slow[1].sees_end() || slow[2].sees_end());
}

TEST(LimitOf, ConnectionsThatAreRefused) {
  Settings settings;
  settings.limits.connections = 1;
  settings.limits.refusals = 2;
  settings.limits.closing = Milliseconds(30'000);
  const auto server = started(std::move(settings));
  Client served(server->port());
  EXPECT_EQ(served.ask(get("/")).status, 200);
  // They read the answer and do not close.
  Client first(server->port());
  Client second(server->port());
  EXPECT_EQ(first.read().status, 503);
  EXPECT_EQ(second.read().status, 503);
  EXPECT_TRUE(Client(server->port()).sees_end());
  EXPECT_EQ(served.ask(get("/")).status, 200);
}

// Returns the next answer that one of the clients gets, and removes that client.
Reply next_answer(std::list<Client>& clients) {
  auto answered = clients.end();
  while (answered == clients.end()) {
    answered = std::ranges::find_if(
        clients, [](const Client& client) { return client.readable(Milliseconds(10)); });
  }
  const Reply reply = answered->read();
  // A refused client may ask other questions.
  EXPECT_EQ(answered->ask(get("/")).status, 200);
  clients.erase(answered);
  return reply;
}

TEST(LimitOf, QuestionsThatWait) {
  Gate gate;
  Settings settings = gate.settings();
  settings.limits.waiting = 2;
  const auto server = started(std::move(settings));
  std::list<Client> clients;
  const auto ask = [&](const std::string& from) {
    clients.emplace_back(server->port(), from).send(post("version", "{}"));
  };
  ask(kGreedy);
  gate.await_question();
  // Besides the current question two may wait; which one is refused is random.
  for (int i = 0; i < 3; ++i) ask(kGreedy);
  expect_busy(next_answer(clients), "too many questions wait");
  ask(kNewcomer);
  expect_busy(next_answer(clients), "too many questions wait");
  gate.open.count_down();
  EXPECT_EQ(clients.size(), 3U);
  for (Client& client : clients) EXPECT_EQ(client.read().status, 200);
}

std::chrono::nanoseconds processor_time() {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
}

TEST(LimitOf, ProcessorTimeInTheQuickLane) {
  std::vector<std::thread::id> threads;  // the threads that have begun the question
  Settings settings;
  settings.limits.slice = Milliseconds(100);
  // The body gives the processor time of the answer in milliseconds.
  settings.answer = [&](api::Engine&, std::string_view, std::string_view body,
                        const Stop& stop) -> std::optional<api::Response> {
    threads.push_back(std::this_thread::get_id());
    const auto end = processor_time() + Milliseconds(std::stoi(std::string(body)));
    while (processor_time() < end) {
      if (stop.is_requested()) return std::nullopt;
    }
    return api::Response{.body = "{}"};
  };
  const auto server = started(std::move(settings));
  Client client(server->port());
  EXPECT_EQ(client.ask(post("version", "20")).status, 200);
  EXPECT_EQ(threads.size(), 1U);
  // In the slow lane it is not stopped.
  EXPECT_EQ(client.ask(post("version", "300")).status, 200);
  ASSERT_EQ(threads.size(), 3U);
  EXPECT_EQ(threads[1], threads[0]);
  EXPECT_NE(threads[2], threads[0]);
}

// A server whose pictures wait until the test releases them.
struct PictureGate {
  std::latch open{1};
  std::atomic<int> most = 0;
  std::atomic<int> now = 0;

  Settings settings() {
    Settings settings;
    settings.threads = 2;
    settings.limits.pictures = 3;
    settings.answer_picture = [this](PictureReader&, std::string_view body, const auto&) {
      most = std::max(most.load(), ++now);
      open.wait();
      --now;
      return Response{.text = std::string(body)};
    };
    return settings;
  }
};

TEST(LimitOf, PicturesUnderWay) {
  PictureGate gate;
  const auto server = started(gate.settings());
  // A client that may continue has a place.
  const std::string head =
      "POST /api/scan HTTP/1.1\r\nHost: localhost\r\nContent-Type: image/png\r\n"
      "Expect: 100-continue\r\nContent-Length: 7\r\n\r\n";
  std::vector<Client> clients;
  for (int i = 0; i < 3; ++i) {
    clients.emplace_back(server->port(), kGreedy);
    EXPECT_EQ(clients.back().ask(head).status, 100);
  }
  expect_busy(Client(server->port(), kGreedy).ask(head), "too many pictures");
  Client newcomer(server->port(), kNewcomer);
  EXPECT_EQ(newcomer.ask(head).status, 100);
  EXPECT_TRUE(clients.back().sees_end());
  clients.pop_back();
  clients.push_back(std::move(newcomer));
  for (const Client& client : clients) client.send("picture");
  while (gate.now == 0) std::this_thread::sleep_for(Milliseconds(1));
  // Questions do not wait for pictures.
  EXPECT_EQ(Client(server->port()).ask(post("version", "{}")).status, 200);
  gate.open.count_down();
  for (Client& client : clients) EXPECT_EQ(client.read().body, "picture");
  EXPECT_EQ(gate.most, 1);
  // All places are free again, including that of a client that left.
  for (int i = 0; i < 5; ++i) {
    Client(server->port()).send(head);
    EXPECT_EQ(clients[0].ask(picture("picture")).status, 200);
  }
}

}  // namespace
}  // namespace reckon::server
