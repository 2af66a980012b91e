// SPDX-License-Identifier: MIT
// Converts calcrostics to and from grid lines and grids.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "reckon/calcrostic/calcrostic.hpp"
#include "reckon/letters/layout.hpp"
#include "reckon/text/result.hpp"

namespace reckon::calcrostic {

/// Parses a grid line, `24 8 192 24 4 96 48 2 96 | ***+/-*/` (reckon/letters/grid/grid_line.hpp).
/// Does not check whether the lines hold. Errors carry the column.
Result<Calcrostic> read_line(std::string_view text);

/// Returns the grid line, which read_line() reads again.
std::string to_line(const Calcrostic& calcrostic);

/// Returns the grid as a calcrostic. Lines read backwards are reversed: z = y + x becomes z - y =
/// x. Empty if the grid is not 3 x 3 with diagonals, or if a line divides by zero before or after
/// reversal.
std::optional<Calcrostic> calcrostic_of(const letters::Layout& layout,
                                        std::span<const std::int64_t> numbers);

}  // namespace reckon::calcrostic
