// SPDX-License-Identifier: MIT
// Two examples of every command, and what else its help says.
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>

namespace reckon::cli {

/// What help says of a command after its options. Tests run each example, in a folder that holds
/// the files that examples name.
struct HelpRow {
  std::string_view command;  ///< `krypto solve`
  std::array<std::string_view, 2> examples;
  std::string_view notes{};  ///< paragraphs, as in HelpPage
};

std::span<const HelpRow> help_rows();
/// The row of a command; nothing for an area.
const HelpRow* help_row(std::string_view command);

/// What `reckon` alone prints: what one can do, and the command that does it, in ten lines.
std::string overview();

}  // namespace reckon::cli
