// SPDX-License-Identifier: MIT
// The puzzles of a day as a document.
#pragma once

#include <optional>

#include "app/answers/values.hpp"
#include "reckon/arith/rules.hpp"
#include "reckon/daily/daily.hpp"
#include "reckon/krypto/game.hpp"
#include "reckon/text/result.hpp"

namespace reckon::answers {

/// Selects the parts of a day to show.
struct DayShown {
  std::optional<daily::Kind> kind{};  ///< all that the day has if empty
  bool solutions = false;
};

/// Returns the puzzles of a day: schemas/today.json. All work counts against the solver's budget;
/// fails if that runs out.
Result<Json> json_of_day(daily::Date date, const DayShown& shown, krypto::Solver& solver);

/// Returns a hand of a day with its solution: schemas/day-puzzle.json.
Json json_of_hand(krypto::Game game, Rules rules, const daily::HandOfDay& dealt);
/// Takes the solution out of a puzzle of a day.
void hide_solution(Json& puzzle);

}  // namespace reckon::answers
