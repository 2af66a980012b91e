// SPDX-License-Identifier: MIT
// The file of matches, as commands name it.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "app/cli/frame/command_line.hpp"

namespace reckon::cli {

/// Adds --matches FILE.
void add_matches(const Command& command, std::optional<std::string>& file);

/// The file that is taken without --matches; nothing if there is no HOME.
std::optional<std::filesystem::path> usual_matches_file();

}  // namespace reckon::cli
