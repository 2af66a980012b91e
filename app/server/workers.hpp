// A few threads that do what takes its time, each with a tool of its own, such as an engine.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

namespace reckon::server {

template <typename Tool>
class Workers {
 public:
  /// What is to be done, with the tool of the thread; must not throw.
  using Job = std::function<void(Tool&)>;

  /// `threads` at least 1. Jobs wait only while `most_waiting` or fewer do.
  Workers(unsigned threads, std::size_t most_waiting)
      : most_waiting_(most_waiting), free_threads_(threads) {
    threads_.reserve(threads);
    try {
      for (unsigned i = 0; i < threads; ++i) threads_.emplace_back([this] { work(); });
    } catch (...) {
      end();
      throw;
    }
  }
  /// Does all that waits, and then ends.
  ~Workers() { end(); }
  Workers(const Workers&) = delete;
  Workers& operator=(const Workers&) = delete;

  /// Takes a job. False, and nothing done, if too many wait. Any thread may
  /// call it.
  bool take(Job job) {
    const std::scoped_lock lock(mutex_);
    // Threads that are free take a job each at once.
    if (waiting_.size() >= most_waiting_ + free_threads_) return false;
    waiting_.push_back(std::move(job));
    changed_.notify_one();
    return true;
  }

 private:
  void work() {
    Tool tool;
    std::unique_lock lock(mutex_);
    while (true) {
      changed_.wait(lock, [this] { return ending_ || !waiting_.empty(); });
      if (waiting_.empty()) return;
      const Job job = std::move(waiting_.front());
      waiting_.pop_front();
      --free_threads_;
      lock.unlock();
      job(tool);
      lock.lock();
      ++free_threads_;
    }
  }

  void end() {
    const std::scoped_lock lock(mutex_);
    ending_ = true;
    changed_.notify_all();
    // The threads are joined when they are destroyed.
  }

  std::size_t most_waiting_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<Job> waiting_;
  std::size_t free_threads_;
  bool ending_ = false;
  std::vector<std::jthread> threads_;  // the last member: joined first
};

}  // namespace reckon::server
