// SPDX-License-Identifier: MIT
// Lists all grids of numbers up to a bound that are zero grids for some setting of the operators.
//
// Cells are filled in an order in which lines close early. For the last number of a line those are
// tried with which some string of operators makes it 0; crossings that a diagonal of two numbers
// forces to be a minus are one in the other diagonal as well. Whether the diagonals agree on their
// other crossings is looked at when the grid is full.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "reckon/text/result.hpp"
#include "reckon/zero/zero_grid.hpp"

namespace reckon::zero {

/// Which grids are wanted.
struct ZeroBounds {
  /// The largest number that may be asked for.
  static constexpr std::int64_t kMost = 127;

  std::int64_t least = 2;
  std::int64_t most = kMost;
  std::optional<std::int64_t> most_sum{};  ///< of all numbers
  bool scaling = false;                    ///< for settings with scaling lines alone (is_scaling)
};

/// Hears of the numbers of a grid, in reading order; says whether to go on.
using NumbersVisit = std::function<bool(std::span<const std::int64_t> numbers)>;
/// Says whether to go on, `done` of `total` being done; it is asked every few milliseconds.
using GoOn = std::function<bool(std::uint64_t done, std::uint64_t total)>;

/// Visits all grids of numbers within the bounds that are zero grids for some setting, each once,
/// in no particular order. False if it was stopped. Refuses sides other than 3 to 6 and numbers
/// that are not 1 <= least <= most <= 127. Grids of 4 x 4 from 2 on take some hundredths of a
/// second up to 20, and half a second up to 50.
Result<bool> visit_zero_numbers(const ZeroLayout& layout, const ZeroBounds& bounds,
                                const NumbersVisit& visit, const GoOn& go_on = {});

/// All of them, by their sum, then in reading order; nothing if it was stopped. Refuses more than
/// kMostListedGrids, which take some hundred megabytes.
inline constexpr std::size_t kMostListedGrids = 2'000'000;
Result<std::optional<std::vector<std::vector<std::int64_t>>>> zero_numbers(const ZeroLayout& layout,
                                                                           const ZeroBounds& bounds,
                                                                           const GoOn& go_on = {});

/// The grids of the smallest sum.
struct SmallestGrids {
  std::int64_t sum = 0;  ///< without grids, the largest sum that was looked at
  std::vector<std::vector<std::int64_t>> grids;  ///< in reading order
};
/// The grids of numbers from `least` on with all four operators in some setting whose sum is the
/// smallest. Larger and larger sums are looked at, as long as the numbers of such a sum are at most
/// ZeroBounds::kMost; if there is no grid up to then, it has none. Nothing if it was stopped. Takes
/// a second or two from 2 on.
Result<std::optional<SmallestGrids>> smallest_zero_grids(const ZeroLayout& layout,
                                                         std::int64_t least,
                                                         const GoOn& go_on = {});

}  // namespace reckon::zero
