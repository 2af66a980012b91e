// SPDX-License-Identifier: MIT
#include "app/cli/long/ranks.hpp"

#include <dlfcn.h>
#include <fmt/core.h>

#include <algorithm>
#include <filesystem>
#include <system_error>

#include "app/cli/frame/environment.hpp"
#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/features.hpp"
#include "app/dynamic/library.hpp"
#include "app/mpi/plug_in.hpp"

namespace reckon::cli {

namespace {

// mpirun of OpenMPI sets the first, srun --mpi=pmix and newer ones the second.
bool started_with_others() {
  return !variable("OMPI_COMM_WORLD_SIZE").empty() || !variable("PMIX_RANK").empty();
}

// Next to the program in a build, or in an installation.
dynamic::Library load() {
  namespace fs = std::filesystem;
  std::error_code problem;
  const fs::path here = fs::read_symlink("/proc/self/exe", problem).parent_path();
  for (const char* place : {"reckon_mpi.so", RECKON_PLUG_IN}) {
    const fs::path file = (here / place).lexically_normal();
    if (!fs::exists(file, problem)) continue;
    // MPI loads plug-ins, which look for its functions among the global ones.
    const dynamic::Library plug_in(file.c_str(), dynamic::Library::Scope::global);
    if (plug_in.is_whole()) return plug_in;
    throw Fault(kSystemFault, fmt::format("mpirun: {}: install OpenMPI", dlerror()));
  }
  const auto mpi = std::ranges::find(features(), "mpi", &Feature::name);
  if (!mpi->built_in) throw without("mpi");
  throw Fault(kSystemFault, "mpirun: reckon_mpi.so is not beside the program: install it again");
}

// Joined at the first call; left at the end of the program.
struct Meeting {
  bool asked = false;
  work::Channel* channel = nullptr;
  mpi::Leave leave = nullptr;
};

Meeting& meeting() {
  static Meeting meeting;
  return meeting;
}

}  // namespace

work::Channel* ranks() {
  Meeting& here = meeting();
  if (!here.asked && started_with_others()) {
    dynamic::Library plug_in = load();
    const mpi::Meet meet = plug_in[mpi::kMeet];
    here.leave = plug_in[mpi::kLeave];
    if (!plug_in.is_whole()) throw Fault(kSystemFault, "reckon_mpi.so: is of another version");
    here.channel = meet();
    if (here.channel == nullptr) {
      throw Fault(kSystemFault, "mpirun: MPI cannot start: see what it says above");
    }
  }
  here.asked = true;
  return here.channel;
}

void leave_ranks(int status) {
  if (meeting().channel != nullptr) meeting().leave(status);
}

}  // namespace reckon::cli
