// SPDX-License-Identifier: MIT
// The census of five-card hands, from tables that all hands share.
#pragma once

#include <cstdint>
#include <functional>
#include <span>

#include "reckon/arith/budget.hpp"
#include "reckon/krypto/census/census.hpp"

namespace reckon::krypto {

/// Whether the tables support these games: five cards, values that fit 64 bits, tables that fit in
/// memory, and at most 32 objectives, none negative.
bool fits_tables(const Games& games);

/// Visits all hands in runs of consecutive ones: the index of the first hand, and for each hand a
/// mask of the objectives that it can reach. docs/krypto-census.md explains how. Stops early if the
/// budget runs out.
void each_mask(const Games& games, Rules rules, bool linear, Budget& budget,
               const std::function<void(std::uint64_t first_hand,
                                        std::span<const std::uint32_t> solvable)>& visit);

}  // namespace reckon::krypto
