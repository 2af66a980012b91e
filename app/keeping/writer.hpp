// SPDX-License-Identifier: MIT
// A thread that runs jobs one after the other.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>

namespace reckon::keeping {

class Writer {
 public:
  Writer();
  /// Runs all waiting jobs, and then ends.
  ~Writer();
  Writer(const Writer&) = delete;
  Writer& operator=(const Writer&) = delete;

  /// Adds a job, which must not throw. Any thread may call it.
  void take(std::function<void()> job);

 private:
  void work();

  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<std::function<void()>> waiting_;
  bool ending_ = false;
  std::jthread thread_;  // the last member: joined first
};

}  // namespace reckon::keeping
