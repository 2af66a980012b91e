// SPDX-License-Identifier: MIT
// The questions of `reckon engine`: the lines of a file, which are read on while one is answered.
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

/// The lines of a file one by one. While one of them is worked on for longer than kSoon, a thread
/// of its own reads on, and sets the flags of the questions that a line {"stop": id} names: of the
/// one that is worked on, and of those that wait. Such lines are not among the lines that come out,
/// nor are blank ones.
class EngineInput {
 public:
  /// How long the next lines wait while a question is answered: most take less, and cost no thread.
  static constexpr std::chrono::milliseconds kSoon{2};
  /// How long next() asks again and again whether there is a line before it sleeps until there is
  /// one: who asks one question after another asks sooner, and need not wake the program.
  static constexpr std::chrono::microseconds kAwake{100};
  /// The thread reads on until this many bytes wait.
  static constexpr std::size_t kMostWaiting = std::size_t{1} << 20U;

  struct Line {
    std::string text;
    bool is_too_long = false;  // then the text is empty
    std::atomic<bool> is_stopped = false;

    StopFlag stop() const { return StopFlag(&is_stopped); }
  };

  /// Ends the program with a system fault if there is no thread to be had.
  explicit EngineInput(int file);
  ~EngineInput();
  EngineInput(const EngineInput&) = delete;
  EngineInput& operator=(const EngineInput&) = delete;

  /// The next line, which is worked on from now until the next call; null at the end of the file.
  /// Waits for it. A fault in reading ends the program once the lines before are answered.
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
  int timer_;  // goes off when a line may have been worked on for long
  int wake_;   // ends what the thread waits for

  // Whoever reads the file: the caller of next() while nothing is worked on, else the thread, which
  // then holds the mutex.
  std::array<char, std::size_t{64} << 10U> buffer_{};
  std::deque<Line> lines_;  // the first is worked on
  std::size_t waiting_ = 0;
  std::string partial_;
  bool is_too_long_ = false;
  int error_ = 0;
  bool is_at_end_ = false;

  std::mutex mutex_;
  bool is_working_ = false;
  std::chrono::steady_clock::time_point since_;  // it works
  bool is_timer_set_ = false;
  bool is_reading_on_ = false;
  bool is_over_ = false;
  std::thread thread_;
};

}  // namespace reckon::cli
