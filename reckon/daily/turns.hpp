// SPDX-License-Identifier: MIT
// Puzzles that take turns, so that none comes again within ten years.
//
// Of each kind all that there are is dealt out to turns, each to one: hands and newspaper grids to
// the days of more than ten years, by a number that is read off them; calcrostics of a level, one
// by one, to the days of this level. Days choose from what their turn has.
#pragma once

#include <cstdint>
#include <string_view>

#include "reckon/calcrostic/calcrostic.hpp"
#include "reckon/daily/daily.hpp"

namespace reckon::daily {

/// The days in ten years, three of them leap years.
inline constexpr std::uint64_t kDaysInTenYears = 3653;

/// How many days after kFirstDayOfTurns a day is. Of days from it on, as all below.
std::uint64_t days_of_turns_before(Date date);
/// How many days of the same level there were before, from the Monday of the week on in which
/// kFirstDayOfTurns is.
std::uint64_t days_of_level_before(Date date);

/// How many turns hands have: a prime, so that a turn has hands of all objectives.
inline constexpr std::uint64_t kTurnsOfHands = 4001;
static_assert(kTurnsOfHands > kDaysInTenYears);
/// The turn of a hand of five cards from 1 to 25 with such an objective, whatever the order of its
/// cards is.
std::uint64_t turn_of(const krypto::Hand& hand);
/// A hand of a turn, each as likely as the deck of 56 cards deals it, but for those with equal
/// cards and those that the first year had, which it never is. Costs some microseconds.
krypto::Hand hand_of_turn(std::uint64_t turn, SplitMix64& random);

/// How many turns newspaper grids have.
inline constexpr std::uint64_t kTurnsOfNewspaperGrids = 6561;  // 3^8
static_assert(kTurnsOfNewspaperGrids > kDaysInTenYears);
/// The turn of a layout of 4 x 4 without diagonals, which is that of its mirror image too. Each
/// operator of a row and its mirror image, one of a column, make a digit of three.
std::uint64_t turn_of(const letters::Layout& layout);
/// A layout of a turn, each as likely as among all that are drawn. Costs a microsecond.
letters::Layout layout_of_turn(std::uint64_t turn, SplitMix64& random);

/// The largest s of the calcrostics that take turns: enough for ten years, and no larger numbers
/// than that takes.
inline constexpr std::int64_t kLargestSumOfTurns = 600;
/// The level of each class of calcrostics with numbers from 2 on and such an s in total order, as a
/// digit: that of its standard form. A `-` stands for classes without a turn, which have several
/// answers or were shown before kFirstDayOfTurns.
std::string_view levels_of_classes();
/// The standard form of the class that has the turn. Turns of a level, 1 to 5, go round after all
/// classes of this level. Costs a millisecond, since all classes are listed.
calcrostic::Calcrostic class_of_turn(int level, std::uint64_t turn);

}  // namespace reckon::daily
