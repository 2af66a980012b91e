// SPDX-License-Identifier: MIT
// The practice edition of a contest: its questions with solutions, steps and figures, in JSON.
#pragma once

#include <nlohmann/json.hpp>

#include "app/papers/results.hpp"
#include "app/papers/whole_contest.hpp"
#include "reckon/text/result.hpp"

namespace reckon::cli {

/// Returns the edition that the page of practice reads. It has nothing about single entrants, and
/// figures only of levels that show them. Questions have the letters of the store. Refuses a
/// contest that cannot be read. Cost: reasons through each question once.
Result<nlohmann::json> practice_edition(const papers::WholeContest& contest,
                                        const papers::Results& results);

}  // namespace reckon::cli
