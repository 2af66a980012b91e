// SPDX-License-Identifier: MIT
// The easiest way from intermediate results to the objective.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "reckon/krypto/solver.hpp"

namespace reckon::krypto {

/// left op right = result.
struct Calculation {
  Rational left;
  Operator op = Operator::add;
  Rational right;
  Rational result;

  friend bool operator==(const Calculation&, const Calculation&) = default;
};

/// Returns the operations of the easiest way from the numbers on the table to the objective, in
/// order of calculation. All numbers are used, or any of them. The list has no elements if one
/// number is left, or with Use::any there, and is the objective; the result is empty if there is no
/// way. No order of operations on two numbers
/// at a time takes less effort (sum of effort_of). For the cards of a hand these are the steps of
/// its easiest solution (steps_of_easiest).
///
/// Takes 1 to kMostCards numbers of any size. Like cards, the numbers need not obey the rules.
/// Costs what Solver::solve does.
std::optional<std::vector<Calculation>> way_on(Solver& solver, std::span<const Rational> numbers,
                                               const Rational& objective, Rules rules,
                                               Use use = Use::all);

}  // namespace reckon::krypto
