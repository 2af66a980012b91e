// SPDX-License-Identifier: MIT
// Lists of zero grids of a size: all of them, those up to a number, and the smallest.
#pragma once

#include <cstdint>
#include <optional>

#include "app/cli/frame/commands.hpp"
#include "app/cli/long/long_work.hpp"
#include "reckon/zero/zero_grid.hpp"

namespace reckon::cli {

/// Which grids to list, and how.
struct ZeroListing {
  std::uint8_t rows = 3;
  std::uint8_t columns = 3;
  std::int64_t least = 2;
  std::optional<std::uint64_t> most;
  std::optional<std::uint64_t> count;  ///< the number to print
  bool all_operators = false;
  bool ascii = false;
  bool json = false;
};

/// `calcrostic zero --all`: all grids, or those with numbers up to `most`. A Fault if the size
/// needs a largest number. 3 x 5 and 5 x 3 are long work.
Answer list_all_zero_grids(const Command& command, const ZeroListing& listing,
                           const LongWorkOptions& work);

/// `calcrostic zero --multiples`: grids up to `most` without a common factor whose multiples are
/// all zero grids for the same setting.
Answer list_zero_multiples(const ZeroListing& listing);

/// `calcrostic zero --smallest`: the grids of the smallest sum with all four operators.
Answer list_smallest_zero_grids(const ZeroListing& listing);

}  // namespace reckon::cli
