// SPDX-License-Identifier: MIT
// Common functions for all kinds of games.
#pragma once

#include <cstddef>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "reckon/match/duel.hpp"
#include "reckon/match/event.hpp"
#include "reckon/match/race.hpp"
#include "reckon/match/score_pad.hpp"
#include "reckon/match/tournament.hpp"

namespace reckon::match {

using Match = std::variant<Tournament, Duel, Race>;

/// Applies the next event, or refuses it and leaves the match unchanged.
inline std::expected<Happening, Refusal> apply(Match& match, const Event& event) {
  return std::visit([&](auto& game) { return game.apply(event); }, match);
}

inline ScorePad score_pad(const Match& match) {
  return std::visit([](const auto& game) { return game.score_pad(); }, match);
}

/// When the running time limit ends, if one runs.
inline std::optional<Time> deadline(const Match& match) {
  return std::visit([](const auto& game) { return game.deadline(); }, match);
}

/// The time of the last event.
inline Time now(const Match& match) {
  return std::visit([](const auto& game) { return game.now(); }, match);
}

inline Phase phase(const Match& match) {
  return std::visit([](const auto& game) { return game.phase(); }, match);
}

/// The number of players who have joined, including those who left.
inline std::size_t seats(const Match& match) {
  return std::visit([](const auto& game) { return game.players().size(); }, match);
}

/// Whether the player at this existing seat has left or was removed.
inline bool has_left(const Match& match, Seat seat) {
  return std::visit([seat](const auto& game) { return game.players()[seat].left; }, match);
}

/// The name of the player at this existing seat.
inline const std::string& name_at(const Match& match, Seat seat) {
  return std::visit([seat](const auto& game) -> const auto& { return game.players()[seat].name; },
                    match);
}

/// The seat of the player with this name, if any. If there are several, one who has not left,
/// otherwise the last. In a class, the name of a removed player may be reused.
std::optional<Seat> seat_of(const Match& match, std::string_view name);

}  // namespace reckon::match
