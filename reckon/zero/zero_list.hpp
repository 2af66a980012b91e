// SPDX-License-Identifier: MIT
// Lists all grids of numbers up to a bound that are zero grids for some setting of the operators.
//
// Cells are filled in an order that closes lines early. The last number of a line takes only values
// for which some string of operators makes it 0. If a diagonal of two numbers forces a minus on a
// crossing, the other diagonal has it too. Whether the diagonals agree on their other crossings is
// checked when the grid is full.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "reckon/text/result.hpp"
#include "reckon/zero/zero_grid.hpp"

namespace reckon::zero {

/// The limits of the search.
struct ZeroBounds {
  /// The largest number that a search supports.
  static constexpr std::int64_t kMost = 127;

  std::int64_t least = 2;
  std::int64_t most = kMost;
  std::optional<std::int64_t> most_sum{};  ///< of all numbers
  bool scaling = false;  ///< only settings whose lines are all scaling (is_scaling)
};

/// Receives the numbers of a grid, in reading order; returns false to stop.
using NumbersVisit = std::function<bool(std::span<const std::int64_t> numbers)>;
/// Called every few milliseconds with `done` of `total`; returns false to stop.
using GoOn = std::function<bool(std::uint64_t done, std::uint64_t total)>;

/// Visits all grids of numbers within the bounds that are zero grids for some setting, each once,
/// in no particular order. False if it was stopped. Refuses sides other than 3 to 6, and bounds
/// other than 1 <= least <= most <= 127. Grids of 4 x 4 from 2 on take some hundredths of a second
/// up to 20, and half a second up to 50.
Result<bool> visit_zero_numbers(const ZeroLayout& layout, const ZeroBounds& bounds,
                                const NumbersVisit& visit, const GoOn& go_on = {});

/// All such grids, sorted by their sum, then in reading order; empty if it was stopped. Refuses
/// more than kMostListedGrids, which take some hundred megabytes.
inline constexpr std::size_t kMostListedGrids = 2'000'000;
Result<std::optional<std::vector<Numbers>>> zero_numbers(const ZeroLayout& layout,
                                                         const ZeroBounds& bounds,
                                                         const GoOn& go_on = {});

/// The grids with the smallest sum.
struct SmallestGrids {
  std::int64_t sum = 0;        ///< without grids, the largest sum that was searched
  std::vector<Numbers> grids;  ///< in reading order
};
/// The grids with the smallest sum, among those with numbers from `least` on that have a setting
/// with all four operators. Sums are tried in increasing order, while their numbers cannot exceed
/// ZeroBounds::kMost. If no grid exists up to then, `grids` is empty; the result is empty if it was
/// stopped. Takes a second or two from 2 on.
Result<std::optional<SmallestGrids>> smallest_zero_grids(const ZeroLayout& layout,
                                                         std::int64_t least,
                                                         const GoOn& go_on = {});

}  // namespace reckon::zero
