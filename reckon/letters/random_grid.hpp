// SPDX-License-Identifier: MIT
// Random newspaper grids: numbers that make the equations of all rows and columns true.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "reckon/arith/budget.hpp"
#include "reckon/arith/expression.hpp"
#include "reckon/arith/random.hpp"
#include "reckon/letters/layout.hpp"

namespace reckon::letters {

/// Numbers in random grids are smaller.
inline constexpr std::int64_t kNumberBound = 1'000'000;

/// The wishes for a random grid.
struct GridSize {
  std::uint8_t rows = kLeastSide;     ///< kLeastSide to kMostSide
  std::uint8_t columns = kLeastSide;  ///< the same
};

/// Lines for every row and column, each operator drawn from `operators`.
Layout random_layout(SplitMix64& random, GridSize size, std::span<const Operator> operators);

/// The layout of a random newspaper grid: sums and differences are most of it, since of products
/// the numbers grow.
Layout random_newspaper_layout(SplitMix64& random, GridSize size);

/// One attempt at random numbers of at least `least` for a layout without diagonals; empty if
/// nothing comes of it. Takes some microseconds.
std::optional<SolvedGrid> random_numbers(SplitMix64& random, Layout layout, std::int64_t least,
                                         Budget& budget);

/// The same for a random newspaper layout.
std::optional<SolvedGrid> random_grid(SplitMix64& random, GridSize size, std::int64_t least,
                                      Budget& budget);

}  // namespace reckon::letters
