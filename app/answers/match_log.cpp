// SPDX-License-Identifier: MIT
#include "app/answers/match_log.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <utility>
#include <variant>
#include <vector>

#include "app/answers/card_games.hpp"
#include "app/answers/object_reader.hpp"
#include "app/answers/placed_json.hpp"
#include "reckon/text/quote.hpp"

namespace reckon::answers {

using match::Event;
using match::Match;

namespace {

constexpr std::string_view kWhat =
    "an event: write an object, like {\"event\": \"called\", \"player\": \"Kim\"}";
// More than any limit: the match itself checks its numbers.
constexpr std::int64_t kMost = 1'000'000'000;
constexpr std::size_t kMostCards = 56;

// --- Opening -------------------------------------------------------------------------------------

constexpr std::array<std::string_view, 12> kTournamentKeys = {
    "event", "game",         "format",          "rules",    "deck",    "any_cards",
    "hands", "hand_seconds", "explain_seconds", "unsolved", "edition", "at"};
constexpr std::array<std::string_view, 9> kDuelKeys = {
    "event", "game", "format", "rules", "deck", "rounds", "explain_seconds", "penalty", "at"};

// The format of records. The second has games other than Krypto.
constexpr int kFirstFormat = 1;
constexpr int kFormat = 2;

// Writes the game, its rules and its deck. Records of Krypto have the form from before other games.
void write_game(Json& line, const auto& settings) {
  if (settings.game != match::CardGame()) line["format"] = kFormat;
  write_card_game(line, kCardGame, settings.game);
  line["rules"] = name_of(settings.rules);
  if (settings.game.game == krypto::Game::krypto) line["deck"] = name_of(settings.deck);
}

Json json_of_settings(const match::TournamentSettings& settings) {
  Json line = {{"event", "opened"}, {"game", "tournament"}};
  write_game(line, settings);
  line["any_cards"] = settings.any_cards;
  line["hands"] = settings.hands;
  line["hand_seconds"] = settings.hand_seconds;
  line["explain_seconds"] = settings.explain_seconds;
  line["unsolved"] = name_of(settings.unsolved);
  line["edition"] = static_cast<int>(settings.edition);
  return line;
}

Json json_of_settings(const match::DuelSettings& settings) {
  Json line = {{"event", "opened"}, {"game", "duel"}};
  write_game(line, settings);
  line["rounds"] = settings.rounds;
  line["explain_seconds"] = settings.explain_seconds;
  line["penalty"] = settings.penalty;
  return line;
}

// Those of all races, and those of races on hands of cards.
constexpr std::array<std::string_view, 7> kRaceKeys = {"event", "game",         "format", "puzzle",
                                                       "hands", "hand_seconds", "at"};
constexpr std::array<std::string_view, 9> kCardRaceKeys = {
    "event", "game", "format", "puzzle", "hands", "hand_seconds", "at", "rules", "deck"};

// Returns a race on hands in the form from before other races existed.
Json json_of_settings(const match::RaceSettings& settings) {
  Json line = {{"event", "opened"}, {"game", "race"}};
  if (match::row_of(settings.puzzle).has_cards) {
    write_game(line, settings);
  } else {
    line["puzzle"] = name_of(settings.puzzle);
  }
  line["hands"] = settings.hands;
  line["hand_seconds"] = settings.hand_seconds;
  return line;
}

void read_number(ObjectReader& object, std::string_view key, int& number) {
  if (const auto given = object.number_if_any(key, 0, kMost)) number = static_cast<int>(*given);
}

template <typename Settings>
void read_common(ObjectReader& object, Settings& settings) {
  const auto format = object.number_if_any("format", kFirstFormat, kMost);
  if (format && *format > kFormat) {
    object.fail("format", "records of format " + std::to_string(*format) +
                              " are not known here: update reckon");
  }
  const CardGameSettings read = read_card_game(object, kCardGame);
  settings.game = read.game;
  settings.rules = read.rules;
  settings.deck = read.deck;
  if constexpr (requires { settings.hand_seconds; }) {
    settings.hand_seconds = match::usual_seconds(read.game.game);
  }
}

match::TournamentSettings read_tournament(ObjectReader& object) {
  object.expect_keys(with_card_game(kTournamentKeys, kCardGame));
  match::TournamentSettings settings;
  read_common(object, settings);
  read_number(object, "explain_seconds", settings.explain_seconds);
  settings.any_cards = object.truth_if_any("any_cards").value_or(false);
  read_number(object, "hands", settings.hands);
  read_number(object, "hand_seconds", settings.hand_seconds);
  if (const auto unsolved = object.named_if_any("unsolved", match::unsolved_named)) {
    settings.unsolved = *unsolved;
  }
  settings.edition = read_edition(object);
  return settings;
}

match::DuelSettings read_duel(ObjectReader& object) {
  object.expect_keys(with_card_game(kDuelKeys, kCardGame));
  match::DuelSettings settings;
  read_common(object, settings);
  read_number(object, "explain_seconds", settings.explain_seconds);
  read_number(object, "rounds", settings.rounds);
  settings.penalty = object.truth_if_any("penalty").value_or(false);
  return settings;
}

match::RaceSettings read_race(ObjectReader& object) {
  match::RaceSettings settings;
  settings.puzzle =
      object.named_if_any("puzzle", match::race_puzzle_named).value_or(settings.puzzle);
  if (match::row_of(settings.puzzle).has_cards) {
    object.expect_keys(with_card_game(kCardRaceKeys, kCardGame));
    read_common(object, settings);
  } else {
    object.expect_keys(kRaceKeys);
  }
  read_number(object, "hands", settings.hands);
  read_number(object, "hand_seconds", settings.hand_seconds);
  return settings;
}

// Opens the game, unless the object already has an error.
template <typename Game>
std::optional<Match> opened(ObjectReader& object, const auto& settings) {
  if (object.error()) return std::nullopt;
  auto game = Game::open(settings);
  if (game) return Match(*std::move(game));
  object.fail({}, game.error().message);
  return std::nullopt;
}

// --- Events --------------------------------------------------------------------------------------

// The keys that every line of an event may have.
constexpr std::array<std::string_view, 5> kCommonKeys = {"at", "event", "kind", "points",
                                                         "distance"};

// The other keys of an event, and how to read and write them.
class EventReader {
 public:
  EventReader(const PlacedJson& whole, ObjectReader& object, const Match& match)
      : whole_(whole), object_(object), match_(match) {}

