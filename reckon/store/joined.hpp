// SPDX-License-Identifier: MIT
// Schemas that are put together from parts, since versions of a format share most of them.
#pragma once

#include <algorithm>
#include <array>
#include <string_view>

namespace reckon::store {

/// The texts one after the other, with a 0 at the end.
template <const std::string_view&... kParts>
inline constexpr auto kJoined = [] {
  std::array<char, (kParts.size() + ... + 1)> text{};
  auto end = text.begin();
  ((end = std::ranges::copy(kParts, end).out), ...);
  return text;
}();

}  // namespace reckon::store
