// SPDX-License-Identifier: MIT
// Compiles loops twice, for recent processors and for any; the version to run is chosen when the
// program starts. RECKON_INLINE inlines the functions that such a loop calls.
#pragma once

// Under the sanitizers the choice would run before they are initialised.
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
