// The words of a line of text, for the readers of grids.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "reckon/arith/expression.hpp"

namespace reckon::calcrostic {

struct TextWord {
  std::string_view text;
  std::size_t column = 0;  ///< 1-based, in characters
};

/// The characters of a text, the first of them in this column. A stray byte of what is no UTF-8 is
/// taken for one.
std::vector<TextWord> characters_of(std::string_view text, std::size_t first_column = 1);

/// The words between blanks, the no-break and thin spaces of typesetters included.
std::vector<TextWord> words_of(std::string_view text);
bool is_blank(std::string_view character);

/// One of + - * / as keyboards or typesetters have it; the colon divides, x multiplies.
std::optional<Operator> operator_in(std::string_view character);
/// `+`, `−`, `×` or `÷`.
std::string_view typeset(Operator op);

/// Stands for a number that is asked for.
inline constexpr std::string_view kAsked = "?";

/// A decimal digit.
bool is_digit(char c);
/// A to Z or a to z.
bool is_letter(char c);

}  // namespace reckon::calcrostic
