// SPDX-License-Identifier: MIT
#include "app/rooms/room.hpp"

#include <algorithm>
#include <utility>

#include "app/json/match_log.hpp"
#include "app/rooms/sources.hpp"
#include "reckon/arith/notation.hpp"
#include "reckon/krypto/grade.hpp"

namespace reckon::rooms {

using match::Phase;

namespace {

constexpr std::int64_t kSecond = 1000;

}  // namespace

Room::Room(store::RoomId id, std::string code, match::Tournament table,
           const RoomSettings& settings, std::int64_t now)
    : id_(id),
      code_(std::move(code)),
      settings_(settings),
      match_(std::move(table)),
      origin_(now) {}

Result<Room> Room::restore(const store::KeptRoom& kept, std::int64_t now) {
  const auto object = json::read_placed_json(kept.settings);
  if (!object) return failure(object.error().message);
  const auto settings = read_kept_settings(*object);
  if (!settings) return failure(settings.error().message);
  const auto table = match::Tournament::open(settings->table);
  if (!table) return std::unexpected(table.error());

  Room room(kept.room, kept.code, *table, *settings, 0);
  for (const store::KeptRoom::Event& line : kept.events) {
    const auto event = json::read_event(line.text, room.match_);
    if (!event) return failure(event.error().message);
    if (const auto again = room.apply(event->act, event->at); !again) {
      return failure(again.error().message);
    }
  }
  if (kept.tokens.size() != room.table().players().size()) {
    return failure("there are not as many tokens as seats");
  }
  room.tokens_ = kept.tokens;
  // The clock stood still since the last event.
  room.origin_ = now - room.table().now();
  room.pause_since_ += room.origin_;
  return room;
}

std::expected<Happened, match::Refusal> Room::apply(match::Act act, std::int64_t now) {
  Happened happened{.event = {.at = now - origin_, .act = std::move(act)}, .happening = {}};
  auto happening = match::apply(match_, happened.event);
  if (!happening) return std::unexpected(std::move(happening.error()));
  happened.happening = *std::move(happening);
  ++events_;
  if (happened.happening.kind == match::Happening::Kind::dealt) solved_.reset();
  if (happened.happening.kind != match::Happening::Kind::left) pause_since_ = now;
  return happened;
}

void Room::enter(const Guest& guest, std::int64_t now) {
  // Who comes back first after all were gone does not find the next hand dealt in the same moment.
  if (guest.seat && !somebody_sits()) pause_since_ = now;
  guests_.push_back(guest);
}

void Room::leave(Connection connection) {
  std::erase_if(guests_, [&](const Guest& guest) { return guest.connection == connection; });
}

void Room::stand_up(Connection connection) {
  for (Guest& guest : guests_) {
    if (guest.connection == connection) guest.seat.reset();
  }
}

void Room::look_back(krypto::Solver& solver) {
  if (solved_ || !hand_is_over()) return;
  const auto grade = krypto::grade(solver, *table().hand(), settings_.table.rules);
  solved_ = Solved{.solvable = grade.has_value()};
  if (grade) {
    solved_->easiest = to_text(grade->easiest, Notation::infix);
  }
}

std::optional<match::Seat> Room::seat_of(const std::string& token) const {
  std::optional<match::Seat> found;
  for (match::Seat seat = 0; seat < tokens_.size(); ++seat) {
    if (same_token(tokens_[seat], token)) found = seat;
  }
  return found;
}

std::optional<Connection> Room::connection_of(match::Seat seat) const {
  const auto guest = std::ranges::find(guests_, std::optional(seat), &Guest::seat);
  return guest == guests_.end() ? std::nullopt : std::optional(guest->connection);
}

std::vector<bool> Room::present() const {
  std::vector<bool> present(table().players().size());
  for (const Guest& guest : guests_) {
    if (guest.seat) present[*guest.seat] = true;
  }
  return present;
}

std::optional<match::Seat> Room::host() const {
  const auto& players = table().players();
  const auto host = std::ranges::find(players, false, &match::Player::left);
  if (host == players.end()) return std::nullopt;
  return static_cast<match::Seat>(host - players.begin());
}

bool Room::hand_is_over() const {
  return table().hand() && (table().phase() == Phase::between || table().phase() == Phase::over);
}

std::optional<std::int64_t> Room::end() const {
  if (const auto end = table().deadline()) return *end + origin_;
  if (table().phase() != Phase::between) return std::nullopt;
  return pause_since_ + settings_.pause_seconds * kSecond;
}

std::optional<std::int64_t> Room::due() const {
  if (table().phase() == Phase::between && !somebody_sits()) return std::nullopt;
  return end();
}

bool Room::somebody_sits() const {
  return std::ranges::any_of(guests_, [](const Guest& guest) { return guest.seat.has_value(); });
}

}  // namespace reckon::rooms
