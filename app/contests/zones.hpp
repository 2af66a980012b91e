// SPDX-License-Identifier: MIT
// Local times in time zones, turned into instants by the tables of the system.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "reckon/text/result.hpp"

namespace reckon::contests {

/// Which instant is meant by a local time that occurs twice, when clocks are set back.
enum class Twice : std::uint8_t { first, second };

/// A time zone: the offsets of local time by instant. The standard library of g++ 12 has none.
class Zone {
 public:
  /// Reads the table of a zone such as `America/Toronto`; empty is UTC. Refuses names that are not
  /// in /usr/share/zoneinfo, and unreadable files.
  static Result<Zone> read(const std::string& name);
  /// Reads the zone of this machine; UTC if it has none.
  static Result<Zone> of_machine();
  /// The same from the bytes of such a file (RFC 8536).
  static Result<Zone> of_table(std::string_view table);

  /// Returns the offset of local time from UTC then, in seconds; `instant` in seconds since 1970.
  std::int64_t offset_at(std::int64_t instant) const;
  /// Returns the instant of a local time such as `2026-04-22T07:30`, in milliseconds since 1970. A
  /// local time that is skipped, when clocks are set forward, is as long after the skip as it would
  /// have been before it. Refuses other texts.
  Result<std::int64_t> instant_of(std::string_view local, Twice twice) const;
  /// Returns the next local midnight after an instant, both in milliseconds since 1970.
  std::int64_t next_midnight(std::int64_t instant) const;

 private:
  struct Change {
    std::int64_t at = 0;
    std::int64_t offset = 0;
  };
  /// A yearly change of clocks: day d (0 is Sunday) of week w (5 is the last) of month m.
  struct Yearly {
    unsigned month = 1;
    unsigned week = 1;
    unsigned day = 0;
    std::int64_t seconds = 7200;  ///< local time, after midnight
  };
  /// The rule after the last change of the table.
  struct Rest {
    std::int64_t usual = 0;  ///< offset
    bool changes = false;
    std::int64_t summer = 0;
    Yearly begin{};
    Yearly end{};
  };

  static bool read_rest(std::string_view text, Rest& rest);
  std::int64_t offset_by_rule(std::int64_t instant) const;
  std::int64_t instant_of_local(std::int64_t local, Twice twice) const;

  std::vector<Change> changes_{};
  std::int64_t first_ = 0;  // the offset before the first change
  Rest rest_{};
};

}  // namespace reckon::contests
