// SPDX-License-Identifier: MIT
// The progress and speed of long work, and when to report them.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>

namespace reckon::work {

/// The progress of long work, part of which may be done already. Callers pass the times, so tests
/// need not wait.
class Pace {
 public:
  using Time = std::chrono::steady_clock::time_point;

  /// Starts with `done` of `total` pieces done.
  Pace(std::uint64_t done, std::uint64_t total, Time start);

  /// The share that is done, from 0 to 1.
  double share(std::uint64_t done) const;
  /// `120 of 4096 pieces (2.9 %), 14.2 a second, 4 min 40 s left`. The rate is measured since the
  /// start; there is none before the first piece is done.
  std::string text(std::uint64_t done, Time now) const;
  /// Whether a minute has passed since the start or since this last returned true.
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
