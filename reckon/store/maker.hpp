// SPDX-License-Identifier: MIT
// Makes new puzzles for the bank.
#pragma once

#include <cstdint>
#include <functional>
#include <set>

#include "reckon/store/puzzle.hpp"
#include "reckon/text/result.hpp"

namespace reckon::store {

/// Gives another puzzle each time, of no class twice. Fails when there are no more, or a long
/// search has found none.
using Maker = std::move_only_function<Result<BankPuzzle>()>;

/// Makes puzzles by chance, none of the classes that are `known`; the same ones for the same seed
/// on every machine. Refuses wishes that contradict the kind.
///
/// Calcrostics come in the order of calcrostic::Walk, each in the first of its versions, taken by
/// chance, that is as it is wished; others as KindRow::draw makes them. Costs on average 0.2 ms for
/// a hand, 0.5 ms for a grid of letters, and 25 ms for one that asks for numbers.
Result<Maker> maker_of(Kind kind, const kinds::PuzzleOptions& wishes, std::uint64_t seed,
                       std::set<Place> known);

}  // namespace reckon::store
