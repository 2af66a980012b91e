// SPDX-License-Identifier: MIT
// The environment of the program.
#pragma once

#include <chrono>
#include <filesystem>
#include <optional>
#include <string>

namespace reckon::cli {

/// Returns a variable; empty if it is not set.
std::string variable(const char* name);

/// Returns the local date, by TZ or the time zone of the machine.
std::chrono::year_month_day local_date();

// The places of a user's files, by the XDG Base Directory Specification.

/// Returns the name of a file for important data: in $XDG_DATA_HOME/reckon, or the same in
/// ~/.local/share; empty if HOME is not set.
std::optional<std::filesystem::path> user_data_file(const char* name);
/// Returns the name of a file for the state of a program, likewise: in $XDG_STATE_HOME/reckon or
/// ~/.local/state.
std::optional<std::filesystem::path> user_state_file(const char* name);

}  // namespace reckon::cli
