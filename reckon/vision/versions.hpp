// Functions of which the version with the fitting instructions is chosen when the program starts.
#pragma once

// Before a function: on x86-64 it is compiled for every processor, and for those since 2013.
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

// Before what such a function calls, so that it is compiled with it.
#define RECKON_INLINE inline __attribute__((always_inline))
