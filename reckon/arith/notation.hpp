// SPDX-License-Identifier: MIT
// Writes expressions in the usual notations, and reads them back.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "reckon/arith/expression.hpp"
#include "reckon/text/result.hpp"

namespace reckon {

/// How an expression is written. (8 + 19) * 2 in each:
enum class Notation {
  infix,     ///< `(8 + 19) * 2`, with only the brackets that precedence needs
  brackets,  ///< `(8 + 19) * 2`, with brackets around every operation except the last
  linear,    ///< `(8 + 19) * 2` read from right to left: `2 * 8 + 19`
  apl,       ///< the same with the symbols of APL: `2 × 8 + 19`; -3 is `¯3`
  j,         ///< the same with those of J, `*` and `%`; -3 is `_3`
  latex,     ///< `\left(8 + 19\right) \times 2`; quotients are `\frac{8}{19}`
  rpn,       ///< `8 19 + 2 *`
  steps,     ///< `8 + 19 = 27, 27 * 2 = 54`, as on a score sheet
};

inline constexpr std::array kAllNotations = {Notation::infix, Notation::brackets, Notation::linear,
                                             Notation::apl,   Notation::j,        Notation::latex,
                                             Notation::rpn,   Notation::steps};

/// Returns the name of a notation on the command line.
std::string_view name_of(Notation notation);
/// Returns the notation with that name, if any.
std::optional<Notation> notation_named(std::string_view name);

/// Returns the expression as text, on one line. Reading it back gives the same expression,
/// operation for operation; only `steps` may exchange equal results. `steps` needs the values to
/// exist; a division by zero is written as `= ?`. Cost: linear in the text, at worst times the
/// depth.
std::string to_text(const Expression& expression, Notation notation);

/// Returns the lines of `steps`, one per operation; a single card is one line.
std::vector<std::string> steps_of(const Expression& expression);

/// A value as an operand: a fraction or a negative number in brackets, `(9/8)`.
std::string operand_text(const Rational& value);
/// Returns an operation as a step has it: `27 / (9/8)`.
std::string operation_text(const Rational& left, Operator op, const Rational& right);
/// A step as a sheet has it: `27 / (9/8) = 24`.
std::string step_text(const Rational& left, Operator op, const Rational& right,
                      const Rational& result);

/// The length limit of a formula, in characters.
inline constexpr std::size_t kLongestFormula = 4096;

/// Reads an expression in the notation, as typed by a person or written by `to_text`. Signs are
/// those of reckon/text/signs.hpp, of any width; blanks are free. `infix` and `brackets` read the
/// same: the usual precedence, equal ones from left to right. Numbers are integers of at most 18
/// digits, or the letters `A J Q K` of cards; a minus is a sign if it stands before a number and
/// after no operand. Errors carry the column in characters. Nesting uses no stack: the parser is a
/// loop. Steps with wrong or unused results are `refuted`.
Result<Expression> read(std::string_view text, Notation notation);

/// A formula as a player types it.
struct Formula {
  Expression expression;
  /// Which of its numbers, from left to right, are a 0 that is not typed: -(5 - 3) is 0 - (5 - 3).
  std::vector<std::size_t> zeros{};
  /// The result that it states: 24 in `8 * 3 = 24`.
  std::optional<Expression> result{};
};

/// Reads the same, and formulas that begin with a minus or say their result. In `rpn`, `apl` and
/// `j` a minus has two operands, and in `steps` each line has its result anyway.
Result<Formula> read_formula(std::string_view text, Notation notation);

}  // namespace reckon
