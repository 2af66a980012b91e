// SPDX-License-Identifier: MIT
// The faults in a file of lines, grids or puzzles: the same for all commands that read one.
#pragma once

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "app/cli/frame/command_line.hpp"
#include "app/cli/frame/commands.hpp"
#include "app/cli/frame/fault.hpp"

namespace reckon::cli {

/// Adds `--keep-going` to a command that reads a file.
Option add_keep_going(const Command& command, bool& keep_going);

/// Takes the faults of one file. A command adds them while it reads the whole file, and calls
/// check() before its first answer.
class FileFaults {
 public:
  /// `name` is that of the file, for messages.
  FileFaults(std::string name, bool keep_going) : name_(std::move(name)), keep_going_(keep_going) {}

  /// Takes a fault with its place. With `--keep-going` it is printed on standard error; else it is
  /// kept, and the one after the first kMost ends the program.
  void add(const Error& error);
  /// Ends the program with the faults that were kept, if there are any.
  void check() const;
  bool any() const { return count_ > 0; }
  /// Returns the exit status of a command with this answer: kPartly if something was left out.
  Answer status(Answer answer) const { return any() ? Answer{kPartly} : answer; }

  static constexpr std::size_t kMost = 20;

 private:
  [[noreturn]] void end(bool has_more) const;

  std::string name_;
  bool keep_going_;
  std::size_t count_ = 0;
  std::vector<Fault> kept_;
};

}  // namespace reckon::cli
