// SPDX-License-Identifier: MIT
// What sanitizers do otherwise in tests than elsewhere. Variables of the environment go before it.

#pragma clang diagnostic ignored "-Wreserved-identifier"

/// Memory that was freed is used again when 2 MB more were. With 256 MB, as usual, it is never in a
/// cache, and always new to the system: that takes a quarter of the time of tests that allocate
/// much.
// NOLINTNEXTLINE(bugprone-reserved-identifier): a name of AddressSanitizer
extern "C" const char* __asan_default_options();
// NOLINTNEXTLINE(bugprone-reserved-identifier): a name of AddressSanitizer
extern "C" const char* __asan_default_options() { return "quarantine_size_mb=2"; }
