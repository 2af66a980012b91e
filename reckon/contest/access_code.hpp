// SPDX-License-Identifier: MIT
// The codes with which entrants and their teachers enter a contest: K7QX-2M4T-9RBD.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "reckon/text/result.hpp"

namespace reckon::contest {

/// Returns 64 random bits of the system each time.
using Chance = std::function<std::uint64_t()>;

/// The length of a code without dashes: ten random characters, and two that show mistakes.
inline constexpr std::size_t kCodeLength = 12;

/// The length of a code of teachers and organisers, who can do more: 18 characters and 2.
inline constexpr std::size_t kStaffCodeLength = 20;

/// Returns a random code, without dashes, of 50 random bits. Characters are those of Crockford's
/// 32: digits, and letters but for I, L, O and U.
std::string draw_access_code(const Chance& chance);

/// Returns the same with 20 characters, of 90 random bits.
std::string draw_staff_code(const Chance& chance);

/// Returns the code in groups of four, as slips show it.
std::string shown(std::string_view code);

/// Reads a code as people type it: in either case, with blanks or dashes anywhere, O for 0, and I
/// or L for 1. Returns it without dashes. Refuses every code with one or two wrong characters next
/// to each other swapped, and others with a chance of 1023 in 1024.
Result<std::string> read_access_code(std::string_view text);
/// Reads a code of either length.
Result<std::string> read_any_code(std::string_view text);

}  // namespace reckon::contest
