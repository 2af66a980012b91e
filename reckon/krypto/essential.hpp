// SPDX-License-Identifier: MIT
// Essential solutions: what two solutions have in common when players call them the same idea.
#pragma once

#include <string>

#include "reckon/arith/expression.hpp"

namespace reckon::krypto {

/// The core of a solution: the expression that remains when everything that changes nothing is set
/// aside, as text with its parts in a fixed order. Two solutions of a hand are one idea exactly
/// when their cores are the same. docs/essential.md has the rules, each with an example.
///
/// The expression has at most 7 numbers, and a value: nothing in it is divided by zero. Cost: some
/// 3 us for five cards.
std::string essential_core(const Expression& expression);

}  // namespace reckon::krypto
