// SPDX-License-Identifier: MIT
// Writing expressions in the notations people use, and reading them back.
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
  infix,     ///< `(8 + 19) * 2`, with the fewest brackets: those that the order of
             ///< the operations needs
  brackets,  ///< `(8 + 19) * 2`, with brackets round every operation but the last
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

/// As the command line names it.
std::string_view name_of(Notation notation);
/// The notation of that name, if there is one.
std::optional<Notation> notation_named(std::string_view name);

/// The expression as text, on one line. What is read back is the same expression, operation for
/// operation, of every notation but `steps`, in which equal results may change places. `steps`
/// needs the values to exist; a division by zero is written as `= ?`. Cost: linear in the text,
/// times the depth at worst.
std::string to_text(const Expression& expression, Notation notation);

/// The lines of `steps`, one an operation; a single card is one line of its own.
std::vector<std::string> steps_of(const Expression& expression);

/// The longest formula that is read, in characters.
inline constexpr std::size_t kLongestFormula = 4096;

/// Reads what a person or `to_text` writes in the notation. Operators may be typed `+`, `-`, `*`,
/// `/` or as any of `− – × x X · ⋅ ∗ ÷ ∕`; blanks are free. `infix` and `brackets` read the same:
/// the usual precedence, equal ones from left to right. Numbers are integers of at most 18 digits;
/// a minus before a number that follows no operand is its sign. Errors carry the column in
/// characters. No depth of brackets costs stack: the text is read in a loop. Steps whose results
/// are wrong, or not used, are `refuted`.
Result<Expression> read(std::string_view text, Notation notation);

}  // namespace reckon
