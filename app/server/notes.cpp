// SPDX-License-Identifier: MIT
#include "app/server/notes.hpp"

#include <fmt/core.h>
#include <poll.h>
#include <pthread.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <climits>
#include <condition_variable>
#include <csignal>
#include <cstddef>
#include <deque>
#include <mutex>
#include <string>
#include <thread>

#include "reckon/text/quote.hpp"

namespace reckon::server {

namespace {

constexpr std::size_t kMostBytes = 256U << 10U;

// Writes some of the text if the file accepts it within a moment. Returns 0 if it does not, and -1
// if it never will.
ssize_t write_some(int file, std::string_view text) {
  constexpr int kMoment = 100;  // ms
  pollfd ready{.fd = file, .events = POLLOUT, .revents = 0};
  if (poll(&ready, 1, kMoment) <= 0) return 0;
  // A pipe accepts this much at once, if it accepts anything.
  text = text.substr(0, PIPE_BUF);
  ssize_t count = send(file, text.data(), text.size(), MSG_DONTWAIT | MSG_NOSIGNAL);
  if (count < 0 && errno == ENOTSOCK) count = write(file, text.data(), text.size());
  return count < 0 && (errno == EAGAIN || errno == EINTR) ? 0 : count;
}

}  // namespace

struct Notes::State {
  State(int some_file, LogFormat some_format) : file(some_file), format(some_format) {}

  // Needs the lock.
  void push(std::string line) {
    bytes += line.size();
    lines.push_back(std::move(line));
  }
  void tell_dropped() {
    if (dropped == 0) return;
    push(
        remark_line(fmt::format("{} lines were dropped: standard error did not take them", dropped),
                    format) +
        '\n');
    dropped = 0;
  }

  void write_all();
  bool write_line(const std::string& line);

  const int file;
  const LogFormat format;
  std::mutex mutex;
  std::condition_variable changed;
  std::deque<std::string> lines;
  std::size_t bytes = 0;    // of all waiting lines
  std::size_t dropped = 0;  // since the last waiting line
  bool ending = false;
  bool given_up = false;
  bool done = false;
};

// Returns whether the file may accept another. Needs to be called without the lock.
bool Notes::State::write_line(const std::string& line) {
  std::string_view left = line;
  while (!left.empty()) {
    const ssize_t count = write_some(file, left);
    if (count < 0) return false;
    left.remove_prefix(static_cast<std::size_t>(count));
    const std::scoped_lock lock(mutex);
    if (given_up) return false;
  }
  return true;
}

void Notes::State::write_all() {
  std::unique_lock lock(mutex);
  while (true) {
    changed.wait(lock, [this] { return !lines.empty() || ending; });
    if (lines.empty()) tell_dropped();
    if (lines.empty()) break;
    const std::string line = std::move(lines.front());
    lines.pop_front();
    lock.unlock();
    const bool sound = write_line(line);
    lock.lock();
    bytes -= line.size();
    if (given_up) break;
    if (!sound) dropped = 0;  // no line will ever be read
  }
  done = true;
  changed.notify_all();
}

Notes::Notes(int file, LogFormat format) : state_(std::make_shared<State>(file, format)) {
  // Signals to the process are not for this thread, and a closed reader does not end the server.
  sigset_t all;
  sigset_t before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  std::thread([state = state_] { state->write_all(); }).detach();
  pthread_sigmask(SIG_SETMASK, &before, nullptr);
}

Notes::~Notes() { end(std::chrono::milliseconds(0)); }

void Notes::add(std::string_view remark) { add_line(remark_line(remark, state_->format)); }

void Notes::add_line(std::string_view line) {
  std::string text = printable(line, std::string::npos) + '\n';
  const std::scoped_lock lock(state_->mutex);
  if (state_->bytes + text.size() > kMostBytes) {
    ++state_->dropped;
    return;
  }
  state_->tell_dropped();
  state_->push(std::move(text));
  state_->changed.notify_all();
}

void Notes::end(std::chrono::milliseconds patience) {
  std::unique_lock lock(state_->mutex);
  state_->ending = true;
  state_->changed.notify_all();
  state_->changed.wait_for(lock, patience, [this] { return state_->done; });
  state_->given_up = true;
}

}  // namespace reckon::server
