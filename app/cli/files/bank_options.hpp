// SPDX-License-Identifier: MIT
// Options of the commands that use the bank.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "app/cli/frame/command_line.hpp"
#include "reckon/kinds/kind.hpp"

namespace reckon::cli {

/// Adds --bank FILE.
Option add_bank(const Command& command, std::optional<std::string>& file);
/// Adds --mark TEXT: the recipient of the puzzles.
Option add_mark(const Command& command, std::optional<std::string>& mark, const std::string& help);
/// Adds --kind; empty if it is not given.
void add_bank_kind(const Command& command, std::optional<kinds::Kind>& kind,
                   const std::string& help);
/// Adds --difficulty, `3` or `1-4`.
Option add_levels(const Command& command, std::optional<kinds::Levels>& levels,
                  const std::string& help);

/// Whether a recipient may have this name: 1 to 200 bytes of UTF-8, without control characters.
bool is_name(std::string_view text);

/// Returns the current day in UTC, as `2026-05-31`; or the day of SOURCE_DATE_EPOCH, seconds since
/// 1970, for reproducible results.
std::string today();

}  // namespace reckon::cli
