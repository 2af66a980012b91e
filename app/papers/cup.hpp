// SPDX-License-Identifier: MIT
// The cup of a season.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "app/papers/tables.hpp"
#include "reckon/store/contest.hpp"
#include "reckon/text/result.hpp"

namespace reckon::papers {

/// Returns a row for each entrant who has a mark in the season, ranked in each level by the best
/// `best` contests; nothing if no contest is marked. Rehearsals do not count.
Result<std::optional<Table>> cup_of(store::ContestStore& store, const std::string& season,
                                    std::size_t best);

}  // namespace reckon::papers
