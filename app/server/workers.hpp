// A few threads that do what takes its time, each with an engine of its own.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

#include "app/api/api.hpp"

namespace reckon::server {

class Workers {
 public:
  /// What is to be done, with the engine of the thread; must not throw.
  using Job = std::function<void(api::Engine&)>;

  /// `threads` at least 1. Jobs wait only while `most_waiting` or fewer do.
  Workers(unsigned threads, std::size_t most_waiting);
  /// Does all that waits, and then ends.
  ~Workers();
  Workers(const Workers&) = delete;
  Workers& operator=(const Workers&) = delete;

  /// Takes a job. False, and nothing done, if too many wait. Any thread may
  /// call it.
  bool take(Job job);

 private:
  void work();
  void end();

  std::size_t most_waiting_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<Job> waiting_;
  std::size_t free_threads_;
  bool ending_ = false;
  std::vector<std::jthread> threads_;  // the last member: joined first
};

}  // namespace reckon::server
