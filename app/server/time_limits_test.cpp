// SPDX-License-Identifier: MIT
// Limits on the time of a client.
#include <gtest/gtest.h>

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <thread>
#include <utility>

#include "app/server/client_test.hpp"
#include "app/server/gate_test.hpp"
#include "app/server/pictures_test.hpp"

namespace reckon::server {
namespace {

using Milliseconds = std::chrono::milliseconds;

// The same client is served under a long limit and disconnected under a short one. It does not
// matter how busy the machine is: only that one limit is shorter than the test's patience.
constexpr Milliseconds kLong(60'000);
constexpr Milliseconds kPause(300);
constexpr Milliseconds kShort(100);

Settings with_limit(Limits::Time Limits::* limit, Milliseconds time) {
  Settings settings;
  settings.answer_picture = [](PictureReader&, std::string_view, const auto&) {
    return Response{.text = "{}"};
  };
  Limits& limits = settings.limits;
  limits.header = limits.body = limits.picture = limits.idle = kLong;
  limits.sending = limits.closing = kLong;
  limits.*limit = time;
  return settings;
}

// Sends a request in two parts with a pause between, which counts for this limit.
void expect_bounded(Limits::Time Limits::* limit, const std::string& begin,
                    const std::string& rest) {
  {
    const auto server = started(with_limit(limit, kLong));
    Client client(server->port());
    client.send(begin);
    EXPECT_FALSE(client.readable(kPause));
    EXPECT_EQ(client.ask(rest).status, 200);
  }
  // Single bytes from time to time do not help.
  const auto server = started(with_limit(limit, kShort));
  Client client(server->port());
  client.send(begin);
  while (!client.readable(kShort / 2) && client.send(" ")) {
  }
  EXPECT_TRUE(client.sees_end());
}

// This much of a body comes late; byte by byte it takes longer than any test.
constexpr std::size_t kRest = 10'000;

void expect_body_bounded(Limits::Time Limits::* limit, const std::string& request) {
  const std::size_t begun = request.size() - kRest;
  expect_bounded(limit, request.substr(0, begun), request.substr(begun));
}

TEST(LimitOf, TimeToSendAHeader) {
  expect_bounded(&Limits::header, "GET / HTTP/1.1\r\nX: ", "y\r\nHost: localhost\r\n\r\n");
  // A client must not stay silent either.
  const auto server = started(with_limit(&Limits::header, kShort));
  EXPECT_TRUE(Client(server->port()).sees_end());
}

TEST(LimitOf, TimeToSendAQuestion) {
  expect_body_bounded(&Limits::body, post("version", "{}" + std::string(kRest, ' ')));
}

TEST(LimitOf, TimeToSendAPicture) {
  expect_body_bounded(&Limits::picture, picture(std::string(kRest, ' ')));
}

TEST(LimitOf, TimeBetweenTwoRequests) {
  {
    const auto server = started(with_limit(&Limits::idle, kLong));
    Client client(server->port());
    EXPECT_EQ(client.ask(get("/")).status, 200);
    EXPECT_FALSE(client.readable(kPause));
    EXPECT_EQ(client.ask(get("/")).status, 200);
  }
  const auto server = started(with_limit(&Limits::idle, kShort));
  Client client(server->port());
  EXPECT_EQ(client.ask(get("/")).status, 200);
  EXPECT_TRUE(client.sees_end());
}

TEST(LimitOf, TimeToTakeAnAnswer) {
  // More than the systems of both sides buffer for a client that does not read.
  constexpr std::size_t kLarge = std::size_t{16} << 20U;
  const auto large_answers = [](Milliseconds time) {
    Settings settings = with_limit(&Limits::sending, time);
    settings.answer = [](api::Engine&, std::string_view, std::string_view, const auto&) {
      return api::Response{.body = std::string(kLarge, ' ')};
    };
    return settings;
  };
  {
    const auto server = started(large_answers(kLong));
    Client client(server->port());
    client.send(post("version", "{}"));
    std::this_thread::sleep_for(kPause);
    EXPECT_EQ(client.read().body.size(), kLarge);
  }
  const auto server = started(large_answers(kShort));
  Client client(server->port());
  client.send(post("version", "{}"));
  // Nothing is read until the server gives up, which shows when it accepts no more data.
  while (client.send(std::string(1U << 16U, ' '))) std::this_thread::sleep_for(Milliseconds(10));
  EXPECT_EQ(client.read().status, 0);
}

TEST(LimitOf, TimeToClose) {
  // Clients that have seen the last answer, and continue to send.
  const auto ask_for_the_last = [](Client& client) {
    EXPECT_EQ(client.ask("GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n").status,
              200);
    EXPECT_TRUE(client.sees_end());
  };
  {
    const auto server = started(with_limit(&Limits::closing, kLong));
    Client client(server->port());
    ask_for_the_last(client);
    for (int i = 0; i < 3; ++i) {
      EXPECT_TRUE(client.send(" "));
      std::this_thread::sleep_for(kPause / 3);
    }
  }
  const auto server = started(with_limit(&Limits::closing, kShort));
  Client client(server->port());
  ask_for_the_last(client);
  while (client.send(" ")) std::this_thread::sleep_for(Milliseconds(10));
}

TEST(LimitOf, TimeForAnswersWhenTheServerStops) {
  {
    Gate gate;
    Settings settings = gate.settings();
    settings.limits.stopping = kLong;
    const auto server = started(std::move(settings));
    const std::uint16_t port = server->port();
    Client idle(port);
    EXPECT_EQ(idle.ask(get("/")).status, 200);
    Client asking(port);
    asking.send(post("version", "{}"));
    gate.await_question();
    std::jthread stopping([&] { server->stop(); });
    // The server closes those that send nothing first.
    EXPECT_TRUE(idle.sees_end());
    EXPECT_FALSE(asking.readable(kPause));
    gate.open.count_down();
    const Reply reply = asking.read();
    EXPECT_EQ(reply.status, 200);
    EXPECT_EQ(reply.header("Connection"), "close");
    EXPECT_TRUE(asking.sees_end());
    stopping.join();
    EXPECT_FALSE(Client(port).connected());
  }
  Gate gate;
  Settings settings = gate.settings();
  settings.limits.stopping = kShort;
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

}  // namespace
}  // namespace reckon::server
