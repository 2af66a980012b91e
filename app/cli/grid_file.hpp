// Files of calcrostics.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/cli/fault.hpp"
#include "app/cli/json_grids.hpp"
#include "app/cli/output.hpp"
#include "reckon/calcrostic/known_letters.hpp"

namespace reckon::cli {

/// What a command asks of every grid in its file.
enum class Need : std::uint8_t {
  grid,        ///< nothing more
  words,       ///< that it does not ask for numbers, but at most for digits
  numbers,     ///< that it has no letters
  solved,      ///< and that all lines hold
  calcrostic,  ///< and that it is 3 x 3 with diagonals
};

/// The grids of a file (`-` for standard input), one at least, in lines, LaTeX or JSON. All are
/// read when it is made, so that a bad one leaves no half answer; it is a Fault that says
/// file:line:column.
class GridFile {
 public:
  /// `told` is what the command line says of every grid.
  GridFile(const std::string& file, Need need, const Told& told = {});

  std::size_t count() const { return count_; }
  /// The line of a grid in JSON is that in which its string begins.
  void each(const std::function<void(const calcrostic::Grid&)>& visit) const;
  /// What is wrong with one of them: file:line:column, and the message.
  Fault fault(const calcrostic::Grid& grid, const std::string& message) const;

 private:
  void each_in(const JsonGrid& source,
               const std::function<void(const calcrostic::Grid&)>& visit) const;

  std::string name_;
  // Strings of a JSON document; of other files the whole text, in line 0.
  std::vector<JsonGrid> sources_;
  std::size_t count_ = 0;
};

/// Adds FILE to a command.
void add_grid_file(CLI::App& command, std::string& file);

/// The grid as a calcrostic; one that GridFile has found to be so.
calcrostic::Calcrostic calcrostic_in(const calcrostic::Grid& grid);
/// As a grid line if it is a calcrostic, and a grid text otherwise.
std::string text_of(const calcrostic::Layout& layout, std::span<const std::int64_t> numbers);
/// `{"A": 2, ...}`: the digit of each letter.
Json json_of_letters(const calcrostic::Digits& digits, std::string_view letters);

}  // namespace reckon::cli
