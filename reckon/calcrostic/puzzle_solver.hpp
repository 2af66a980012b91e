// Finds all answers of a puzzle, or proves that there is just one.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "reckon/calcrostic/puzzle.hpp"

namespace reckon::calcrostic {

/// Visits every answer in no particular order until `visit` returns false. Letters that no line
/// needs stand for every digit that is left.
void each_answer(const Puzzle& puzzle, const std::function<bool(const Digits&)>& visit);

/// All answers, the smallest digits of A, then of B, ... first; at most `limit`, and no more than
/// these are ever held in memory.
std::vector<Digits> answers(const Puzzle& puzzle, std::uint64_t limit = ~std::uint64_t{0});

/// Whether there is exactly one.
bool is_unique(const Puzzle& puzzle);

}  // namespace reckon::calcrostic
