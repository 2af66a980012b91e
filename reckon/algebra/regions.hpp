// SPDX-License-Identifier: MIT
// Bounds of the numbers of a family in parts of its parameters.
//
// Two parameters x, y from 1 on are cut into parts: x = 1 or x > 1; y = 1 or y > 1; x >= y or x <
// y; and so on. In each part both are sums of two numbers s, t from 0 on, so that a polynomial
// whose terms have one sign as one in s and t does not change its sign there. A part is done where
// a number is not positive, or at most a small bound: then there is one more equation for each of
// its values, and what these have in common with the setting has one parameter less.
#pragma once

#include <optional>

#include "reckon/algebra/setting_system.hpp"

namespace reckon::algebra {

/// Decides the positive integers of a family of two parameters, with a condition or without one, of
/// a setting; nothing if that takes more than this many cuts.
std::optional<PositiveIntegers> by_regions(SettingSystem& system, const Family& family, int cuts);

}  // namespace reckon::algebra
