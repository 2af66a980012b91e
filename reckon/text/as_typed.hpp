// SPDX-License-Identifier: MIT
// Text with the characters of other programs replaced by those of a keyboard.
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "reckon/text/result.hpp"

namespace reckon {

/// A text as it would be typed. Full-width, circled and mathematical letters, digits and signs
/// become those of ASCII, as NFKC has them; blanks of all widths become blanks, and separators of
/// lines their ends. Characters without a width vanish: zero-width spaces, soft hyphens, byte order
/// marks, marks of direction, variants of signs. A letter and its marks are one character, in the
/// normal form C. Everything else stays, even bytes that are not UTF-8.
class AsTyped {
 public:
  /// Refers to a text of ASCII, which must outlive this; copies any other. Cost: linear.
  explicit AsTyped(std::string_view text);

  std::string_view text() const { return text_; }
  /// Returns the error with its column in the original text. Lines are 1-based; errors in a text
  /// without lines have line 0.
  Error placed(Error error) const;

 private:
  struct Gone {
    std::size_t line;
    std::size_t column;  // of what stands behind it, in text()
  };

  std::string_view text_;
  std::shared_ptr<const std::string> copy_;
  std::vector<Gone> gone_;
};

/// Returns what `read` makes of a text as it would be typed. The column of an error is that in the
/// original text. The result must not refer to the text that is read.
template <typename Read>
auto read_as_typed(std::string_view text, const Read& read) {
  const AsTyped typed(text);
  auto made = read(typed.text());
  if (!made) made.error() = typed.placed(std::move(made.error()));
  return made;
}

}  // namespace reckon
