// SPDX-License-Identifier: MIT
// Square roots of whole numbers.
#pragma once

#include <cstdint>

namespace reckon::scan {

/// Returns the whole part of the square root of a number, 0 or more.
constexpr std::int64_t root_of(std::int64_t square) {
  std::int64_t low = 0;
  std::int64_t high = std::int64_t{1} << 31;
  while (low < high) {
    const std::int64_t middle = (low + high + 1) / 2;
    if (middle <= square / middle) {
      low = middle;
    } else {
      high = middle - 1;
    }
  }
  return low;
}

}  // namespace reckon::scan
