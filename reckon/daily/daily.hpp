// SPDX-License-Identifier: MIT
// The puzzles of a day: the same for everybody whose calendar shows the same date.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
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

/// The first and the last day that have puzzles. A day once played stays as it was, so what decides
/// the puzzles of a day may not change.
inline constexpr Date kFirstDay{std::chrono::year(2026), std::chrono::month(1),
                                std::chrono::day(1)};
inline constexpr Date kLastDay{std::chrono::year(9999), std::chrono::month(12),
                               std::chrono::day(31)};

/// From this day on no puzzle comes again within ten years (docs/commands.md#today). Days before
/// have what chance gave them, and keep it.
inline constexpr Date kFirstDayOfTurns{std::chrono::year(2027), std::chrono::month(1),
                                       std::chrono::day(1)};

/// The kinds of puzzle that every day has one of: a hand of five different cards, a calcrostic, and
/// a newspaper grid of 4 x 4.
using Kind =
    kinds::OneOfKinds<kinds::Kind::krypto, kinds::Kind::calcrostic, kinds::Kind::newspaper>;
inline constexpr auto kAllKinds = Kind::all();
/// Those of them that are grids.
using GridKind = kinds::OneOfKinds<kinds::Kind::calcrostic, kinds::Kind::newspaper>;

/// The rules by which hands of the day are played.
inline constexpr Rules kRules = Rules::house;

/// The day that a text such as `2026-11-25` names. Refuses what does not name one from kFirstDay to
/// kLastDay.
Result<Date> date_of(std::string_view text);
std::string to_text(Date date);  ///< `2026-11-25`
Date day_before(Date date);
/// 0 for Sunday to 6 for Saturday.
unsigned weekday_of(Date date);

/// How hard the puzzles of a day are, as newspapers have it: 1 on Monday, 2, 2, 3, 4, 5 on
/// Saturday, and 3 on Sunday.
int level_of(Date date);

struct HandOfDay {
  krypto::Hand hand;
  krypto::Grade grade;
  int level = 1;  ///< by which it was chosen: of the first year, that of the easiest text
};

/// The hand of a day: of the first 512 solvable hands that the date deals, the first of five
/// different cards that is as hard as the day wants it; without one, the first of those nearest to
/// that. Equal cards give much away: 7 - 7 makes anything vanish. From kFirstDayOfTurns on a date
/// deals only hands that no other day within ten years does. Fails if the solver's budget ends
/// first. Costs about 1 ms, 60 ms at most.
Result<HandOfDay> hand_of(Date date, krypto::Solver& solver);

/// The calcrostic or the newspaper grid of a day. From kFirstDayOfTurns on no other day within ten
/// years has a version of the same calcrostic, or the same newspaper grid or its mirror image.
/// Fails if the budget ends first. Costs about 5 ms, up to half a second for a hard one.
Result<calcrostic::Generated> grid_of(Date date, GridKind kind, Budget& budget);

}  // namespace reckon::daily
