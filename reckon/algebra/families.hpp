// SPDX-License-Identifier: MIT
// The rational solutions of an operator assignment (setting), as families with parameters.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "reckon/algebra/integer_solutions.hpp"
#include "reckon/algebra/setting.hpp"

namespace reckon::algebra {

/// Solutions of a setting in one parametric form. For all values of the parameters that satisfy the
/// conditions and make no number 0, the numbers solve the setting.
struct SolutionFamily {
  /// The free numbers, named by cell in reading order: a b c, d f g, h k m.
  std::vector<std::string> parameters{};
  /// The nine numbers in reading order, each a quotient of polynomials in the parameters, in lowest
  /// terms: `b*d/(b - 1)`.
  std::vector<std::string> numbers{};
  /// Equations and inequalities between the parameters, `b^2 - 2 = 0` or `b - 1 != 0`. Usually
  /// there are none.
  std::vector<std::string> conditions{};
  /// The number of free parameters, reduced by the equations: 0 to 2.
  std::size_t dimension = 0;
  /// The positive integers in the family; the answers none and finitely many are proved.
  PositiveIntegers positive_integers{};
};

/// Finds all families. Every solution of the setting in nonzero rational numbers is in one of them,
/// and all their members are solutions. Given numbers stay fixed. Empty if there is no solution.
/// Never fails. Cost: some milliseconds; a second at worst.
std::vector<SolutionFamily> solve_families(const Setting& setting, const Givens& givens = {});

}  // namespace reckon::algebra
