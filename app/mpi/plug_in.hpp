// SPDX-License-Identifier: MIT
// The interface of reckon_mpi.so, which the program loads only when mpirun started it.
#pragma once

#include "reckon/work/channel.hpp"

namespace reckon::mpi {

/// Waits until all processes have started. The channel lives until the process ends; nullptr if MPI
/// cannot start.
using Meet = work::Channel* (*)();
/// The last call. Status 0 or 1 waits for the others, which must call it too. Any other status ends
/// them and this process, and the call does not return.
using Leave = void (*)(int status);

// Their names in the library.
inline constexpr const char* kMeet = "reckon_mpi_meet";
inline constexpr const char* kLeave = "reckon_mpi_leave";

}  // namespace reckon::mpi
