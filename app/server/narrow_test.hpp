// SPDX-License-Identifier: MIT
// A pipe that fills quickly.
#pragma once

#include <fcntl.h>
#include <gtest/gtest.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <cstddef>
#include <string>

namespace reckon::server {

/// Two ends of a pipe, or of a pair of sockets, that holds some kilobytes.
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
  // Reads the available data, and more that comes soon.
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

}  // namespace reckon::server
