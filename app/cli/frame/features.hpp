// SPDX-License-Identifier: MIT
// What the program does beyond its core: what was built in, and what was not.
#pragma once

#include <string_view>

#include "app/cli/frame/build_facts.hpp"
#include "app/cli/frame/command_line.hpp"
#include "app/cli/frame/fault.hpp"

namespace reckon::cli {

/// Why the program cannot do something: this feature was not built in. The line names the packages.
Fault without(std::string_view feature);

/// A command that is not in this program, whatever it is called with.
void add_absent(const Command& area, const char* command, std::string_view feature);

}  // namespace reckon::cli
