// SPDX-License-Identifier: MIT
// Finds all answers of an alphametic, or proves that there is just one.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "reckon/arith/budget.hpp"
#include "reckon/letters/puzzle.hpp"

namespace reckon::letters {

/// Visits every answer once, in no particular order, until `visit` returns false. Gives up, and
/// returns false, when the budget is over; it is endless if null. Cost: some microseconds for a sum
/// of ten letters (docs/letter-puzzles.md).
bool each_answer(const Puzzle& puzzle, const Visit& visit, Budget* budget = nullptr);

/// Returns the answers in ascending order of the digits of the first cell, then of the second, and
/// so on: at most `limit`, and memory never holds more. Empty if the budget runs out first.
std::optional<std::vector<Digits>> answers(const Puzzle& puzzle,
                                           std::uint64_t limit = ~std::uint64_t{0},
                                           Budget* budget = nullptr);

/// Returns the first answers found, in no particular order, at most `most`. Empty if the budget
/// runs out first.
std::optional<std::vector<Digits>> first_answers(const Puzzle& puzzle, std::size_t most,
                                                 Budget* budget = nullptr);

/// Returns the number of answers, counted up to `most`; nothing if the budget runs out first.
std::optional<std::uint64_t> count_answers(const Puzzle& puzzle,
                                           std::uint64_t most = ~std::uint64_t{0},
                                           Budget* budget = nullptr);

/// Whether there is exactly one. Means nothing if the budget is over.
bool is_unique(const Puzzle& puzzle, Budget* budget = nullptr);

}  // namespace reckon::letters
