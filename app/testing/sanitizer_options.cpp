// SPDX-License-Identifier: MIT
// The options of sanitizers in tests, and in the program that these start. Environment variables
// take precedence.

#pragma clang diagnostic ignored "-Wreserved-identifier"

// NOLINTBEGIN(bugprone-reserved-identifier,readability-identifier-naming): AddressSanitizer's own
// name
extern "C" const char* __asan_default_options();

/// Freed memory is reused after 1 MB more was freed, and frames of returned functions after 64 KB.
/// With the default of 256 MB, memory is never in a cache and always new to the system. Then tests
/// that allocate much take half as long again. A thread hands its freed memory over after 64 KB,
/// since the default of a megabyte exceeds the caches too. Two stack frames show where memory was
/// allocated; for more, the sanitizer must walk the stack each time.
extern "C" const char* __asan_default_options() {
  return "quarantine_size_mb=1:thread_local_quarantine_size_kb=64:max_uar_stack_size_log=16:"
         "malloc_context_size=2";
}
// NOLINTEND(bugprone-reserved-identifier,readability-identifier-naming)
