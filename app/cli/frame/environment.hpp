// SPDX-License-Identifier: MIT
// What the environment of the program says.
#pragma once

#include <chrono>
#include <filesystem>
#include <optional>
#include <string>

namespace reckon::cli {

/// A variable; empty if there is none.
std::string variable(const char* name);

/// What the calendar on the wall shows: the date here, by TZ or the zone of the machine.
std::chrono::year_month_day local_date();

// Where the files of a user are, by the XDG Base Directory Specification.

/// The name of a file for data that is worth keeping: in $XDG_DATA_HOME/reckon, or the same in
/// ~/.local/share; nothing if there is no home.
std::optional<std::filesystem::path> user_data_file(const char* name);
/// The same for the state of a program: in $XDG_STATE_HOME/reckon or ~/.local/state.
std::optional<std::filesystem::path> user_state_file(const char* name);

}  // namespace reckon::cli
