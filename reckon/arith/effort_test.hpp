// SPDX-License-Identifier: MIT
// How thorough tests are.
#pragma once

namespace reckon {

/// Whether the tested code is built with sanitizers, and takes ten times as long.
#if defined(RECKON_SANITIZED)
inline constexpr bool kSanitized = true;
#else
inline constexpr bool kSanitized = false;
#endif

/// `all` in optimised builds; `part` under sanitizers.
constexpr auto effort(const auto& all, const auto& part) { return kSanitized ? part : all; }

}  // namespace reckon
