// SPDX-License-Identifier: MIT
// Puts a puzzle together from the characters of a text.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "reckon/letters/read/read.hpp"
#include "reckon/text/signs.hpp"
#include "reckon/text/words.hpp"

namespace reckon::letters {

/// The text of the glyphs of all boxes that are digits.
inline constexpr std::string_view kBox = "□";

/// A character of a text, with its place.
struct Glyph {
  std::string_view text;
  std::size_t offset = 0;  ///< in bytes, in the whole text of the puzzle
  std::size_t line = 0;    ///< 1-based, in the file
  std::size_t column = 0;  ///< 1-based, in characters
  bool is_box = false;     ///< it stands for an unknown digit

  bool is(std::string_view what) const { return text == what; }
  bool is(MathSign sign) const { return is_sign(text, sign); }
  bool is_one_of(std::initializer_list<std::string_view> these) const;
};

/// The meaning of boxes and circles: unknown digits, or letters as other symbols are.
enum class Boxes { digits, letters };
/// Returns their meaning in the lines of a puzzle. They are letters where the puzzle has another
/// symbol, or nothing but two or more filled or round ones. Cost: linear.
Boxes boxes_in(std::span<const std::string_view> lines);
/// Returns the text of a puzzle with one byte for each box, so that a digit fits there: in a
/// drawing `?`, else `_`.
std::string without_boxes(std::string_view text, bool is_drawn);

/// Returns the characters of a line that begins at this byte of the text of its puzzle, ended by a
/// blank. A box that is a digit counts as one byte.
std::vector<Glyph> glyphs_of(std::string_view line, std::size_t number, std::size_t offset,
                             Boxes boxes = Boxes::digits);

/// The marks for an unknown digit. The last is never punctuation or a decimal point.
inline constexpr std::string_view kUnknownMarks = ".?_";

std::unexpected<Error> failure_at(const Glyph& place, std::string message,
                                  std::string_view name = {}, std::vector<std::string> parts = {});

/// Whether a character is a letter, or a symbol that stands for a digit as letters do.
bool is_named(const Glyph& glyph);
/// Whether a character is a digit, a letter, or an unknown digit: a box, or one of kUnknownMarks,
/// or in drawings *.
bool is_symbol(const Glyph& glyph, bool drawn);

class Builder {
 public:
  explicit Builder(ReadOptions options) : options_(std::move(options)) {
    reading_.puzzle.conditions = options_.conditions;
  }

  /// Returns the symbol of a character for which is_symbol() holds.
  Symbol symbol(const Glyph& glyph);
  /// Returns the symbol of a digit that the text shows.
  Symbol written(unsigned digit);
  /// Adds a word, and gives its index.
  std::size_t add_word(Word word);
  /// Does the same for a row that may begin with 0 even if it has several digits.
  std::size_t add_padded_word(Word word);
  Word& word(std::size_t index) { return reading_.puzzle.words[index]; }
  /// Adds nodes, and give their indices.
  std::uint32_t number(Word word);
  std::uint32_t number_at(std::size_t word);
  std::uint32_t node(Operation operation, std::uint32_t left, std::uint32_t right = 0);
  void relation(std::uint32_t left, Sign sign, std::uint32_t right);
  /// Adds the relation that a symbol is 0.
  void must_be_zero(Symbol symbol);
  Puzzle& puzzle() { return reading_.puzzle; }
  unsigned base() const { return options_.conditions.base; }
  bool leading_zeros() const { return options_.conditions.leading_zeros; }

  /// Checks and returns the puzzle; its text begins in this line.
  Result<Reading> finish(std::string text, std::size_t line, bool is_drawn) &&;

 private:
  // Returns the Cell::name of a character other than a digit.
  char name_of(const Glyph& glyph);
  bool may_share(std::string_view letter) const;
  // The quotient of a division may stand above it, and be read last: cells are in the order in
  // which they appear.
  void order_cells();
  // Applies the rules for unknown digits before and after Puzzle::possible is set.
  void let_unknown_differ();
  void exclude_written();

  ReadOptions options_;
  Reading reading_;
  DigitSet written_ = 0;
  bool has_too_many_others_ = false;
};

/// Reads relations with separators between them into a builder.
Result<void> read_relations(Builder& builder, const std::vector<Glyph>& glyphs);
/// Whether a line of a drawing is a rule: one dash or more of the same sort, and blanks.
bool is_rule(std::string_view line);
/// Reads a drawing, a line of it at a time.
Result<void> read_drawing(Builder& builder, std::vector<std::vector<Glyph>> lines);

}  // namespace reckon::letters
