// SPDX-License-Identifier: MIT
// Bounds the numbers of a family in regions of its parameters.
//
// The parameters x, y >= 1 are cut into regions: x = 1 or x > 1; y = 1 or y > 1; x >= y or x < y;
// and so on. In each region both are sums of two numbers s, t >= 0. If all terms of a polynomial in
// s and t have one sign, its sign is constant there. A region is finished if a number is not
// positive, or has a small upper bound. In the latter case each of its values gives one more
// equation, and the solutions of the setting with it have one parameter less.
#pragma once

#include <optional>

#include "reckon/algebra/setting_system.hpp"

namespace reckon::algebra {

/// Decides the positive integers of a family of a setting with two parameters, with or without a
/// condition. Empty if that needs more than this many cuts.
std::optional<PositiveIntegers> by_regions(SettingSystem& system, const Family& family, int cuts);

}  // namespace reckon::algebra
