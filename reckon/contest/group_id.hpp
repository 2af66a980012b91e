// SPDX-License-Identifier: MIT
// The id of a group whose name another group of the season has: the name that the teacher wrote,
// with random characters behind it, as in `6a~K7QX2M4T`. So two teachers may each have a 6a, and
// neither sees the other.
#pragma once

#include <string>
#include <string_view>

#include "reckon/contest/access_code.hpp"

namespace reckon::contest {

/// Stands between a name and what is random. Names of new groups have none.
inline constexpr char kBehindName = '~';

/// Returns an id for a group of this name, with 40 random bits.
std::string draw_group_id(std::string_view name, const Chance& chance);

/// Returns the name of a group, which people see: its id without what is random. Other ids are
/// names themselves, such as those that commands enrol.
std::string_view group_name(std::string_view id);

}  // namespace reckon::contest
