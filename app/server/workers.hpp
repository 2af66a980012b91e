// A few threads that do what takes its time.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace reckon::server {

class Workers {
 public:
  /// `threads` at least 1. Jobs wait only while `most_waiting` or fewer do.
  Workers(unsigned threads, std::size_t most_waiting);
  /// Does all that waits, and then ends.
  ~Workers();
  Workers(const Workers&) = delete;
  Workers& operator=(const Workers&) = delete;

  /// Takes a job, which must not throw. False, and nothing done, if too many wait. Any thread may
  /// call it.
  bool take(std::function<void()> job);

 private:
  void work();
  void end();

  std::size_t most_waiting_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<std::function<void()>> waiting_;
  std::size_t free_threads_;
  bool ending_ = false;
  std::vector<std::jthread> threads_;  // the last member: joined first
};

}  // namespace reckon::server
