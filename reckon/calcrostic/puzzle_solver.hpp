// Finds all answers of a puzzle, or proves that there is just one.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "reckon/calcrostic/puzzle.hpp"

namespace reckon::calcrostic {

/// As many guesses as it takes.
inline constexpr std::uint64_t kAllGuesses = ~std::uint64_t{0};

/// Visits every answer in no particular order until `visit` returns false. Letters that no line
/// needs stand for every digit that is left. Gives up, and returns false, when more than
/// `most_guesses` digits would have to be tried; each takes up to 0.1 us, and what can be
/// calculated is not tried.
bool each_answer(const Puzzle& puzzle, const std::function<bool(const Digits&)>& visit,
                 std::uint64_t most_guesses = kAllGuesses);

/// All answers, the smallest digits of A, then of B, ... first; at most `limit`, and no more than
/// these are ever held in memory.
std::vector<Digits> answers(const Puzzle& puzzle, std::uint64_t limit = ~std::uint64_t{0});
/// The same; empty if that takes more guesses than these.
std::optional<std::vector<Digits>> answers_within(std::uint64_t most_guesses, const Puzzle& puzzle,
                                                  std::uint64_t limit);

/// Whether there is exactly one.
bool is_unique(const Puzzle& puzzle);

}  // namespace reckon::calcrostic
