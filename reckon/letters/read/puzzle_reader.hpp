// SPDX-License-Identifier: MIT
// Reads the alphametics of a text, one after the other.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "reckon/letters/read/published.hpp"
#include "reckon/letters/read/read.hpp"
#include "reckon/text/as_typed.hpp"
#include "reckon/text/result.hpp"

namespace reckon::letters {

enum class LoneQuestion;

/// Reads one puzzle after the other: a drawing is one, and so is every line that is not of a
/// drawing; one that ends with a comma or a semicolon goes on. Blank lines and fences of code
/// separate drawings; comments go from # to the end of a line. Cost: linear in the size of the
/// text.
class PuzzleReader {
 public:
  /// Whether each line of equations is a puzzle, or all lines up to a blank one are one.
  enum class Lines : std::uint8_t { apart, together };

  /// Reads a text, which must outlive this.
  explicit PuzzleReader(std::string_view text, ReadOptions options = {},
                        Lines lines = Lines::apart);

  /// Returns the next puzzle; none at the end. After an error the one behind it can be read.
  Result<std::optional<Reading>> next();

 private:
  struct Line {
    std::string_view text;
    std::size_t number = 0;
    bool is_comment = false;  // and nothing else
  };
  Result<Reading> read_lines(const std::vector<Line>& lines, LoneQuestion question) const;
  static bool is_drawing(const std::vector<Line>& lines);
  std::optional<Line> take_line();
  std::vector<Line> take_block();

  AsTyped typed_;
  PublishedText published_;
  std::string_view text_;
  ReadOptions options_;
  Lines lines_;
  std::size_t position_ = 0;
  std::size_t number_ = 0;
};

}  // namespace reckon::letters
