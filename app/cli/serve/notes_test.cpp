// SPDX-License-Identifier: MIT
#include "app/server/notes.hpp"

#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <csignal>
#include <cstddef>
#include <string>

#include "app/cli/serve/serving_test.hpp"
#include "app/server/client_test.hpp"

namespace reckon::cli {
namespace {

using testing::EndsWith;
using testing::HasSubstr;
using testing::StartsWith;
using namespace std::chrono_literals;
using server::Notes;
using Clock = std::chrono::steady_clock;

// Two ends of a pipe, or of a pair of sockets, that takes some kilobytes.
class Narrow {
 public:
  explicit Narrow(bool is_socket) {
    if (is_socket) {
      EXPECT_EQ(socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends_.data()), 0);
    } else {
      EXPECT_EQ(pipe2(ends_.data(), O_CLOEXEC), 0);
      EXPECT_GT(fcntl(ends_[1], F_SETPIPE_SZ, 4096), 0);
    }
  }
  ~Narrow() {
    close_reader();
    close_writer();
  }
  Narrow(const Narrow&) = delete;
  Narrow& operator=(const Narrow&) = delete;

  int writer() const { return ends_[1]; }
  void close_reader() { close_end(ends_[0]); }
  void close_writer() { close_end(ends_[1]); }
  // What can be read now, and while more comes soon.
  std::string read() const {
    std::string text;
    std::array<char, 4096> buffer{};
    pollfd ready{.fd = ends_[0], .events = POLLIN, .revents = 0};
    while (poll(&ready, 1, 500) > 0) {
      const ssize_t count = ::read(ends_[0], buffer.data(), buffer.size());
      if (count <= 0) break;
      text.append(buffer.data(), static_cast<std::size_t>(count));
    }
    return text;
  }

 private:
  static void close_end(int& end) {
    if (end >= 0) close(end);
    end = -1;
  }

  std::array<int, 2> ends_{};
};

TEST(Notes, AreWrittenInOrder) {
  const Narrow narrow(false);
  Notes notes(narrow.writer());
  notes.add("one");
  notes.add("two\x1b[2J");
  notes.end(5s);
  EXPECT_THAT(narrow.read(), StartsWith("one\ntwo"));
}

TEST(Notes, AreDroppedAndCountedWhereNothingReadsThem) {
  for (const bool is_socket : {false, true}) {
    const Narrow narrow(is_socket);
    Notes notes(narrow.writer());
    const auto begin = Clock::now();
    const std::string line(1'000, 'x');
    for (int i = 0; i < 5'000; ++i) notes.add(line);
    EXPECT_LT(Clock::now() - begin, 5s);
    const std::string early = narrow.read();
    EXPECT_THAT(early, StartsWith(line + "\n" + line));
    notes.add("later");
    notes.end(5s);
    EXPECT_THAT(narrow.read(), EndsWith(" lines were dropped: standard error did not take them\n"
                                        "later\n"));
  }
}

TEST(Notes, EndInTime) {
  for (const bool is_socket : {false, true}) {
    const Narrow narrow(is_socket);
    Notes notes(narrow.writer());
    for (int i = 0; i < 1'000; ++i) notes.add(std::string(1'000, 'x'));
    const auto begin = Clock::now();
    notes.end(100ms);
    EXPECT_LT(Clock::now() - begin, 3s);
  }
}

TEST(Notes, OutliveTheirReader) {
  for (const bool is_socket : {false, true}) {
    Narrow narrow(is_socket);
    narrow.close_reader();
    Notes notes(narrow.writer());
    for (int i = 0; i < 1'000; ++i) notes.add("x");
    notes.end(5s);
  }
}

// A server whose standard error is a pipe that is full and is not read.
TEST(Serve, AnswersAndEndsThoughItsStandardErrorIsNotRead) {
  Narrow narrow(false);
  Serving serving({"--port", "0", "--log"}, {}, narrow.writer());
  const std::string target = "/" + std::string(190, 'x');
  server::Client client(serving.port());
  for (int i = 0; i < 2'000; ++i) {
    ASSERT_EQ(client.ask(server::get(target)).status, 404) << i;
  }
  const auto begin = Clock::now();
  EXPECT_EQ(serving.end(SIGTERM), 0);
  EXPECT_LT(Clock::now() - begin, 9s);
}

TEST(Serve, GoesOnWithoutAStandardError) {
  Narrow narrow(false);
  Serving serving({"--port", "0", "--log"}, {}, narrow.writer());
  narrow.close_reader();
  server::Client client(serving.port());
  for (int i = 0; i < 10; ++i) EXPECT_EQ(client.ask(server::get("/none")).status, 404);
  EXPECT_EQ(serving.end(SIGTERM), 0);
}

}  // namespace
}  // namespace reckon::cli
