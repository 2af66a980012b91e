// SPDX-License-Identifier: MIT
// The ways in which a puzzle may stand on another version of its sheet.
#pragma once

#include <cstddef>
#include <vector>

#include "reckon/arith/random.hpp"
#include "reckon/kinds/puzzle.hpp"

namespace reckon::sheet {

/// Returns by how far some things move in a circle, so that none stays where there are several.
std::size_t turn(std::size_t count, SplitMix64& random);

/// Returns puzzles that may stand in for this one, in random order. A hand has its cards in another
/// order, a letter grid is turned or mirrored, a sum of words has its addends in another order.
/// Other puzzles have none. Most of them are as hard.
std::vector<kinds::Puzzle> changes_of(const kinds::Puzzle& puzzle, SplitMix64& random);

}  // namespace reckon::sheet
