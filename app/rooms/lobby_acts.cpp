// SPDX-License-Identifier: MIT
// What clients may do, and what comes of it.
#include <algorithm>
#include <string>
#include <utility>

#include "app/json/match_log.hpp"
#include "app/rooms/lobby.hpp"
#include "app/rooms/table_name.hpp"
#include "reckon/krypto/deck.hpp"

namespace reckon::rooms {

using match::Seat;

namespace {

std::unexpected<Refused> refuse_as(const match::Refusal& refusal) {
  return refuse(name_of(refusal.reason), refusal.message);
}

// What takes so long is said in whole seconds.
std::unexpected<Refused> refuse_for(std::int64_t wait_ms, const std::string& what) {
  return std::unexpected(
      Refused{.reason = "too_fast",
              .message = what + ": wait " + std::to_string((wait_ms + 999) / 1000) + " s",
              .wait_ms = wait_ms});
}

std::unexpected<Refused> refuse_guess(std::int64_t wait_ms) {
  return refuse_for(wait_ms, "too many wrong codes came from your address");
}

}  // namespace

// --- Entering
// -------------------------------------------------------------------------------------

Lobby::Outcome Lobby::act(Client& client, const Open& open) {
  if (client.room != 0) return refuse("bad_message", "this connection has its room: open another");
  const auto table = match::Tournament::open(open.settings.table);
  if (!table) return refuse("bad_message", table.error().message);
  // Refused before there is a room that nobody is in.
  if (const auto name = table_name(open.name); !name) {
    return refuse(name_of(match::Refusal::Reason::bad_name), name.error().message);
  }
  if (const auto place = make_place(client); !place) return std::unexpected(place.error());
  const store::RoomId id = next_room_++;
  const std::int64_t date = sources_.date();
  const std::size_t length = open.settings.hidden ? kPrivateCodeLength : kCodeLength;
  Room room(id, unused_code(length), *table, open.settings, sources_.clock());
  places_.add(place_id(id), client.address);
  work_.batch.rooms.push_back({.room = id,
                               .code = room.code(),
                               .settings = json_of_kept(open.settings).dump(),
                               .opened_on = day_of(date)});
  codes_[room.code()] = id;
  Held& held = rooms_.emplace(id, Held{.room = std::move(room), .changed_on = date}).first->second;
  return sit(client, held, open.name);
}

// Room for one more room.
std::expected<void, Refused> Lobby::make_place(const Client& client) {
  const std::int64_t now = sources_.clock();
  if (const std::int64_t wait = openings_.wait(client.address, now); wait > 0) {
    return refuse_for(wait, "too many rooms were opened from your address");
  }
  if (places_.full()) {
    const auto loser = places_.yields_to(client.address);
    if (!loser) return refuse("busy", "there are too many rooms: try later");
    finish(static_cast<store::RoomId>(*loser), End::busy);
  }
  openings_.charge(client.address, now);
  return {};
}

Lobby::Outcome Lobby::act(Client& client, const Join& join) {
  const auto held = room_to_enter(client, join.code);
  if (!held) return std::unexpected(held.error());
  return sit(client, **held, join.name);
}

Lobby::Outcome Lobby::act(Client& client, const Watch& watch) {
  const auto held = room_to_enter(client, watch.code);
  if (!held) return std::unexpected(held.error());
  come_in(client, **held, std::nullopt);
  return {};
}

Lobby::Outcome Lobby::act(Client& client, const Return& back) {
  const auto held = room_to_come_back_to(client, back);
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
      close(other->second, End::replaced);
    }
  }
  send(client.connection, room.id(), say_seat(room, *seat, back.token));
  come_in(client, **held, seat);
  return {};
}

// The room, if there is one and the client may enter.
std::expected<Lobby::Held*, Refused> Lobby::room_to_enter(Client& client, const std::string& code) {
  if (client.room != 0) return refuse("bad_message", "this connection has its room: open another");
  if (const std::int64_t wait = guesses_.wait(client.address, sources_.clock()); wait > 0) {
    return refuse_guess(wait);
  }
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

// The same for who says to have a seat there. Whoever has the token of one did not guess it, and
// need not wait for what others at the same address do; everybody else learns nothing meanwhile.
std::expected<Lobby::Held*, Refused> Lobby::room_to_come_back_to(Client& client,
                                                                 const Return& back) {
  const auto id = codes_.find(back.code);
  if (client.room == 0 && id != codes_.end()) {
    Held& held = rooms_.at(id->second);
    if (held.room.seat_of(back.token)) return &held;
  }
  return room_to_enter(client, back.code);
}

Lobby::Outcome Lobby::wrong(Client& client, std::string_view reason, std::string message) {
  ++client.wrong_tries;
  guesses_.charge(client.address, sources_.clock());
  return refuse(reason, std::move(message));
}

// A new player at the table.
Lobby::Outcome Lobby::sit(Client& client, Held& held, const std::string& name) {
  const auto clean = table_name(name);
  if (!clean) return refuse(name_of(match::Refusal::Reason::bad_name), clean.error().message);
  for (const match::Player& player : held.room.table().players()) {
    if (!look_alike(player.name, *clean)) continue;
    return refuse(name_of(match::Refusal::Reason::name_taken),
                  *clean + " looks like " + player.name + ": choose another name");
  }
  const Seat seat = held.room.table().players().size();
  const auto happened = held.room.apply(match::Joined{.name = *clean}, sources_.clock());
  if (!happened) return refuse_as(happened.error());
  std::string token = draw_token(sources_);
  send(client.connection, held.room.id(), say_seat(held.room, seat, token));
  work_.batch.seats.push_back(
      {.room = held.room.id(), .seat = static_cast<std::int64_t>(seat), .token = token});
  held.room.add_seat(std::move(token));
  held.room.enter({.connection = client.connection, .seat = seat}, sources_.clock());
  held.goes_at.reset();
  places_.keep(place_id(held.room.id()), held.room.table().players().size() > 1);
  client.room = held.room.id();
  tell(held, *happened);
  send_all(held, say_present(held.room));
  return {};
}

// Somebody comes to see how things are.
void Lobby::come_in(Client& client, Held& held, std::optional<Seat> seat) {
  Room& room = held.room;
  room.enter({.connection = client.connection, .seat = seat}, sources_.clock());
  client.room = room.id();
  held.goes_at.reset();
  set_due(held);
  room.look_back(solver_);
  send(client.connection, room.id(), say_room(room, nullptr, sources_.clock(), kept_));
  send_all(held, say_present(room));
}

std::string Lobby::unused_code(std::size_t length) const {
  while (true) {
    std::string code = draw_code(sources_, length);
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

// Applies the event and broadcasts it.
Lobby::Outcome Lobby::happen(Held& held, match::Act act) {
  const auto happened = held.room.apply(std::move(act), sources_.clock());
  if (!happened) return refuse_as(happened.error());
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
  send_all(held, say_room(room, &happened, sources_.clock(), kept_));
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

}  // namespace reckon::rooms
