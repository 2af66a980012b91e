// SPDX-License-Identifier: MIT
// Slows down those who try codes of others.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <unordered_map>

#include "app/traffic/address.hpp"

namespace reckon::contests {

/// Counts tries of codes by address and hour. An address may fail 100 times, and 10 times for each
/// success of this hour; then each further try waits a second after the one before it. So a class
/// behind one address is not kept out by a classmate. Times are in milliseconds by a clock that
/// never goes back. Memory: about 100 bytes an address, at most kMostAddresses.
class EntryGate {
 public:
  static constexpr std::int64_t kFree = 100;
  static constexpr std::int64_t kFreeBySuccess = 10;
  static constexpr std::int64_t kWait = 1'000;
  /// Tries that wait longer than this are refused.
  static constexpr std::int64_t kLongestWait = 10'000;
  static constexpr std::size_t kMostAddresses = 65'536;

  /// Returns how long a try has to wait; nothing if it is refused, because too many wait already.
  std::optional<std::int64_t> wait(const traffic::Address& address, std::int64_t now);
  /// Notes the outcome of a try.
  void note(const traffic::Address& address, bool found, std::int64_t now);
  /// Returns the failures of all addresses in this hour.
  std::int64_t failures(std::int64_t now) const;

 private:
  struct Tries {
    std::int64_t hour = 0;
    std::int64_t failures = 0;
    std::int64_t successes = 0;
    std::int64_t next = 0;  // when the next try may be answered
  };
  Tries& tries_of(const traffic::Address& address, std::int64_t now);

  std::unordered_map<traffic::Address, Tries> addresses_;
  std::int64_t hour_ = 0;
  std::int64_t failures_ = 0;
};

}  // namespace reckon::contests
