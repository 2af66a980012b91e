// SPDX-License-Identifier: MIT
// Local times of windows, as plans have them.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace reckon::contest {

/// Returns the seconds of the clock on the wall since the start of 1970, for a local time such as
/// 2026-04-22T07:30. Empty for any other text, and for a day or an hour that does not exist.
std::optional<std::int64_t> seconds_of_local(std::string_view text);

}  // namespace reckon::contest
