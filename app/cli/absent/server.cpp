// SPDX-License-Identifier: MIT
// Stands in for the server.
#include "app/cli/frame/commands.hpp"
#include "app/cli/frame/features.hpp"
#include "app/server/picture_process.hpp"

namespace reckon::server {

int picture_process() { return cli::kSystemFault; }

}  // namespace reckon::server

namespace reckon::cli {

void add_serve(const Command& program, Answer&) { add_absent(program, "serve", "server"); }

void add_forget(const Command& program, Answer&) { add_absent(program, "forget", "server"); }

void add_backup(const Command& program, Answer&) { add_absent(program, "backup", "server"); }

void add_engine(const Command& program, Answer&) { add_absent(program, "engine", "server"); }

}  // namespace reckon::cli
