// SPDX-License-Identifier: MIT
// A pool of threads that do numbered pieces.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <exception>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

namespace reckon::work {

/// Makes the result of a piece. Runs on any thread, on several at a time.
using Make = std::function<std::string(std::uint64_t piece)>;

/// A pool of threads that make results. One thread hands them pieces and takes back the results in
/// order of completion. Cost: two locks per piece.
class Crew {
 public:
  struct Made {
    std::uint64_t piece = 0;
    std::string result;
  };

  /// Starts at least one thread; fewer than `threads` if the system allows no more.
  Crew(unsigned threads, Make make);
  /// Waits for the pieces in progress and drops the others.
  ~Crew();
  Crew(const Crew&) = delete;
  Crew& operator=(const Crew&) = delete;

  void give(std::uint64_t piece);
  /// The number of pieces handed in and not yet taken back.
  std::size_t in_hand() const { return in_hand_; }
  /// The next result; empty if none is ready after `patience`. Throws what Make threw.
  std::optional<Made> take(std::chrono::milliseconds patience);

 private:
  void work();

  const Make make_;
  std::size_t in_hand_ = 0;

  std::mutex mutex_;
  std::condition_variable given_;
  std::condition_variable made_;
  bool stopping_ = false;
  std::deque<std::uint64_t> pieces_;
  std::deque<Made> results_;
  std::exception_ptr problem_;

  std::vector<std::jthread> threads_;
};

}  // namespace reckon::work
