// SPDX-License-Identifier: MIT
#include "app/rooms/room_settings.hpp"

#include <array>
#include <span>
#include <string_view>
#include <utility>

#include "app/answers/card_games.hpp"
#include "app/answers/match_log.hpp"
#include "app/answers/object_reader.hpp"
#include "reckon/letters/reason/grade.hpp"
#include "reckon/text/names.hpp"

namespace reckon::rooms {

namespace {

constexpr std::string_view kSettingsObject = "an object of settings, like {\"hands\": 10}";
// The name of the game of cards in messages. In stored settings that key is the kind of match.
constexpr std::string_view kGame = "game";
// The last one occurs only in stored settings.
constexpr std::array<std::string_view, 10> kKeys = {
    "rules",    "deck",          "hands",         "hand_seconds", "explain_seconds",
    "unsolved", "solvable_only", "pause_seconds", "private",      "edition"};
// From too short to play to too long to wait.
constexpr std::pair kHandSeconds = {10, match::kMostSeconds};
constexpr std::pair kExplainSeconds = {5, 600};
constexpr std::pair kPauseSeconds = {0, 60};

// The first ones are only for hands of cards, the next is for alphametics alone, and the last ones
// only for stored settings.
constexpr std::array<std::string_view, 14> kClassKeys = {
    "rules",        "deck",    "solvable_only", "lang", "puzzle", "level",        "hands",
    "hand_seconds", "private", "game",          "host", "locked", "former_codes", "opened"};
constexpr std::size_t kOnlyOfCards = 3;
constexpr std::size_t kOnlyOfWords = 1;
constexpr std::size_t kOnlyKeptOfClass = 5;
constexpr std::pair kLevels = {letters::kEasiestLevel, letters::kHardestLevel};
constexpr std::string_view kRace = "race";

constexpr std::array<std::string_view, 8> kDuelKeys = {
    "rules", "deck", "rounds", "explain_seconds", "penalty", "pause_seconds", "private", "game"};
constexpr std::size_t kOnlyKeptOfDuel = 1;
constexpr std::string_view kDuel = "duel";
// As many as the deck with most goals has.
constexpr std::pair kRounds = {1, 4};
constexpr int kDuelPause = 15;

void read_number(answers::ObjectReader& reader, std::string_view key, std::pair<int, int> range,
                 int& value) {
  const auto given = reader.number_if_any(key, range.first, range.second);
  if (given) value = static_cast<int>(*given);
}

// Reads the former codes of a class.
std::vector<std::string> former_codes_in(answers::ObjectReader& reader,
                                         const answers::PlacedJson& object) {
  std::vector<std::string> codes;
  const answers::PlacedJson* const list = object.find("former_codes");
  if (list == nullptr) return codes;
  for (const answers::PlacedJson& item : list->items) codes.push_back(item.text);
  if (list->kind != answers::PlacedJson::Kind::list) reader.fail("former_codes", "give a list");
  return codes;
}

// Reads the settings of every game; that of the cards has the key `game`.
RoomSettings read_common(answers::ObjectReader& reader, std::string_view game) {
  RoomSettings settings;
  match::TournamentSettings& table = settings.table;
  const answers::CardGameSettings read = answers::read_card_game(reader, game);
  table.game = read.game;
  table.rules = read.rules;
  table.deck = read.deck;
  table.hand_seconds = match::usual_seconds(read.game.game);
  settings.hidden = reader.truth_if_any("private").value_or(settings.hidden);
  return settings;
}

// Reads the settings of games that deal one hand after the other.
RoomSettings read_hands(answers::ObjectReader& reader, std::string_view game, int most_hands) {
  RoomSettings settings = read_common(reader, game);
  match::TournamentSettings& table = settings.table;
  read_number(reader, "hands", {1, most_hands}, table.hands);
  read_number(reader, "hand_seconds", kHandSeconds, table.hand_seconds);
  settings.solvable_only = reader.truth_if_any("solvable_only").value_or(settings.solvable_only);
  return settings;
}

RoomSettings read_duel(answers::ObjectReader& reader, std::string_view game) {
  RoomSettings settings = read_common(reader, game);
  settings.game = RoomGame::duel;
  settings.pause_seconds = kDuelPause;
  settings.rounds = match::usual_rounds(settings.table.game, settings.table.deck);
  read_number(reader, "rounds", kRounds, settings.rounds);
  read_number(reader, "explain_seconds", kExplainSeconds, settings.table.explain_seconds);
  read_number(reader, "pause_seconds", kPauseSeconds, settings.pause_seconds);
  settings.penalty = reader.truth_if_any("penalty").value_or(false);
  return settings;
}

RoomSettings read(answers::ObjectReader& reader, std::string_view game) {
  RoomSettings settings = read_hands(reader, game, match::kMostHands);
  match::TournamentSettings& table = settings.table;
  table.unsolved = reader.named_if_any("unsolved", match::unsolved_named).value_or(table.unsolved);
  read_number(reader, "explain_seconds", kExplainSeconds, table.explain_seconds);
  read_number(reader, "pause_seconds", kPauseSeconds, settings.pause_seconds);
  return settings;
}

RoomSettings read_class(answers::ObjectReader& reader, std::string_view game) {
  RoomSettings settings = read_hands(reader, game, match::kMostRaceHands);
  settings.game = RoomGame::race;
  settings.puzzle =
      reader.named_if_any("puzzle", match::race_puzzle_named).value_or(settings.puzzle);
  const auto language_named = [](std::string_view name) { return named(kAllLanguages, name); };
  settings.language = reader.named_if_any("lang", language_named).value_or(settings.language);
  if (const auto level = reader.number_if_any("level", kLevels.first, kLevels.second)) {
    settings.level = static_cast<int>(*level);
  }
  if (settings.level && !settings.solvable_only) {
    reader.fail("level", "only hands that have a solution have a level");
  }
  if (settings.level && match::nearest_counts(settings.table.game)) {
    reader.fail("level", "games in which the nearest counts have no level");
  }
  return settings;
}

// Returns the game with its rules and deck. Krypto has the form from before other games.
answers::Json json_of_game(const match::TournamentSettings& table, std::string_view key) {
  answers::Json document = {{"rules", name_of(table.rules)}};
  answers::write_card_game(document, key, table.game);
  if (table.game.game == krypto::Game::krypto) document["deck"] = name_of(table.deck);
  return document;
}

answers::Json json_of_duel(const RoomSettings& settings, std::string_view key) {
  const match::TournamentSettings& table = settings.table;
  answers::Json document = json_of_game(table, key);
  document.update({{"rounds", settings.rounds},
                   {"explain_seconds", table.explain_seconds},
                   {"penalty", settings.penalty},
                   {"pause_seconds", settings.pause_seconds},
                   {"private", settings.hidden}});
  return document;
}

// Leaves out newer settings with their default, so that programs from before calcrostics and levels
// can read it.
answers::Json json_of_class(const RoomSettings& settings, std::string_view key) {
  const match::TournamentSettings& table = settings.table;
  answers::Json document = json_of_game(table, key);
  document.update({{"hands", table.hands},
                   {"hand_seconds", table.hand_seconds},
                   {"solvable_only", settings.solvable_only},
                   {"private", settings.hidden}});
  if (settings.puzzle != RoomSettings().puzzle) document["puzzle"] = name_of(settings.puzzle);
  if (settings.language != RoomSettings().language) document["lang"] = name_of(settings.language);
  if (settings.level) document["level"] = *settings.level;
  return document;
}

answers::Json json_with(const RoomSettings& settings, std::string_view key) {
  if (settings.game == RoomGame::race) return json_of_class(settings, key);
  if (settings.game == RoomGame::duel) return json_of_duel(settings, key);
  const match::TournamentSettings& table = settings.table;
  answers::Json document = json_of_game(table, key);
  document.update({{"hands", table.hands},
                   {"hand_seconds", table.hand_seconds},
                   {"explain_seconds", table.explain_seconds},
                   {"unsolved", name_of(table.unsolved)},
                   {"solvable_only", settings.solvable_only},
                   {"pause_seconds", settings.pause_seconds},
                   {"private", settings.hidden}});
  return document;
}

// Reads the kind of match of stored settings. Without one they are of a table.
RoomGame read_kind(answers::ObjectReader& reader) {
  const auto kind = reader.text_if_any(kGame);
  if (kind && *kind != kRace && *kind != kDuel) {
    reader.fail(kGame, "this game is not known here: update reckon");
  }
  if (kind == kRace) return RoomGame::race;
  return kind == kDuel ? RoomGame::duel : RoomGame::tournament;
}

}  // namespace

match::RaceSettings race_settings(const RoomSettings& settings) {
  const match::TournamentSettings& table = settings.table;
  return {.puzzle = settings.puzzle,
          .game = table.game,
          .rules = table.rules,
          .deck = table.deck,
          .hands = table.hands,
          .hand_seconds = table.hand_seconds};
}

Result<match::Match> open_match(const RoomSettings& settings) {
  const match::TournamentSettings& table = settings.table;
  if (!settings.opened.empty()) return answers::read_opened(settings.opened);
  if (settings.game == RoomGame::race) return match::Race::open(race_settings(settings));
  if (settings.game == RoomGame::duel) {
    return match::Duel::open({.game = table.game,
                              .rules = table.rules,
                              .deck = table.deck,
                              .rounds = settings.rounds,
                              .explain_seconds = table.explain_seconds,
                              .penalty = settings.penalty});
  }
  return match::Tournament::open(table);
}

answers::Json json_of(const RoomSettings& settings) { return json_with(settings, kGame); }

Result<RoomSettings> read_settings(const answers::PlacedJson& object) {
  answers::ObjectReader reader(object, kSettingsObject);
  reader.expect_keys(answers::with_card_game(std::span(kKeys).first(kKeys.size() - 1), kGame));
  RoomSettings settings = read(reader, kGame);
  if (reader.error()) return std::unexpected(*reader.error());
  return settings;
}

RoomSettings duel_as_usual() {
  RoomSettings settings{.game = RoomGame::duel, .pause_seconds = kDuelPause};
  settings.rounds = match::usual_rounds(settings.table.game, settings.table.deck);
  return settings;
}

Result<RoomSettings> read_duel_settings(const answers::PlacedJson& object) {
  answers::ObjectReader reader(object, kSettingsObject);
  reader.expect_keys(answers::with_card_game(
      std::span(kDuelKeys).first(kDuelKeys.size() - kOnlyKeptOfDuel), kGame));
  RoomSettings settings = read_duel(reader, kGame);
  if (reader.error()) return std::unexpected(*reader.error());
  return settings;
}

Result<RoomSettings> read_class_settings(const answers::PlacedJson& object) {
  answers::ObjectReader reader(object, kSettingsObject);
  RoomSettings settings = read_class(reader, kGame);
  const auto keys = std::span(kClassKeys).first(kClassKeys.size() - kOnlyKeptOfClass);
  if (match::row_of(settings.puzzle).has_cards) {
    std::vector<std::string_view> of_cards(keys.begin(), keys.end());
    std::erase(of_cards, "lang");
    reader.expect_keys(answers::with_card_game(of_cards, kGame));
  } else {
    const bool has_words = settings.puzzle == match::RacePuzzle::alphametic;
    reader.expect_keys(keys.subspan(kOnlyOfCards + (has_words ? 0 : kOnlyOfWords)));
  }
  if (reader.error()) return std::unexpected(*reader.error());
  return settings;
}

answers::Json json_of_kept(const RoomSettings& settings) {
  answers::Json kept = json_with(settings, answers::kCardGame);
  if (settings.game == RoomGame::race) {
    kept["game"] = kRace;
    kept["host"] = settings.host_token;
    if (settings.locked) kept["locked"] = true;
    if (!settings.former_codes.empty()) kept["former_codes"] = settings.former_codes;
    if (!settings.opened.empty()) kept["opened"] = settings.opened;
    return kept;
  }
  if (settings.game == RoomGame::duel) {
    kept["game"] = kDuel;
    return kept;
  }
  kept["edition"] = static_cast<int>(settings.table.edition);
  return kept;
}

Result<RoomSettings> read_kept_settings(const answers::PlacedJson& object) {
  answers::ObjectReader reader(object, kSettingsObject);
  RoomSettings settings;
  switch (read_kind(reader)) {
    case RoomGame::tournament:
      reader.expect_keys(answers::with_card_game(kKeys, answers::kCardGame));
      settings = read(reader, answers::kCardGame);
      settings.table.edition = answers::read_edition(reader);
      break;
    case RoomGame::race:
      reader.expect_keys(answers::with_card_game(kClassKeys, answers::kCardGame));
      settings = read_class(reader, answers::kCardGame);
      settings.host_token = reader.text("host");
      settings.locked = reader.truth_if_any("locked").value_or(false);
      settings.former_codes = former_codes_in(reader, object);
      settings.opened = reader.text_if_any("opened").value_or("");
      break;
    case RoomGame::duel:
      reader.expect_keys(answers::with_card_game(kDuelKeys, answers::kCardGame));
      settings = read_duel(reader, answers::kCardGame);
      break;
  }
  if (reader.error()) return std::unexpected(*reader.error());
  return settings;
}

}  // namespace reckon::rooms
