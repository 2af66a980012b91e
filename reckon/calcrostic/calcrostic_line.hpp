// SPDX-License-Identifier: MIT
// Calcrostics as grid lines, and as grids.
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

/// Reads a grid line, `24 8 192 24 4 96 48 2 96 | ***+/-*/` (reckon/letters/grid_line.hpp). Whether
/// the lines hold is not asked. Errors carry the column.
Result<Calcrostic> read_line(std::string_view text);

/// The grid line, which read_line() reads again.
std::string to_line(const Calcrostic& calcrostic);

/// The grid as a calcrostic, lines that are read the other way turned round: z = y + x becomes
/// z - y = x. Empty if it is not 3 x 3 with diagonals, or if a turned line would divide by zero or
/// did.
std::optional<Calcrostic> calcrostic_of(const letters::Layout& layout,
                                        std::span<const std::int64_t> numbers);

}  // namespace reckon::calcrostic
