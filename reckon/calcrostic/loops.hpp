// SPDX-License-Identifier: MIT
// Classes found by loops over numbers: those with the number 1.
#pragma once

#include <cstdint>
#include <vector>

#include "reckon/calcrostic/class_key.hpp"

namespace reckon::calcrostic {

/// The classes with numbers from `least` on, 1 or more, and s from `first_sum` to `last_sum`, in
/// total order. `last_sum` is at most kMostLoopSum. Cost: 4 s for sums up to 1000 with the number
/// 1, of which 0.8 s are for the loops, the rest for the 2.6 million classes that there are, and
/// 0.3 s without it. Both grow with the square of the last sum, that of the loops whatever the
/// first one is.
std::vector<ClassKey> classes_by_loops(std::int64_t first_sum, std::int64_t last_sum,
                                       std::int64_t least);
inline constexpr std::int64_t kMostLoopSum = 10'000;

}  // namespace reckon::calcrostic
