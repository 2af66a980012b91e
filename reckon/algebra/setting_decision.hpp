// SPDX-License-Identifier: MIT
// What all solutions of an operator setting come to.
#pragma once

#include <optional>
#include <vector>

#include "reckon/algebra/calcrostic_families.hpp"
#include "reckon/algebra/positive_integers.hpp"

namespace reckon::algebra {

struct SettingDecision {
  Setting setting{};
  std::size_t versions = 0;              ///< how many settings its 8 versions have
  std::size_t families = 0;              ///< of rational numbers other than 0
  std::optional<std::size_t> dimension;  ///< the most parameters of one; nothing without a family
  PositiveIntegers positive_integers;    ///< of all families together
};

/// Decides by the families of the setting; where these leave it open, by those of the grid turned
/// and mirrored; then by one equation more with infinitely many solutions; then with any two
/// numbers as parameters, and by bounds of numbers in parts of these. No setting is left open.
/// Costs some milliseconds, and up to a second or two for the last.
SettingDecision decide(const Ring& ring, const Setting& setting);

/// The 8,192 settings that stand for all 65,536, in order.
std::vector<Setting> standard_settings();

}  // namespace reckon::algebra
