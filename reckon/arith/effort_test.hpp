// SPDX-License-Identifier: MIT
// How much tests try.
#pragma once

namespace reckon {

/// Whether what is tested looks for faults of its own, and takes ten times as long.
#if defined(RECKON_SANITIZED)
inline constexpr bool kSanitized = true;
#else
inline constexpr bool kSanitized = false;
#endif

/// All of a long comparison where the code is optimised; a part of it where it is sanitized.
constexpr auto effort(auto all, auto part) { return kSanitized ? part : all; }

}  // namespace reckon
