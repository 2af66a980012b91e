// SPDX-License-Identifier: MIT
// The settings with which a room is opened.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/answers/placed_json.hpp"
#include "app/answers/values.hpp"
#include "reckon/match/match.hpp"

namespace reckon::rooms {

/// The game of a room.
enum class RoomGame : std::uint8_t {
  tournament,
  race,  ///< by a class, whose host has no seat
  duel,  ///< by two
};

struct RoomSettings {
  RoomGame game = RoomGame::tournament;
  /// A race uses its rules, its deck, and the number of hands and seconds. A duel uses the rules,
  /// the deck and the time to explain.
  match::TournamentSettings table{};
  /// The puzzles of a class; for those of letters, rules, deck and `solvable_only` mean nothing.
  match::RacePuzzle puzzle = match::RacePuzzle::krypto;
  Language language = Language::english;  ///< of the words of alphametics in a class
  std::optional<int> level{};             ///< 1 to 5, for a class; any level if empty
  int rounds = 0;                         ///< for a duel, see match::DuelSettings
  bool penalty = false;                   ///< likewise
  bool solvable_only = true;              ///< deal only hands that have a solution
  int pause_seconds = 5;                  ///< between two hands, or two rounds of a duel, 0 to 60
  bool hidden = false;                    ///< "private": the code is too long to be guessed
  std::string host_token{};               ///< of a class, only stored
  bool locked = false;                    ///< a class that takes no more players; only stored
  /// The former codes of a class, oldest first; only stored.
  std::vector<std::string> former_codes{};
  /// The first line of the record of a class that plays another game by now; only stored.
  std::string opened{};

  friend bool operator==(const RoomSettings&, const RoomSettings&) = default;
};

/// Returns the settings of a race with these settings of a class.
match::RaceSettings race_settings(const RoomSettings& settings);
/// Opens a table without players, as it was opened first. Refuses numbers out of their ranges.
Result<match::Match> open_match(const RoomSettings& settings);

/// Returns all settings, as the protocol has them for this game.
answers::Json json_of(const RoomSettings& settings);
/// Reads settings; missing ones get their defaults. Refuses unknown names, and numbers out of their
/// ranges.
Result<RoomSettings> read_settings(const answers::PlacedJson& object);
/// The default settings of a room for two.
RoomSettings duel_as_usual();
/// Reads the settings of a room for two, likewise.
Result<RoomSettings> read_duel_settings(const answers::PlacedJson& object);
/// Reads the settings of a class, likewise.
Result<RoomSettings> read_class_settings(const answers::PlacedJson& object);

/// Returns the settings as stored beside the events, including the edition of the referee, which no
/// player chooses.
answers::Json json_of_kept(const RoomSettings& settings);
/// Reads stored settings; without an edition, they are of the first.
Result<RoomSettings> read_kept_settings(const answers::PlacedJson& object);

}  // namespace reckon::rooms
