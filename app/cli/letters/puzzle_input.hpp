// SPDX-License-Identifier: MIT
// The puzzles given to a command: equations on the command line, or a file of them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/answers/alphametics.hpp"
#include "app/cli/frame/command_line.hpp"
#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/file_faults.hpp"
#include "reckon/letters/read/read.hpp"

namespace reckon::cli {

struct AlphameticInput {
  std::vector<std::string> words;
  std::optional<std::uint64_t> base;
  bool leading_zeros = false;
  std::string may_share;
  letters::UnknownDigits unknown{};
  std::vector<std::string> given;
  bool keep_going = false;
};

void add_alphametic_input(const Command& command, AlphameticInput& input);

/// The puzzles, and their source for messages.
struct AlphameticPuzzles {
  std::string name;
  bool is_file = false;
  std::vector<letters::Reading> puzzles{};
  std::vector<answers::KnownDigit> given{};
  FileFaults faults;

  /// Whether there is one puzzle, and none was left out.
  bool has_one() const { return puzzles.size() == 1 && !faults.any(); }
  /// Returns the exit status of a command with this answer.
  Answer status(Answer answer) const { return faults.status(answer); }
};

/// Reads all puzzles; errors are Faults with their places, or left out. The given digits are not
/// yet applied.
AlphameticPuzzles read_puzzles(const AlphameticInput& input);

/// Returns the Fault for one of them: `file:line:1: message`, or `equation:1: message`.
Fault fault_in(const AlphameticPuzzles& read, const letters::Reading& reading,
               const std::string& message);

/// Applies the given digits to the puzzle; a letter that it lacks is a Fault.
void give_digits(letters::Reading& reading, const std::vector<answers::KnownDigit>& given);

}  // namespace reckon::cli
