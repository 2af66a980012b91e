// SPDX-License-Identifier: MIT
// Squares of bits: what is known by row, turned round to be known by column.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace reckon::krypto {

inline constexpr std::size_t kSquare = 64;

/// 64 rows of 64 bits.
using Square = std::array<std::uint64_t, kSquare>;

/// Bit j of row i becomes bit i of row j. In six steps quarters off the diagonal change places:
/// those of the square, then those of its quarters, and so on. Cost: 0.05 µs.
void transpose(Square& square);

}  // namespace reckon::krypto
