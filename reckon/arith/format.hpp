// SPDX-License-Identifier: MIT
// Expressions and rational numbers in streams, in std::format and, with
// reckon/text/usual_text_fmt.hpp, in fmt.
#pragma once

#include <concepts>
#include <ostream>
#include <string>

#include "reckon/arith/expression.hpp"
#include "reckon/arith/notation.hpp"
#include "reckon/arith/rational.hpp"
#include "reckon/text/usual_text.hpp"

namespace reckon {

/// Returns the expression in infix: `(8 + 19) * 2`.
inline std::string usual_text(const Expression& expression) {
  return to_text(expression, Notation::infix);
}
/// Returns the number: `17`, `-3` or `3/2`.
inline std::string usual_text(const Rational& number) { return number.to_text(); }

/// Writes the usual text, padded to the width of the stream. Not for what converts to a number.
template <typename Value>
  requires std::same_as<Value, Expression> || std::same_as<Value, Rational>
std::ostream& operator<<(std::ostream& stream, const Value& value) {
  return stream << usual_text(value);
}

}  // namespace reckon
