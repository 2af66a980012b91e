// SPDX-License-Identifier: MIT
// What the program does beyond its core: what was built in, and what was not.
#pragma once

#include <span>
#include <string_view>

#include "app/cli/frame/command_line.hpp"
#include "app/cli/frame/fault.hpp"

namespace reckon::cli {

/// A row of cmake/features.txt.
struct Feature {
  std::string_view name;
  std::string_view words;     ///< what it is
  std::string_view library;   ///< what it stands on
  std::string_view packages;  ///< Debian's, to build it with
  bool built_in = false;
};
std::span<const Feature> features();

/// The commit that the program was built from, 12 hexadecimal digits; empty if that is not known.
std::string_view commit();

/// Why the program cannot do something: this feature was not built in. The line names the packages.
Fault without(std::string_view feature);

/// A command that is not in this program, whatever it is called with.
void add_absent(const Command& area, const char* command, std::string_view feature);

}  // namespace reckon::cli
