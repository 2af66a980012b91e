// SPDX-License-Identifier: MIT
// Reading files and standard input.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "app/cli/frame/fault.hpp"
#include "reckon/letters/grid/grid_text.hpp"

namespace reckon::cli {

/// A kind of file: the maximum size read, in MiB, and the advice for larger ones. Lines have at
/// most kLongestLine bytes; JSON may be one line, and counts as a whole.
struct InputKind {
  std::size_t most_mib;
  std::size_t most_mib_of_json;  ///< 0: text that begins with { or [ is not treated specially
  const char* advice;
};
inline constexpr std::size_t kLongestLine = std::size_t{1} << 20U;
inline constexpr InputKind kHandsInput{256, 16, "split it into smaller files"};
inline constexpr InputKind kGridsInput{256, 16, "split it into smaller files"};
inline constexpr InputKind kPuzzlesInput{256, 16, "split it into smaller files"};
inline constexpr InputKind kLinesInput{256, 0, "split it into smaller files"};
inline constexpr InputKind kMatchInput{16, 0, "give the record of one match"};
inline constexpr InputKind kKernelInput{1, 0, "give the weights of a smaller kernel"};

/// Returns the name of a file for messages: `standard input` for `-`.
std::string name_of_input(const std::string& file);

/// Returns the whole of a file, or of standard input if the name is `-`, in UTF-8 (in_utf8()) but
/// for JSON, which has to be. A file that is unreadable, or too large for its kind, is a Fault; it
/// is read only up to its limit.
std::string read_all(const std::string& file, const InputKind& kind);

/// Whether a text is JSON: whether its first character is { or [.
bool is_json(std::string_view text);
/// Returns the text without the byte order mark that some editors add.
std::string_view without_mark(std::string_view text);

/// The lines of a text that are neither blank nor comments. A comment goes from # to the end of its
/// line; a byte order mark is skipped.
class Lines {
 public:
  explicit Lines(std::string_view text);

  /// Goes to the next line; false at the end.
  bool next();
  /// The line without its comment and surrounding blanks.
  std::string_view text() const { return text_; }
  std::size_t number() const { return number_; }
  /// The number of characters before text() in the line, for error messages.
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
