// SPDX-License-Identifier: MIT
// The processes that mpirun started together with this one.
#pragma once

#include "reckon/work/channel.hpp"

namespace reckon::cli {

/// What joins this process to the others; nullptr if mpirun did not start it. The first call loads
/// MPI, which the program does without otherwise: 0.4 s, in which all processes meet. A missing
/// plug-in is a Fault.
work::Channel* ranks();

/// Parts from the others, if they were met: after a fault it ends them too, with this status.
void leave_ranks(int status);

}  // namespace reckon::cli
