// How much tests try.
#pragma once

namespace reckon {

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define RECKON_SANITIZED 1
#endif
#endif
#if defined(RECKON_SANITIZED) || defined(__SANITIZE_ADDRESS__)
inline constexpr bool kSanitized = true;
#else
inline constexpr bool kSanitized = false;
#endif

/// All of a long comparison where the code is optimised; with the sanitizers, which look for other
/// faults and take ten times as long, a part of it.
constexpr auto effort(auto all, auto part) { return kSanitized ? part : all; }

}  // namespace reckon
