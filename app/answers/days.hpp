// SPDX-License-Identifier: MIT
// The puzzles of a day as a document.
#pragma once

#include <span>

#include "app/answers/values.hpp"
#include "reckon/daily/daily.hpp"
#include "reckon/text/result.hpp"

namespace reckon::answers {

/// What is shown of a day.
struct DayShown {
  std::span<const daily::Kind> kinds = daily::kAllKinds;
  bool solutions = false;
};

/// The puzzles of a day: schemas/today.json. All work is taken from the solver's budget; fails if
/// it ends first.
Result<Json> json_of_day(daily::Date date, const DayShown& shown, krypto::Solver& solver);

}  // namespace reckon::answers
