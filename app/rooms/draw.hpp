// SPDX-License-Identifier: MIT
// Draws the hands and puzzles of rooms from unpredictable random numbers.
#pragma once

#include <cstdint>
#include <span>

#include "app/rooms/room_settings.hpp"
#include "app/rooms/sources.hpp"
#include "reckon/krypto/solver.hpp"
#include "reckon/match/duel.hpp"
#include "reckon/match/event.hpp"
#include "reckon/match/race.hpp"

namespace reckon::rooms {

/// Returns a hand for these settings, from 64 fresh random bits. If the wanted level is rare, it
/// returns the nearest among kMostGraded hands. Costs 0.3 ms, or 5 ms for a rare level.
///
/// A game of one's own may have no hand with a solution. After kStepsOfDraw the search ends, and
/// any hand is dealt.
krypto::Hand draw_hand(const RoomSettings& settings, const Sources& sources,
                       krypto::Solver& solver);
inline constexpr int kMostGraded = 64;
inline constexpr std::uint64_t kStepsOfDraw = 30'000'000;

/// Returns a puzzle of letters with one answer as a class with these settings solves it, from 64
/// fresh random bits. It is new to the class in this race, unless kMostDrawn draws all repeat.
///
/// The search for the wanted level stops after kStepsOfLevel, since the server does nothing else
/// meanwhile. Then it searches as long for a level beside it, and then takes any level. None of
/// 1,500 searches for grids stopped, and one in thirty for the easiest alphametics. A grid costs
/// 0.1 ms at the first level, 2.4 ms at the last, and 16 ms at most; an alphametic 3 to 25 ms, and
/// 0.3 s at most.
match::PosedPuzzle draw_posed(const RoomSettings& settings, std::span<const match::RaceTask> had,
                              const Sources& sources);
inline constexpr std::uint64_t kStepsOfLevel = 100'000'000;
inline constexpr int kMostDrawn = 8;

/// Returns the hand or the puzzle that a host has chosen, as a class with these settings deals it.
/// Refuses what the class cannot play; with `not_found` what has no solution, with `refuted`
/// puzzles of letters with several answers, and with `too_much` what takes too long. Costs at most
/// kStepsOfDraw.
Result<match::Act> chosen_task(const RoomSettings& settings, const std::string& text,
                               krypto::Solver& solver);

/// Lays out the whole deck. Each card is drawn from its own bits, so seen cards reveal nothing
/// about the others.
match::Laid lay_deck(const match::DuelSettings& settings, const Sources& sources);

}  // namespace reckon::rooms
