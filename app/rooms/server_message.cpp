// SPDX-License-Identifier: MIT
#include "app/rooms/server_message.hpp"

#include <algorithm>
#include <variant>

#include "app/answers/values.hpp"

namespace reckon::rooms {

namespace {

using answers::Json;

std::string line_of(const Json& document) {
  // All of it is UTF-8; otherwise a replacement character is better than no message.
  return document.dump(-1, ' ', false, Json::error_handler_t::replace);
}

template <typename Value>
Json json_or_null(const std::optional<Value>& value) {
  return value ? Json(*value) : Json(nullptr);
}

Json json_of(const match::Player& player) {
  Json boxes = Json::array();
  for (const auto& box : player.boxes) boxes.push_back(json_or_null(box));
  return {{"name", player.name}, {"boxes", std::move(boxes)}, {"total", player.total()},
          {"left", player.left}, {"plays", player.plays},     {"passed", player.passed}};
}

// Whether the answers at a table are secret now: where the nearest counts, until the hand is over.
bool keeps_secrets(const match::Tournament& table) {
  return match::nearest_counts(table.settings().game) && table.phase() == match::Phase::playing;
}

Json json_of(const match::Player& player, const match::Tournament& table, bool is_mine) {
  Json document = json_of(player);
  if (!match::nearest_counts(table.settings().game)) return document;
  const bool is_shown = player.declared && (is_mine || !keeps_secrets(table));
  document["formula"] = is_shown ? Json(player.declared->formula) : Json(nullptr);
  document["distance"] = is_shown ? Json(player.declared->distance) : Json(nullptr);
  return document;
}

Json json_of(const Happened& happened) {
  const auto& [event, happening] = happened;
  Json document = {
      {"kind", name_of(happening.kind)}, {"seat", happening.seat}, {"points", happening.points}};
  if (const auto* answered = std::get_if<match::Answered>(&event.act)) {
    document["formula"] = answered->formula;
  }
  if (happening.distance) document["distance"] = *happening.distance;
  if (happening.kind == match::Happening::Kind::wrong) {
    Json problems = Json::array();
    for (const krypto::Mistake& problem : happening.problems) {
      problems.push_back({{"kind", name_of(problem.kind)}, {"message", problem.message}});
    }
    document["problems"] = std::move(problems);
  }
  document["at"] = event.at;
  return document;
}

// Other players see only that a player has handed in a formula.
Json json_of_table_event(const Happened& happened, const match::Tournament& table,
                         const Guest& guest) {
  const match::Seat seat = happened.happening.seat;
  const bool is_answer = std::holds_alternative<match::Answered>(happened.event.act);
  if (!is_answer || !keeps_secrets(table) || guest.seat == seat) return json_of(happened);
  return {{"kind", "declared"}, {"seat", seat}, {"points", 0}, {"at", happened.event.at}};
}

// Adds the hand, its time, and its solutions when it is over.
void add_hand(Json& document, const Room& room, std::int64_t now) {
  document["hand"] = room.hand() != nullptr ? answers::json_of(*room.hand()) : Json(nullptr);
  const auto end = room.end();
  document["left_ms"] = end ? Json(std::max(*end - now, std::int64_t{0})) : Json(nullptr);
  // Only for a finished hand; the room knows no other solutions.
  const auto& solved = room.hand_is_over() ? room.solved() : std::nullopt;
  const bool is_known = solved && solved->known;
  document["solution"] =
      is_known && !solved->easiest.empty() ? Json(solved->easiest) : Json(nullptr);
  document["solvable"] = is_known ? Json(solved->solvable) : Json(nullptr);
}

// --- Classes -------------------------------------------------------------------------------------

// Ties share a place; removed players have none.
std::size_t rank_of(const match::Racer& player, const match::Race& race) {
  const std::int64_t total = player.total();
  return 1 + static_cast<std::size_t>(
                 std::ranges::count_if(race.players(), [total](const match::Racer& other) {
                   return !other.removed && other.total() > total;
                 }));
}

Json standing_of(const match::Race& race, match::Seat seat) {
  const match::Racer& player = race.players()[seat];
  Json standing = {{"seat", seat},
                   {"name", player.name},
                   {"total", player.total()},
                   {"earlier", player.earlier},
                   {"rank", rank_of(player, race)},
                   {"left", player.left}};
  if (!match::nearest_counts(race.settings().game)) return standing;
  standing["distance"] = json_or_null(player.distance);
  standing["points"] = player.boxes.empty() ? Json(nullptr) : json_or_null(player.boxes.back());
  return standing;
}

// Returns all data about a player.
Json row_of(const match::Race& race, match::Seat seat) {
  const match::Racer& player = race.players()[seat];
  Json boxes = Json::array();
  for (const auto& box : player.boxes) boxes.push_back(json_or_null(box));
  Json row = standing_of(race, seat);
  row["removed"] = player.removed;
  row["boxes"] = std::move(boxes);
  Json ends = Json::array();
  for (const auto& end : player.all_ends()) {
    ends.push_back(end ? Json(name_of(*end)) : Json(nullptr));
  }
  row["ends"] = std::move(ends);
  row["wrongs"] = player.all_wrongs();
  row["progress"] = name_of(player.progress);
  row["tries"] = player.tries;
  const bool counts = player.progress == match::Progress::right || player.distance;
  row["took_ms"] = counts ? Json(player.took) : Json(nullptr);
  row["formula"] = player.formula.empty() ? Json(nullptr) : Json(player.formula);
  return row;
}

// Players who came and left without a point may outnumber the seats.
bool is_listed(const match::Racer& player) {
  if (!player.left) return true;
  const bool has_points =
      player.earlier > 0 ||
      std::ranges::any_of(player.boxes, [](const auto& b) { return b.has_value(); });
  return !player.removed && has_points;
}

bool may_see(const Guest& guest, match::Seat seat) { return guest.host || guest.seat == seat; }

// Players do not see the attempts of others.
Json json_of_class_event(const Happened& happened, const Guest& guest) {
  using Kind = match::Happening::Kind;
  const auto& [kind, seat, points, distance, problems] = happened.happening;
  const bool is_secret =
      kind == Kind::right || kind == Kind::near || kind == Kind::wrong || kind == Kind::passed;
  if (is_secret && !may_see(guest, seat)) return nullptr;
  Json document = {{"kind", name_of(kind)}, {"seat", seat}, {"points", points}};
  if (distance) document["distance"] = *distance;
  if (kind == Kind::wrong) {
    Json kinds = Json::array();
    for (const krypto::Mistake& problem : problems) kinds.push_back(name_of(problem.kind));
    document["problems"] = std::move(kinds);
  }
  return document;
}

Json counts_of(const match::Race& race) {
  const auto count = [&race](const auto& is_counted) {
    return std::ranges::count_if(race.players(), [&](const match::Racer& player) {
      return !player.left && is_counted(player);
    });
  };
  return {{"here", count([](const auto&) { return true; })},
          {"finished",
           count([](const auto& player) { return player.progress != match::Progress::thinking; })},
          {"right",
           count([](const auto& player) { return player.progress == match::Progress::right; })}};
}

// Adds the rows that a guest may see. The host sees all rows; others see the standings between
// hands.
void add_players(Json& document, const match::Race& race, const Guest& guest) {
  Json rows = Json::array();
  Json standings = Json::array();
  const bool shows_standings = race.phase() != match::Phase::playing;
  for (match::Seat seat = 0; seat < race.players().size(); ++seat) {
    if (!is_listed(race.players()[seat])) continue;
    if (guest.host) rows.push_back(row_of(race, seat));
    if (shows_standings) {
      standings.push_back(standing_of(race, seat));
    }
  }
  Json hands = Json::array();
  Json puzzles = Json::array();
  for (const match::RaceTask& task : race.tasks()) {
    if (!shows_standings) break;
    if (const auto* hand = std::get_if<krypto::Hand>(&task))
      hands.push_back(answers::json_of(*hand));
    if (const auto* posed = std::get_if<match::PosedPuzzle>(&task))
      puzzles.push_back(posed->text());
  }
  document["hands"] = std::move(hands);
  document["puzzles"] = std::move(puzzles);
  document["players"] = guest.host ? std::move(rows) : Json(nullptr);
  document["standings"] = std::move(standings);
  document["me"] = guest.seat ? row_of(race, *guest.seat) : Json(nullptr);
}

Json json_of_class(const Room& room, const Guest& guest, std::int64_t now, bool kept) {
  const match::Race& race = room.race();
  Json document = {{"code", room.code()},
                   {"settings", json_of(room.settings())},
                   {"phase", name_of(race.phase())},
                   {"race", race.races()},
                   {"box", race.box()},
                   {"deal", race.deals()},
                   {"counts", counts_of(race)},
                   {"locked", room.settings().locked},
                   {"kept", kept}};
  add_players(document, race, guest);
  add_hand(document, room, now);
  document["puzzle"] = room.posed() != nullptr ? Json(room.posed()->text()) : Json(nullptr);
  return document;
}

Json json_of(const Room& room, const Guest& guest, std::int64_t now, bool kept) {
  const match::Tournament& table = room.table();
  // When it is over, the last box is the one that was played for.
  const bool over = table.phase() == match::Phase::over;
  const int box = over ? table.box() : table.box() + 1;
  Json players = Json::array();
  for (match::Seat seat = 0; seat < table.players().size(); ++seat) {
    players.push_back(json_of(table.players()[seat], table, guest.seat == seat));
  }
  Json document = {{"code", room.code()},
                   {"settings", json_of(room.settings())},
                   {"phase", name_of(table.phase())},
                   {"players", std::move(players)},
                   {"host", json_or_null(room.host())},
                   {"box", box},
                   {"additional", box > table.settings().hands},
                   {"deal", table.deals()}};
  document["caller"] = json_or_null(table.caller());
  document["winner"] = json_or_null(table.winner());
  add_hand(document, room, now);
  document["kept"] = kept;
  return document;
}

// --- Games for two -------------------------------------------------------------------------------

Json json_of(const match::Duelist& player) {
  return {{"name", player.name},
          {"boxes", player.boxes},
          {"total", player.total()},
          {"left", player.left},
          {"passed", player.passed}};
}

Json number_or_null(const std::optional<std::size_t>& pile) {
  return pile ? Json(*pile + 1) : Json(nullptr);
}

// Hands lie face up if they are won, called, or the last; after the end, all do.
bool is_face_up(const match::Duel& duel, std::size_t pile) {
  const bool is_called = duel.phase() == match::Phase::explaining && duel.called_pile() == pile;
  return duel.phase() == match::Phase::over || duel.piles()[pile].winner || is_called ||
         duel.open_pile() == pile;
}

Json piles_of(const match::Duel& duel, const Guest& guest) {
  Json piles = Json::array();
  for (std::size_t i = 0; i < duel.piles().size(); ++i) {
    const match::Pile& pile = duel.piles()[i];
    const bool is_mine = guest.seat && pile.holder == guest.seat;
    piles.push_back({{"holder", json_or_null(pile.holder)},
                     {"winner", json_or_null(pile.winner)},
                     {"cards", is_mine || is_face_up(duel, i) ? Json(pile.cards) : Json(nullptr)}});
  }
  return piles;
}

Json json_of_duel(const Room& room, const Guest& guest, std::int64_t now, bool kept) {
  using match::Phase;
  const match::Duel& duel = room.duel();
  const Phase phase = duel.phase();
  // Goals are revealed one at a time.
  const bool is_played = phase == Phase::playing || phase == Phase::explaining;
  const int round = phase == Phase::over ? duel.round() : duel.round() + 1;
  Json players = Json::array();
  for (const match::Duelist& player : duel.players()) players.push_back(json_of(player));
  const auto end = room.end();
  return {{"code", room.code()},
          {"settings", json_of(room.settings())},
          {"phase", name_of(phase)},
          {"game", duel.games()},
          {"round", std::max(round, 1)},
          {"additional", round > duel.settings().rounds},
          {"deal", duel.deals()},
          {"goal", is_played ? json_or_null(duel.goal()) : Json(nullptr)},
          {"players", std::move(players)},
          {"host", json_or_null(room.host())},
          {"piles", piles_of(duel, guest)},
          {"open", number_or_null(duel.open_pile())},
          {"caller", json_or_null(duel.caller())},
          {"called", number_or_null(duel.called_pile())},
          {"hand", duel.hand() ? answers::json_of(*duel.hand()) : Json(nullptr)},
          {"left_ms", end ? Json(std::max(*end - now, std::int64_t{0})) : Json(nullptr)},
          {"winner", json_or_null(duel.winner())},
          {"kept", kept}};
}

// The maximum size of the lines in a message, in bytes, including escapes and their surroundings.
constexpr std::size_t kMostLines = std::size_t{32} << 10U;

}  // namespace

std::string_view name_of(End end) {
  switch (end) {
    case End::replaced: return "replaced";
    case End::stopping: return "stopping";
    case End::too_fast: return "too_fast";
    case End::slow: return "slow";
    case End::busy: return "busy";
    case End::removed: return "removed";
    case End::closed: return "closed";
    default: return "fault";
  }
}

std::string say_seat(const Room& room, match::Seat seat, const std::string& token) {
  return line_of({{"say", "seat"}, {"code", room.code()}, {"seat", seat}, {"token", token}});
}

std::string say_found(const Room& room) {
  const auto host = room.host();
  std::size_t players = 0;
  for (match::Seat seat = 0; seat < match::seats(room.match()); ++seat) {
    if (!match::has_left(room.match(), seat)) ++players;
  }
  const RoomSettings& settings = room.settings();
  const match::Phase phase = match::phase(room.match());
  const bool has_cards = !room.is_class() || match::row_of(settings.puzzle).has_cards;
  return line_of(
      {{"say", "found"},
       {"kind", room.is_class()  ? "class"
                : room.is_duel() ? "duel"
                                 : "match"},
       {"game", has_cards ? name_of(settings.table.game.game) : name_of(settings.puzzle)},
       {"begun", phase != match::Phase::gathering},
       {"over", phase == match::Phase::over},
       {"host", host ? Json(match::name_at(room.match(), *host)) : Json(nullptr)},
       {"players", players}});
}

std::string say_room(const Room& room, const Guest& guest, const Happened* happened,
                     std::int64_t now, bool kept) {
  return line_of(
      {{"say", "room"},
       {"seq", room.events()},
       {"happened",
        happened == nullptr ? Json(nullptr) : json_of_table_event(*happened, room.table(), guest)},
       {"room", json_of(room, guest, now, kept)}});
}

std::string say_host(const Room& room) {
  return line_of({{"say", "host"}, {"code", room.code()}, {"token", room.settings().host_token}});
}

std::string say_class(const Room& room, const Guest& guest, const Happened* happened,
                      std::int64_t now, bool kept) {
  return line_of(
      {{"say", "class"},
       {"seq", room.events()},
       {"happened", happened == nullptr ? Json(nullptr) : json_of_class_event(*happened, guest)},
       {"class", json_of_class(room, guest, now, kept)}});
}

std::string say_progress(const Room& room, const Guest& guest, const Happened& happened) {
  const match::Race& race = room.race();
  const match::Seat seat = happened.happening.seat;
  return line_of({{"say", "progress"},
                  {"seq", room.events()},
                  {"happened", json_of_class_event(happened, guest)},
                  {"counts", counts_of(race)},
                  {"row", may_see(guest, seat) ? row_of(race, seat) : Json(nullptr)}});
}

std::string say_duel(const Room& room, const Guest& guest, const Happened* happened,
                     std::int64_t now, bool kept) {
  Json news = nullptr;
  if (happened != nullptr) {
    news = json_of(*happened);
    const auto* picked = std::get_if<match::Picked>(&happened->event.act);
    news["pile"] = picked != nullptr ? Json(picked->pile + 1) : Json(nullptr);
  }
  return line_of({{"say", "duel"},
                  {"seq", room.events()},
                  {"happened", std::move(news)},
                  {"duel", json_of_duel(room, guest, now, kept)}});
}

std::string say_record(const Room& room, std::size_t from) {
  const auto& record = room.record();
  Json lines = Json::array();
  std::size_t bytes = 0;
  std::size_t next = from;
  for (; next < record.size() && bytes < kMostLines; ++next) {
    const auto& [text, kind, points] = record[next];
    bytes += text.size();
    lines.push_back({{"line", text},
                     {"kind", kind ? Json(name_of(*kind)) : Json(nullptr)},
                     {"points", points}});
  }
  return line_of({{"say", "record"},
                  {"from", from},
                  {"lines", std::move(lines)},
                  {"more", next < record.size()}});
}

std::string say_shown(const Room& room) {
  Json moves = Json::array();
  for (const CardMove& move : room.shown()) {
    moves.push_back({{"from", move.from + 1},
                     {"onto", move.onto + 1},
                     {"operator", std::string(1, symbol_of(move.op))},
                     {"swapped", move.swapped}});
  }
  return line_of({{"say", "shown"}, {"deal", room.deals()}, {"moves", std::move(moves)}});
}

std::string say_present(const Room& room) {
  return line_of({{"say", "present"}, {"present", room.present()}, {"watching", watchers(room)}});
}

std::string say_refused(const Refused& refused) {
  Json document = {{"say", "refused"},
                   {"do", refused.what},
                   {"reason", refused.reason},
                   {"message", refused.message}};
  if (refused.wait_ms > 0) document["wait_ms"] = refused.wait_ms;
  return line_of(document);
}

std::string say_pong() { return line_of({{"say", "pong"}}); }

std::string say_end(End end) { return line_of({{"say", "end"}, {"reason", name_of(end)}}); }

}  // namespace reckon::rooms
