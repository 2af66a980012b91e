// SPDX-License-Identifier: MIT
// Choices that have names.
#pragma once

#include <optional>
#include <ranges>
#include <string_view>

namespace reckon {

/// Returns the choice that `name_of` gives this name, if any.
template <std::ranges::input_range Choices>
std::optional<std::ranges::range_value_t<Choices>> named(const Choices& choices,
                                                         std::string_view name) {
  for (const auto choice : choices) {
    if (name_of(choice) == name) return choice;
  }
  return std::nullopt;
}

}  // namespace reckon
