// SPDX-License-Identifier: MIT
// The notation of a solved calcrostic in one line.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "reckon/letters/layout.hpp"
#include "reckon/text/result.hpp"

namespace reckon::letters {

/// The most digits of a number in a grid.
inline constexpr std::size_t kMostNumberDigits = 18;

/// The content of a grid line.
struct GridLine {
  std::array<std::int64_t, 9> numbers{};  ///< in reading order
  SquareOperators operators{};
};

/// Reads `24 8 192 24 4 96 48 2 96 | ***+/-*/`: nine numbers in reading order, a bar, and the
/// operators. These are of rows 1 to 3, columns 1 to 3, the main diagonal and the other one. They
/// may have blanks between them, and be those of typesetters. Does not check that the lines hold.
/// Errors carry the column.
Result<GridLine> read_grid_line(std::string_view text);

}  // namespace reckon::letters
