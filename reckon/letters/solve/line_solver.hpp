// SPDX-License-Identifier: MIT
// Finds all answers of a puzzle, or proves that there is just one.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "reckon/arith/budget.hpp"
#include "reckon/letters/line_puzzle.hpp"

namespace reckon::letters {

/// The most steps that trying a digit takes from a budget; letters that can be calculated are not
/// tried.
inline constexpr std::uint64_t kStepsOfGuess = 180;

/// Visits every answer in no particular order until `visit` returns false. Letters that no line
/// needs stand for every digit that is left. Gives up, and returns false, when the budget is over;
/// it is endless if null.
bool each_answer(const LinePuzzle& puzzle, const Visit& visit, Budget* budget = nullptr);

/// The limits of a search, and what it counts.
struct SearchBounds {
  double most_guesses = 0;                       ///< letters tried, as its plan lets expect
  std::uint64_t steps_of_digit = kStepsOfGuess;  ///< what a digit that is tried takes of a budget
};

/// Does as each_answer() if the search is expected to stay within the bounds; otherwise returns
/// nothing, without having begun.
std::optional<bool> each_answer_if_short(const LinePuzzle& puzzle, const SearchBounds& bounds,
                                         const Visit& visit, Budget& budget);

/// Returns all answers, the smallest digits of A, then of B, ... first; at most `limit`, and no
/// more than these are ever held in memory.
std::vector<Digits> answers(const LinePuzzle& puzzle, std::uint64_t limit = ~std::uint64_t{0});
/// Returns the same; empty if the budget is over before.
std::optional<std::vector<Digits>> answers_within(Budget& budget, const LinePuzzle& puzzle,
                                                  std::uint64_t limit);

/// Returns whether there is exactly one. Means nothing if the budget is over, which is endless if
/// null.
bool is_unique(const LinePuzzle& puzzle, Budget* budget = nullptr);

}  // namespace reckon::letters
