// SPDX-License-Identifier: MIT
// The solutions of an operator setting of a calcrostic, as families with parameters.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "reckon/algebra/decompose.hpp"
#include "reckon/algebra/setting.hpp"
#include "reckon/calcrostic/calcrostic.hpp"

namespace reckon::algebra {

/// The unknowns a b c, d f g, h k m: the numbers of the cells, none of which is 0.
std::vector<std::string> names_of_numbers();

/// An equation for each line, divisions multiplied out, in the order of the setting. Over a ring of
/// names_of_numbers().
std::vector<Polynomial> equations_of(const Ring& ring, const Setting& setting);

/// Every rational solution with nonzero numbers is in one of the families, and all that a family
/// has are solutions. The settings of a calcrostic have families of up to two parameters. Costs
/// some milliseconds.
std::vector<Family> families_of(const Ring& ring, const Setting& setting);

/// The same of a setting with some of its numbers given.
std::vector<Family> families_of(const Ring& ring, const Setting& setting, const Givens& givens);

/// In which order numbers are eliminated and lines are used, and what else has to hold.
struct Elimination {
  std::vector<std::size_t> numbers;
  std::vector<std::size_t> lines;
  std::vector<Polynomial> more{};  ///< polynomials that are 0 too; these are used first
};
/// The order that families_of() follows on the grid as it is, turned and mirrored: 8 orders, the
/// usual one first. They leave other numbers as parameters.
std::vector<Elimination> eliminations();
/// The usual order, with two numbers last.
Elimination elimination_with_last(std::size_t first, std::size_t second);
/// The same with these. If `branches` is not null, each branch of the elimination adds a line to
/// it (decompose.hpp).
std::vector<Family> families_of(const Ring& ring, const Setting& setting,
                                const Elimination& elimination, std::vector<std::string>* branches);

/// What the parameters of a family must satisfy, besides that no number is 0: `b^2 - 2 = 0`, and
/// then of denominators that can be 0 `b - 1 != 0`.
std::vector<std::string> conditions_of(const Family& family);

/// Whether all numbers of a family satisfy the equations: they are put in.
bool satisfies(const Family& family, const std::vector<Polynomial>& equations);

}  // namespace reckon::algebra
