// SPDX-License-Identifier: MIT
// What reckon_mpi.so offers to the program, which loads it only where mpirun started it.
#pragma once

#include "reckon/work/channel.hpp"

namespace reckon::mpi {

/// Waits until all processes are there. The channel lives until the process ends; nullptr if MPI
/// cannot start.
using Meet = work::Channel* (*)();
/// The last call. Status 0 or 1 waits for the others, which must call it too; any other ends them
/// and this process with it, and does not return.
using Leave = void (*)(int status);

// The names by which they are found.
inline constexpr const char* kMeet = "reckon_mpi_meet";
inline constexpr const char* kLeave = "reckon_mpi_leave";

}  // namespace reckon::mpi
