// SPDX-License-Identifier: MIT
// Files of calcrostics.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "app/answers/grids.hpp"
#include "app/cli/files/json_grids.hpp"
#include "app/cli/frame/command_line.hpp"
#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/file_faults.hpp"
#include "app/cli/frame/output.hpp"
#include "reckon/letters/grid/known_letters.hpp"

namespace reckon::cli {

using answers::calcrostic_in;
using answers::json_of_letters;
using answers::Need;
using answers::text_of;

/// The file of a command, and whether what is wrong in it is left out.
struct GridSource {
  std::string file{};
  bool keep_going = false;
};

/// The grids of a file (`-` for standard input), at least one, in lines, LaTeX or JSON. The
/// constructor reads all of them, so that a bad one leaves no partial output; errors are Faults
/// with file:line:column, or left out (FileFaults).
class GridFile {
 public:
  /// `told` contains the command line's settings for every grid.
  GridFile(const GridSource& source, Need need, const GridRemarks& told = {});

  std::size_t count() const { return count_; }
  /// Whether there is one grid, and none was left out.
  bool has_one() const { return count_ == 1 && !faults_.any(); }
  /// Returns the exit status of a command with this answer.
  Answer status(Answer answer) const { return faults_.status(answer); }
  /// Visits the grids; the line of a grid in JSON is that of the start of its string.
  void each(const std::function<void(const letters::Grid&)>& visit) const;
  /// Returns the Fault for one of them: file:line:column, and the message.
  Fault fault(const letters::Grid& grid, const std::string& message) const;

 private:
  // Visits the grids that can be read; `refuse` takes the faults of the others.
  void each_in(const JsonGrid& source, const std::function<void(const letters::Grid&)>& visit,
               const std::function<void(const Error&)>& refuse) const;

  std::string name_;
  FileFaults faults_;
  Need need_;
  // Strings of a JSON document; for other files the whole text, in line 0.
  std::vector<JsonGrid> sources_;
  std::size_t count_ = 0;
};

/// Returns `A = 2, B = 7`: the digit of each letter.
std::string describe(const letters::Digits& digits, std::string_view letters);

/// Adds FILE and `--keep-going` to a command.
void add_grid_file(const Command& command, GridSource& source);
/// Adds FILE alone, to a command for one grid.
void add_grid_file(const Command& command, std::string& file);

}  // namespace reckon::cli
