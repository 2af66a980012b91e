// SPDX-License-Identifier: MIT
#include "app/cli/letters/operator_pattern.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/options.hpp"
#include "reckon/text/quote.hpp"

namespace reckon::cli {

OperatorPattern::OperatorPattern(std::string_view text, std::size_t size, std::string_view order)
    : text_(text) {
  const bool known = text.find_first_not_of("+-*/?") == std::string_view::npos;
  if (text.size() == size && known) return;
  throw Fault(kBadInput, fmt::format("--operators: {} is not {} of + - * / and ?: {}", quote(text),
                                     size, order));
}

bool OperatorPattern::matches(std::span<const Operator> operators) const {
  return std::ranges::equal(operators, text_, [](Operator op, char wanted) {
    return wanted == '?' || wanted == symbol_of(op);
  });
}

std::optional<OperatorPattern> pattern_of(const std::optional<std::string>& operators) {
  if (!operators) return std::nullopt;
  constexpr std::size_t kLines = 8;
  return OperatorPattern(*operators, kLines, "rows, columns and diagonals, as in ***+/-*/");
}

Option add_operators(const Command& command, std::optional<std::string>& operators,
                     const std::string& help) {
  return command.add_option("--operators", operators, help).type_name("STRING");
}

}  // namespace reckon::cli
