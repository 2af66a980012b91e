// SPDX-License-Identifier: MIT
// The tokens of a formula, for the readers of all notations.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "reckon/arith/notation.hpp"

namespace reckon {

struct Token {
  enum class Kind : std::uint8_t { number, op, open, close, equals, separator };

  Kind kind = Kind::number;
  Operator op = Operator::add;
  std::int64_t number = 0;
  bool tight = false;  ///< no blank before it
  bool brace = false;  ///< of a bracket: part of a LaTeX fraction
  char bracket = '(';  ///< which one opens: of a bracket that closes, the one that it belongs to
  std::size_t column = 0;  ///< 1-based, in characters
};

/// Splits a formula, typed as AsTyped has it, into tokens; LaTeX's \frac{A}{B} becomes ((A)/(B)).
/// The letters of cards are their numbers. Refuses characters without a meaning in the notation,
/// numbers of more than 18 digits, and more than kLongestFormula characters. Cost: linear.
Result<std::vector<Token>> tokens_of(std::string_view text, Notation notation);

/// Reads a sheet of steps `a + b = c`. A fraction or negative number may stand in brackets. An
/// operand is an unused earlier result if one is equal, and a card otherwise. The choice among
/// equal numbers does not change the cards used.
Result<Expression> read_steps(std::span<const Token> tokens);

}  // namespace reckon
