// SPDX-License-Identifier: MIT
// Draws the hands and puzzles of rooms from unpredictable random numbers.
#pragma once

#include <cstdint>
#include <optional>
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

/// Returns a calcrostic with one answer, from 64 fresh random bits. It is new to the class in this
/// race, unless kMostDrawn draws all repeat.
///
/// The search for the wanted level stops after kStepsOfLevel, since the server does nothing else
/// meanwhile. Then it accepts any level; none of 1,500 searches did. Each draw costs 0.1 ms at the
/// first level, 2.4 ms at the last, and 16 ms at most.
match::PosedPuzzle draw_calcrostic(std::optional<int> level, std::span<const match::RaceTask> had,
                                   const Sources& sources);
inline constexpr std::uint64_t kStepsOfLevel = 30'000'000;
inline constexpr int kMostDrawn = 8;

/// Returns the hand or the calcrostic that a host has chosen, as a class with these settings deals
/// it. Refuses what the class cannot play, and a calcrostic without exactly one answer. Costs at
/// most kStepsOfDraw or kStepsOfLevel.
Result<match::Act> chosen_task(const RoomSettings& settings, const std::string& text,
                               krypto::Solver& solver);

/// Lays out the whole deck. Each card is drawn from its own bits, so seen cards reveal nothing
/// about the others.
match::Laid lay_deck(const match::DuelSettings& settings, const Sources& sources);

}  // namespace reckon::rooms
