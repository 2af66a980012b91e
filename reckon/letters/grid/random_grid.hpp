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

/// Returns lines for every row and column, with each operator drawn from `operators`.
Layout random_layout(SplitMix64& random, GridSize size, std::span<const Operator> operators);

/// Returns the layout of a random newspaper grid. It has mostly sums and differences, since
/// products make numbers grow.
Layout random_newspaper_layout(SplitMix64& random, GridSize size);

/// Tries once to find random numbers of at least `least` for a layout without diagonals; empty if
/// it fails. Takes some microseconds.
std::optional<SolvedGrid> random_numbers(SplitMix64& random, Layout layout, std::int64_t least,
                                         Budget& budget);

/// Does the same for a random newspaper layout.
std::optional<SolvedGrid> random_grid(SplitMix64& random, GridSize size, std::int64_t least,
                                      Budget& budget);

}  // namespace reckon::letters
