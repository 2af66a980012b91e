// SPDX-License-Identifier: MIT
// The census of five cards from tables that all hands share.
#pragma once

#include <cstdint>
#include <functional>
#include <span>

#include "reckon/arith/budget.hpp"
#include "reckon/krypto/census/census.hpp"

namespace reckon::krypto {

/// Whether the tables can take this census: five cards, numbers small enough to be held in 64 bits
/// and few enough to be held in memory, at most 32 objectives, none negative.
bool fits_tables(const Games& games);

/// Visits all hands, some that follow each other at a time: the index of the first, and of each a
/// bit for each objective that it can reach. See docs/krypto-census.md for how. Not all are visited
/// if the budget is over before.
void each_mask(const Games& games, Rules rules, bool linear, Budget& budget,
               const std::function<void(std::uint64_t first_hand,
                                        std::span<const std::uint32_t> solvable)>& visit);

}  // namespace reckon::krypto
