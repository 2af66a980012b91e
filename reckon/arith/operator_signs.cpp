// SPDX-License-Identifier: MIT
#include "reckon/arith/operator_signs.hpp"

#include "reckon/text/signs.hpp"

namespace reckon {

std::optional<Operator> operator_in(std::string_view character) {
  const auto sign = sign_in(character);
  if (sign == MathSign::plus) return Operator::add;
  if (sign == MathSign::minus) return Operator::subtract;
  if (sign == MathSign::times) return Operator::multiply;
  if (sign == MathSign::divide) return Operator::divide;
  return std::nullopt;
}

std::string_view typeset(Operator op) {
  switch (op) {
    case Operator::add: return "+";
    case Operator::subtract: return "−";
    case Operator::multiply: return "×";
    case Operator::divide: return "÷";
  }
  return {};
}

}  // namespace reckon
