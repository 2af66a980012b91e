// SPDX-License-Identifier: MIT
// A limit on how often a client may do something.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace reckon::rooms {

/// A token bucket: `burst` at once, then `rate` a second. A client that ignores refusals goes into
/// debt.
class Bucket {
 public:
  struct Rate {
    double burst;
    double rate;
    double most_debt;
  };

  /// Returns how many may be taken now.
  double left(const Rate& rate, std::int64_t now) const {
    const double seconds = static_cast<double>(now - since_) / 1000;
    return rate.burst - std::max(taken_ - seconds * rate.rate, 0.0);
  }

  /// Takes one, or several. Returns how many are left; a negative result means too many were taken.
  double take(const Rate& rate, std::int64_t now, std::size_t times = 1) {
    taken_ = rate.burst - left(rate, now) + static_cast<double>(times);
    since_ = now;
    return rate.burst - taken_;
  }

 private:
  double taken_ = 0;
  std::int64_t since_ = 0;
};

}  // namespace reckon::rooms
