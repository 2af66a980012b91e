#include "app/rooms/lobby.hpp"

#include <algorithm>
#include <variant>

#include "app/json/match_log.hpp"
#include "app/rooms/server_message.hpp"
#include "reckon/krypto/deck.hpp"
#include "reckon/match/player_name.hpp"

namespace reckon::rooms {

using match::Phase;
using match::Seat;

namespace {

constexpr std::int64_t kBetweenSweeps = 60'000;

std::unexpected<Refused> refuse(std::string_view reason, std::string message) {
  return std::unexpected(Refused{.reason = reason, .message = std::move(message)});
}

std::unexpected<Refused> refuse(const match::Refusal& refusal) {
  return refuse(name_of(refusal.reason), refusal.message);
}

}  // namespace

Lobby::Lobby(Sources sources, const Limits& limits, store::RoomId next_room)
    : sources_(std::move(sources)),
      limits_(limits),
      next_room_(next_room),
      next_sweep_(sources_.clock() + kBetweenSweeps) {}

Result<void> Lobby::restore(const store::KeptRoom& kept) {
  auto room = Room::restore(kept, sources_.clock());
  if (!room) return std::unexpected(room.error());
  const std::int64_t changed_on = kept.events.empty() ? sources_.date() : kept.events.back().at;
  codes_[kept.code] = kept.room;
  const auto [place, is_new] =
      rooms_.insert_or_assign(kept.room, Held{.room = *std::move(room), .changed_on = changed_on});
  set_due(place->second);
  return {};
}

// --- Connections
// ----------------------------------------------------------------------------------

void Lobby::enter(Connection connection) { clients_[connection] = {.connection = connection}; }

void Lobby::take(Connection connection, std::string_view message) {
  const auto found = clients_.find(connection);
  if (found == clients_.end() || found->second.closed) return;
  Client& client = found->second;
  const double left = client.bucket.take(limits_.messages, sources_.clock());
  if (left < -limits_.messages.most_debt) return close(client, "too_fast");
  const auto read = read_message(message);
  const std::string_view what =
      read ? std::visit([](const auto& one) { return one.kName; }, *read) : read.error().what;
  Outcome outcome;
  if (left < 0) {
    outcome = refuse("too_fast", "wait a moment before the next message");
  } else if (!read) {
    outcome = std::unexpected(read.error());
  } else {
    outcome = std::visit([&](const auto& one) { return act(client, one); }, *read);
  }
  if (outcome) return;
  Refused refused = std::move(outcome.error());
  refused.what = what;
  send(connection, client.room, say_refused(refused));
  if (client.wrong_tries >= limits_.wrong_tries) close(client, "too_fast");
}

void Lobby::leave(Connection connection) {
  const auto client = clients_.find(connection);
  if (client == clients_.end()) return;
  const auto room = rooms_.find(client->second.room);
  clients_.erase(client);
  if (room == rooms_.end()) return;
  Held& held = room->second;
  const std::size_t before = held.room.guests().size();
  held.room.leave(connection);
  if (held.room.guests().size() == before) return;
  held.changed_on = sources_.date();
  set_due(held);
  send_all(held, say_present(held.room));
}

void Lobby::close_all(std::string_view reason) {
  for (auto& [connection, client] : clients_) close(client, reason);
}

void Lobby::close(Client& client, std::string_view reason) {
  if (std::exchange(client.closed, true)) return;
  work_.sendings.push_back({.to = client.connection,
                            .room = 0,
                            .text = std::make_shared<const std::string>(say_end(reason)),
                            .last = true});
}

void Lobby::send(Connection to, store::RoomId room, std::string text) {
  work_.sendings.push_back(
      {.to = to, .room = room, .text = std::make_shared<const std::string>(std::move(text))});
}

void Lobby::send_all(const Held& held, std::string text) {
  const auto shared = std::make_shared<const std::string>(std::move(text));
  for (const Guest& guest : held.room.guests()) {
    if (clients_.at(guest.connection).closed) continue;
    work_.sendings.push_back({.to = guest.connection, .room = held.room.id(), .text = shared});
  }
}

// --- Entering
// -------------------------------------------------------------------------------------

Lobby::Outcome Lobby::act(Client& client, const Open& open) {
  if (client.room != 0) return refuse("bad_message", "this connection has its room: open another");
  if (rooms_.size() >= limits_.rooms) return refuse("busy", "there are too many rooms: try later");
  const auto table = match::Tournament::open(open.settings.table);
  if (!table) return refuse("bad_message", table.error().message);
  // Refused before there is a room that nobody is in.
  if (const auto name = match::clean_name(open.name); !name) {
    return refuse(name_of(match::Refusal::Reason::bad_name), name.error().message);
  }
  const store::RoomId id = next_room_++;
  const std::int64_t date = sources_.date();
  Room room(id, unused_code(), *table, open.settings, sources_.clock());
  work_.batch.rooms.push_back({.room = id,
                               .code = room.code(),
                               .settings = json_of(open.settings).dump(),
                               .opened_on = day_of(date)});
  codes_[room.code()] = id;
  Held& held = rooms_.emplace(id, Held{.room = std::move(room), .changed_on = date}).first->second;
  return sit(client, held, open.name);
}

Lobby::Outcome Lobby::act(Client& client, const Join& join) {
  const auto held = room_to_enter(client, join.code);
  if (!held) return std::unexpected(held.error());
  return sit(client, **held, join.name);
}

Lobby::Outcome Lobby::act(Client& client, const Watch& watch) {
  const auto held = room_to_enter(client, watch.code);
  if (!held) return std::unexpected(held.error());
  sit_down(client, **held, std::nullopt);
  return {};
}

Lobby::Outcome Lobby::act(Client& client, const Return& back) {
  const auto held = room_to_enter(client, back.code);
  if (!held) return std::unexpected(held.error());
  Room& room = (*held)->room;
  const auto seat = room.seat_of(back.token);
  if (!seat) return wrong(client, "bad_token", "this is not the token of a seat here");
  const match::Player& player = room.table().players()[*seat];
  if (player.left) {
    return refuse(name_of(match::Refusal::Reason::has_left), player.name + " has left");
  }
  if (const auto before = room.connection_of(*seat)) {
    room.leave(*before);
    if (const auto other = clients_.find(*before); other != clients_.end()) {
      close(other->second, "replaced");
    }
  }
  send(client.connection, room.id(), say_seat(room, *seat, back.token));
  sit_down(client, **held, seat);
  return {};
}

// The room, if there is one and the client may enter.
std::expected<Lobby::Held*, Refused> Lobby::room_to_enter(Client& client, const std::string& code) {
  if (client.room != 0) return refuse("bad_message", "this connection has its room: open another");
  if (lost_codes_.contains(code)) {
    return refuse("fault", "this room is being read again: try again in a second");
  }
  const auto id = codes_.find(code);
  if (id == codes_.end()) {
    return std::unexpected(
        wrong(client, "no_such_room", "there is no room with this code").error());
  }
  Held& held = rooms_.at(id->second);
  if (held.room.guests().size() >= limits_.guests) {
    return refuse("busy", "too many people are in this room");
  }
  return &held;
}

Lobby::Outcome Lobby::wrong(Client& client, std::string_view reason, std::string message) {
  ++client.wrong_tries;
  return refuse(reason, std::move(message));
}

// A new player at the table.
Lobby::Outcome Lobby::sit(Client& client, Held& held, const std::string& name) {
  const auto clean = match::clean_name(name);
  if (!clean) return refuse(name_of(match::Refusal::Reason::bad_name), clean.error().message);
  const Seat seat = held.room.table().players().size();
  const auto happened = held.room.apply(match::Joined{.name = *clean}, sources_.clock());
  if (!happened) return refuse(happened.error());
  std::string token = draw_token(sources_);
  send(client.connection, held.room.id(), say_seat(held.room, seat, token));
  work_.batch.seats.push_back(
      {.room = held.room.id(), .seat = static_cast<std::int64_t>(seat), .token = token});
  held.room.add_seat(std::move(token));
  held.room.enter({.connection = client.connection, .seat = seat}, sources_.clock());
  client.room = held.room.id();
  tell(held, *happened);
  send_all(held, say_present(held.room));
  return {};
}

// Somebody comes to see how things are.
void Lobby::sit_down(Client& client, Held& held, std::optional<Seat> seat) {
  Room& room = held.room;
  room.enter({.connection = client.connection, .seat = seat}, sources_.clock());
  client.room = room.id();
  set_due(held);
  room.look_back(solver_);
  send(client.connection, room.id(), say_room(room, nullptr, sources_.clock()));
  send_all(held, say_present(room));
}

std::string Lobby::unused_code() const {
  while (true) {
    std::string code = draw_code(sources_);
    if (!codes_.contains(code) && !lost_codes_.contains(code)) return code;
  }
}

// --- Playing
// --------------------------------------------------------------------------------------

Lobby::Outcome Lobby::act(Client& client, const Deal&) {
  const auto place = place_of(client);
  if (!place) return std::unexpected(place.error());
  const auto [held, seat] = *place;
  if (held->room.host() != seat) return refuse("not_host", "the host deals");
  return deal(*held);
}

Lobby::Outcome Lobby::act(Client& client, const Call& call) {
  return act_in_hand(client, call.deal, [](Seat seat) { return match::Called{seat}; });
}

Lobby::Outcome Lobby::act(Client& client, const Answer& answer) {
  return act_in_hand(client, answer.deal,
                     [&](Seat seat) { return match::Answered{seat, answer.formula}; });
}

Lobby::Outcome Lobby::act(Client& client, const Pass& pass) {
  return act_in_hand(client, pass.deal, [](Seat seat) { return match::Passed{seat}; });
}

Lobby::Outcome Lobby::act(Client& client, const Leave&) {
  const auto place = place_of(client);
  if (!place) return std::unexpected(place.error());
  const auto [held, seat] = *place;
  const auto happened = happen(*held, match::Left{seat});
  if (!happened) return std::unexpected(happened.error());
  held->room.stand_up(client.connection);
  set_due(*held);
  send_all(*held, say_present(held->room));
  return {};
}

Lobby::Outcome Lobby::act(Client& client, const Ping&) {
  send(client.connection, client.room, say_pong());
  return {};
}

// Where the client sits.
std::expected<std::pair<Lobby::Held*, Seat>, Refused> Lobby::place_of(const Client& client) {
  const auto not_seated = [] { return refuse("not_seated", "take a seat first"); };
  const auto room = rooms_.find(client.room);
  if (room == rooms_.end()) return not_seated();
  const auto& guests = room->second.room.guests();
  const auto guest = std::ranges::find(guests, client.connection, &Guest::connection);
  if (guest == guests.end() || !guest->seat) return not_seated();
  return std::pair(&room->second, *guest->seat);
}

Lobby::Outcome Lobby::act_in_hand(const Client& client, int deal,
                                  const std::function<match::Act(Seat)>& act) {
  const auto place = place_of(client);
  if (!place) return std::unexpected(place.error());
  const auto [held, seat] = *place;
  if (held->room.table().deals() != deal) {
    return refuse("other_hand", "another hand lies on the table");
  }
  return happen(*held, act(seat));
}

// Has it happen, and tells everybody.
Lobby::Outcome Lobby::happen(Held& held, match::Act act) {
  const auto happened = held.room.apply(std::move(act), sources_.clock());
  if (!happened) return refuse(happened.error());
  tell(held, *happened);
  return {};
}

void Lobby::tell(Held& held, const Happened& happened) {
  Room& room = held.room;
  held.changed_on = sources_.date();
  work_.batch.events.push_back({.room = room.id(),
                                .number = room.events(),
                                .at = held.changed_on,
                                .text = json::json_of(happened.event, room.match()).dump()});
  room.look_back(solver_);
  set_due(held);
  send_all(held, say_room(room, &happened, sources_.clock()));
}

Lobby::Outcome Lobby::deal(Held& held) {
  return happen(held, match::Dealt{draw_hand(held.room.settings())});
}

krypto::Hand Lobby::draw_hand(const RoomSettings& settings) {
  const auto& [rules, deck] = std::pair(settings.table.rules, settings.table.deck);
  while (true) {
    krypto::Hand hand = krypto::Dealer(deck, sources_.chance()).deal();
    if (!settings.solvable_only || solver_.solvable(hand, rules)) return hand;
  }
}

// --- What is due
// ----------------------------------------------------------------------------------

void Lobby::set_due(Held& held) {
  const auto due = held.room.due();
  if (due == held.due) return;
  if (held.due) due_.erase({*held.due, held.room.id()});
  if (due) due_.emplace(*due, held.room.id());
  held.due = due;
}

std::int64_t Lobby::next_tick() const {
  return due_.empty() ? next_sweep_ : std::min(next_sweep_, due_.begin()->first);
}

void Lobby::tick() {
  const std::int64_t now = sources_.clock();
  while (!due_.empty() && due_.begin()->first <= now) {
    Held& held = rooms_.at(due_.begin()->second);
    const bool is_pause = held.room.table().phase() == Phase::between;
    const Outcome outcome = is_pause ? deal(held) : happen(held, match::TimedOut{});
    // Neither can be refused; but a room that did must not be asked for ever.
    if (!outcome) {
      due_.erase(due_.begin());
      held.due.reset();
    }
  }
  if (now >= next_sweep_) sweep();
}

// Forgets the rooms where nobody is, and nothing has happened for long.
void Lobby::sweep() {
  next_sweep_ = sources_.clock() + kBetweenSweeps;
  const std::int64_t date = sources_.date();
  std::vector<store::RoomId> abandoned;
  for (const auto& [id, held] : rooms_) {
    if (is_abandoned(held, date)) abandoned.push_back(id);
  }
  for (const store::RoomId id : abandoned) {
    work_.batch.finished.push_back(id);
    forget(rooms_.at(id));
  }
}

bool Lobby::is_abandoned(const Held& held, std::int64_t date) const {
  if (!held.room.guests().empty()) return false;
  const Phase phase = held.room.table().phase();
  const bool in_play = phase != Phase::gathering && phase != Phase::over;
  return date - held.changed_on >= (in_play ? limits_.begun : limits_.unbegun);
}

void Lobby::forget(Held& held) {
  if (held.due) due_.erase({*held.due, held.room.id()});
  codes_.erase(held.room.code());
  rooms_.erase(held.room.id());
}

void Lobby::lose(const std::set<store::RoomId>& rooms) {
  for (const store::RoomId id : rooms) {
    const auto room = rooms_.find(id);
    if (room == rooms_.end()) continue;
    for (const Guest& guest : room->second.room.guests()) {
      if (const auto client = clients_.find(guest.connection); client != clients_.end()) {
        close(client->second, "fault");
      }
    }
    lost_codes_.insert(room->second.room.code());
    forget(room->second);
  }
}

}  // namespace reckon::rooms
