// SPDX-License-Identifier: MIT
// Shared by the tables of the census and those of the solution counts.
#pragma once

#include <cstdint>

#include "reckon/krypto/census/census.hpp"

namespace reckon::krypto {

/// The largest card that tables support, so that all their values fit 64 bits.
inline constexpr std::int64_t kMostNumbers = 40;

/// Calls `visit(objective, index)` for each objective that the rules allow: as a value to calculate
/// with, and its index among the objectives of the games.
template <typename Value, typename Visit>
void each_objective(const Games& games, const AllowedResults& allowed, const Visit& visit) {
  for (std::uint64_t place = 0; place < games.objectives(); ++place) {
    const Value objective = Value::of(games.first_objective + static_cast<std::int64_t>(place));
    if (objective.is_in(allowed)) visit(objective, place);
  }
}

}  // namespace reckon::krypto
