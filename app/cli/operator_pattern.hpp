// The choice of operator settings by a pattern.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "app/cli/command_line.hpp"
#include "reckon/arith/expression.hpp"

namespace reckon::cli {

/// Eight operators of a standard form, ? standing for any.
class OperatorPattern {
 public:
  /// What is none is a Fault.
  explicit OperatorPattern(std::string_view text);
  bool matches(const std::array<Operator, 8>& operators) const;

 private:
  std::string text_;
};

/// The pattern, if one was given.
std::optional<OperatorPattern> pattern_of(const std::optional<std::string>& operators);

/// Adds `--operators STRING`.
Option add_operators(const Command& command, std::optional<std::string>& operators);

}  // namespace reckon::cli
