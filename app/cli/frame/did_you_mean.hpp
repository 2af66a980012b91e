// SPDX-License-Identifier: MIT
// What somebody may have meant who mistyped a name.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace reckon::cli {

/// The steps from one word to another: a character more, fewer or other, or two neighbours swapped
/// (optimal string alignment). Costs the product of their lengths.
std::size_t typing_distance(std::string_view from, std::string_view to);

/// The one of the names that is nearest to what was typed, if it is near enough to be meant: a
/// third of its characters or fewer differ, or it goes on after at least two that were typed.
std::string nearest_name(std::string_view typed, std::span<const std::string> names);

}  // namespace reckon::cli
