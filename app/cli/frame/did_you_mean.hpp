// SPDX-License-Identifier: MIT
// Suggestions for mistyped names.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace reckon::cli {

/// Returns the steps from one word to another: an added, removed or changed character, or two
/// neighbours swapped (optimal string alignment). Costs the product of their lengths.
std::size_t typing_distance(std::string_view from, std::string_view to);

/// Returns the name nearest to the typed text, if it is near enough. At most a third of its
/// characters differ, or it continues a text of at least two characters.
std::string nearest_name(std::string_view typed, std::span<const std::string> names);

}  // namespace reckon::cli
