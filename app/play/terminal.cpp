// SPDX-License-Identifier: MIT
#include "app/play/terminal.hpp"

#include <poll.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <string_view>

namespace reckon::play {

namespace {

using std::chrono::milliseconds;

// Selects the second screen (if it exists), disables line wrapping, and clears the screen (xterm's
// private modes, which other terminals have adopted).
constexpr std::string_view kTake = "\x1B[?1049h\x1B[?7l\x1B[2J";
constexpr std::string_view kGiveBack = "\x1B[0m\x1B[H\x1B[2J\x1B[?7h\x1B[?25h\x1B[?1049l";
// The bytes of one key arrive together; an escape that stays alone this long is the escape key.
constexpr milliseconds kKeyTime(50);

// Returns false if the terminal has gone.
bool write_all(std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t count = write(STDOUT_FILENO, bytes.data(), bytes.size());
    if (count < 0 && errno != EINTR && errno != EAGAIN) return false;
    if (count < 0 && errno == EAGAIN) {
      pollfd room{.fd = STDOUT_FILENO, .events = POLLOUT, .revents = 0};
      poll(&room, 1, -1);
    }
    if (count > 0) bytes.remove_prefix(static_cast<std::size_t>(count));
  }
  return true;
}

}  // namespace

Terminal::Terminal(const Abilities& abilities)
    : abilities_(abilities),
      signals_({SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGWINCH, SIGTSTP, SIGCONT}) {
  tcgetattr(STDIN_FILENO, &before_);
  take();
}

Terminal::~Terminal() { give_back(); }

Size Terminal::size() {
  winsize window{};
  Size size;
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &window) == 0) {
    if (window.ws_col > 0) size.columns = window.ws_col;
    if (window.ws_row > 0) size.rows = window.ws_row;
  }
  return size;
}

void Terminal::show(const Frame& frame) {
  std::string bytes = bytes_of(frame, abilities_);
  if (bytes == shown_) return;
  if (!write_all(bytes)) gone_ = true;
  shown_ = std::move(bytes);
}

void Terminal::forget() { shown_.clear(); }

Input Terminal::wait(std::optional<milliseconds> time) {
  if (gone_) return {.kind = Input::Kind::gone};
  if (keys_.pending()) time = time ? std::min(*time, kKeyTime) : kKeyTime;
  std::array<pollfd, 2> files = {pollfd{.fd = signals_.file(), .events = POLLIN, .revents = 0},
                                 pollfd{.fd = STDIN_FILENO, .events = POLLIN, .revents = 0}};
  constexpr milliseconds kLongest(3'600'000);
  const int timeout =
      time ? static_cast<int>(std::clamp(*time, milliseconds(0), kLongest).count()) : -1;
  const int ready = poll(files.data(), files.size(), timeout);
  if (ready == 0) keys_.forget();
  if (ready <= 0) return {};
  if (files[0].revents != 0) return read_signal();
  return read_keys();
}

void Terminal::take() {
  termios raw = before_;
  // Ctrl-C stays a signal; every other key is a byte.
  raw.c_iflag &= ~static_cast<tcflag_t>(BRKINT | ICRNL | IGNCR | INLCR | INPCK | ISTRIP | IXON);
  raw.c_lflag &= ~static_cast<tcflag_t>(ECHO | ECHONL | ICANON | IEXTEN);
  raw.c_cc[VMIN] = 1;
  raw.c_cc[VTIME] = 0;
  raw.c_cc[VSUSP] = _POSIX_VDISABLE;
  raw.c_cc[VQUIT] = _POSIX_VDISABLE;
  tcsetattr(STDIN_FILENO, TCSADRAIN, &raw);
  taken_ = true;
  if (!write_all(kTake)) gone_ = true;
  forget();
}

void Terminal::give_back() {
  if (!taken_) return;
  taken_ = false;
  if (!gone_) write_all(kGiveBack);
  tcsetattr(STDIN_FILENO, TCSAFLUSH, &before_);
}

Input Terminal::read_keys() {
  std::array<char, 1024> buffer{};
  const ssize_t count = ::read(STDIN_FILENO, buffer.data(), buffer.size());
  if (count > 0) {
    return {.kind = Input::Kind::keys,
            .keys = keys_.take({buffer.data(), static_cast<std::size_t>(count)})};
  }
  if (count < 0 && (errno == EINTR || errno == EAGAIN)) return {};
  gone_ = true;
  return {.kind = Input::Kind::gone};
}

Input Terminal::read_signal() {
  const int signal = signals_.take();
  switch (signal) {
    case SIGWINCH: forget(); return {.kind = Input::Kind::redraw};
    case SIGTSTP:
      give_back();
      raise(SIGSTOP);
      return {};  // SIGCONT follows
    case SIGCONT: take(); return {.kind = Input::Kind::redraw};
    case SIGHUP: gone_ = true; return {.kind = Input::Kind::gone};
    default: return {.kind = Input::Kind::signal, .signal = signal};
  }
}

}  // namespace reckon::play