  match::Seat player() {
    expect({"player"});
    return seat();
  }
  match::Joined joined() {
    expect({"player"});
    return {object_.text("player")};
  }
  std::optional<match::Act> dealt() {
    expect({"cards", "objective"});
    auto cards =
        object_.numbers("cards", krypto::kMostCards, -krypto::kLargestCard, krypto::kLargestCard);
    const auto objective = object_.number("objective", -kMost, kMost);
    if (object_.error()) return std::nullopt;
    auto hand = krypto::Hand::make(std::move(cards), objective);
    if (hand) return match::Dealt{*std::move(hand)};
    object_.fail("cards", hand.error().message);
    return std::nullopt;
  }
  std::optional<match::Act> posed() {
    expect({"puzzle"});
    const std::string text = object_.text("puzzle");
    if (object_.error()) return std::nullopt;
    const auto* const race = std::get_if<match::Race>(&match_);
    auto puzzle = match::PosedPuzzle::read(
        race != nullptr ? kinds::Kind(race->settings().puzzle) : kinds::Kind::krypto, text);
    if (puzzle) return match::Posed{*std::move(puzzle)};
    object_.fail("puzzle", puzzle.error().message);
    return std::nullopt;
  }
  match::Laid laid() {
    expect({"cards"});
    return {object_.numbers("cards", kMostCards, 0, krypto::kLargestCard)};
  }
  match::Picked picked() {
    expect({"player", "pile"});
    const auto pile = object_.number("pile", 1, kMost);
    return {.seat = seat(), .pile = static_cast<std::size_t>(std::max<std::int64_t>(pile, 1) - 1)};
  }
  match::Answered answered() {
    expect({"player", "formula"});
    return {.seat = seat(), .formula = object_.text("formula")};
  }
  match::Renamed renamed() {
    expect({"player", "to"});
    return {.seat = seat(), .from = object_.text("player"), .to = object_.text("to")};
  }
  match::Rematch rematch() {
    expect({"settings"});
    match::Rematch rematch;
    if (const PlacedJson* const settings = whole_.find("settings")) {
      ObjectReader of_race(*settings, kWhat);
      rematch.settings = read_race(of_race);
      if (of_race.error()) object_.fail("settings", of_race.error()->message);
    }
    return rematch;
  }
  void expect(std::initializer_list<std::string_view> keys) {
    std::vector<std::string_view> all(kCommonKeys.begin(), kCommonKeys.end());
    all.insert(all.end(), keys);
    object_.expect_keys(all);
  }

 private:
  match::Seat seat() {
    const std::string name = object_.text("player");
    const auto seat = match::seat_of(match_, name);
    if (!seat) object_.fail("player", quote(name) + " has not joined");
    return seat.value_or(0);
  }

