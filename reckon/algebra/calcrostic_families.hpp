// SPDX-License-Identifier: MIT
// The solutions of an operator assignment (setting) of a calcrostic, as families with parameters.
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

/// The unknowns a b c, d f g, h k m: the numbers of the cells, all nonzero.
std::vector<std::string> names_of_numbers();

/// An equation for each line, without divisions, in the order of the setting. The ring must have
/// names_of_numbers().
std::vector<Polynomial> equations_of(const Ring& ring, const Setting& setting);

/// The families of a setting. Every rational solution with nonzero numbers is in one of the
/// families, and all members of a family are solutions. Settings of a calcrostic have families of
/// up to two parameters. Costs some milliseconds.
std::vector<Family> families_of(const Ring& ring, const Setting& setting);

/// The same for a setting with some numbers given.
std::vector<Family> families_of(const Ring& ring, const Setting& setting, const Givens& givens);

/// An order for eliminating numbers and using lines, with additional conditions.
struct Elimination {
  std::vector<std::size_t> numbers;
  std::vector<std::size_t> lines;
  std::vector<Polynomial> more{};  ///< further polynomials that must be 0; used first
};
/// The order that families_of() uses, for the 8 symmetric images of the grid; the usual order comes
/// first. The orders leave different numbers as parameters.
std::vector<Elimination> eliminations();
/// The usual order, with two numbers moved to the end.
Elimination elimination_with_last(std::size_t first, std::size_t second);
/// The same with this order. If `branches` is not null, each branch of the elimination appends a
/// line to
/// it (decompose.hpp).
std::vector<Family> families_of(const Ring& ring, const Setting& setting,
                                const Elimination& elimination, std::vector<std::string>* branches);

/// The conditions on the parameters of a family, besides nonzero numbers: first equations like
/// `b^2 - 2 = 0`, then denominators that can be 0, like `b - 1 != 0`.
std::vector<std::string> conditions_of(const Family& family);

/// Whether all numbers of a family satisfy the equations, checked by substitution.
bool satisfies(const Family& family, const std::vector<Polynomial>& equations);

}  // namespace reckon::algebra
