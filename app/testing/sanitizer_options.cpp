// SPDX-License-Identifier: MIT
// What sanitizers do otherwise in tests, and in the program that these start, than elsewhere.
// Variables of the environment go before it.

#pragma clang diagnostic ignored "-Wreserved-identifier"

// NOLINTBEGIN(bugprone-reserved-identifier,readability-identifier-naming): AddressSanitizer's own
// name
extern "C" const char* __asan_default_options();

/// Memory that was freed is used again when 1 MB more was, and frames of functions that have
/// returned when 64 KB more have. With 256 MB, as usual, memory is never in a cache, and always new
/// to the system: tests that allocate much take half as long again. A thread hands what it has
/// freed over after 64 KB, since the usual megabyte leaves the caches too. Two calls say where
/// memory was asked for; to note more the sanitizer has to walk the stack each time.
extern "C" const char* __asan_default_options() {
  return "quarantine_size_mb=1:thread_local_quarantine_size_kb=64:max_uar_stack_size_log=16:"
         "malloc_context_size=2";
}
// NOLINTEND(bugprone-reserved-identifier,readability-identifier-naming)
