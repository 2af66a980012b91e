// SPDX-License-Identifier: MIT
// Text with the characters of a keyboard in the places of those that other programs put there.
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "reckon/text/result.hpp"

namespace reckon {

/// A text as it would be typed. Full-width, circled and mathematical letters, digits and signs
/// become those of ASCII, as NFKC has them; blanks of all widths become blanks, and separators of
/// lines their ends. Characters without a width vanish: zero-width spaces, soft hyphens, byte order
/// marks, marks of direction, variants of signs. All others stay, bytes that are not UTF-8 too.
class AsTyped {
 public:
  /// Takes a text of ASCII as it is, which must live as long as this; makes a copy of any other.
  /// Cost: linear.
  explicit AsTyped(std::string_view text);

  std::string_view text() const { return text_; }
  /// The same error with the column in the text as it was given. Lines are 1-based; a text without
  /// any has line 0 in its errors.
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

}  // namespace reckon
