// SPDX-License-Identifier: MIT
// Puzzles that take turns, so that none comes again within ten years.
//
// All puzzles of a kind are distributed over turns, each to one turn. Hands and newspaper grids go
// to the days of more than ten years, by a number computed from them. Calcrostics of a level go one
// by one to the days of this level. A day chooses among the puzzles of its turn.
#pragma once

#include <cstdint>
#include <string_view>

#include "reckon/calcrostic/calcrostic.hpp"
#include "reckon/daily/daily.hpp"

namespace reckon::daily {

/// The days in ten years with three leap years.
inline constexpr std::uint64_t kDaysInTenYears = 3653;

/// The number of days from kFirstDayOfTurns to a day. This function and those below take days from
/// then on.
std::uint64_t days_of_turns_before(Date date);
/// The number of earlier days with the same level, counted from the Monday of the week of
/// kFirstDayOfTurns.
std::uint64_t days_of_level_before(Date date);

/// The number of turns of hands: a prime, so that each turn has hands with all objectives.
inline constexpr std::uint64_t kTurnsOfHands = 4001;
static_assert(kTurnsOfHands > kDaysInTenYears);
/// The turn of a hand of five cards from 1 to 25 and an objective in that range; the order of the
/// cards does not matter.
std::uint64_t turn_of(const krypto::Hand& hand);
/// A random hand of a turn, with the probabilities of a deal from the deck of 56 cards. Never one
/// with equal cards, nor one of the first year. Costs some microseconds.
krypto::Hand hand_of_turn(std::uint64_t turn, SplitMix64& random);

/// The level of each hand of the 24 game, in the order of krypto::HandOrder, as a digit; `-` for a
/// hand without solution. They are those of version 4 of the grading, and never change.
std::string_view levels_of_24();
/// The hand of the 24 game whose day it is, its cards in any order. Costs some microseconds.
krypto::Hand hand_of_24_of_turn(Date date);

/// The number of turns of the games of Countdown: a prime.
inline constexpr std::uint64_t kTurnsOfCountdown = 4001;
static_assert(kTurnsOfCountdown > kDaysInTenYears);
/// The turn of a game; the order of the cards does not matter.
std::uint64_t turn_of_countdown(const krypto::Hand& hand);
/// The turn of a day: its number, from kFirstDay on.
std::uint64_t turn_of_countdown(Date date);

/// The number of turns of newspaper grids.
inline constexpr std::uint64_t kTurnsOfNewspaperGrids = 6561;  // 3^8
static_assert(kTurnsOfNewspaperGrids > kDaysInTenYears);
/// The turn of a layout of 4 x 4 without diagonals; its mirror image has the same turn. Each row
/// operator and its mirror image, a column operator, make a ternary digit.
std::uint64_t turn_of(const letters::Layout& layout);
/// A random layout of a turn, with the same relative probabilities as among all layouts. Costs a
/// microsecond.
letters::Layout layout_of_turn(std::uint64_t turn, SplitMix64& random);

/// The largest s of the calcrostics that take turns: large enough for ten years, with numbers no
/// larger than needed.
inline constexpr std::int64_t kLargestSumOfTurns = 600;
/// The level of each class of calcrostics with numbers from 2 on and such an s, in total order, as
/// a digit: the level of its canonical form. A `-` stands for classes without a turn: those with
/// several answers or shown before kFirstDayOfTurns.
std::string_view levels_of_classes();
/// The canonical form of the class that has the turn. The turns of a level, 1 to 5, cycle through
/// all classes of this level. Costs a millisecond, since it lists all classes.
calcrostic::Calcrostic class_of_turn(int level, std::uint64_t turn);

}  // namespace reckon::daily
