// SPDX-License-Identifier: MIT
// The cheapest way to give each place one thing.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace reckon::sheet {

/// Returns for each place the thing that it gets, all of them different, so that the sum of
/// `costs[place][thing]` is least. There are as many places as things. Costs are from 0 to 10^12.
/// Takes time that grows with the cube of the number, some milliseconds for 100.
std::vector<std::size_t> cheapest_assignment(const std::vector<std::vector<std::int64_t>>& costs);

}  // namespace reckon::sheet
