// SPDX-License-Identifier: MIT
// Runs the real program in a pseudo-terminal, as a person at a terminal would.
#pragma once

#include <fcntl.h>
#include <gtest/gtest.h>
#include <poll.h>
#include <pty.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>
#include <utmp.h>

#include <array>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/play/emulator_test.hpp"
#include "app/testing/run_program_test.hpp"

namespace reckon::play {

class PseudoTerminal {
 public:
  using Environment = std::vector<std::pair<const char*, const char*>>;

  /// Starts `reckon krypto play words...`.
  explicit PseudoTerminal(const cli::Words& words, const Size& size = {},
                          const Environment& environment = {})
      : emulator_(size) {
    cli::Words all = {cli::tested_program(), "krypto", "play"};
    all.insert(all.end(), words.begin(), words.end());
    std::vector<char*> arguments;
    for (std::string& word : all) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    const winsize window = window_of(size);
    std::array<char, 100> name{};
    EXPECT_EQ(openpty(&master_, &slave_, name.data(), nullptr, &window), 0);
    tcgetattr(slave_, &before_);
    child_ = fork();
    if (child_ == 0) {
      setenv("TERM", "xterm-256color", 1);
      setenv("LC_ALL", "C.UTF-8", 1);
      unsetenv("NO_COLOR");
      for (const auto& [variable, value] : environment) setenv(variable, value, 1);
      close(master_);
      login_tty(slave_);
      execv(arguments[0], arguments.data());
      _exit(127);
    }
  }
  ~PseudoTerminal() {
    if (child_ > 0) {
      kill(child_, SIGKILL);
      waitpid(child_, nullptr, 0);
    }
    close_master();
    if (slave_ >= 0) close(slave_);
  }
  PseudoTerminal(const PseudoTerminal&) = delete;
  PseudoTerminal& operator=(const PseudoTerminal&) = delete;

  void press(std::string_view keys) const {
    EXPECT_EQ(write(master_, keys.data(), keys.size()), static_cast<ssize_t>(keys.size()));
  }
  void send(int signal) const { EXPECT_EQ(kill(child_, signal), 0); }
  void resize(const Size& size) {
    emulator_.resize(size);
    const winsize window = window_of(size);
    EXPECT_EQ(ioctl(master_, TIOCSWINSZ, &window), 0);
  }
  void close_master() {
    if (slave_ >= 0) close(std::exchange(slave_, -1));
    if (master_ >= 0) close(std::exchange(master_, -1));
  }

  /// Reads until the screen shows the text; a test that waits in vain fails.
  void await(std::string_view text) {
    await([&] { return emulator_.shows(text); }, text);
  }
  void await(const std::function<bool()>& holds, std::string_view what) {
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(30);
    while (!holds()) {
      if (std::chrono::steady_clock::now() > end) {
        FAIL() << "waited in vain for " << what << " at\n" << emulator_.text();
      }
      read_some();
    }
  }
  /// Returns the exit status of the program, as a shell sees it, after reading all its output.
  int status() {
    int status = 0;
    await([&] { return waitpid(child_, &status, WNOHANG) == child_; }, "the end");
    child_ = 0;
    while (read_some()) {
    }
    return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
  }
  /// Waits until the program is stopped.
  void await_stop() {
    int status = 0;
    await([&] { return waitpid(child_, &status, WNOHANG | WUNTRACED) == child_; }, "the stop");
    EXPECT_TRUE(WIFSTOPPED(status));
    while (read_some()) {
    }
  }

  const Emulator& screen() const { return emulator_; }
  /// Whether the terminal is in its former state again.
  bool is_given_back() const {
    termios now{};
    tcgetattr(slave_, &now);
    return now.c_lflag == before_.c_lflag && now.c_iflag == before_.c_iflag &&
           now.c_oflag == before_.c_oflag && std::ranges::equal(now.c_cc, before_.c_cc) &&
           !emulator_.second_screen() && emulator_.cursor_shown() && emulator_.wraps();
  }

 private:
  static winsize window_of(const Size& size) {
    return {.ws_row = static_cast<unsigned short>(size.rows),
            .ws_col = static_cast<unsigned short>(size.columns),
            .ws_xpixel = 0,
            .ws_ypixel = 0};
  }

  // Whether data arrived within a short time.
  bool read_some() {
    constexpr int kShortTime = 20;
    pollfd file{.fd = master_, .events = POLLIN, .revents = 0};
    if (master_ < 0 || poll(&file, 1, kShortTime) <= 0) return false;
    std::array<char, 4096> buffer{};
    const ssize_t count = read(master_, buffer.data(), buffer.size());
    if (count <= 0) return false;
    emulator_.take({buffer.data(), static_cast<std::size_t>(count)});
    return true;
  }

  Emulator emulator_;
  int master_ = -1;
  int slave_ = -1;
  termios before_{};
  pid_t child_ = 0;
};

}  // namespace reckon::play
