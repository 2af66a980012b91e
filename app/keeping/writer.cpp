// SPDX-License-Identifier: MIT
#include "app/keeping/writer.hpp"

#include <utility>

namespace reckon::keeping {

Writer::Writer() : thread_([this] { work(); }) {}

Writer::~Writer() {
  {
    const std::scoped_lock lock(mutex_);
    ending_ = true;
  }
  changed_.notify_one();
  thread_.join();
}

void Writer::take(std::function<void()> job) {
  {
    const std::scoped_lock lock(mutex_);
    waiting_.push_back(std::move(job));
  }
  changed_.notify_one();
}

void Writer::work() {
  std::unique_lock lock(mutex_);
  while (true) {
    changed_.wait(lock, [this] { return ending_ || !waiting_.empty(); });
    if (waiting_.empty()) return;
    const auto job = std::move(waiting_.front());
    waiting_.pop_front();
    lock.unlock();
    job();
    lock.lock();
  }
}

}  // namespace reckon::keeping
