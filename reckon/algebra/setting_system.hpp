// SPDX-License-Identifier: MIT
// The positive integers of one operator setting, with additional equations and with other
// parameters.
#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "reckon/algebra/calcrostic_families.hpp"
#include "reckon/algebra/positive_integers.hpp"

namespace reckon::algebra {

/// Families and their derivation.
struct DerivedFamilies {
  std::vector<Family> families;
  std::vector<Argument>
      because;  ///< the proof that they contain all solutions: one step per branch
};

/// Formats the equation polynomial = 0 as `a = 3` or `a-b = 0`.
std::string equation_text(const Polynomial& polynomial);

class SettingSystem {
 public:
  SettingSystem(const Ring& ring, const Setting& setting) : ring_(ring), setting_(setting) {}

  const Ring& ring() const { return ring_; }

  /// The families for an order of elimination.
  DerivedFamilies families(const Elimination& elimination) const;
  /// The positive integers for which a polynomial is 0 too. Cached.
  const PositiveIntegers& section(const Polynomial& polynomial);

 private:
  const Ring& ring_;
  Setting setting_;
  std::map<std::string, PositiveIntegers> sections_;
};

/// The derivation of the families, and the families themselves, as steps.
std::vector<Argument> derivation_of(const DerivedFamilies& derived);

/// The decision on families, with the steps that lead to it.
PositiveIntegers decide(DerivedFamilies derived);

/// Adds the steps of a case, each prefixed with its name: `a = 3: `.
void add_case(std::vector<Argument>& because, const std::string& name,
              const std::vector<Argument>& steps);

}  // namespace reckon::algebra
