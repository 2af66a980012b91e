// SPDX-License-Identifier: MIT
// When an attempt ends. All times are in milliseconds since 1970, by the clock of the server.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace reckon::contest {

using Millis = std::int64_t;

/// A time in which nothing could be written: the server or its disk was away.
struct Outage {
  Millis from = 0;
  Millis to = 0;

  friend bool operator==(const Outage&, const Outage&) = default;
};

/// How long changes still count after the end: they were made in time, and came late.
inline constexpr Millis kGrace = 120'000;
/// A silence of the server that is longer than this is an outage.
inline constexpr Millis kLongestSilence = 2'000;

/// Returns the end of an attempt that started then and has this long. The time that outages took
/// from it is given back: the end is the least number with
/// `end = started + length + time of outages between started and end`. Outages may come in any
/// order, overlap, or be empty. Cost: sorts them.
Millis end_of(Millis started, Millis length, std::span<const Outage> outages);

/// Returns the time to write: minutes, and an extra share of them in percent, and extra seconds.
constexpr Millis length_of(std::int64_t minutes, std::int64_t extra_percent,
                           std::int64_t extra_seconds) {
  constexpr Millis kMinute = 60'000;
  constexpr Millis kSecond = 1'000;
  return minutes * kMinute + minutes * kMinute * extra_percent / 100 + extra_seconds * kSecond;
}

}  // namespace reckon::contest
