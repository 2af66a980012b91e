// SPDX-License-Identifier: MIT
// Patterns that select operator settings.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "app/cli/frame/command_line.hpp"
#include "reckon/arith/expression.hpp"

namespace reckon::cli {

/// Operators, with ? for any of them.
class OperatorPattern {
 public:
  /// Reads a pattern; a text that is not a pattern of this size is a Fault that states the order.
  OperatorPattern(std::string_view text, std::size_t size, std::string_view order);
  /// Whether the operators fit; they must be equally many.
  bool matches(std::span<const Operator> operators) const;

 private:
  std::string text_;
};

/// Returns the pattern for the eight operators of a calcrostic's standard form, if one was given.
std::optional<OperatorPattern> pattern_of(const std::optional<std::string>& operators);

/// Adds `--operators STRING`.
Option add_operators(
    const Command& command, std::optional<std::string>& operators,
    const std::string& help = "Only these eight operators in the canonical form; ? matches any");

}  // namespace reckon::cli
