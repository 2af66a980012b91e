// SPDX-License-Identifier: MIT
#include "app/rooms/server_message.hpp"

#include <algorithm>
#include <variant>

#include "app/json/values.hpp"

namespace reckon::rooms {

namespace {

using json::Json;

std::string line_of(const Json& document) {
  // All of it is UTF-8; if it were not, a sign in its place is better than no message.
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

Json json_of(const Happened& happened) {
  const auto& [event, happening] = happened;
  Json document = {
      {"kind", name_of(happening.kind)}, {"seat", happening.seat}, {"points", happening.points}};
  if (const auto* answered = std::get_if<match::Answered>(&event.act)) {
    document["formula"] = answered->formula;
  }
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

Json json_of(const Room& room, std::int64_t now, bool kept) {
  const match::Tournament& table = room.table();
  // When it is over, the last box is the one that was played for.
  const bool over = table.phase() == match::Phase::over;
  const int box = over ? table.box() : table.box() + 1;
  Json players = Json::array();
  for (const match::Player& player : table.players()) players.push_back(json_of(player));
  Json document = {{"code", room.code()},
                   {"settings", json_of(room.settings())},
                   {"phase", name_of(table.phase())},
                   {"players", std::move(players)},
                   {"host", json_or_null(room.host())},
                   {"box", box},
                   {"additional", box > table.settings().hands},
                   {"deal", table.deals()}};
  document["hand"] = table.hand() ? json::json_of(*table.hand()) : Json(nullptr);
  document["caller"] = json_or_null(table.caller());
  const auto end = room.end();
  document["left_ms"] = end ? Json(std::max(*end - now, std::int64_t{0})) : Json(nullptr);
  document["winner"] = json_or_null(table.winner());
  // Only of a hand that is over; the room knows none of any other.
  const auto& solved = room.hand_is_over() ? room.solved() : std::nullopt;
  document["solution"] = solved && solved->solvable ? Json(solved->easiest) : Json(nullptr);
  document["solvable"] = solved ? Json(solved->solvable) : Json(nullptr);
  document["kept"] = kept;
  return document;
}

}  // namespace

std::string_view name_of(End end) {
  switch (end) {
    case End::replaced: return "replaced";
    case End::stopping: return "stopping";
    case End::too_fast: return "too_fast";
    case End::slow: return "slow";
    case End::busy: return "busy";
    default: return "fault";
  }
}

std::string say_seat(const Room& room, match::Seat seat, const std::string& token) {
  return line_of({{"say", "seat"}, {"code", room.code()}, {"seat", seat}, {"token", token}});
}

std::string say_room(const Room& room, const Happened* happened, std::int64_t now, bool kept) {
  return line_of({{"say", "room"},
                  {"seq", room.events()},
                  {"happened", happened == nullptr ? Json(nullptr) : json_of(*happened)},
                  {"room", json_of(room, now, kept)}});
}

std::string say_present(const Room& room) {
  const auto is_watching = [](const Guest& guest) { return !guest.seat; };
  return line_of({{"say", "present"},
                  {"present", room.present()},
                  {"watching", std::ranges::count_if(room.guests(), is_watching)}});
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
