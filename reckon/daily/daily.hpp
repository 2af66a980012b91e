// SPDX-License-Identifier: MIT
// The puzzles of a day: the same for every player on the same calendar date.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "reckon/arith/rules.hpp"
#include "reckon/calcrostic/generator.hpp"
#include "reckon/kinds/kind_list.hpp"
#include "reckon/krypto/grade.hpp"
#include "reckon/text/result.hpp"

namespace reckon::daily {

/// A day of the Gregorian calendar.
using Date = std::chrono::year_month_day;

/// The first and the last day with puzzles. The puzzles of a day never change, so neither may
/// anything that determines them.
inline constexpr Date kFirstDay{std::chrono::year(2026), std::chrono::month(1),
                                std::chrono::day(1)};
inline constexpr Date kLastDay{std::chrono::year(9999), std::chrono::month(12),
                               std::chrono::day(31)};

/// From this day on no puzzle repeats within ten years (docs/commands.md#today). Earlier days keep
/// the puzzles that were drawn at random for them.
inline constexpr Date kFirstDayOfTurns{std::chrono::year(2027), std::chrono::month(1),
                                       std::chrono::day(1)};

/// From this day on, a day also has a hand of the 24 game and one of Countdown. Earlier days have
/// them only when they are asked for, so that what was given out stays.
inline constexpr Date kFirstDayOfGames{std::chrono::year(2026), std::chrono::month(11),
                                       std::chrono::day(29)};

/// The kinds of puzzle that every day has one of: a hand of five different cards, a calcrostic, a
/// newspaper grid of 4 x 4, a hand of the 24 game, and one of Countdown.
using Kind = kinds::OneOfKinds<kinds::Kind::krypto, kinds::Kind::calcrostic, kinds::Kind::newspaper,
                               kinds::Kind::twenty_four, kinds::Kind::countdown>;
inline constexpr auto kAllKinds = Kind::all();
/// Returns the kinds that a day shows.
constexpr std::span<const Kind> kinds_of(Date date) {
  constexpr std::size_t kBeforeGames = 3;
  const std::span<const Kind> all = kAllKinds;
  return date < kFirstDayOfGames ? all.first(kBeforeGames) : all;
}
/// Those of them that are grids.
using GridKind = kinds::OneOfKinds<kinds::Kind::calcrostic, kinds::Kind::newspaper>;

/// The rules for hands of the day.
inline constexpr Rules kRules = Rules::house;

/// Reads a day such as `2026-11-25`. Refuses other texts, and days outside kFirstDay to kLastDay.
Result<Date> date_of(std::string_view text);
std::string to_text(Date date);  ///< `2026-11-25`
Date day_before(Date date);
/// The day of the week, from 0 for Sunday to 6 for Saturday.
unsigned weekday_of(Date date);

/// The difficulty of the puzzles of a day, as in newspapers: 1 on Monday, then 2, 2, 3, 4, 5 on
/// Saturday, and 3 on Sunday.
int level_of(Date date);

struct HandOfDay {
  krypto::Hand hand;
  krypto::Grade grade;
  /// Used to choose it: by version 3 of the grading of hands, in the first year by version 2.
  int level = 1;
};

/// The hand of a day. The date deals hands; among its first 512 solvable hands of five different
/// cards, the first at the level of the day is chosen. Without one, it is the first of those
/// nearest to that level. Equal cards make a hand easy: a factor 7 - 7 removes any other card. From
/// kFirstDayOfTurns on, a date deals only hands that no other day within ten years deals. Fails if
/// the solver's budget ends first. Costs about 1 ms, 60 ms at most.
Result<HandOfDay> hand_of(Date date, krypto::Solver& solver);

/// The hand of a day of the 24 game, of 1 to 13: one at the level of the day. It returns when all
/// hands of its level have had a day. Fails if the solver's budget ends first. Costs some 0.1 ms.
Result<HandOfDay> hand_of_24(Date date, krypto::Solver& solver);

/// The hand of a day of Countdown. The date deals hands, and the first solvable one at the level of
/// the day is chosen. A date deals only hands that no other day within ten years deals. Fails if
/// the solver's budget ends first. Costs some 5 ms.
Result<HandOfDay> countdown_of(Date date, krypto::Solver& solver);

/// The calcrostic or the newspaper grid of a day. From kFirstDayOfTurns on, no calcrostic class
/// repeats within ten years, and no newspaper grid or its mirror image does. Fails if the budget
/// ends first. Costs about 5 ms, up to half a second for a hard one.
Result<calcrostic::Generated> grid_of(Date date, GridKind kind, Budget& budget);

}  // namespace reckon::daily
