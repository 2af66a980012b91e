// SPDX-License-Identifier: MIT
// The pages of `--help`: one for each command and area.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace reckon::cli {

/// A line of a list in help: the words to type, and their effect.
struct HelpLine {
  std::string name;
  std::string text;
};

/// The help for a command or an area.
struct HelpPage {
  std::string name;   ///< `reckon krypto solve`
  std::string usage;  ///< the text after the name: `[options] HAND`
  std::string summary{};
  std::vector<HelpLine> commands{};
  std::vector<HelpLine> arguments{};
  std::vector<HelpLine> options{};
  std::string notes{};  ///< paragraphs; lines that begin with a blank are kept unchanged
  std::vector<std::string> examples{};
};

/// Returns the page, wrapped to a width of at least kLeastHelpWidth; names and examples are never
/// broken.
std::string to_text(const HelpPage& page, std::size_t width);

constexpr std::size_t kLeastHelpWidth = 40;
/// Longer lines are tiring to read.
constexpr std::size_t kMostHelpWidth = 100;

/// Returns the width of help: $COLUMNS, else that of the terminal on standard output, else 80;
/// within the limits above.
std::size_t help_width();

}  // namespace reckon::cli
