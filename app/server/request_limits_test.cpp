// SPDX-License-Identifier: MIT
// Limits on the size of a request.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <cstddef>
#include <sstream>
#include <string>
#include <string_view>
#include <thread>
#include <utility>

#include "app/server/client_test.hpp"
#include "app/server/pictures_test.hpp"

namespace reckon::server {
namespace {

using testing::HasSubstr;

// Returns a request whose header has this many bytes.
std::string with_header_of(std::size_t bytes) {
  const std::string begin = "GET / HTTP/1.1\r\nHost: localhost\r\nX: ";
  const std::string end = "\r\n\r\n";
  return begin + std::string(bytes - begin.size() - end.size(), 'x') + end;
}

TEST(LimitOf, HeaderOfARequest) {
  const auto server = started();
  const std::size_t most = Limits().header_bytes;
  Client allowed(server->port());
  EXPECT_EQ(allowed.ask(with_header_of(most)).status, 200);
  EXPECT_EQ(allowed.ask(get("/")).status, 200);
  for (const std::string& request : {with_header_of(most + 1), get("/" + std::string(most, 'x')),
                                     // A line that never ends.
                                     "GET /" + std::string(100'000, 'x')}) {
    Client client(server->port());
    client.send(request);
    EXPECT_EQ(client.read().status, 431);
    EXPECT_TRUE(client.sees_end());
  }
}

// A question whose body is one chunk with this data.
std::string in_a_chunk(const std::string& data) {
  std::ostringstream request;
  request << "POST /api/version HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
             "Transfer-Encoding: chunked\r\n\r\n"
          << std::hex << data.size() << "\r\n"
          << data << "\r\n0\r\n\r\n";
  return std::move(request).str();
}

TEST(LimitOf, BodyOfAQuestion) {
  const auto server = started();
  const std::size_t most = Limits().body_bytes;
  const auto json_of = [](std::size_t bytes) { return "{}" + std::string(bytes - 2, ' '); };
  // In a chunk, its size and the line ends count as well.
  const std::size_t most_in_chunk = most - std::string("fff3\r\n\r\n0\r\n\r\n").size();
  for (const std::string& request :
       {post("version", json_of(most)), in_a_chunk(json_of(most_in_chunk))}) {
    EXPECT_EQ(Client(server->port()).ask(request).status, 200);
  }
  for (const std::string& request :
       {post("version", json_of(most + 1)), in_a_chunk(json_of(most_in_chunk + 1)),
        // A request that asks before it sends the body.
        std::string("POST /api/version HTTP/1.1\r\nHost: localhost\r\nContent-Type: "
                    "application/json\r\nExpect: 100-continue\r\nContent-Length: "
                    "99999999999\r\n\r\n")}) {
    Client client(server->port());
    const Reply reply = client.ask(request);
    EXPECT_EQ(reply.status, 413);
    EXPECT_THAT(error_in(reply), HasSubstr("64 KiB"));
    EXPECT_TRUE(client.sees_end());
  }
}

TEST(LimitOf, BodyThatIsAPicture) {
  Settings settings;
  settings.answer_picture = [](PictureReader&, std::string_view body, const auto&) {
    return Response{.text = std::to_string(body.size())};
  };
  const auto server = started(std::move(settings));
  const std::size_t most = Limits().picture_bytes;
  EXPECT_EQ(Client(server->port()).ask(picture(std::string(most, ' '))).body, std::to_string(most));
  Client client(server->port());
  const Reply reply = client.ask(picture(std::string(most + 1, ' ')));
  EXPECT_EQ(reply.status, 413);
  EXPECT_THAT(error_in(reply), HasSubstr("16 MiB"));
  EXPECT_TRUE(client.sees_end());
}

TEST(LimitOf, BytesAfterTheLastAnswer) {
  constexpr std::size_t kMost = 100'000;
  Settings settings;
  settings.limits.ignored_bytes = kMost;
  settings.limits.closing = std::chrono::seconds(30);
  const auto server = started(std::move(settings));
  Client client(server->port());
  EXPECT_EQ(client.ask("GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n").status,
            200);
  EXPECT_TRUE(client.sees_end());
  EXPECT_TRUE(client.send(std::string(kMost, ' ')));
  // A server that has closed resets a connection on which data arrives.
  std::this_thread::sleep_for(std::chrono::milliseconds(100));
  EXPECT_TRUE(client.send(" "));
  while (client.send(" ")) std::this_thread::sleep_for(std::chrono::milliseconds(5));
}

}  // namespace
}  // namespace reckon::server