  const PlacedJson& whole_;
  ObjectReader& object_;
  const Match& match_;
};

std::optional<match::Act> read_act(const PlacedJson& whole, ObjectReader& object,
                                   const Match& match) {
  const std::string event = object.text("event");
  EventReader reader(whole, object, match);
  if (event == "joined") return reader.joined();
  if (event == "dealt") return reader.dealt();
  if (event == "posed") return reader.posed();
  if (event == "laid") return reader.laid();
  if (event == "picked") return reader.picked();
  if (event == "put_back") return match::PutBack{reader.player()};
  if (event == "called") return match::Called{reader.player()};
  if (event == "answered") return reader.answered();
  if (event == "passed") return match::Passed{reader.player()};
  if (event == "left") return match::Left{reader.player()};
  if (event == "removed") return match::Removed{reader.player()};
  if (event == "renamed") return reader.renamed();
  if (event == "rematch") return reader.rematch();
  reader.expect({});
  if (event == "closed") return match::Closed{};
  if (event == "next_round") return match::NextRound{};
  if (event == "timed_out") return match::TimedOut{};
  object.fail("event", quote(event) + " is not an event");
  return std::nullopt;
}

// The result of an event, if a line has it.
struct Outcome {
  std::optional<std::string> kind{};
  std::optional<std::int64_t> points{};
  std::optional<std::int64_t> distance{};
};

struct Line {
  Event event{};
  Outcome outcome{};
};

Result<Line> read_event_line(std::string_view text, const Match& match) {
  const auto document = read_placed_json(text);
  if (!document) return std::unexpected(document.error());
  ObjectReader object(*document, kWhat);
  auto act = read_act(*document, object, match);
  const bool timed_out = act && std::holds_alternative<match::TimedOut>(*act);
  const match::Time usual =
      std::max(match::now(match), timed_out ? match::deadline(match).value_or(0) : 0);
  const auto at = object.number_if_any("at", 0, std::numeric_limits<match::Time>::max());
  Outcome outcome{.kind = object.text_if_any("kind"),
                  .points = object.number_if_any("points", -kMost, kMost),
                  .distance = object.number_if_any("distance", 0, kMost)};
  if (!act || object.error()) return std::unexpected(object.error().value_or(Error{}));
  Result<Line> line;  // built in place: g++ 12 warns about a moved-from temporary
  line->event.at = at.value_or(usual);
  line->event.act = *std::move(act);
  line->outcome = std::move(outcome);
  return line;
}

// Returns the contradiction between a line and the referee about an event; empty if they agree.
std::string contradiction(const Outcome& said, const match::Happening& happening) {
  const std::string_view kind = name_of(happening.kind);
  if (said.kind && *said.kind != kind) {
    return "kind is " + quote(kind) + " here, not " + quote(*said.kind);
  }
  if (said.points && *said.points != happening.points) {
    return "points is " + std::to_string(happening.points) + " here, not " +
           std::to_string(*said.points);
  }
  if (said.distance && said.distance != happening.distance) {
    return "distance is " +
           (happening.distance ? std::to_string(*happening.distance) : "not counted") +
           " here, not " + std::to_string(*said.distance);
  }
  return {};
}

// Writes the parts of each event besides its time.
struct EventWriter {
  Json& line;
  const Match& match;

  void named(std::string_view event) const { line["event"] = event; }
  void by(std::string_view event, match::Seat seat) const {
    named(event);
    line["player"] = match::name_at(match, seat);
  }

