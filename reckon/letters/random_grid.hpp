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

/// What a random grid is to be like.
struct GridSize {
  std::uint8_t rows = kLeastSide;     ///< kLeastSide to kMostSide
  std::uint8_t columns = kLeastSide;  ///< the same
};

/// Lines for every row and column, each operator drawn from `operators`.
Layout random_layout(SplitMix64& random, GridSize size, std::span<const Operator> operators);

/// One attempt at a random grid without diagonals and with numbers of at least `least`; empty if
/// nothing comes of it. Takes some microseconds.
std::optional<SolvedGrid> random_grid(SplitMix64& random, GridSize size, std::int64_t least,
                                      Budget& budget);

}  // namespace reckon::letters
