// SPDX-License-Identifier: MIT
// The bank of a command.
#pragma once

#include <optional>
#include <string>

#include "reckon/store/bank.hpp"

namespace reckon::cli {

/// The file that is given, or the usual one: $XDG_DATA_HOME/reckon/bank.sqlite, or the same in
/// ~/.local/share. A Fault if there is no home.
std::string bank_file(const std::optional<std::string>& given);
/// Opens it; makes the folder of the usual one if that is to be filled.
store::Bank open_bank(const std::optional<std::string>& given, store::Bank::Mode mode);

}  // namespace reckon::cli
