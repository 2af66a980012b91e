// SPDX-License-Identifier: MIT
// Loops compiled for the processors of today beside those of any age; which of the two runs is
// found out when the program starts. RECKON_INLINE has what such a loop calls compiled with it.
#pragma once

// With the sanitizers the choice would come before they are ready.
#if defined(__x86_64__) && defined(__linux__) && !defined(__SANITIZE_ADDRESS__)
#if !defined(__has_feature)
#define RECKON_VERSIONS __attribute__((target_clones("arch=x86-64-v3", "default")))
#elif !__has_feature(address_sanitizer)
#define RECKON_VERSIONS __attribute__((target_clones("arch=x86-64-v3", "default")))
#endif
#endif
#if !defined(RECKON_VERSIONS)
#define RECKON_VERSIONS
#endif

#define RECKON_INLINE inline __attribute__((always_inline))
