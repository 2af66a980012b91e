// Files of calcrostics.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>

#include "app/cli/output.hpp"
#include "reckon/calcrostic/grid_text.hpp"

namespace reckon::cli {

/// What a command asks of every grid in its file.
enum class Need : std::uint8_t {
  grid,        ///< nothing more
  numbers,     ///< that it has no letters
  solved,      ///< and that all lines hold
  calcrostic,  ///< and that it is 3 x 3 with diagonals
};

/// The grids of a file (`-` for standard input), one at least. All are read when it is made, so
/// that a bad one leaves no half answer; it is a Fault that says file:line:column.
class GridFile {
 public:
  GridFile(const std::string& file, Need need, calcrostic::Conditions conditions = {});

  std::size_t count() const { return count_; }
  void each(const std::function<void(const calcrostic::Grid&)>& visit) const;

 private:
  std::string name_;
  std::string text_;
  calcrostic::Conditions conditions_;
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
