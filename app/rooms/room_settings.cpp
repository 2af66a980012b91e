#include "app/rooms/room_settings.hpp"

#include <array>
#include <string>

#include "app/rooms/fields.hpp"

namespace reckon::rooms {

namespace {

// Shorter than anybody could play, and longer than a room should wait.
constexpr std::pair kHandSeconds = {10, match::kMostSeconds};
constexpr std::pair kExplainSeconds = {5, 600};
constexpr std::pair kPauseSeconds = {0, 60};

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
          {"pause_seconds", settings.pause_seconds}};
}

Result<RoomSettings> read_settings(const json::PlacedJson& object) {
  RoomSettings settings;
  match::TournamentSettings& table = settings.table;
  Fields fields(object, "settings.");
  const auto whole = [&fields](std::string_view name, std::pair<int, int> range, int& value) {
    if (fields.has(name)) value = fields.whole(name, range.first, range.second);
  };
  if (fields.has("rules")) table.rules = fields.choice("rules", kAllRules);
  if (fields.has("deck")) table.deck = fields.choice("deck", krypto::kAllDecks);
  if (fields.has("unsolved")) table.unsolved = fields.choice("unsolved", match::kAllUnsolved);
  if (fields.has("solvable_only")) settings.solvable_only = fields.flag("solvable_only");
  whole("hands", {1, match::kMostHands}, table.hands);
  whole("hand_seconds", kHandSeconds, table.hand_seconds);
  whole("explain_seconds", kExplainSeconds, table.explain_seconds);
  whole("pause_seconds", kPauseSeconds, settings.pause_seconds);
  if (const auto complete = fields.complete(); !complete) return std::unexpected(complete.error());
  return settings;
}

}  // namespace reckon::rooms
