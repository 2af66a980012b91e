// SPDX-License-Identifier: MIT
// What is agreed on when a room is opened.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/answers/placed_json.hpp"
#include "app/answers/values.hpp"
#include "reckon/match/match.hpp"

namespace reckon::rooms {

/// What is played in a room.
enum class RoomGame : std::uint8_t {
  tournament,
  race,  ///< by a class, whose host has no seat
  duel,  ///< by two
};

struct RoomSettings {
  RoomGame game = RoomGame::tournament;
  /// A race has of these the rules, the deck, and how many hands of how many seconds; a duel the
  /// rules, the deck and the time to explain.
  match::TournamentSettings table{};
  /// What a class races on; of calcrostics, rules, deck and whether they are solvable mean nothing.
  match::RacePuzzle puzzle = match::RacePuzzle::krypto;
  std::optional<int> level{};  ///< 1 to 5, of what a class is dealt; any if empty
  int rounds = 0;              ///< of a duel, as match::DuelSettings has them
  bool penalty = false;        ///< the same
  bool solvable_only = true;   ///< only hands that have a solution are dealt
  int pause_seconds = 5;       ///< between two hands, or two rounds of a duel, 0 to 60
  bool hidden = false;         ///< "private": the code is too long to be guessed
  std::string host_token{};    ///< of a class, in what is kept
  bool locked = false;         ///< a class that takes no more players; in what is kept
  /// The codes that a class had before, oldest first; in what is kept.
  std::vector<std::string> former_codes{};

  friend bool operator==(const RoomSettings&, const RoomSettings&) = default;
};

/// A table without players. Refuses numbers out of their ranges.
Result<match::Match> open_match(const RoomSettings& settings);

/// All of them, as the protocol has them for this game.
answers::Json json_of(const RoomSettings& settings);
/// Reads them; what is left out is as usual. Refuses other names, and numbers out of their ranges.
TextResult<RoomSettings> read_settings(const answers::PlacedJson& object);
/// Those of a room for two of whom nobody has said anything.
RoomSettings duel_as_usual();
/// The same for two.
TextResult<RoomSettings> read_duel_settings(const answers::PlacedJson& object);
/// The same for a class.
TextResult<RoomSettings> read_class_settings(const answers::PlacedJson& object);

/// As they are kept beside the events: with the edition of the referee, which no player chooses.
answers::Json json_of_kept(const RoomSettings& settings);
/// Reads these; rooms that were kept without an edition are of the first.
TextResult<RoomSettings> read_kept_settings(const answers::PlacedJson& object);

}  // namespace reckon::rooms
