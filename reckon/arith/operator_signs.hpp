// SPDX-License-Identifier: MIT
// Operators as people write them.
#pragma once

#include <optional>
#include <string_view>

#include "reckon/arith/expression.hpp"

namespace reckon {

/// The operator that a character of the table of signs stands for; a colon divides, x multiplies.
std::optional<Operator> operator_in(std::string_view character);
/// Returns `+`, `−`, `×` or `÷`.
std::string_view typeset(Operator op);

}  // namespace reckon
