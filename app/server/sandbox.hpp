// SPDX-License-Identifier: MIT
// A process that locks itself in before it looks at what a stranger sent: the one user of
// libseccomp.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>

#include "reckon/text/result.hpp"

namespace reckon::server {

/// What a process that is locked in may still do, beside calculating.
struct Confinement {
  int out = -1;                           ///< the one descriptor it may write to
  std::uint64_t memory = 0;               ///< bytes of addresses, those in use included
  std::chrono::seconds processor_time{};  ///< from the start of the process; then SIGXCPU ends it
};

/// Which of the system's means to lock a process in are missing here, as `Landlock and seccomp`;
/// empty if none is. A container may withhold them, or an old kernel.
std::string missing_means();

/// Locks in the calling process, which must have one thread, and all that it starts, for good: it
/// opens no file, socket or process any more, and cannot look at other processes or signal them.
/// Calls that are not allowed fail with EPERM. Means that are missing are left out; fails if others
/// cannot be used, and then the process must end.
///
/// With AddressSanitizer, which reserves terabytes of addresses and reports on standard error,
/// memory is not bounded and standard error may be written to.
Result<void> lock_in(const Confinement& confinement);

}  // namespace reckon::server
