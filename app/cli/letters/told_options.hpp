// SPDX-License-Identifier: MIT
// The options about all grids of a file: base, leading zeros, and letters.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/cli/files/json_grids.hpp"
#include "app/cli/frame/command_line.hpp"

namespace reckon::cli {

/// The options as given.
struct ToldOptions {
  std::optional<std::uint64_t> base;
  bool leading_zeros = false;
  std::vector<std::string> given;
};

/// Adds --base, --leading-zeros and --given to a command.
void add_told(const Command& command, ToldOptions& options);
/// Returns their meaning; an invalid one is a Fault.
GridRemarks told_of(const ToldOptions& options);

}  // namespace reckon::cli
