// The notation of a solved calcrostic in one line.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "reckon/calcrostic/calcrostic.hpp"
#include "reckon/text/result.hpp"

namespace reckon::calcrostic {

/// Numbers in grids have at most so many digits.
inline constexpr std::size_t kMostNumberDigits = 18;

/// Reads `24 8 192 24 4 96 48 2 96 | ***+/-*/`: nine numbers in reading order, a bar, and the
/// operators of rows 1 to 3, columns 1 to 3, the main diagonal and the other one. They may have
/// blanks between them, and be those of typesetters. Whether the lines hold is not asked. Errors
/// carry the column.
Result<Calcrostic> read_line(std::string_view text);

std::string to_line(const Calcrostic& calcrostic);

/// The operators of a grid as a calcrostic has them, lines that are read the other way turned
/// round. Empty if it is not 3 x 3 with diagonals.
std::optional<std::array<Operator, 8>> operators_of(const Layout& layout);

/// The grid as a calcrostic, lines that are read the other way turned round: z = y + x becomes
/// z - y = x. Empty if it is not 3 x 3 with diagonals, or if a turned line would divide by zero or
/// did.
std::optional<Calcrostic> calcrostic_of(const Layout& layout,
                                        std::span<const std::int64_t> numbers);

}  // namespace reckon::calcrostic
