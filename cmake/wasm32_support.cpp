// SPDX-License-Identifier: MIT
// Functions that the standard libraries expect of the system and WebAssembly lacks.
#include <cstdint>
#include <cstdlib>
#include <exception>

namespace boost {

// Boost calls these instead of throwing when there are no exceptions.
struct source_location;
[[noreturn]] void throw_exception(const std::exception& error);
[[noreturn]] void throw_exception(const std::exception& error, const source_location& where);

void throw_exception(const std::exception& /*error*/) { std::abort(); }
void throw_exception(const std::exception& /*error*/, const source_location& /*where*/) {
  std::abort();
}

}  // namespace boost

// libc++ and its support library print why they end the program, for which they would need files
// from the surroundings.
void std::__libcpp_verbose_abort(const char* /*format*/, ...) { std::abort(); }

// Debian's libc++ is built with stack protection and leaves the first two to the program.
#pragma clang diagnostic ignored "-Wreserved-identifier"
extern "C" {
extern std::uintptr_t __stack_chk_guard;
[[noreturn]] void __stack_chk_fail();
[[noreturn]] void abort_message(const char* format, ...);

std::uintptr_t __stack_chk_guard = 0x5bd1e995U;
void __stack_chk_fail() { std::abort(); }
void abort_message(const char* /*format*/, ...) { std::abort(); }
}
