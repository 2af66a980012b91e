#include "app/server/workers.hpp"

#include <utility>

namespace reckon::server {

Workers::Workers(unsigned threads, std::size_t most_waiting)
    : most_waiting_(most_waiting), free_threads_(threads) {
  threads_.reserve(threads);
  try {
    for (unsigned i = 0; i < threads; ++i) threads_.emplace_back([this] { work(); });
  } catch (...) {
    end();
    throw;
  }
}

Workers::~Workers() { end(); }

void Workers::end() {
  const std::scoped_lock lock(mutex_);
  ending_ = true;
  changed_.notify_all();
  // The threads are joined when they are destroyed.
}

bool Workers::take(Job job) {
  const std::scoped_lock lock(mutex_);
  // Threads that are free take a job each at once.
  if (waiting_.size() >= most_waiting_ + free_threads_) return false;
  waiting_.push_back(std::move(job));
  changed_.notify_one();
  return true;
}

void Workers::work() {
  api::Engine engine;
  std::unique_lock lock(mutex_);
  while (true) {
    changed_.wait(lock, [this] { return ending_ || !waiting_.empty(); });
    if (waiting_.empty()) return;
    const Job job = std::move(waiting_.front());
    waiting_.pop_front();
    --free_threads_;
    lock.unlock();
    job(engine);
    lock.lock();
    ++free_threads_;
  }
}

}  // namespace reckon::server
