// SPDX-License-Identifier: MIT
// Essential solutions: classes of solutions that players consider the same idea.
#pragma once

#include <string>

#include "reckon/arith/expression.hpp"

namespace reckon::krypto {

/// The core of a solution: the expression without neutral steps, as text in canonical form. Two
/// solutions of a hand are one idea exactly if their cores are equal. docs/essential.md has the
/// rules, each with an example.
///
/// The expression must have at most 7 numbers, and a value: no division by zero. Cost: some 3 us
/// for five cards.
std::string essential_core(const Expression& expression);

}  // namespace reckon::krypto
