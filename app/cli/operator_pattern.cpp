#include "app/cli/operator_pattern.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "app/cli/fault.hpp"
#include "app/cli/options.hpp"

namespace reckon::cli {

OperatorPattern::OperatorPattern(std::string_view text) : text_(text) {
  const bool known = text.find_first_not_of("+-*/?") == std::string_view::npos;
  if (text.size() == 8 && known) return;
  throw Fault(kBadInput,
              fmt::format("--operators: '{}' are not eight of + - * / and ?: rows, columns and "
                          "diagonals, as in ***+/-*/",
                          text));
}

bool OperatorPattern::matches(const std::array<Operator, 8>& operators) const {
  return std::ranges::equal(operators, text_, [](Operator op, char wanted) {
    return wanted == '?' || wanted == symbol_of(op);
  });
}

std::optional<OperatorPattern> pattern_of(const std::optional<std::string>& operators) {
  if (!operators) return std::nullopt;
  return OperatorPattern(*operators);
}

Option add_operators(const Command& command, std::optional<std::string>& operators) {
  return command
      .add_option("--operators", operators,
                  "Only these eight operators in the standard form, ? standing for any")
      .type_name("STRING");
}

}  // namespace reckon::cli
