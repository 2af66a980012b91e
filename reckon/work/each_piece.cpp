#include "reckon/work/each_piece.hpp"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <exception>
#include <mutex>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

namespace reckon::work {

namespace {

constexpr std::chrono::milliseconds kBetweenLooks(100);

// What the threads and the caller share.
class Crew {
 public:
  Crew(std::span<const std::uint64_t> pieces, std::size_t threads, const Job& job)
      : pieces_(pieces), most_waiting_(threads), job_(job) {
    threads_.reserve(threads);
    try {
      for (std::size_t i = 0; i < threads; ++i) threads_.emplace_back([this] { work(); });
    } catch (const std::system_error&) {
      if (threads_.empty()) throw;  // fewer threads do as well
    }
  }
  ~Crew() {
    const std::scoped_lock lock(mutex_);
    stopping_ = true;
    taken_.notify_all();
    // The threads are joined after the lock is gone: they are the last member.
  }
  Crew(const Crew&) = delete;
  Crew& operator=(const Crew&) = delete;

  void take_all() {
    for (std::size_t done = 0; done < pieces_.size();) {
      job_.wait();
      std::unique_lock lock(mutex_);
      made_.wait_for(lock, kBetweenLooks, [&] { return !results_.empty() || problem_ != nullptr; });
      if (problem_ != nullptr) std::rethrow_exception(problem_);
      if (results_.empty()) continue;
      const auto [piece, result] = std::move(results_.front());
      results_.pop_front();
      taken_.notify_one();
      lock.unlock();
      job_.take(piece, result);
      ++done;
    }
  }

 private:
  void work() {
    std::unique_lock lock(mutex_);
    while (!stopping_ && next_ < pieces_.size()) {
      const std::uint64_t piece = pieces_[next_++];
      lock.unlock();
      std::string result;
      std::exception_ptr problem;
      try {
        result = job_.make(piece);
      } catch (...) {
        problem = std::current_exception();
      }
      lock.lock();
      if (problem != nullptr) {
        problem_ = problem;
        made_.notify_one();
        return;
      }
      taken_.wait(lock, [&] { return stopping_ || results_.size() < most_waiting_; });
      results_.emplace_back(piece, std::move(result));
      made_.notify_one();
    }
  }

  std::span<const std::uint64_t> pieces_;
  std::size_t most_waiting_;
  const Job& job_;

  std::mutex mutex_;
  std::condition_variable made_;
  std::condition_variable taken_;
  std::size_t next_ = 0;
  bool stopping_ = false;
  std::exception_ptr problem_;
  std::deque<std::pair<std::uint64_t, std::string>> results_;

  std::vector<std::jthread> threads_;
};

}  // namespace

void each_piece(std::span<const std::uint64_t> pieces, unsigned threads, const Job& job) {
  const std::size_t useful = std::min<std::size_t>(std::max(threads, 1U), pieces.size());
  if (useful == 0) return;
  Crew(pieces, useful, job).take_all();
}

}  // namespace reckon::work
