// SPDX-License-Identifier: MIT
// Threads that do numbered pieces as they are given.
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

/// Makes the result of a piece; runs on any thread, on several at a time.
using Make = std::function<std::string(std::uint64_t piece)>;

/// Threads that make results. One thread gives them pieces and takes the results back, in the order
/// in which they are finished. Cost: two locks a piece.
class Crew {
 public:
  struct Made {
    std::uint64_t piece = 0;
    std::string result;
  };

  /// At least one thread; fewer than asked for where the system has no more.
  Crew(unsigned threads, Make make);
  /// Waits for the pieces that are being made; the others are dropped.
  ~Crew();
  Crew(const Crew&) = delete;
  Crew& operator=(const Crew&) = delete;

  void give(std::uint64_t piece);
  /// How many pieces were given and are not taken back yet.
  std::size_t in_hand() const { return in_hand_; }
  /// The next result; nothing if none is there after `patience`. Throws what Make threw.
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
