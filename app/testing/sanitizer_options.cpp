// SPDX-License-Identifier: MIT
// What sanitizers do otherwise in tests than elsewhere. Variables of the environment go before it.

#pragma clang diagnostic ignored "-Wreserved-identifier"

// NOLINTBEGIN(bugprone-reserved-identifier,readability-identifier-naming): AddressSanitizer's own
// name
extern "C" const char* __asan_default_options();

/// Memory that was freed is used again when 2 MB more were, and frames of functions that have
/// returned when 64 KB more have. With 256 MB, as usual, memory is never in a cache, and always new
/// to the system: tests that allocate much take half as long again.
extern "C" const char* __asan_default_options() {
  return "quarantine_size_mb=2:max_uar_stack_size_log=16";
}
// NOLINTEND(bugprone-reserved-identifier,readability-identifier-naming)
