// SPDX-License-Identifier: MIT
// Solves systems of polynomial equations whose unknowns are not 0.
//
// An equation that is linear in an unknown gives it as a fraction of the others; one that is a
// product is split into its factors. What can't be 0, the unknowns and what they were found to be,
// is divided out of every equation. Only where every equation left is of higher degree in all its
// unknowns are resultants taken. An equation that is irreducible over the rational numbers but not
// over a quadratic field says that two squares are 0; their
// roots become equations in its place.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "reckon/algebra/rational_function.hpp"

namespace reckon::algebra {

/// A part of a solution set: all numbers as fractions of some of them, the parameters.
struct Family {
  std::vector<std::size_t> parameters;    ///< unknowns; each is its own number
  std::vector<RationalFunction> numbers;  ///< of each unknown, in the parameters
  /// Polynomials in the parameters that have to be 0, irreducible over the rational numbers and of
  /// degree 2 or more in each unknown. Mostly none.
  std::vector<Polynomial> conditions;

  /// How many parameters are free, conditions taken into account.
  std::size_t dimension() const { return parameters.size() - conditions.size(); }
  /// The numbers for these values of the parameters; nothing if a denominator is 0 or a condition
  /// does not hold.
  std::optional<std::vector<FlintRational>> at(
      std::span<const FlintRational> parameter_values) const;
  /// Whether these are numbers of this family.
  bool contains(std::span<const FlintRational> values) const;
  /// Whether all that another family has, none of it 0, are numbers of this one. False also where
  /// that does not show by the factors of denominators.
  bool contains(const Family& other) const;
};

/// All rational solutions in which no unknown is 0: each is in one of the families. None of these
/// is contained in another; those of most parameters are components of the solution set, those of
/// fewer may be what the fractions of a larger one miss where they become 0 / 0. Unknowns are
/// eliminated in the order given, as far as there is a choice, and equations used in theirs. If
/// `ends` is not null, each branch adds a line to it: what follows from what, up to the equation
/// that cannot hold or to the parameters that remain.
std::vector<Family> decompose(const Ring& ring, const std::vector<Polynomial>& equations,
                              std::span<const std::size_t> elimination_order,
                              std::vector<std::string>* ends = nullptr);

}  // namespace reckon::algebra
