// SPDX-License-Identifier: MIT
// Cancels work whose result is no longer needed.
#pragma once

#include <atomic>

namespace reckon {

/// A cancellation flag. Another thread may set it at any time; without a flag the work runs to its
/// end.
class StopFlag {
 public:
  StopFlag() = default;
  /// Watches a flag, which must outlive the work.
  explicit StopFlag(const std::atomic<bool>* flag) : flag_(flag) {}

  bool is_set() const { return flag_ != nullptr && flag_->load(std::memory_order_relaxed); }

 private:
  const std::atomic<bool>* flag_ = nullptr;
};

}  // namespace reckon
