// SPDX-License-Identifier: MIT
// What is agreed on when a room is opened.
#pragma once

#include "app/json/placed_json.hpp"
#include "app/json/values.hpp"
#include "reckon/match/tournament.hpp"

namespace reckon::rooms {

struct RoomSettings {
  match::TournamentSettings table{};
  bool solvable_only = true;  ///< only hands that have a solution are dealt
  int pause_seconds = 5;      ///< between two hands, 0 to 60
  bool hidden = false;        ///< "private": the code is too long to be guessed

  friend bool operator==(const RoomSettings&, const RoomSettings&) = default;
};

/// All of them, as the protocol has them.
json::Json json_of(const RoomSettings& settings);
/// Reads them; what is left out is as usual. Refuses other names, and numbers out of their ranges.
TextResult<RoomSettings> read_settings(const json::PlacedJson& object);

/// As they are kept beside the events: with the edition of the referee, which no player chooses.
json::Json json_of_kept(const RoomSettings& settings);
/// Reads these; rooms that were kept without an edition are of the first.
TextResult<RoomSettings> read_kept_settings(const json::PlacedJson& object);

}  // namespace reckon::rooms
