// SPDX-License-Identifier: MIT
// The easiest way from numbers already calculated to the objective.
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

/// The operations of the easiest way (effort_of, summed) from the numbers on the table, all of
/// which are used, to the objective, in the order of calculation; none if one number is left and is
/// the objective. Empty if there is no way. No order of operations on two numbers at a time takes
/// less effort. Of the cards of a hand these are the steps of its easiest solution
/// (steps_of_easiest).
///
/// Takes 1 to kMostCards numbers of any size. The numbers need not obey the rules, as cards need
/// not. Costs what Solver::solve does.
std::optional<std::vector<Calculation>> way_on(Solver& solver, std::span<const Rational> numbers,
                                               const Rational& objective, Rules rules);

}  // namespace reckon::krypto
