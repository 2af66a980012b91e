// SPDX-License-Identifier: MIT
// Versions of a sheet that have nothing in common at the same number.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "reckon/kinds/puzzle.hpp"
#include "reckon/krypto/solver.hpp"

namespace reckon::sheet {

/// Returns whether the answer of one puzzle helps with the other, where neighbours have them at the
/// same number. Hands share an equal objective, except in the 24 game, in which all hands have it.
/// Puzzles of any kind share an equal printed answer. Calcrostics share when one is the other or
/// its transpose, other puzzles when they are of one class.
bool are_shared(const kinds::Entry& one, const kinds::Entry& other);

/// Returns the places, from 0 on, at which two versions of a sheet share.
std::vector<std::size_t> shared_places(std::span<const kinds::Entry> one,
                                       std::span<const kinds::Entry> other);

/// Returns versions 1 to `count` of a sheet, the first of which is the sheet; at most
/// kMostVersions. Each has the same classes, and shares as little with those before it as can be.
/// A version is the same however many are asked for.
///
/// Puzzles of one task change places, near their level where possible. Where that does not help,
/// whole parts of the sheet change places. A calcrostic that stays at its number is turned so
/// that it shares least, at its level or a neighbouring one. Hands have their cards,
/// sums of words their addends in another order.
///
/// Cost: up to eight solutions a puzzle, of the budget of the solver; means nothing if that is
/// over.
std::vector<std::vector<kinds::Entry>> unlike_versions(krypto::Solver& solver,
                                                       std::span<const kinds::Entry> sheet,
                                                       std::uint64_t count);

}  // namespace reckon::sheet
