// SPDX-License-Identifier: MIT
// The rational numbers that solve an operator setting, as families with parameters.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "reckon/algebra/integer_solutions.hpp"
#include "reckon/algebra/setting.hpp"

namespace reckon::algebra {

/// Solutions of a setting that share one form: for all values of the parameters that satisfy the
/// conditions and make no number 0, the numbers solve the setting.
struct SolutionFamily {
  /// The free numbers, by the names of the cells in reading order: a b c, d f g, h k m.
  std::vector<std::string> parameters{};
  /// The nine numbers in reading order, each a fraction of polynomials in the parameters, in lowest
  /// terms: `b*d/(b - 1)`.
  std::vector<std::string> numbers{};
  /// Equations and inequalities between the parameters, `b^2 - 2 = 0` or `b - 1 != 0`. Mostly none.
  std::vector<std::string> conditions{};
  /// How many parameters are free, equations taken into account: 0 to 2.
  std::size_t dimension = 0;
  /// The positive integers in the family; what is said to be none or finitely many is proved.
  PositiveIntegers positive_integers{};
};

/// Every solution of the setting by rational numbers other than 0 is in one of the families, and
/// all of a family are solutions. Numbers that are given stay as they are. No family if there is no
/// solution. Refuses nothing. Cost: some milliseconds; a second at worst.
std::vector<SolutionFamily> solve_families(const Setting& setting, const Givens& givens = {});

}  // namespace reckon::algebra
