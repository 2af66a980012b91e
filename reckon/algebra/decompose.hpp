// SPDX-License-Identifier: MIT
// Solves systems of polynomial equations with nonzero unknowns.
//
// An equation that is linear in an unknown gives it as a fraction of the others; a product is split
// into its factors. The unknowns and their values are nonzero, so they are divided out of every
// equation (saturation). Resultants are taken only if all remaining equations have higher degree in
// all their unknowns. An equation that is irreducible over the rational numbers but not over a
// quadratic field means that two squares are 0; their roots replace it.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "reckon/algebra/rational_function.hpp"

namespace reckon::algebra {

/// A part of a solution set: all numbers as rational functions of the parameters.
struct Family {
  std::vector<std::size_t>
      parameters;  ///< unknowns; the number of a parameter is the parameter itself
  std::vector<RationalFunction> numbers;  ///< of each unknown, as a function of the parameters
  /// Polynomials in the parameters that must be 0, irreducible over the rational numbers and of
  /// degree 2 or more in each unknown. Usually there are none.
  std::vector<Polynomial> conditions;

  /// The number of free parameters, reduced by the conditions.
  std::size_t dimension() const { return parameters.size() - conditions.size(); }
  /// The numbers for these values of the parameters; empty if a denominator is 0 or a condition
  /// fails.
  std::optional<std::vector<FlintRational>> at(
      std::span<const FlintRational> parameter_values) const;
  /// Whether these numbers belong to this family.
  bool contains(std::span<const FlintRational> values) const;
  /// Whether this family contains all nonzero members of another one. Also false if the factors of
  /// denominators do not prove it.
  bool contains(const Family& other) const;
};

/// Decomposes the solution set: each rational solution without zeros is in one of the families. No
/// family contains another. Those with the most parameters are components of the solution set.
/// Smaller ones may be points that a larger one misses because its fractions become 0 / 0. Where
/// there is a choice, unknowns are eliminated in the given order, and equations used in theirs. If
/// `ends` is not null, each branch appends a line: its derivation, up to an equation that cannot
/// hold or the remaining parameters.
std::vector<Family> decompose(const Ring& ring, const std::vector<Polynomial>& equations,
                              std::span<const std::size_t> elimination_order,
                              std::vector<std::string>* ends = nullptr);

}  // namespace reckon::algebra
