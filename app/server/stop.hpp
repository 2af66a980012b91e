// SPDX-License-Identifier: MIT
// Stops work that is no longer wanted.
#pragma once

#include <atomic>
#include <stop_token>

namespace reckon::server {

/// Signals a stop both to a worker that polls, and to one that sleeps. Any thread may call it.
class Stop {
 public:
  void request() {
    flag_ = true;
    source_.request_stop();
  }
  bool is_requested() const { return flag_; }

  const std::atomic<bool>& flag() const { return flag_; }
  std::stop_token token() const { return source_.get_token(); }

 private:
  std::atomic<bool> flag_ = false;
  std::stop_source source_;
};

}  // namespace reckon::server
