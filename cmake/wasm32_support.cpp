// What the standard libraries expect of the surroundings and WebAssembly does not have.
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

// Debian's libc++ is built with stack protection and leaves these two to the program.
extern "C" {
extern std::uintptr_t __stack_chk_guard;
[[noreturn]] void __stack_chk_fail();

std::uintptr_t __stack_chk_guard = 0x5bd1e995U;
void __stack_chk_fail() { std::abort(); }
}
