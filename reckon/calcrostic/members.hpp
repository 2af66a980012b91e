// SPDX-License-Identifier: MIT
// The classes with numbers from 2 on, by operator assignment (setting): 17 settings with
// parameters, and 39 with finitely many grids.
#pragma once

#include <cstdint>
#include <vector>

#include "reckon/calcrostic/class_key.hpp"

namespace reckon::calcrostic {

/// The classes with numbers from `least` on, at least 2, and s from `first_sum` to `last_sum`, at
/// most ClassKey::kMostSum, in total order.
///
/// docs/calcrostics.md proves that there are no others. Cost: sorting them, plus the square root of
/// `last_sum` for each piece of a list: 1 ms for sums up to 1000, 20 ms up to 10,000.
std::vector<ClassKey> members(std::int64_t first_sum, std::int64_t last_sum, std::int64_t least);

}  // namespace reckon::calcrostic
