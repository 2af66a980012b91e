// SPDX-License-Identifier: MIT
#include "app/rooms/lobby.hpp"

#include <algorithm>
#include <utility>
#include <variant>
#include <vector>

namespace reckon::rooms {

using match::Phase;

namespace {

constexpr std::int64_t kBetweenSweeps = 60'000;
// How long an empty room is kept after it was read, at least, in ms.
constexpr std::int64_t kAfterRestart = 3'600'000;
constexpr std::int64_t kBetweenPresences = 1'000;
constexpr std::size_t kPiece = Limits::kPiece;

bool is_answer(const Happened& happened) {
  using Kind = match::Happening::Kind;
  const Kind kind = happened.happening.kind;
  return kind == Kind::right || kind == Kind::near || kind == Kind::wrong || kind == Kind::passed;
}

// Whether a guest of a class sees anything of an answer. Only the host sees failed attempts.
bool is_news(const Room& room, const Guest& guest, const Happened& happened) {
  const match::Seat seat = happened.happening.seat;
  return guest.host || guest.seat == seat ||
         room.race().players()[seat].progress != match::Progress::thinking;
}

}  // namespace

Lobby::Lobby(Sources sources, const Limits& limits, store::RoomId next_room, bool kept)
    : sources_(std::move(sources)),
      limits_(limits),
      next_room_(next_room),
      next_sweep_(sources_.clock() + kBetweenSweeps),
      places_(limits.rooms),
      guesses_(limits.guesses),
      long_guesses_(limits.long_guesses),
      writings_(limits.writings),
      openings_(limits.openings),
      kept_(kept) {}

Result<void> Lobby::restore(const store::KeptRoom& kept) {
  auto room = Room::restore(kept, sources_.clock());
  if (!room) return std::unexpected(room.error());
  hold(*std::move(room), kept.events.empty() ? sources_.date() : kept.events.back().at);
  return {};
}

void Lobby::hold(Room restored, std::int64_t changed_on) {
  const store::RoomId id = restored.id();
  codes_[restored.code()] = id;
  for (const std::string& code : restored.settings().former_codes) former_codes_[code] = id;
  const auto [place, is_new] = rooms_.insert_or_assign(id, Held{.room = std::move(restored)});
  Held& held = place->second;
  // The date may be wrong, so each room is kept for some time.
  const std::int64_t patience = patience_with(held.room);
  const std::int64_t oldest = std::max(patience - kAfterRestart, std::int64_t{0});
  held.changed_at =
      sources_.clock() - std::clamp(sources_.date() - changed_on, std::int64_t{0}, oldest);
  count_record(held.room);
  // The file does not name the opener.
  places_.add(place_id(id), {});
  places_.keep(place_id(id), was_shared(held.room));
  mark_if_alone(held);
}

// --- Connections ---------------------------------------------------------------------------------

void Lobby::enter(Connection connection, const traffic::Address& address) {
  clients_[connection] = {.connection = connection, .address = address};
}

void Lobby::take(Connection connection, std::string_view message) {
  const auto found = clients_.find(connection);
  if (found == clients_.end() || found->second.closed) return;
  Client& client = found->second;
  const double left = client.bucket.take(limits_.messages, sources_.clock());
  if (left < -limits_.messages.most_debt) return close(client, End::too_fast);
  const auto read = read_message(message);
  const std::string_view what =
      read ? std::visit([](const auto& one) { return one.kName; }, *read) : read.error().what;
  Outcome outcome;
  if (left < 0) {
    outcome = refuse("too_fast", "wait a moment before the next message");
  } else if (!read) {
    outcome = std::unexpected(read.error());
  } else if (auto full = why_not_written(client, *read)) {
    outcome = std::unexpected(*std::move(full));
  } else {
    written_bytes_ = 0;
    outcome = std::visit([&](const auto& one) { return act(client, one); }, *read);
    const auto pieces = static_cast<std::int64_t>((written_bytes_ + kPiece - 1) / kPiece);
    if (pieces != 0) writings_.charge(client.address, sources_.clock(), pieces);
  }
  if (outcome) return;
  Refused refused = std::move(outcome.error());
  refused.what = what;
  work_.sendings.push_back({.to = connection,
                            .room = client.room,
                            .text = std::make_shared<const std::string>(say_refused(refused)),
                            .refused = refused.reason});
  if (client.wrong_tries > limits_.wrong_tries) close(client, End::too_fast);
}

void Lobby::count(Connection connection, std::size_t times) {
  const auto found = clients_.find(connection);
  if (found == clients_.end()) return;
  const double left = found->second.bucket.take(limits_.messages, sources_.clock(), times);
  if (left < -limits_.messages.most_debt) close(found->second, End::too_fast);
}

void Lobby::leave(Connection connection) {
  const auto client = clients_.find(connection);
  if (client == clients_.end()) return;
  const auto room = rooms_.find(client->second.room);
  clients_.erase(client);
  if (room == rooms_.end()) return;
  Held& held = room->second;
  const std::size_t before = held.room.guests().size();
  held.room.leave(connection, sources_.clock());
  if (held.room.guests().size() == before) return;
  held.changed_at = sources_.clock();
  mark_if_alone(held);
  send_presence(held);
}

void Lobby::close_all(End end) {
  for (auto& [connection, client] : clients_) close(client, end);
}

void Lobby::close(Connection connection, End end) {
  const auto client = clients_.find(connection);
  if (client != clients_.end()) close(client->second, end);
}

void Lobby::close(Client& client, End end) {
  if (std::exchange(client.closed, true)) return;
  work_.sendings.push_back({.to = client.connection,
                            .room = 0,
                            .text = std::make_shared<const std::string>(say_end(end)),
                            .end = end});
}

void Lobby::lose_file() {
  if (!std::exchange(kept_, false)) return;
  for (auto& [id, held] : rooms_) {
    if (held.room.guests().empty()) continue;
    held.room.look_back(solver_);
    send_state_to_all(held, nullptr);
  }
}

void Lobby::send(Connection to, store::RoomId room, std::string text) {
  work_.sendings.push_back(
      {.to = to, .room = room, .text = std::make_shared<const std::string>(std::move(text))});
}

void Lobby::send_all(const Held& held, std::string text, Subject subject, Connection but_for) {
  const auto shared = std::make_shared<const std::string>(std::move(text));
  for (const Guest& guest : held.room.guests()) {
    if (guest.connection == but_for || clients_.at(guest.connection).closed) continue;
    work_.sendings.push_back({.to = guest.connection,
                              .room = held.room.id(),
                              .text = shared,
                              .subject = subject,
                              .whole = subject != Subject::other});
  }
}

// Sends it now, or within a second if it was sent often.
void Lobby::send_presence(Held& held) {
  if (held.says_presence_at) return;
  if (held.presence.take(limits_.presence, sources_.clock()) >= 0) {
    return send_all(held, say_present(held.room), Subject::presence);
  }
  held.says_presence_at = sources_.clock() + kBetweenPresences;
  set_due(held);
}

void Lobby::send_state(const Held& held, const Guest& guest, const Happened* happened) {
  if (clients_.at(guest.connection).closed) return;
  const Room& room = held.room;
  const std::int64_t now = sources_.clock();
  send(guest.connection, room.id(),
       room.is_class()  ? say_class(room, guest, happened, now, kept_)
       : room.is_duel() ? say_duel(room, guest, happened, now, kept_)
                        : say_room(room, guest, happened, now, kept_));
  // Events of a class may be missing (docs/rooms.md).
  if (!room.is_class()) return;
  work_.sendings.back().subject = Subject::state;
  work_.sendings.back().whole = true;
}

void Lobby::send_state_to_all(const Held& held, const Happened* happened) {
  const RoomSettings& settings = held.room.settings();
  // Where the nearest counts, not every guest may see an answer.
  if (settings.game == RoomGame::tournament && !match::nearest_counts(settings.table.game)) {
    return send_all(held, say_room(held.room, {}, happened, sources_.clock(), kept_));
  }
  const bool is_progress = held.room.is_class() && happened != nullptr && is_answer(*happened) &&
                           held.room.race().phase() == Phase::playing;
  for (const Guest& guest : held.room.guests()) {
    if (!is_progress) {
      send_state(held, guest, happened);
    } else if (is_news(held.room, guest, *happened) && !clients_.at(guest.connection).closed) {
      send(guest.connection, held.room.id(), say_progress(held.room, guest, *happened));
      work_.sendings.back().subject = Subject::state;
    }
  }
}

// --- Due work ------------------------------------------------------------------------------------

void Lobby::set_due(Held& held) {
  set_standings(held);
  auto due = held.room.due();
  for (const auto& other : {held.goes_at, held.says_presence_at}) {
    if (other && (!due || *other < *due)) due = other;
  }
  if (due == held.due) return;
  if (held.due) due_.erase({*held.due, held.room.id()});
  if (due) due_.emplace(*due, held.room.id());
  held.due = due;
}

// Marks a room that only its opener has used to be closed when the opener leaves. A lost connection
// may be a reload of the page, and a class may be opened long before the lesson.
void Lobby::mark_if_alone(Held& held) {
  if (held.room.guests().empty() && !was_shared(held.room) && !held.room.is_class()) {
    held.goes_at = sources_.clock() + (held.room.host() ? limits_.alone : 0);
  }
  set_due(held);
}

void Lobby::set_standings(const Held& held) {
  const bool begun = has_begun(held.room);
  for (const Guest& guest : held.room.guests()) {
    const auto client = clients_.find(guest.connection);
    if (client != clients_.end())
      set_standing(client->second, begun && (guest.seat.has_value() || guest.host));
  }
}

void Lobby::set_standing(Client& client, bool plays) {
  if (client.plays == plays) return;
  client.plays = plays;
  work_.standings.push_back({.connection = client.connection, .plays = plays});
}

std::int64_t Lobby::next_tick() const {
  return due_.empty() ? next_sweep_ : std::min(next_sweep_, due_.begin()->first);
}

void Lobby::tick() {
  const std::int64_t now = sources_.clock();
  while (!due_.empty() && due_.begin()->first <= now) {
    Held& held = rooms_.at(due_.begin()->second);
    if (held.goes_at && *held.goes_at <= now) {
      finish(held.room.id(), End::busy);
      continue;
    }
    if (held.says_presence_at && *held.says_presence_at <= now) {
      held.says_presence_at.reset();
      send_all(held, say_present(held.room), Subject::presence);
      set_due(held);
      continue;
    }
    const bool is_pause = match::phase(held.room.match()) == Phase::between;
    const Outcome outcome = is_pause ? deal(held) : happen(held, match::TimedOut{});
    // The referee should refuse neither; if it does, do not retry endlessly.
    if (!outcome) {
      due_.erase(due_.begin());
      held.due.reset();
    }
  }
  if (now >= next_sweep_) sweep();
}

// Deletes empty rooms without events for a long time.
void Lobby::sweep() {
  next_sweep_ = sources_.clock() + kBetweenSweeps;
  std::vector<store::RoomId> abandoned;
  for (const auto& [id, held] : rooms_) {
    if (is_abandoned(held)) abandoned.push_back(id);
  }
  for (const store::RoomId id : abandoned) finish(id, End::busy);
}

// Ends the room and disconnects everyone who is still in it.
void Lobby::finish(store::RoomId room, End end) {
  Held& held = rooms_.at(room);
  for (const Guest& guest : held.room.guests()) close(guest.connection, end);
  work_.batch.finished.push_back(room);
  forget(held);
}

std::int64_t Lobby::patience_with(const Room& room) const {
  return has_begun(room) ? limits_.begun : limits_.unbegun;
}

bool Lobby::is_abandoned(const Held& held) const {
  return held.room.guests().empty() &&
         sources_.clock() - held.changed_at >= patience_with(held.room);
}

void Lobby::forget(Held& held) {
  record_bytes_ -= held.room.record_bytes();
  if (held.due) due_.erase({*held.due, held.room.id()});
  for (const Guest& guest : held.room.guests()) {
    const auto client = clients_.find(guest.connection);
    if (client != clients_.end()) set_standing(client->second, false);
  }
  places_.remove(place_id(held.room.id()));
  codes_.erase(held.room.code());
  for (const std::string& code : held.room.settings().former_codes) former_codes_.erase(code);
  rooms_.erase(held.room.id());
}

void Lobby::lose(const std::set<store::RoomId>& rooms) {
  for (const store::RoomId id : rooms) {
    const auto room = rooms_.find(id);
    if (room == rooms_.end()) continue;
    for (const Guest& guest : room->second.room.guests()) close(guest.connection, End::fault);
    lost_codes_.insert(room->second.room.code());
    for (const std::string& code : room->second.room.settings().former_codes) {
      lost_codes_.insert(code);
    }
    forget(room->second);
  }
}

}  // namespace reckon::rooms
