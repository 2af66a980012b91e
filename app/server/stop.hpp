// SPDX-License-Identifier: MIT
// How somebody who works is told that nobody waits for it.
#pragma once

#include <atomic>
#include <stop_token>

namespace reckon::server {

/// Says so both to who looks now and then, and to who sleeps. Any thread may call it.
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