  void operator()(const match::Joined& joined) const {
    named("joined");
    line["player"] = joined.name;
  }
  void operator()(const match::Dealt& dealt) const {
    named("dealt");
    line.update(json_of(dealt.hand));
  }
  void operator()(const match::Posed& posed) const {
    named("posed");
    line["puzzle"] = posed.puzzle.text();
  }
  void operator()(const match::Laid& laid) const {
    named("laid");
    line["cards"] = laid.cards;
  }
  void operator()(const match::Picked& picked) const {
    by("picked", picked.seat);
    line["pile"] = picked.pile + 1;
  }
  void operator()(const match::PutBack& put_back) const { by("put_back", put_back.seat); }
  void operator()(const match::NextRound&) const { named("next_round"); }
  void operator()(const match::Called& called) const { by("called", called.seat); }
  void operator()(const match::Answered& answered) const {
    by("answered", answered.seat);
    line["formula"] = answered.formula;
  }
  void operator()(const match::Passed& passed) const { by("passed", passed.seat); }
  void operator()(const match::TimedOut&) const { named("timed_out"); }
  void operator()(const match::Left& left) const { by("left", left.seat); }
  void operator()(const match::Removed& removed) const { by("removed", removed.seat); }
  void operator()(const match::Renamed& renamed) const {
    named("renamed");
    line["player"] = renamed.from;
    line["to"] = renamed.to;
  }
  void operator()(const match::Closed&) const { named("closed"); }
  void operator()(const match::Rematch& rematch) const {
    named("rematch");
    if (rematch.settings) line["settings"] = json_of_settings(*rematch.settings);
  }
};

}  // namespace

match::Edition read_edition(ObjectReader& object) {
  const auto number = object.number_if_any("edition", 0, std::numeric_limits<std::int64_t>::max());
  if (!number) return match::Edition::first;
  const auto edition = match::edition_numbered(*number);
  if (!edition) {
    object.fail("edition", "edition " + std::to_string(*number) +
                               " of the referee is not known here: update reckon");
  }
  return edition.value_or(match::kEdition);
}

Json json_of_opened(const Match& match) {
  return std::visit([](const auto& game) { return json_of_settings(game.settings()); }, match);
}

Json json_of(const Event& event, const Match& match) {
  Json line = {{"at", event.at}};
  std::visit(EventWriter{line, match}, event.act);
  return line;
}

Json json_of(const Event& event, const Match& match, const match::Happening& happening) {
  Json line = json_of(event, match);
  line["kind"] = name_of(happening.kind);
  line["points"] = happening.points;
  if (happening.distance) line["distance"] = *happening.distance;
  return line;
}

Result<Match> read_opened(std::string_view line) {
  const auto document = read_placed_json(line);
  if (!document) return std::unexpected(document.error());
  ObjectReader object(*document, kWhat);
  if (object.text("event") != "opened") {
    object.fail("event", "begin with how the match was opened, {\"event\": \"opened\"}");
  }
  const std::string game = object.text_if_any("game").value_or("tournament");
  std::optional<Match> match;
  if (game == "tournament") {
    match = opened<match::Tournament>(object, read_tournament(object));
  } else if (game == "duel") {
    match = opened<match::Duel>(object, read_duel(object));
  } else if (game == "race") {
    match = opened<match::Race>(object, read_race(object));
  } else {
    object.fail("game", quote(game) + " is not a game: take tournament, duel or race");
  }
  if (object.error()) return std::unexpected(*object.error());
  return *std::move(match);
}

Result<Event> read_event(std::string_view line, const Match& match) {
  auto read = read_event_line(line, match);
  if (!read) return std::unexpected(std::move(read.error()));
  return std::move(read->event);
}

Result<Event> read_judged_event(std::string_view line, const Match& match) {
  auto read = read_event_line(line, match);
  if (!read) return std::unexpected(std::move(read.error()));
  if (auto* const answered = std::get_if<match::Answered>(&read->event.act)) {
    const auto& kind = read->outcome.kind;
    if (kind == name_of(match::Happening::Kind::right)) answered->verdict = true;
    if (kind == name_of(match::Happening::Kind::wrong)) answered->verdict = false;
    if (kind == name_of(match::Happening::Kind::near)) {
      answered->verdict = false;
      answered->distance = read->outcome.distance;
    }
  }
  return std::move(read->event);
}

Result<Match> replay(std::string_view record) {
  std::optional<Match> match;
  std::size_t number = 0;
  const auto fail = [&number](Error error) {
    error.line = number;
    return std::unexpected(std::move(error));
  };
  while (!record.empty()) {
    ++number;
    const std::string_view line = record.substr(0, record.find('\n'));
    record.remove_prefix(std::min(record.size(), line.size() + 1));
    if (line.find_first_not_of(" \t\r") == std::string_view::npos) continue;
    if (!match) {
      auto opened = read_opened(line);
      if (!opened) return fail(opened.error());
      match = *std::move(opened);
      continue;
    }
    const auto read = read_event_line(line, *match);
    if (!read) return fail(read.error());
    const auto happening = match::apply(*match, read->event);
    std::string wrong =
        happening ? contradiction(read->outcome, *happening) : happening.error().message;
    if (!wrong.empty()) return fail({.message = std::move(wrong), .line = 1, .column = 1});
  }
  number = 1;
  if (!match)
    return fail({.message = "there is no match: begin with {\"event\": \"opened\"}",
                 .line = 1,
                 .column = 1});
  return *std::move(match);
}

Json json_of(const match::ScorePad& pad) {
  Json players = Json::array();
  for (const auto& [name, boxes, total] : pad.rows) {
    Json scores = Json::array();
    for (const auto& box : boxes) scores.push_back(box ? Json(*box) : Json());
    players.push_back({{"name", name}, {"boxes", std::move(scores)}, {"total", total}});
  }
  const auto winner = pad.winner_name();
  return {{"players", std::move(players)}, {"winner", winner ? Json(*winner) : Json()}};
}

}  // namespace reckon::answers
