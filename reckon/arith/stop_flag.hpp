// SPDX-License-Identifier: MIT
// Ending work that nobody waits for any longer.
#pragma once

#include <atomic>

namespace reckon {

/// Says whether work is still wanted. Another thread may set the flag at any time; without a flag
/// the work goes on to its end.
class StopFlag {
 public:
  StopFlag() = default;
  /// The flag must outlive the work.
  explicit StopFlag(const std::atomic<bool>* flag) : flag_(flag) {}

  bool is_set() const { return flag_ != nullptr && flag_->load(std::memory_order_relaxed); }

 private:
  const std::atomic<bool>* flag_ = nullptr;
};

}  // namespace reckon
