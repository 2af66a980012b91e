// SPDX-License-Identifier: MIT
// The server on real sockets.
#include "app/server/server.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <mutex>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "app/server/client_test.hpp"
#include "reckon/version.hpp"

namespace reckon::server {
namespace {

using testing::HasSubstr;

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
  // Several requests at once, answered in order.
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
  EXPECT_EQ(client.ask("HEAD /api/scan HTTP/1.1\r\nHost: localhost\r\n\r\n").status, 405);
}

TEST(Server, AnswersQuestionsInQueries) {
  const auto server = started();
  Client client(server->port());
  const std::string target = "/api/v1/krypto/solve?hand=2+4+3+6+5+:+6&limit=2";
  const Reply reply = client.ask(get(target));
  EXPECT_EQ(reply.status, 200);
  EXPECT_EQ(reply.body,
            client.ask(post("krypto/solve", R"({"hand": "2 4 3 6 5 : 6", "limit": 2})")).body);
  EXPECT_EQ(reply.header("Cache-Control"), "public, max-age=3600");
  EXPECT_EQ(reply.header("Access-Control-Allow-Origin"), "");
  EXPECT_EQ(reply.header("Vary"), "");
  const std::string head = " " + target + " HTTP/1.1\r\nHost: localhost\r\n";
  const Reply known = client.ask("GET" + head + "If-None-Match: " + reply.header("ETag") +
                                 "\r\nOrigin: https://example.org\r\n\r\n");
  EXPECT_EQ(known.status, 304);
  EXPECT_EQ(known.body, "");
  EXPECT_EQ(known.header("Access-Control-Allow-Origin"), "");
  EXPECT_EQ(client.ask("HEAD" + head + "\r\n").header("Content-Length"),
            std::to_string(reply.body.size()));
  const Reply wrong = client.ask(get("/api/v1/krypto/solve?hand=x"));
  EXPECT_EQ(wrong.status, 400);
  EXPECT_EQ(wrong.header("Cache-Control"), "no-store");
  EXPECT_EQ(client.ask("GET" + head + "Content-Length: 2\r\n\r\n{}").status, 400);
  EXPECT_EQ(client.ask("GET" + head + "Sec-Fetch-Site: cross-site\r\nSec-Fetch-Dest: image\r\n\r\n")
                .status,
            403);
  EXPECT_EQ(client.ask("OPTIONS" + head + "Origin: https://example.org\r\n\r\n").status, 405);
  // A question that is longer than a header belongs into a body.
  Client other(server->port());
  const Reply large = other.ask(get("/api/v1/krypto/solve?hand=" + std::string(9'000, '1')));
  EXPECT_EQ(large.status, 431);
  EXPECT_THAT(large.body, HasSubstr("\"code\":\"header_too_large\""));
}

TEST(Server, LetsPagesOfPermittedSitesAsk) {
  Settings settings;
  settings.origins = {"https://example.org"};
  const auto server = started(std::move(settings));
  Client client(server->port());
  const auto ask = [&](const std::string& line, const std::string& origin) {
    return client.ask(line + " HTTP/1.1\r\nHost: localhost\r\nOrigin: " + origin + "\r\n\r\n");
  };
  const std::string allow = "Access-Control-Allow-Origin";
  EXPECT_EQ(ask("GET /api/v1/version", "https://example.org").header(allow), "https://example.org");
  EXPECT_EQ(ask("GET /api/v1/none", "https://example.org").header(allow), "https://example.org");
  EXPECT_EQ(ask("GET /api/v1/version", "https://example.com").header(allow), "");
  EXPECT_EQ(ask("GET /", "https://example.org").header(allow), "");
  const Reply preflight = ask("OPTIONS /api/v1/krypto/solve", "https://example.org");
  EXPECT_EQ(preflight.status, 204);
  EXPECT_EQ(preflight.header(allow), "https://example.org");
  EXPECT_EQ(ask("GET /api/v1/version", "https://example.org").status, 200);
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

TEST(Server, SurvivesFaultsOfAnswers) {
  Settings settings;
  settings.answer = [](api::Engine&, std::string_view, std::string_view body,
                       const auto&) -> api::Response {
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
