// SPDX-License-Identifier: MIT
#include "app/play/line_input.hpp"

#include <fmt/core.h>
#include <poll.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>

namespace reckon::play {

LineInput::LineInput() : signals_({SIGINT, SIGTERM, SIGHUP}) {}

Result<std::optional<std::string>> LineInput::next() {
  ++number_;
  while (true) {
    const std::size_t end = read_.find('\n');
    if (end > kLongestLine && read_.size() > kLongestLine) {
      return failure(fmt::format("standard input:{}: the line is longer than {} bytes: shorten it",
                                 number_, kLongestLine));
    }
    if (end != std::string::npos || (ended_ && !read_.empty())) {
      std::string line = read_.substr(0, end);
      read_.erase(0, line.size() + 1);
      return line;
    }
    if (ended_) return std::nullopt;
    std::array<pollfd, 2> files = {pollfd{.fd = signals_.file(), .events = POLLIN, .revents = 0},
                                   pollfd{.fd = STDIN_FILENO, .events = POLLIN, .revents = 0}};
    if (poll(files.data(), files.size(), -1) < 0) continue;
    if (files[0].revents != 0) {
      signal_ = signals_.take();
      return std::nullopt;
    }
    std::array<char, 4096> buffer{};
    const ssize_t count = ::read(STDIN_FILENO, buffer.data(), buffer.size());
    if (count < 0 && errno != EINTR && errno != EAGAIN) {
      return failure(fmt::format("standard input: {}: give a text, or play at a terminal",
                                 std::strerror(errno)));
    }
    if (count == 0) ended_ = true;
    if (count > 0) read_.append(buffer.data(), static_cast<std::size_t>(count));
  }
}

}  // namespace reckon::play
