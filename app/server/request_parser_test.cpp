// SPDX-License-Identifier: MIT
// Requests from all kinds of clients, in any pieces.
#include "app/server/request_parser.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <string>
#include <vector>

#include "app/server/raw_requests_test.hpp"

namespace reckon::server {
namespace {

constexpr std::size_t kHeader = 8192;
constexpr std::size_t kBody = 65'536;

// The result for some bytes: the status of a refusal, 200 for a whole request, 0 if more must
// follow. `cut` is the number of bytes that arrive at a time.
struct Outcome {
  int status = 0;
  std::string body = {};
  std::string rest = {};

  friend bool operator==(const Outcome&, const Outcome&) = default;
};

template <typename Cut>
Outcome outcome_of(std::string_view bytes, const Cut& cut) {
  RequestParser parser(kHeader);
  std::string waiting;
  while (true) {
    const auto progress = parser.take(waiting);
    if (!progress) return {.status = progress.error().status};
    if (*progress == Progress::has_header) {
      const auto limited = parser.limit_body(kBody);
      if (!limited) return {.status = limited.error().status};
    }
    if (parser.is_done()) {
      return {.status = 200, .body = parser.body(), .rest = waiting + std::string(bytes)};
    }
    if (*progress == Progress::has_header) continue;
    if (bytes.empty()) return {};
    const std::size_t count = std::min(bytes.size(), cut());
    waiting += bytes.substr(0, count);
    bytes.remove_prefix(count);
  }
}

int status_of(std::string_view bytes) {
  const int whole = outcome_of(bytes, [] { return std::size_t{4096}; }).status;
  const int by_bytes = outcome_of(bytes, [] { return std::size_t{1}; }).status;
  EXPECT_EQ(whole, by_bytes) << bytes.substr(0, 200);
  return whole;
}

const std::string kChunked = "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n";

TEST(RequestParser, ReadsRequests) {
  const auto at_once = [] { return std::size_t{100'000}; };
  EXPECT_EQ(outcome_of("GET / HTTP/1.1\r\nHost: a\r\n\r\nGET", at_once),
            (Outcome{.status = 200, .rest = "GET"}));
  EXPECT_EQ(outcome_of("POST / HTTP/1.1\r\nContent-Length: 3\r\n\r\nabcdef", at_once),
            (Outcome{.status = 200, .body = "abc", .rest = "def"}));
  EXPECT_EQ(outcome_of(kChunked + "3\r\nabc\r\nA\r\n0123456789\r\n0\r\n\r\nrest", at_once),
            (Outcome{.status = 200, .body = "abc0123456789", .rest = "rest"}));
  EXPECT_EQ(status_of("GET / HTTP/1.1\r\nHost: a\r\n"), 0);
  EXPECT_EQ(status_of(kChunked + "3\r\nabc\r\n"), 0);
}

TEST(RequestParser, BoundsTheHeaderHoweverItArrives) {
  const auto request = [](std::size_t size) {
    const std::string frame = "GET / HTTP/1.1\r\nX: \r\n\r\n";
    return "GET / HTTP/1.1\r\nX: " + std::string(size - frame.size(), 'x') + "\r\n\r\n";
  };
  EXPECT_EQ(status_of(request(kHeader)), 200);
  EXPECT_EQ(status_of(request(kHeader + 1)), 431);
  EXPECT_EQ(status_of(request(kHeader * 2)), 431);
  EXPECT_EQ(outcome_of(request(kHeader * 20), [] { return std::size_t{1} << 20U; }).status, 431);
  // A line that has not ended, and many short fields.
  EXPECT_EQ(status_of("GET /" + std::string(kHeader, 'x')), 431);
  EXPECT_EQ(status_of(std::string(kHeader, 'A')), 431);
  std::string fields = "GET / HTTP/1.1\r\n";
  while (fields.size() < kHeader) fields += "A: b\r\n";
  EXPECT_EQ(status_of(fields + "\r\n"), 431);
}

TEST(RequestParser, CountsEveryByteOfTheBody) {
  const auto chunk = [](std::size_t size) {
    std::string text(16, ' ');
    text.resize(static_cast<std::size_t>(std::snprintf(text.data(), text.size(), "%zx", size)));
    return text + "\r\n" + std::string(size, 'x') + "\r\n";
  };
  const std::string end = "0\r\n\r\n";
  const std::size_t room = kBody - (chunk(kBody / 2).size() - kBody / 2) - end.size();
  EXPECT_EQ(status_of(kChunked + chunk(room) + end), 200);
  EXPECT_EQ(status_of(kChunked + chunk(room + 1) + end), 413);
  std::string small;
  while (small.size() <= kBody) small += chunk(1);
  EXPECT_EQ(status_of(kChunked + small), 413);
  EXPECT_EQ(status_of("POST / HTTP/1.1\r\nContent-Length: 65536\r\n\r\n" + std::string(kBody, 'x')),
            200);
  EXPECT_EQ(status_of("POST / HTTP/1.1\r\nContent-Length: 65537\r\n\r\n"), 413);
  EXPECT_EQ(status_of("POST / HTTP/1.1\r\nContent-Length: 18446744073709551615\r\n\r\n"), 413);
  EXPECT_EQ(status_of(kChunked + "FFFFFFFFFFFFFFFF\r\nx"), 413);
}

// Unused features, and those about which servers disagree.
TEST(RequestParser, RefusesWhatNoBrowserSends) {
  for (const auto& [name, bytes, status] : hostile_requests()) {
    EXPECT_EQ(status_of(bytes), status) << name;
  }
}

TEST(RequestParser, SaysWhatItRefuses) {
  std::string bytes = kChunked + "3;a=b\r\nabc\r\n";
  RequestParser parser(kHeader);
  ASSERT_EQ(parser.take(bytes), Progress::has_header);
  ASSERT_TRUE(parser.limit_body(kBody));
  const auto refused = parser.take(bytes);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().line, "chunk extensions are not supported: leave them out");
}

TEST(RequestParser, GivesFields) {
  std::string bytes =
      "GET /a?b HTTP/1.1\r\nhost: x\r\nX-Forwarded-For: 1\r\nx-forwarded-for: 2, 3\r\n\r\n";
  RequestParser parser(kHeader);
  ASSERT_EQ(parser.take(bytes), Progress::has_header);
  EXPECT_EQ(parser.only("Host"), "x");
  EXPECT_EQ(parser.only("X-Forwarded-For"), std::nullopt);
  EXPECT_EQ(parser.only("Y"), std::nullopt);
  EXPECT_EQ(parser.joined("X-Forwarded-For"), "1,2, 3");
  EXPECT_EQ(parser.target(), "/a?b");
  EXPECT_THAT(parser.head(), testing::StartsWith("GET /a?b HTTP/1.1\r\nhost: x\r\n"));
}

// The result is the same however the bytes are split, for requests and other data.
RC_GTEST_PROP(RequestParser, TakesBytesHoweverTheyAreCut, ()) {
  const std::vector<std::string> parts = {"POST /x HTTP/1.1\r\n",
                                          "GET / HTTP/1.0\r\n",
                                          "Host: a\r\n",
                                          "Transfer-Encoding: chunked\r\n",
                                          "Content-Length: 5\r\n",
                                          "Expect: 100-continue\r\n",
                                          "\r\n",
                                          "\n",
                                          "\r",
                                          "5\r\nabcde\r\n",
                                          "0\r\n\r\n",
                                          "0\r\n",
                                          "00000000000000000000005\r\n",
                                          ";x=y",
                                          "abcde",
                                          "A: b\r\n",
                                          " \t",
                                          ":",
                                          std::string("\0", 1),
                                          "\xFF",
                                          "1\r\nx",
                                          "FFFFFFFFFFFFFFFFF\r\n",
                                          "-1\r\n"};
  std::string bytes =
      *rc::gen::elementOf(std::vector<std::string>{"", kChunked, parts[0] + parts[2]});
  for (const auto& part :
       *rc::gen::container<std::vector<std::string>>(rc::gen::elementOf(parts))) {
    bytes += part;
  }
  const auto cuts = *rc::gen::nonEmpty(
      rc::gen::container<std::vector<std::size_t>>(rc::gen::inRange<std::size_t>(1, 20)));
  std::size_t turn = 0;
  const Outcome cut = outcome_of(bytes, [&] { return cuts[turn++ % cuts.size()]; });
  const Outcome whole = outcome_of(bytes, [] { return std::size_t{1} << 20U; });
  RC_ASSERT(cut == whole);
}

}  // namespace
}  // namespace reckon::server
