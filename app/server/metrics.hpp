// SPDX-License-Identifier: MIT
// Metrics of a running server, for its operators.
#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <map>
#include <mutex>
#include <string>
#include <string_view>

namespace reckon::server {

/// Counters, which count from the start.
enum class Count : std::uint8_t {
  answers,              ///< by status
  refused_connections,  ///< by reason
  room_messages,
  room_refusals,  ///< by the reason given to the client
  room_ends,      ///< by the reason given to the client
  commits,        ///< by result
};
inline constexpr std::size_t kCounts = 6;

/// Gauges, which rise and fall.
enum class Level : std::uint8_t {
  connections,
  room_connections,
  questions,
  pictures,
  rooms,
  room_messages_waiting,
  matches_bytes,
  disk_free_bytes,
  in_memory,
  ready,
};
inline constexpr std::size_t kLevels = 10;

/// Measured times.
enum class Span : std::uint8_t { answer, commit };
inline constexpr std::size_t kSpans = 2;

/// Any thread may call its functions. Each costs less than a microsecond, except text().
class Metrics {
 public:
  /// Counts one more. Labels are constants of the program, so they are few.
  void count(Count what, std::string_view label = {});
  void set(Level what, std::int64_t value) { levels_.at(index(what)) = value; }
  std::int64_t level(Level what) const { return levels_.at(index(what)); }
  void observe(Span what, std::chrono::nanoseconds time);

  /// Returns all metrics, including those of the process, as Prometheus reads them (text format
  /// 0.0.4). Cost: tens of microseconds.
  std::string text() const;

 private:
  /// Upper bounds of the histogram, in microseconds; its last class has no bound.
  static constexpr std::array<std::uint64_t, 11> kBounds = {
      500, 1'000, 2'500, 5'000, 10'000, 25'000, 50'000, 100'000, 250'000, 1'000'000, 5'000'000};

  struct Times {
    std::array<std::uint64_t, kBounds.size() + 1> counts{};
    std::chrono::nanoseconds sum{};
  };

  template <typename What>
  static constexpr std::size_t index(What what) {
    return static_cast<std::size_t>(what);
  }
  void add_counts(std::string& text) const;
  void add_times(std::string& text) const;

  mutable std::mutex mutex_;
  std::array<std::map<std::string, std::uint64_t, std::less<>>, kCounts> counts_;
  std::array<Times, kSpans> times_;
  std::array<std::atomic<std::int64_t>, kLevels> levels_{};
};

}  // namespace reckon::server
