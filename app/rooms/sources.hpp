// SPDX-License-Identifier: MIT
// The sources of time and randomness, which tests replace.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>

namespace reckon::rooms {

struct Sources {
  /// Milliseconds since some starting point; never goes back.
  std::function<std::int64_t()> clock;
  /// Milliseconds since 1970.
  std::function<std::int64_t()> date;
  /// 64 unpredictable bits.
  std::function<std::uint64_t()> chance;
};

/// Returns the sources of the system. `chance` ends the process if the system cannot provide random
/// bits.
Sources system_sources();

/// The length of the code of a room, in characters.
inline constexpr std::size_t kCodeLength = 6;
/// The same for a class: so long that its code is accepted while others guess (Limits).
inline constexpr std::size_t kClassCodeLength = 8;
/// The same for a private room.
inline constexpr std::size_t kPrivateCodeLength = 12;

/// Returns a code of characters from 23456789ABCDEFGHJKMNPQRSTUVWXYZ, which are hard to confuse.
std::string draw_code(const Sources& sources, std::size_t length);
/// Returns 128 random bits as 32 hexadecimal digits.
std::string draw_token(const Sources& sources);
/// Whether both are equal, in a time that does not depend on where they differ.
bool same_token(const std::string& one, const std::string& other);

/// Returns the day of a date, as `2026-05-31`, in UTC.
std::string day_of(std::int64_t date);

}  // namespace reckon::rooms
