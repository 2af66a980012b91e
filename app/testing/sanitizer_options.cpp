// SPDX-License-Identifier: MIT
// What sanitizers do otherwise in tests than elsewhere. Variables of the environment go before it.

#pragma clang diagnostic ignored "-Wreserved-identifier"  // AddressSanitizer's own name

/// Memory that was freed is used again when 2 MB more were. With 256 MB, as usual, no cache ever has
/// it, and the system has to find new memory again and again: a sixth to two fifths of the time of tests.
// NOLINTNEXTLINE(bugprone-reserved-identifier): AddressSanitizer's own name
extern "C" const char* __asan_default_options();
// NOLINTNEXTLINE(bugprone-reserved-identifier)
extern "C" const char* __asan_default_options() { return "quarantine_size_mb=2"; }
