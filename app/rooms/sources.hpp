// SPDX-License-Identifier: MIT
// Where time and chance come from, so that tests can say what they are.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>

namespace reckon::rooms {

struct Sources {
  /// Milliseconds since some beginning; never goes back.
  std::function<std::int64_t()> clock;
  /// Milliseconds since 1970.
  std::function<std::int64_t()> date;
  /// 64 bits that nobody can foretell.
  std::function<std::uint64_t()> chance;
};

/// Those of the system. `chance` ends the process if the system has none to give.
Sources system_sources();

/// How many characters the code of a room has.
inline constexpr std::size_t kCodeLength = 6;
/// The same for a class: so long that its code need not wait for what others guess (Limits).
inline constexpr std::size_t kClassCodeLength = 8;
/// The same for a private room.
inline constexpr std::size_t kPrivateCodeLength = 12;

/// Characters of 23456789ABCDEFGHJKMNPQRSTUVWXYZ, among which nobody takes one for another.
std::string draw_code(const Sources& sources, std::size_t length);
/// 128 bits, as 32 hexadecimal digits.
std::string draw_token(const Sources& sources);
/// Whether both are the same, in a time that does not depend on where they differ.
bool same_token(const std::string& one, const std::string& other);

/// The day of a date, as `2026-05-31`, in UTC.
std::string day_of(std::int64_t date);

}  // namespace reckon::rooms
