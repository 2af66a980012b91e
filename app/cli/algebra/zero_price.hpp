// SPDX-License-Identifier: MIT
// Estimates the cost of deciding all zero grids of 4 x 4, from a sample.
#pragma once

#include <cstdint>

#include "app/cli/frame/commands.hpp"

namespace reckon::cli {

struct ZeroPrice {
  std::uint64_t sample = 200;
  std::uint64_t seed = 0;
  bool json = false;
};

/// `calcrostic zero --rows 4 --columns 4 --price`: decides a random sample of the core systems
/// (reckon/algebra/zero_cores.hpp), each in a separate process. It prints how many are decided, and
/// the processor time for all with its margin. A sample outside 2 to 100,000 is a Fault.
Answer print_zero_price(const ZeroPrice& price);

}  // namespace reckon::cli
