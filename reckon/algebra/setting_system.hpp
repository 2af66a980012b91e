// SPDX-License-Identifier: MIT
// The positive integers of one operator setting, cut by further equations and seen by other
// parameters.
#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "reckon/algebra/calcrostic_families.hpp"
#include "reckon/algebra/positive_integers.hpp"

namespace reckon::algebra {

/// Families, and how they were found.
struct DerivedFamilies {
  std::vector<Family> families;
  std::vector<Argument> because;  ///< that they have all solutions: one step for each branch
};

/// `a = 3` or `a-b = 0`, of the polynomial that is 0.
std::string equation_text(const Polynomial& polynomial);

class SettingSystem {
 public:
  SettingSystem(const Ring& ring, const Setting& setting) : ring_(ring), setting_(setting) {}

  const Ring& ring() const { return ring_; }

  /// The families by an order of elimination.
  DerivedFamilies families(const Elimination& elimination) const;
  /// The positive integers for which a polynomial is 0 too. Remembered.
  const PositiveIntegers& section(const Polynomial& polynomial);

 private:
  const Ring& ring_;
  Setting setting_;
  std::map<std::string, PositiveIntegers> sections_;
};

/// How families are found, and what they are, as steps.
std::vector<Argument> derivation_of(const DerivedFamilies& derived);

/// The decision on families with the steps that lead to it.
PositiveIntegers decide(DerivedFamilies derived);

/// Steps of a case, each with its name before it: `a = 3: `.
void add_case(std::vector<Argument>& because, const std::string& name,
              const std::vector<Argument>& steps);

}  // namespace reckon::algebra
