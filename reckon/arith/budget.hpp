// SPDX-License-Identifier: MIT
// How much work may be done for a question.
#pragma once

#include <algorithm>
#include <cstdint>

#include "reckon/arith/stop_flag.hpp"

namespace reckon {

/// Steps of work that may be done, and a flag that ends the work before. A step is what a
/// nanosecond of a processor of 2020 does; each loop says how many of them a turn takes, by
/// measurement, rather too many than too few. They are counted, not timed: the same work has as
/// many everywhere, so that the same question is answered or refused on every machine.
///
/// Whoever works in long loops spends steps as it goes, and ends soon after it cannot: within a
/// millisecond. What it then gives is safe to hold and to destroy, but means nothing: whoever owns
/// the budget looks whether it is over before using the result.
class Budget {
 public:
  static constexpr std::uint64_t kEndless = ~std::uint64_t{0};

  explicit Budget(std::uint64_t steps = kEndless, StopFlag stop = {})
      : left_(steps), most_(steps), stop_(stop) {
    take_slice();
  }

  /// Takes steps that have been done, or are about to be; false if the work has to end, be it that
  /// there are not as many or that the flag is set. Then it is false for ever. Cost: a comparison.
  bool spend(std::uint64_t steps) {
    if (steps > slice_) [[unlikely]] {
      return spend_beyond(steps);
    }
    slice_ -= steps;
    return true;
  }

  /// Another budget, of this many steps or of those left if they are fewer, which the same flag
  /// ends. What it spends is not yet spent here.
  Budget part(std::uint64_t steps) const {
    return Budget(over_ ? 0 : std::min(steps, left_ + slice_), stop_);
  }

  /// Whether `spend` has been false.
  bool over() const { return over_; }
  /// Whether the flag was seen: over, though there may be steps left.
  bool stopped() const { return stopped_; }
  /// The steps done, those included that were too many.
  std::uint64_t spent() const { return most_ - left_ - slice_ + beyond_; }

 private:
  // The flag is checked each time that this many steps are done: thousands of times a second, at no
  // cost.
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
      // Nothing is left in the slice, so that whatever is spent comes here.
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
  std::uint64_t slice_ = 0;  // until the flag is looked at
  std::uint64_t most_;
  std::uint64_t beyond_ = 0;
  StopFlag stop_;
  bool over_ = false;
  bool stopped_ = false;
};

}  // namespace reckon
