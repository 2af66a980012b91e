// SPDX-License-Identifier: MIT
#include "reckon/work/crew.hpp"

#include <algorithm>
#include <system_error>
#include <utility>

namespace reckon::work {

Crew::Crew(unsigned threads, Make make) : make_(std::move(make)) {
  threads_.reserve(std::max(threads, 1U));
  try {
    for (unsigned i = 0; i < std::max(threads, 1U); ++i) threads_.emplace_back([this] { work(); });
  } catch (const std::system_error&) {
    if (threads_.empty()) throw;  // run with fewer threads
  }
}

Crew::~Crew() {
  const std::scoped_lock lock(mutex_);
  stopping_ = true;
  given_.notify_all();
  // The threads are the last member, so they are joined after the lock is released.
}

void Crew::give(std::uint64_t piece) {
  ++in_hand_;
  const std::scoped_lock lock(mutex_);
  pieces_.push_back(piece);
  given_.notify_one();
}

std::optional<Crew::Made> Crew::take(std::chrono::milliseconds patience) {
  std::unique_lock lock(mutex_);
  made_.wait_for(lock, patience, [&] { return !results_.empty() || problem_ != nullptr; });
  if (problem_ != nullptr) std::rethrow_exception(problem_);
  if (results_.empty()) return std::nullopt;
  Made made = std::move(results_.front());
  results_.pop_front();
  --in_hand_;
  return made;
}

void Crew::work() {
  std::unique_lock lock(mutex_);
  for (;;) {
    given_.wait(lock, [&] { return stopping_ || !pieces_.empty(); });
    if (stopping_) return;
    const std::uint64_t piece = pieces_.front();
    pieces_.pop_front();
    lock.unlock();
    std::string result;
    std::exception_ptr problem;
    try {
      result = make_(piece);
    } catch (...) {
      problem = std::current_exception();
    }
    lock.lock();
    if (problem != nullptr) {
      problem_ = problem;
    } else {
      results_.push_back({.piece = piece, .result = std::move(result)});
    }
    made_.notify_one();
    if (problem != nullptr) return;
  }
}

}  // namespace reckon::work
