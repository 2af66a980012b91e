// SPDX-License-Identifier: MIT
// Puzzles as pages, books and programs have them, made into texts that PuzzleReader takes.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "reckon/text/result.hpp"

namespace reckon::letters {

/// A text without what surrounds it, and with a box for each `#` and `•` that is a digit.
///
///     "SEND + MORE = MONEY"         quotes round the whole, also ` and those of typesetters
///     > SEND + MORE = MONEY         the mark of what is quoted, in front of every line
///     ["SEND", "MORE"], "MONEY"     a list of the words of a sum, and the total; names such as
///                                   `words =` may stand before them
class PublishedText {
 public:
  /// Refers to a text in which nothing changes, which must outlive this; copies any other. Cost:
  /// linear; a look for some characters where none of this is in the text.
  explicit PublishedText(std::string_view text);

  std::string_view text() const { return text_; }
  /// Returns the error with its place in the original text; in a list, that of the text.
  Error placed(Error error) const;

 private:
  void take(std::string text);

  std::string_view text_;
  std::shared_ptr<const std::string> copy_;
  std::vector<std::size_t> removed_{};  // by line, the characters before it
  bool is_list_ = false;
};

/// Returns the sum that a list of words and a total is: `SEND + MORE = MONEY`. The last word of a
/// list of three or more is the total where there is no other. Nothing for other texts.
std::optional<std::string> sum_of_list(std::string_view text);

/// Returns the text with a box for each `#` that is a digit; nothing if there is none. A `#` that
/// ends the numbers of its line begins a comment.
std::optional<std::string> with_boxes_for_hashes(std::string_view text);

/// Returns the text with a box for each `•` that is a digit; nothing if there is none. It is one
/// where some stand side by side, or where no sign can stand; else each multiplies.
std::optional<std::string> with_boxes_for_bullets(std::string_view text);

}  // namespace reckon::letters
