// SPDX-License-Identifier: MIT
// Bounds of values when some digits are known: the integers between which they lie, and their
// residues modulo a power of the base.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "reckon/letters/solve/engines.hpp"

namespace reckon::letters {

/// Integers between which a value lies; beyond kFar there is no bound.
struct Interval {
  Int128 low = 0;
  Int128 high = 0;
};
inline constexpr Int128 kFar = Int128{1} << 125;

/// The range of values of each cell: from `least` to `most`.
struct CellBounds {
  std::span<const std::uint8_t> least;
  std::span<const std::uint8_t> most;
};

/// Returns an interval that contains the value of a node.
Interval interval_of(const Puzzle& puzzle, std::size_t node, const CellBounds& cells);

/// Whether a relation can hold, by the intervals of its sides.
bool can_hold(const Puzzle& puzzle, const Relation& relation, const CellBounds& cells);

/// Returns the steps (reckon::Budget) that can_hold() or modular_value() take for a word and the
/// operation on it.
std::uint64_t work_of_bounds(const Word& word);

/// Numerator and denominator by a modulus below 2^31; not in lowest terms.
struct ModularFraction {
  std::uint64_t top = 0;
  std::uint64_t bottom = 1;
};

/// Returns the value of a node from the last `digits` digits of its numbers, by the power of the
/// base of that exponent, `modulus`; exponents are whole. Nothing where an exponent is not a
/// number.
std::optional<ModularFraction> modular_value(const Puzzle& puzzle, std::size_t node,
                                             std::span<const std::uint8_t> cells,
                                             std::size_t digits, std::uint64_t modulus);

}  // namespace reckon::letters
