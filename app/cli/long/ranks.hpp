// SPDX-License-Identifier: MIT
// The processes that mpirun started together with this one.
#pragma once

#include "reckon/work/channel.hpp"

namespace reckon::cli {

/// Returns the channel to the other processes; nullptr if mpirun did not start this one. The first
/// call loads MPI, which the program otherwise never does: 0.4 s, in which all processes meet. A
/// missing plug-in is a Fault.
work::Channel* ranks();

/// Leaves the others, if they were met: after a fault it ends them too, with this status.
void leave_ranks(int status);

}  // namespace reckon::cli
