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
#include "reckon/alphametic/read.hpp"

namespace reckon::cli {

struct AlphameticInput {
  std::vector<std::string> words;
  std::optional<std::uint64_t> base;
  bool leading_zeros = false;
  std::string may_share;
  std::vector<std::string> given;
};

void add_alphametic_input(const Command& command, AlphameticInput& input);

/// The puzzles, and their source for messages.
struct AlphameticPuzzles {
  std::string name;
  bool is_file = false;
  std::vector<alphametic::Reading> puzzles;
  std::vector<answers::KnownDigit> given;
};

/// Reads all puzzles; an error is a Fault with its place. The given digits are not yet applied.
AlphameticPuzzles read_puzzles(const AlphameticInput& input);

/// Returns the Fault for one of them: `file:line:1: message`, or `equation:1: message`.
Fault fault_in(const AlphameticPuzzles& read, const alphametic::Reading& reading,
               const std::string& message);

/// Applies the given digits to the puzzle; a letter that it lacks is a Fault.
void give_digits(alphametic::Reading& reading, const std::vector<answers::KnownDigit>& given);

}  // namespace reckon::cli
