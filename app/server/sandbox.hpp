// SPDX-License-Identifier: MIT
// Confines a process before it parses untrusted data: the only user of libseccomp.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>

#include "reckon/text/result.hpp"

namespace reckon::server {

/// The remaining abilities of a confined process, besides calculating.
struct Confinement {
  int out = -1;                           ///< the only descriptor it may write to
  std::uint64_t memory = 0;               ///< bytes of address space, including those in use
  std::chrono::seconds processor_time{};  ///< from the start of the process; then SIGXCPU ends it
};

/// Returns which of the system's means of confinement are missing here, as `Landlock and seccomp`;
/// empty if none. A container may withhold them, or an old kernel.
std::string missing_means();

/// Confines the calling process, which must have one thread, and all its children, permanently. It
/// cannot open files, sockets or processes any longer, nor inspect or signal other processes.
/// Forbidden calls fail with EPERM. Missing means are skipped; it fails if existing ones cannot be
/// used, and then the process must end.
///
/// With AddressSanitizer, which reserves terabytes of addresses and reports on standard error,
/// memory is not limited and standard error may be written to.
Result<void> lock_in(const Confinement& confinement);

/// Confines the calling process, which has one thread, before it becomes another program that reads
/// untrusted data. That program may read and execute what the system has installed, and write to
/// the descriptors that it was given. It can open no other files, write none, and open no sockets,
/// nor inspect or signal other processes. Missing means are skipped, as by lock_in(). The caller
/// limits its memory and time.
Result<void> lock_in_program();

}  // namespace reckon::server
