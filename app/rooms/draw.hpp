// SPDX-License-Identifier: MIT
// What is dealt in rooms, by chance that nobody can foretell.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "app/rooms/room_settings.hpp"
#include "app/rooms/sources.hpp"
#include "reckon/krypto/solver.hpp"
#include "reckon/match/event.hpp"
#include "reckon/match/race.hpp"

namespace reckon::rooms {

/// A hand as these settings want it, from 64 fresh bits. Of a wanted level or, if that is rare, of
/// the nearest among kMostGraded hands: costs 0.3 ms, and 5 ms where the level is rare.
krypto::Hand draw_hand(const RoomSettings& settings, const Sources& sources,
                       krypto::Solver& solver);
inline constexpr int kMostGraded = 64;

/// A calcrostic with one answer, from 64 fresh bits, that is none of those that a class had in this
/// race, unless kMostDrawn draws find no other. Of any level if a search for the wanted one takes
/// more than kStepsOfLevel, which none of 1,500 did: the server does nothing else meanwhile. Costs
/// 0.1 ms for the first level and 2.4 ms for the last, 16 ms at most, for each that is drawn.
match::PosedPuzzle draw_calcrostic(std::optional<int> level, std::span<const match::RaceTask> had,
                                   const Sources& sources);
inline constexpr std::uint64_t kStepsOfLevel = 30'000'000;
inline constexpr int kMostDrawn = 8;

/// The whole deck. Each card is drawn by bits of its own: who has seen some of a deck learns
/// nothing of the others.
match::Laid lay_deck(krypto::Deck deck, const Sources& sources);

}  // namespace reckon::rooms
