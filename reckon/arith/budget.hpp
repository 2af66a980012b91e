// SPDX-License-Identifier: MIT
// Limits on the work done for one question.
#pragma once

#include <algorithm>
#include <cstdint>

#include "reckon/arith/stop_flag.hpp"

namespace reckon {

/// A number of steps that work may take, and a flag that ends it earlier. A step is roughly a
/// nanosecond on a processor of 2020; each loop declares its measured steps per turn, rounded up.
/// Steps are counted, not timed. The same question therefore takes the same number everywhere, and
/// every machine answers it or refuses it alike.
///
/// Long loops spend steps as they go, and return within a millisecond once that fails. Their result
/// is then safe to hold and to destroy, but meaningless: the owner of the budget checks over()
/// before using it.
class Budget {
 public:
  static constexpr std::uint64_t kEndless = ~std::uint64_t{0};

  explicit Budget(std::uint64_t steps = kEndless, StopFlag stop = {})
      : left_(steps), most_(steps), stop_(stop) {
    take_slice();
  }

  /// Takes steps that have been done or are about to be done. False if the work has to end, because
  /// too few steps are left or the flag is set; from then on always false. Cost: a comparison.
  bool spend(std::uint64_t steps) {
    if (steps > slice_) [[unlikely]] {
      return spend_beyond(steps);
    }
    slice_ -= steps;
    return true;
  }

  /// Returns another budget with the same flag, of this many steps or of those left if they are
  /// fewer. Its steps are not spent from this budget.
  Budget part(std::uint64_t steps) const {
    return Budget(over_ ? 0 : std::min(steps, left_ + slice_), stop_);
  }

  /// Returns whether `spend` has returned false.
  bool over() const { return over_; }
  /// Returns whether the flag was set: over, though steps may be left.
  bool stopped() const { return stopped_; }
  /// Returns the steps done, including those beyond the budget.
  std::uint64_t spent() const { return most_ - left_ - slice_ + beyond_; }

 private:
  // The flag is checked after this many steps: thousands of times a second, at no measurable cost.
  static constexpr std::uint64_t kSlice = 100'000;

  void take_slice() {
    slice_ = std::min(left_, kSlice);
    left_ -= slice_;
  }

  bool spend_beyond(std::uint64_t steps) {
    if (over_) return false;
    stopped_ = stop_.is_set();
    over_ = stopped_ || steps > left_ + slice_;
    if (over_) {
      // With an empty slice, every later call comes here.
      beyond_ = steps;
      left_ += slice_;
      slice_ = 0;
      return false;
    }
    left_ -= steps - slice_;
    take_slice();
    return true;
  }

  std::uint64_t left_;       // beyond the slice
  std::uint64_t slice_ = 0;  // before the flag is checked again
  std::uint64_t most_;
  std::uint64_t beyond_ = 0;
  StopFlag stop_;
  bool over_ = false;
  bool stopped_ = false;
};

}  // namespace reckon
