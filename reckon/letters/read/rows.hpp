// SPDX-License-Identifier: MIT
// The rows of a drawing, and what those of partial products mean.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "reckon/letters/read/builder.hpp"

namespace reckon::letters {

using Glyphs = std::vector<Glyph>;

bool is_minus(const Glyph& glyph);
bool is_plus(const Glyph& glyph);
/// Whether it is a sign of a multiplication but `*`, which may be an unknown digit.
bool is_times(const Glyph& glyph);
/// Whether a sign of a multiplication stands here: an x before a digit is a letter.
bool is_times_at(const Glyphs& glyphs, std::size_t place);

/// Whether it is the bar beside the divisor of a division: `|` of any form, or ⟌.
bool is_bar(const Glyph& glyph);
/// Whether a line has two numbers, with a sign of a multiplication alone between them.
bool is_product_of_two(const Glyphs& line);

/// A number of a drawing, and the column of its last digit.
struct Row {
  Glyphs symbols;
  std::optional<Glyph> sign;  ///< that stands before it
  std::size_t end = 0;
  Glyph place;  ///< of its first character

  /// Whether the row multiplies. A * counts only where Stars found it to be a sign.
  bool multiplies() const { return sign && (is_times(*sign) || sign->is("*")); }
  bool begins_with_star() const { return !sign && symbols.size() > 1 && symbols.front().is("*"); }
};

/// Returns the number of a line; refuses a line without one, or with other characters.
Result<Row> row_of(const Glyphs& glyphs);

/// Returns how many columns a digit takes: 2 if digits have blanks between them.
std::size_t column_width(const std::vector<Row>& rows);

/// Returns the symbols of a number; refuses one that is too long.
Result<Word> word_of(Builder& builder, const Glyphs& symbols);

/// Whether a symbol is a written 0.
bool is_zero(Symbol symbol);
/// Whether it is one letter, several times: `HHH`.
bool is_of_one_letter(const Word& word);
/// Whether no digit of it is written, but for zeros.
bool can_be_zero(const Word& word);

/// A partial product: the row of a digit times a number.
struct PartialProduct {
  Word row;
  Symbol digit;
  bool is_of_first_digit;  ///< of several, so that the digit is not 0
};

/// Whether a row of several digits is 0, and written as 00 or 000. It is where its first digit, or
/// the digit that it belongs to, is a written 0; it may be where the drawing has such a row of the
/// same size.
enum class ZeroRow { no, maybe, yes };
ZeroRow zero_row(const Builder& builder, const PartialProduct& product,
                 std::span<const PartialProduct> all);

/// Adds the row as a word, and that it is the number of this node times the digit. Gives the word.
std::size_t add_partial_product(Builder& builder, std::uint32_t number,
                                const PartialProduct& product, ZeroRow zeros);

}  // namespace reckon::letters
