// SPDX-License-Identifier: MIT
#include "app/rooms/room_settings.hpp"

#include <array>
#include <span>
#include <string_view>
#include <utility>

#include "app/json/match_log.hpp"
#include "app/json/object_reader.hpp"

namespace reckon::rooms {

namespace {

constexpr std::string_view kSettingsObject = "an object of settings, like {\"hands\": 10}";
// The last one only of settings that are kept.
constexpr std::array<std::string_view, 10> kKeys = {
    "rules",    "deck",          "hands",         "hand_seconds", "explain_seconds",
    "unsolved", "solvable_only", "pause_seconds", "private",      "edition"};
// Shorter than anybody could play, and longer than a room should wait.
constexpr std::pair kHandSeconds = {10, match::kMostSeconds};
constexpr std::pair kExplainSeconds = {5, 600};
constexpr std::pair kPauseSeconds = {0, 60};

RoomSettings read(json::ObjectReader& reader) {
  RoomSettings settings;
  match::TournamentSettings& table = settings.table;
  const auto read_number = [&reader](std::string_view key, std::pair<int, int> range, int& value) {
    const auto given = reader.number_if_any(key, range.first, range.second);
    if (given) value = static_cast<int>(*given);
  };
  table.rules = reader.named_if_any("rules", rules_named).value_or(table.rules);
  table.deck = reader.named_if_any("deck", krypto::deck_named).value_or(table.deck);
  table.unsolved = reader.named_if_any("unsolved", match::unsolved_named).value_or(table.unsolved);
  read_number("hands", {1, match::kMostHands}, table.hands);
  read_number("hand_seconds", kHandSeconds, table.hand_seconds);
  read_number("explain_seconds", kExplainSeconds, table.explain_seconds);
  read_number("pause_seconds", kPauseSeconds, settings.pause_seconds);
  settings.solvable_only = reader.truth_if_any("solvable_only").value_or(settings.solvable_only);
  settings.hidden = reader.truth_if_any("private").value_or(settings.hidden);
  return settings;
}

}  // namespace

json::Json json_of(const RoomSettings& settings) {
  const match::TournamentSettings& table = settings.table;
  return {{"rules", name_of(table.rules)},
          {"deck", name_of(table.deck)},
          {"hands", table.hands},
          {"hand_seconds", table.hand_seconds},
          {"explain_seconds", table.explain_seconds},
          {"unsolved", name_of(table.unsolved)},
          {"solvable_only", settings.solvable_only},
          {"pause_seconds", settings.pause_seconds},
          {"private", settings.hidden}};
}

TextResult<RoomSettings> read_settings(const json::PlacedJson& object) {
  json::ObjectReader reader(object, kSettingsObject);
  reader.expect_keys(std::span(kKeys).first(kKeys.size() - 1));
  const RoomSettings settings = read(reader);
  if (reader.error()) return std::unexpected(*reader.error());
  return settings;
}

json::Json json_of_kept(const RoomSettings& settings) {
  json::Json kept = json_of(settings);
  kept["edition"] = static_cast<int>(settings.table.edition);
  return kept;
}

TextResult<RoomSettings> read_kept_settings(const json::PlacedJson& object) {
  json::ObjectReader reader(object, kSettingsObject);
  reader.expect_keys(kKeys);
  RoomSettings settings = read(reader);
  settings.table.edition = json::read_edition(reader);
  if (reader.error()) return std::unexpected(*reader.error());
  return settings;
}

}  // namespace reckon::rooms
