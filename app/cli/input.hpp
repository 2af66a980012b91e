// Reading files and standard input.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "app/cli/fault.hpp"
#include "reckon/calcrostic/grid_text.hpp"

namespace reckon::cli {

/// The largest input that is read.
inline constexpr std::size_t kLargestInput = std::size_t{1} << 30U;

/// What messages call a file: `standard input` for `-`.
std::string name_of_input(const std::string& file);

/// The whole of a file, or of standard input if the name is `-`. What cannot be read is a Fault.
std::string read_all(const std::string& file);

/// What is wrong in an input: `file:line:column: message`.
Fault fault_at(const std::string& name, const calcrostic::TextError& error);

/// The lines of a text that are neither blank nor comments. A comment goes from # to the end of its
/// line; a byte order mark is skipped.
class Lines {
 public:
  explicit Lines(std::string_view text);

  /// Goes to the next line; false at the end.
  bool next();
  /// Without comment and surrounding blanks.
  std::string_view text() const { return text_; }
  std::size_t number() const { return number_; }
  /// Characters before text() in the line, for error messages.
  std::size_t indent() const { return indent_; }
  /// Bytes read so far.
  std::size_t position() const { return position_; }

 private:
  std::string_view all_;
  std::string_view text_;
  std::size_t number_ = 0;
  std::size_t indent_ = 0;
  std::size_t position_ = 0;
};

}  // namespace reckon::cli
