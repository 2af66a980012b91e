// SPDX-License-Identifier: MIT
// What `--help` prints: one page for each command and area.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace reckon::cli {

/// A line of a list in help: what one types, and what it does.
struct HelpLine {
  std::string name;
  std::string text;
};

/// Everything that help says about a command or an area.
struct HelpPage {
  std::string name;   ///< `reckon krypto solve`
  std::string usage;  ///< what follows the name: `[options] HAND`
  std::string summary{};
  std::vector<HelpLine> commands{};
  std::vector<HelpLine> arguments{};
  std::vector<HelpLine> options{};
  std::string notes{};  ///< paragraphs; lines that begin with a blank are kept as they are
  std::vector<std::string> examples{};
};

/// The page, wrapped to a width of at least kLeastHelpWidth; names and examples are never broken.
std::string to_text(const HelpPage& page, std::size_t width);

constexpr std::size_t kLeastHelpWidth = 40;
/// Longer lines are tiring to read.
constexpr std::size_t kMostHelpWidth = 100;

/// The width of help: $COLUMNS, else that of the terminal that standard output is, else 80; within
/// the bounds above.
std::size_t help_width();

}  // namespace reckon::cli
