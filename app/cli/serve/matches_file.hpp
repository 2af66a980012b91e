// SPDX-License-Identifier: MIT
// The file of matches as an option of commands.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "app/cli/frame/command_line.hpp"

namespace reckon::cli {

/// Adds --matches FILE.
void add_matches(const Command& command, std::optional<std::string>& file);

/// Returns the default file; empty if HOME is not set.
std::optional<std::filesystem::path> usual_matches_file();

}  // namespace reckon::cli
