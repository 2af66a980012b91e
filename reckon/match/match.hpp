// SPDX-License-Identifier: MIT
// Any kind of game.
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

/// Takes the next event, or refuses it and leaves the match as it is.
inline std::expected<Happening, Refusal> apply(Match& match, const Event& event) {
  return std::visit([&](auto& game) { return game.apply(event); }, match);
}

inline ScorePad score_pad(const Match& match) {
  return std::visit([](const auto& game) { return game.score_pad(); }, match);
}

/// When the time that runs is over, if one does.
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

/// How many have joined, those who have left too.
inline std::size_t seats(const Match& match) {
  return std::visit([](const auto& game) { return game.players().size(); }, match);
}

/// Whether the player at this seat, which there is, has left or was taken out.
inline bool has_left(const Match& match, Seat seat) {
  return std::visit([seat](const auto& game) { return game.players()[seat].left; }, match);
}

/// The name of the player at this seat, which there is.
inline const std::string& name_at(const Match& match, Seat seat) {
  return std::visit([seat](const auto& game) -> const auto& { return game.players()[seat].name; },
                    match);
}

/// Where the player of this name sits, if there is one. Of several, one who has not left, or else
/// the last: a class gives the name of a player who was taken out to another one.
std::optional<Seat> seat_of(const Match& match, std::string_view name);

}  // namespace reckon::match
