// SPDX-License-Identifier: MIT
// The questions of `reckon engine`: the lines of a file, which is read on during an answer.
#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <deque>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>

#include "reckon/arith/stop_flag.hpp"

namespace reckon::cli {

/// Returns the lines of a file one by one. If an answer takes longer than kSoon, a separate thread
/// reads on. It sets the stop flags of the questions named in lines {"stop": id}: of the current
/// one, and of those that wait. Such lines are not returned, nor are blank ones.
class EngineInput {
 public:
  /// How long the next lines wait during an answer: most answers take less, and need no thread.
  static constexpr std::chrono::milliseconds kSoon{2};
  /// How long next() polls for a line before it sleeps. A caller that sends its next question
  /// sooner need not wake the program.
  static constexpr std::chrono::microseconds kAwake{100};
  /// The thread stops reading ahead when this many bytes wait.
  static constexpr std::size_t kMostWaiting = std::size_t{1} << 20U;

  struct Line {
    std::string text;
    bool is_too_long = false;  // then the text is empty
    std::atomic<bool> is_stopped = false;

    StopFlag stop() const { return StopFlag(&is_stopped); }
  };

  /// Ends the program with a system fault if it cannot start a thread.
  explicit EngineInput(int file);
  ~EngineInput();
  EngineInput(const EngineInput&) = delete;
  EngineInput& operator=(const EngineInput&) = delete;

  /// Returns the next line, which is the current one until the next call; null at the end of the
  /// file. Waits for it. A read error ends the program after the earlier lines are answered.
  const Line* next();

 private:
  void finish_line();
  void take(std::string_view bytes);
  void end_line();
  void add_to_line(std::string_view bytes);
  void stop(std::string_view id);
  void stay_awake() const;
  void set_timer(std::chrono::nanoseconds after);
  void read_some();
  void watch();
  void read_on();

  int file_;
  int timer_;  // expires when a line may have taken long
  int wake_;   // wakes the thread

  // Belongs to the reader of the file: the caller of next() between two answers, else the thread,
  // which then holds the mutex.
  std::array<char, std::size_t{64} << 10U> buffer_{};
  std::deque<Line> lines_;  // the first one is current
  std::size_t waiting_ = 0;
  std::string partial_;
  bool is_too_long_ = false;
  int error_ = 0;
  bool is_at_end_ = false;

  std::mutex mutex_;
  bool is_working_ = false;
  std::chrono::steady_clock::time_point since_;  // start of the current work
  bool is_timer_set_ = false;
  bool is_reading_on_ = false;
  bool is_over_ = false;
  std::thread thread_;
};

}  // namespace reckon::cli
