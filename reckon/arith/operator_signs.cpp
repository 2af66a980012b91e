// SPDX-License-Identifier: MIT
#include "reckon/arith/operator_signs.hpp"

#include <array>
#include <utility>

namespace reckon {

std::optional<Operator> operator_in(std::string_view character) {
  using enum Operator;
  static constexpr std::array<std::pair<std::string_view, Operator>, 15> kSigns = {{
      {"+", add},
      {"-", subtract},
      {"−", subtract},
      {"–", subtract},
      {"*", multiply},
      {"×", multiply},
      {"x", multiply},
      {"X", multiply},
      {"·", multiply},
      {"⋅", multiply},
      {"∗", multiply},
      {"/", divide},
      {"÷", divide},
      {":", divide},
      {"∕", divide},
  }};
  for (const auto& [sign, op] : kSigns) {
    if (sign == character) return op;
  }
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
