// SPDX-License-Identifier: MIT
// How far long work is, how fast it goes, and when to say so.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>

namespace reckon::work {

/// The progress of work of which a part may have been done before. Times are given, so that tests
/// need not wait.
class Pace {
 public:
  using Time = std::chrono::steady_clock::time_point;

  /// `done` of `total` pieces are done when it starts.
  Pace(std::uint64_t done, std::uint64_t total, Time start);

  /// 0 to 1.
  double share(std::uint64_t done) const;
  /// `120 of 4096 pieces (2.9 %), 14.2 a second, 4 min 40 s left`. The rate is that since the
  /// start; before the first piece is done there is none.
  std::string text(std::uint64_t done, Time now) const;
  /// Whether a minute has passed since the start or since it said so last.
  bool minute_passed(Time now);

 private:
  std::uint64_t done_before_;
  std::uint64_t total_;
  Time start_;
  Time told_;
};

/// `12 s`, `4 min 40 s`, `3 h 5 min`, `12 days 4 h`.
std::string to_text(std::chrono::seconds duration);

}  // namespace reckon::work
