// SPDX-License-Identifier: MIT
// Generates new puzzles for the bank.
#pragma once

#include <cstdint>
#include <functional>
#include <set>

#include "reckon/store/puzzle.hpp"
#include "reckon/text/result.hpp"

namespace reckon::store {

/// Returns another puzzle each time, never two of a class. Fails when none are left, or a long
/// search has found none.
using Maker = std::move_only_function<Result<BankPuzzle>()>;

/// Makes random puzzles outside the `known` classes, the same ones for the same seed on every
/// machine. Refuses options that do not apply to the kind.
///
/// Calcrostics come in the order of calcrostic::Walk. Each is the first of its versions, in random
/// order, that matches the options. Other kinds come from KindRow::draw. Costs on average 0.2 ms
/// for a hand, 0.5 ms for a letter grid, and 25 ms for a number puzzle.
Result<Maker> maker_of(Kind kind, const kinds::PuzzleOptions& wishes, std::uint64_t seed,
                       std::set<Place> known);

}  // namespace reckon::store
