// SPDX-License-Identifier: MIT
// All commands of the program, from their help, so that a test of all of them omits none.
#pragma once

#include <cctype>
#include <string>
#include <string_view>
#include <vector>

#include "app/testing/run_program_test.hpp"

namespace reckon::cli {

/// An option or argument in the help of a command.
struct HelpEntry {
  std::string name{};  ///< `--file`, or `FILE` for an argument; the last of several names
  std::string type{};  ///< `FILE`; empty if the help has none
  bool argument = false;
};

/// A command that is not an area.
struct HelpCommand {
  Words words;  ///< `krypto`, `solve`
  std::vector<HelpEntry> entries;
  std::vector<std::string> examples{};

  std::string name() const {
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
    return text;
  }
};

namespace help {

/// Returns the lines of a section of a help page, without continuation lines.
inline std::vector<std::string> lines_of_part(const Outcome& help, const std::string& heading) {
  std::vector<std::string> lines;
  bool inside = false;
  for (const std::string& line : help.lines()) {
    if (!line.starts_with("  ")) inside = line == heading + ":";
    if (inside && line.starts_with("  ") && line[2] != ' ') lines.push_back(line.substr(2));
  }
  return lines;
}

/// Reads a line such as `-o, --output FILE   File to write`: a name, and a type in capitals or with
/// | in it.
inline HelpEntry entry_in(const std::string& line, bool argument) {
  const std::string head = line.substr(0, line.find("  "));
  std::istringstream words(head);
  HelpEntry entry;
  entry.argument = argument;
  while (words >> entry.name && entry.name.ends_with(',')) {
  }
  words >> entry.type;
  const bool is_type = entry.type.find('|') != std::string::npos ||
                       std::isupper(static_cast<unsigned char>(entry.type[0])) != 0;
  if (!is_type) entry.type.clear();
  return entry;
}

}  // namespace help

/// Returns the commands below these words, or all without any words.
inline std::vector<HelpCommand> all_commands(const Words& words = {}) {
  Words asked = words;
  asked.emplace_back("--help");
  const Outcome answer = run(asked);
  std::vector<HelpCommand> commands;
  for (const std::string& line : help::lines_of_part(answer, "Commands")) {
    Words below = words;
    below.push_back(line.substr(0, line.find(' ')));
    for (HelpCommand& command : all_commands(below)) commands.push_back(std::move(command));
  }
  if (!commands.empty()) return commands;
  HelpCommand command{
      .words = words, .entries = {}, .examples = help::lines_of_part(answer, "Examples")};
  for (const std::string& line : help::lines_of_part(answer, "Arguments")) {
    command.entries.push_back(help::entry_in(line, true));
  }
  for (const std::string& line : help::lines_of_part(answer, "Options")) {
    command.entries.push_back(help::entry_in(line, false));
  }
  return {command};
}

}  // namespace reckon::cli
