// SPDX-License-Identifier: MIT
#include "app/cli/serve/engine_input.hpp"

#include <poll.h>
#include <sched.h>
#include <sys/eventfd.h>
#include <sys/timerfd.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdint>
#include <system_error>
#include <utility>

#include "app/cli/frame/fault.hpp"
#include "app/door/json_line.hpp"

namespace reckon::cli {

namespace {

Fault system_fault(const std::string& what, int error_number) {
  return {kSystemFault,
          what + ": " + std::error_code(error_number, std::generic_category()).message()};
}

void signal(int event) {
  const std::uint64_t one = 1;
  // It fails only if the event is already set.
  [[maybe_unused]] const ssize_t done = ::write(event, &one, sizeof one);
}

// Returns whether the event was set, and clears it.
bool take_event(int event) {
  std::uint64_t count = 0;
  return ::read(event, &count, sizeof count) == sizeof count;
}

}  // namespace

EngineInput::EngineInput(int file)
    : file_(file),
      timer_(timerfd_create(CLOCK_MONOTONIC, TFD_CLOEXEC | TFD_NONBLOCK)),
      wake_(eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)) {
  int error = timer_ < 0 || wake_ < 0 ? errno : 0;
  if (error == 0) {
    try {
      thread_ = std::thread([this] { watch(); });
      return;
    } catch (const std::system_error& failed) {
      error = failed.code().value();
    }
  }
  ::close(timer_);
  ::close(wake_);
  throw system_fault("engine: cannot start a thread", error);
}

EngineInput::~EngineInput() {
  {
    const std::scoped_lock lock(mutex_);
    is_working_ = false;
    is_over_ = true;
  }
  signal(wake_);
  thread_.join();
  ::close(timer_);
  ::close(wake_);
}

const EngineInput::Line* EngineInput::next() {
  finish_line();
  if (lines_.empty() && !is_at_end_) stay_awake();
  while (lines_.empty() && !is_at_end_) read_some();
  if (lines_.empty()) {
    if (error_ != 0) throw system_fault("standard input", error_);
    return nullptr;
  }
  const std::scoped_lock lock(mutex_);
  is_working_ = true;
  since_ = std::chrono::steady_clock::now();
  if (!is_timer_set_) set_timer(kSoon);
  return &lines_.front();
}

void EngineInput::stay_awake() const {
  const auto end = std::chrono::steady_clock::now() + kAwake;
  pollfd event = {.fd = file_, .events = POLLIN, .revents = 0};
  while (::poll(&event, 1, 0) == 0 && std::chrono::steady_clock::now() < end) sched_yield();
}

// Setting the timer costs more than a short line. So it stays set for lines that are already done,
// and is set for the remaining time when it expires.
void EngineInput::set_timer(std::chrono::nanoseconds after) {
  const itimerspec once = {.it_interval = {.tv_sec = 0, .tv_nsec = 0},
                           .it_value = {.tv_sec = 0, .tv_nsec = after.count()}};
  is_timer_set_ = timerfd_settime(timer_, 0, &once, nullptr) == 0;
}

// From here on the thread leaves the input alone.
void EngineInput::finish_line() {
  const std::scoped_lock lock(mutex_);
  if (!std::exchange(is_working_, false)) return;
  if (is_reading_on_) signal(wake_);
  waiting_ -= lines_.front().text.size();
  lines_.pop_front();
}

void EngineInput::take(std::string_view bytes) {
  for (std::size_t end = bytes.find('\n'); end != bytes.npos; end = bytes.find('\n')) {
    add_to_line(bytes.substr(0, end));
    end_line();
    bytes.remove_prefix(end + 1);
  }
  add_to_line(bytes);
}

// A line that is too long is not stored.
void EngineInput::add_to_line(std::string_view bytes) {
  is_too_long_ = is_too_long_ || bytes.size() > door::kLongestLine - partial_.size();
  if (is_too_long_) {
    partial_.clear();
  } else {
    partial_ += bytes;
  }
}

void EngineInput::end_line() {
  const std::string text = std::exchange(partial_, {});
  const bool is_too_long = std::exchange(is_too_long_, false);
  if (!is_too_long) {
    if (text.find_first_not_of(" \t\r") == text.npos) return;
    if (const auto id = door::id_to_stop(text)) return stop(*id);
  }
  Line& line = lines_.emplace_back();
  line.text = text;
  line.is_too_long = is_too_long;
  waiting_ += text.size();
}

void EngineInput::stop(std::string_view id) {
  for (Line& line : lines_) {
    if (door::id_of_question(line.text) == id) line.is_stopped = true;
  }
}

void EngineInput::read_some() {
  const ssize_t count = ::read(file_, buffer_.data(), buffer_.size());
  if (count > 0) return take(std::string_view(buffer_.data(), static_cast<std::size_t>(count)));
  if (count < 0 && errno == EINTR) return;
  error_ = count < 0 ? errno : 0;
  is_at_end_ = true;
  if (!partial_.empty() || is_too_long_) end_line();  // the last line may have no newline
}

void EngineInput::watch() {
  std::array<pollfd, 2> events = {pollfd{.fd = timer_, .events = POLLIN, .revents = 0},
                                  pollfd{.fd = wake_, .events = POLLIN, .revents = 0}};
  for (;;) {
    ::poll(events.data(), events.size(), -1);
    const bool is_time = take_event(timer_);
    {
      const std::scoped_lock lock(mutex_);
      if (is_over_) return;
      take_event(wake_);
      if (!is_time) continue;
      is_timer_set_ = false;
      if (!is_working_) continue;
      const auto left = kSoon - (std::chrono::steady_clock::now() - since_);
      if (left > left.zero()) {
        set_timer(left);
        continue;
      }
      is_reading_on_ = true;
    }
    read_on();
  }
}

// Reads until the current line is done.
void EngineInput::read_on() {
  for (;;) {
    std::array<pollfd, 2> events = {pollfd{.fd = wake_, .events = POLLIN, .revents = 0},
                                    pollfd{.fd = file_, .events = POLLIN, .revents = 0}};
    {
      const std::scoped_lock lock(mutex_);
      // The input then belongs to the other thread, which has set the event.
      if (is_working_ && (is_at_end_ || waiting_ >= kMostWaiting)) events[1].fd = -1;
    }
    ::poll(events.data(), events.size(), -1);
    const std::scoped_lock lock(mutex_);
    if (events[0].revents != 0 || !is_working_) {
      is_reading_on_ = false;
      return;
    }
    if (events[1].revents != 0) read_some();
  }
}

}  // namespace reckon::cli
