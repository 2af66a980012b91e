// SPDX-License-Identifier: MIT
// Decides the solutions of an operator assignment (setting).
#pragma once

#include <optional>
#include <vector>

#include "reckon/algebra/calcrostic_families.hpp"
#include "reckon/algebra/positive_integers.hpp"

namespace reckon::algebra {

struct SettingDecision {
  Setting setting{};
  std::size_t versions = 0;  ///< the number of settings of its 8 versions
  std::size_t families = 0;  ///< of nonzero rational numbers
  std::optional<std::size_t>
      dimension;                       ///< the largest number of parameters; empty without a family
  PositiveIntegers positive_integers;  ///< of all families together
};

/// Decides a setting by its families; if these leave it open, by those of the grid rotated and
/// reflected. Then by one additional equation with infinitely many solutions, and finally with any
/// two numbers as parameters, by bounds in regions of these. Every setting is decided. Costs some
/// milliseconds, and up to two seconds for the last method.
SettingDecision decide(const Ring& ring, const Setting& setting);

/// The 8,192 settings that represent all 65,536 up to symmetry, in order.
std::vector<Setting> standard_settings();

}  // namespace reckon::algebra
