// SPDX-License-Identifier: MIT
// Runs `reckon serve`, as a user would.
#pragma once

#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <utility>

#include "app/server/client_test.hpp"
#include "app/testing/run_program_test.hpp"

namespace reckon::cli {

/// A running `reckon serve`. Its rooms are separate from the user's.
class Serving {
 public:
  /// `state` is the folder for the program's data; if empty, one that is removed at the end. `err`,
  /// if it is a file, is standard error, which notes() then does not see.
  explicit Serving(Words words, const std::string& state = {}, int err = -1)
      : in_(scratch()), err_(scratch()) {
    words.insert(words.begin(), "serve");
    // NOLINTNEXTLINE(concurrency-mt-unsafe): tests have one thread
    setenv("XDG_STATE_HOME", state.empty() ? state_.c_str() : state.c_str(), 1);
    std::array<int, 2> ends{};
    EXPECT_EQ(pipe2(ends.data(), O_CLOEXEC), 0);
    child_ = start_program(words, fileno(in_.get()), ends[1], err >= 0 ? err : fileno(err_.get()));
    close(ends[1]);
    for (char c = 0; ::read(ends[0], &c, 1) == 1 && c != '\n';) line_ += c;
    close(ends[0]);
    const std::size_t colon = line_.rfind(':');
    if (colon != std::string::npos) port_ = std::stoi(line_.substr(colon + 1));
  }
  ~Serving() {
    if (child_ > 0) end(SIGKILL);
    std::filesystem::remove_all(state_);
  }
  Serving(const Serving&) = delete;
  Serving& operator=(const Serving&) = delete;

  const std::string& line() const { return line_; }
  std::uint16_t port() const { return static_cast<std::uint16_t>(port_); }
  pid_t process() const { return child_; }
  std::string notes() const { return content_of(err_.get()); }
  int end(int signal) {
    kill(child_, signal);
    return status_at_end_of(std::exchange(child_, 0));
  }

 private:
  // One for each server, so that none uses the folder of another.
  static std::string new_folder() {
    std::string folder = testing::TempDir() + "reckon_stateXXXXXX";
    EXPECT_NE(mkdtemp(folder.data()), nullptr);
    return folder;
  }

  std::string state_ = new_folder();
  Stream in_;
  Stream err_;
  pid_t child_ = 0;
  std::string line_;
  int port_ = 0;
};

}  // namespace reckon::cli
