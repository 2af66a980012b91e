// SPDX-License-Identifier: MIT
// The acts of clients and their results.
#include <algorithm>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "app/answers/match_log.hpp"
#include "app/rooms/draw.hpp"
#include "app/rooms/lobby.hpp"
#include "app/rooms/table_name.hpp"

namespace reckon::rooms {

using match::Seat;

namespace {

std::unexpected<Refused> refuse_as(const match::Refusal& refusal) {
  return refuse(name_of(refusal.reason), refusal.message);
}

// Waits this long are given in whole seconds.
std::unexpected<Refused> refuse_for(std::int64_t wait_ms, const std::string& what) {
  return std::unexpected(
      Refused{.reason = "too_fast",
              .message = what + ": wait " + std::to_string((wait_ms + 999) / 1000) + " s",
              .wait_ms = wait_ms});
}

std::unexpected<Refused> refuse_while_reading() {
  return refuse("fault", "the rooms are being read: try again in a second");
}

// Why what the host has chosen is not dealt.
std::string_view reason_of_task(ErrorCode code) {
  switch (code) {
    case ErrorCode::not_found: return "unsolvable_task";
    case ErrorCode::refuted: return "ambiguous_task";
    case ErrorCode::too_much: return "hard_task";
    default: return "unfit_task";
  }
}

std::unexpected<Refused> refuse_locked() {
  return refuse("locked", "the host has closed the class to newcomers");
}

std::unexpected<Refused> refuse_other_hand() {
  return refuse("other_hand", "another hand lies on the table");
}

// The number of messages that a request for a record counts as, so that no client repeats it all
// the time.
constexpr std::size_t kRecordCost = 5;

constexpr std::int64_t kBetweenSeats = 1'000;

std::unexpected<Refused> refuse_guess(std::int64_t wait_ms) {
  return refuse_for(wait_ms, "too many wrong codes came from your address");
}

std::size_t code_length(const RoomSettings& settings) {
  if (settings.hidden) return kPrivateCodeLength;
  return settings.game == RoomGame::race ? kClassCodeLength : kCodeLength;
}

bool is_long(const std::string& code) { return code.size() >= kClassCodeLength; }

// Whether a message adds to the file, and the client can do without it.
template <typename Message>
constexpr bool kWrites =
    !(std::is_same_v<Message, Ping> || std::is_same_v<Message, Leave> ||
      std::is_same_v<Message, Return> || std::is_same_v<Message, Watch> ||
      std::is_same_v<Message, Look> || std::is_same_v<Message, Show> ||
      std::is_same_v<Message, Record> || std::is_same_v<Message, Close> ||
      std::is_same_v<Message, Remove> || std::is_same_v<Message, Lock> ||
      std::is_same_v<Message, Clear> || std::is_same_v<Message, ClearWatchers> ||
      std::is_same_v<Message, Claim>);

}  // namespace

// --- Entering ------------------------------------------------------------------------------------

Lobby::Outcome Lobby::act(Client& client, const Open& open) {
  return open_table(client, open.settings, open.name);
}

Lobby::Outcome Lobby::act(Client& client, const OpenDuel& open) {
  return open_table(client, open.settings, open.name);
}

// Opens a room whose opener has its first seat.
Lobby::Outcome Lobby::open_table(Client& client, const RoomSettings& settings,
                                 const std::string& name) {
  if (client.room != 0) return refuse("bad_message", "this connection has its room: open another");
  // Refused before an empty room exists.
  if (const auto clean = table_name(name); !clean) {
    return refuse(name_of(match::Refusal::Reason::bad_name), clean.error().message);
  }
  const auto held = open_room(client, settings);
  if (!held) return std::unexpected(held.error());
  return sit(client, **held, name);
}

Lobby::Outcome Lobby::act(Client& client, const OpenClass& open) {
  if (client.room != 0) return refuse("bad_message", "this connection has its room: open another");
  RoomSettings settings = open.settings;
  settings.host_token = draw_token(sources_);
  const auto held = open_room(client, std::move(settings));
  if (!held) return std::unexpected(held.error());
  send(client.connection, (*held)->room.id(), say_host((*held)->room));
  come_in(client, **held, {.host = true});
  return {};
}

// Opens a new room, still empty.
std::expected<Lobby::Held*, Refused> Lobby::open_room(const Client& client, RoomSettings settings) {
  if (reading_) return refuse_while_reading();
  auto match = open_match(settings);
  if (!match) return refuse("bad_message", match.error().message);
  if (const auto place = make_place(client); !place) return std::unexpected(place.error());
  const store::RoomId id = next_room_++;
  const std::int64_t date = sources_.date();
  const std::size_t length = code_length(settings);
  const std::string kept = json_of_kept(settings).dump();
  Room room(id, unused_code(length), *std::move(match), std::move(settings), sources_.clock());
  count_record(room);
  places_.add(place_id(id), client.address);
  written_bytes_ += kept.size();
  work_.batch.rooms.push_back(
      {.room = id, .code = room.code(), .settings = kept, .opened_on = day_of(date)});
  codes_[room.code()] = id;
  return &rooms_.emplace(id, Held{.room = std::move(room), .changed_at = sources_.clock()})
              .first->second;
}

// Makes room for one more room.
std::expected<void, Refused> Lobby::make_place(const Client& client) {
  if (draining_) return refuse("busy", "this server ends soon: open a room in some minutes");
  if (is_full_) return refuse("busy", "this server has no space for another room: try later");
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
  const auto held = room_for_newcomer(client, join.code);
  if (!held) return std::unexpected(held.error());
  const Room& room = (*held)->room;
  if (room.settings().locked) return refuse_locked();
  if (room.is_class() && (*held)->seats.left(limits_.seats, sources_.clock()) < 1) {
    return refuse_for(kBetweenSeats, "too many players have joined at once");
  }
  auto seated = sit(client, **held, join.name);
  if (seated) (*held)->seats.take(limits_.seats, sources_.clock());
  return seated;
}

Lobby::Outcome Lobby::act(Client& client, const Watch& watch) {
  const auto held = room_for_newcomer(client, watch.code);
  if (!held) return std::unexpected(held.error());
  // A watcher from the host's address is the big screen of a class.
  const Room& room = (*held)->room;
  const auto host = room.connection_of_host();
  const bool is_where_host_is = host && clients_.at(*host).address == client.address;
  if (room.settings().locked && !is_where_host_is) return refuse_locked();
  if (watchers(room) >= limits_.watchers) return refuse("busy", "too many people look on here");
  come_in(client, **held, {});
  return {};
}

// The code is a try like any other, and the client stays outside.
Lobby::Outcome Lobby::act(Client& client, const Look& look) {
  const auto held = room_for_newcomer(client, look.code);
  if (!held) return std::unexpected(held.error());
  const Room& room = (*held)->room;
  if (room.settings().locked) return refuse_locked();
  send(client.connection, room.id(), say_found(room));
  return {};
}

Lobby::Outcome Lobby::act(Client& client, const Return& back) {
  const auto held = room_to_come_back_to(client, back);
  if (!held) return std::unexpected(held.error());
  Room& room = (*held)->room;
  if (room.is_host(back.token)) {
    replace(room, room.connection_of_host());
    send(client.connection, room.id(), say_host(room));
    come_in(client, **held, {.host = true});
    return {};
  }
  const auto seat = room.seat_of(back.token);
  if (!seat) return wrong(client, "bad_token", "this is not the token of a seat here", true);
  if (match::has_left(room.match(), *seat)) {
    return refuse(name_of(match::Refusal::Reason::has_left),
                  match::name_at(room.match(), *seat) + " has left");
  }
  replace(room, room.connection_of(*seat));
  send(client.connection, room.id(), say_seat(room, *seat, back.token));
  come_in(client, **held, {.seat = seat});
  return {};
}

// Another connection replaces this one.
void Lobby::replace(Room& room, std::optional<Connection> before) {
  if (!before) return;
  room.leave(*before, sources_.clock());
  if (const auto other = clients_.find(*before); other != clients_.end()) {
    close(other->second, End::replaced);
  }
}

// Returns the room, if it exists and the client may enter.
std::expected<Lobby::Held*, Refused> Lobby::room_to_enter(Client& client, const std::string& code) {
  if (client.room != 0) return refuse("bad_message", "this connection has its room: open another");
  if (reading_) return refuse_while_reading();
  const auto id = codes_.find(code);
  const Held* const wanted = id == codes_.end() ? nullptr : &rooms_.at(id->second);
  if (const std::int64_t wait = wait_for_guess(client, code, wanted); wait > 0) {
    return refuse_guess(wait);
  }
  if (lost_codes_.contains(code)) {
    return refuse("fault", "this room is being read again: try again in a second");
  }
  if (id == codes_.end()) {
    return std::unexpected(
        wrong(client, "no_such_room", "there is no room with this code", is_long(code)).error());
  }
  return &rooms_.at(id->second);
}

// The same for a client without a seat, which must not have been removed.
std::expected<Lobby::Held*, Refused> Lobby::room_for_newcomer(Client& client,
                                                              const std::string& code) {
  const auto held = room_to_enter(client, code);
  if (!held) return held;
  if (auto refused = why_not_taken_in(client, **held)) return std::unexpected(*std::move(refused));
  return held;
}

// Returns how long a client has to wait before the server checks its code. A school may share one
// address. So a client with a good code need not wait for a guesser there. Such a code belongs to a
// room with others from that address, or is too long to guess.
std::int64_t Lobby::wait_for_guess(const Client& client, const std::string& code,
                                   const Held* held) const {
  const std::int64_t now = sources_.clock();
  const std::int64_t wait = guesses_.wait(client.address, now);
  if (wait == 0 || (held != nullptr && has_neighbour(*held, client.address))) return 0;
  return is_long(code) ? long_guesses_.wait(client.address, now) : wait;
}

// Whether a room was opened from an address, or has a guest from it.
bool Lobby::has_neighbour(const Held& held, const traffic::Address& address) const {
  if (places_.is_held_by(place_id(held.room.id()), address)) return true;
  return std::ranges::any_of(held.room.guests(), [&](const Guest& guest) {
    return clients_.at(guest.connection).address == address;
  });
}

// Returns why a player is not admitted: removed players stay out. If others in the room share the
// address, the player is let in, and the host can lock the class.
std::optional<Refused> Lobby::why_not_taken_in(const Client& client, const Held& held) const {
  if (!held.barred.contains(client.address) || has_neighbour(held, client.address)) return {};
  return Refused{.reason = "removed", .message = "the host has taken you out of this class"};
}

// Makes an address wait that has written a lot. Small acts, such as leaving, are always accepted.
std::optional<Refused> Lobby::why_not_written(const Client& client,
                                              const ClientMessage& message) const {
  const bool writes =
      std::visit([]<typename Message>(const Message&) { return kWrites<Message>; }, message);
  const std::int64_t wait = writes ? writings_.wait(client.address, sources_.clock()) : 0;
  if (wait == 0) return std::nullopt;
  return refuse_for(wait, "your address has written too much today").error();
}

// The same for a client that claims to have a seat there. A client with a token did not guess it,
// and need not wait for others at the same address. All others learn nothing meanwhile.
std::expected<Lobby::Held*, Refused> Lobby::room_to_come_back_to(Client& client,
                                                                 const Return& back) {
  const auto& known = codes_.contains(back.code) ? codes_ : former_codes_;
  const auto id = known.find(back.code);
  if (client.room == 0 && id != known.end()) {
    Held& held = rooms_.at(id->second);
    if (held.room.seat_of(back.token) || held.room.is_host(back.token)) return &held;
    const std::int64_t wait = guesses_.wait(client.address, sources_.clock());
    if (wait > 0) return refuse_guess(wait);
  }
  return room_to_enter(client, back.code);
}

Lobby::Outcome Lobby::wrong(Client& client, std::string_view reason, std::string message,
                            bool is_long) {
  ++client.wrong_tries;
  guesses_.charge(client.address, sources_.clock());
  if (is_long) long_guesses_.charge(client.address, sources_.clock());
  return refuse(reason, std::move(message));
}

// Returns the name as it is shown, if no other player there has a similar one; `mine` may.
std::expected<std::string, Refused> Lobby::free_name(const Room& room, const std::string& name,
                                                     std::optional<Seat> mine) {
  auto clean = table_name(name);
  if (!clean) return refuse(name_of(match::Refusal::Reason::bad_name), clean.error().message);
  for (Seat seat = 0; seat < match::seats(room.match()); ++seat) {
    const std::string& other = match::name_at(room.match(), seat);
    // A seat and its name are free if one of two players has left, or the host of a class removed
    // the player.
    if (seat == mine || has_given_up_name(room, seat)) continue;
    if (!look_alike(other, *clean)) continue;
    const bool joins = !mine;
    if (joins && room.is_class() && can_come_back(room.race().players()[seat], *clean)) continue;
    return refuse(name_of(match::Refusal::Reason::name_taken),
                  *clean + " looks like " + other + ": choose another name");
  }
  return *std::move(clean);
}

// Seats a new player at the table.
Lobby::Outcome Lobby::sit(Client& client, Held& held, const std::string& name) {
  const auto clean = free_name(held.room, name, std::nullopt);
  if (!clean) return std::unexpected(clean.error());
  const auto happened = apply(held.room, match::Joined{.name = *clean});
  if (!happened) return std::unexpected(happened.error());
  const Seat seat = happened->happening.seat;
  std::string token = draw_token(sources_);
  send(client.connection, held.room.id(), say_seat(held.room, seat, token));
  work_.batch.seats.push_back(
      {.room = held.room.id(), .seat = static_cast<std::int64_t>(seat), .token = token});
  held.room.give_seat(seat, std::move(token));
  held.room.enter({.connection = client.connection, .seat = seat}, sources_.clock());
  held.goes_at.reset();
  places_.keep(place_id(held.room.id()), was_shared(held.room));
  client.room = held.room.id();
  tell(held, *happened);
  send_presence(held);
  return {};
}

// Adds a guest and sends the current state.
void Lobby::come_in(Client& client, Held& held, Guest guest) {
  Room& room = held.room;
  guest.connection = client.connection;
  room.enter(guest, sources_.clock());
  client.room = room.id();
  held.goes_at.reset();
  set_due(held);
  room.look_back(solver_);
  send_state(held, guest, nullptr);
  show_cards(client, held, guest);
  send_presence(held);
}

// Shows how the cards lie during an explanation. A player who returns to explain finds them as
// dealt.
void Lobby::show_cards(const Client& client, Held& held, const Guest& guest) {
  Room& room = held.room;
  if (room.shown().empty()) return;
  if (guest.seat != room.caller()) return send(client.connection, room.id(), say_shown(room));
  room.show({});
  send_all(held, say_shown(room), Subject::shown, client.connection);
}

std::string Lobby::unused_code(std::size_t length) const {
  while (true) {
    std::string code = draw_code(sources_, length);
    if (!codes_.contains(code) && !former_codes_.contains(code) && !lost_codes_.contains(code)) {
      return code;
    }
  }
}

// --- Playing -------------------------------------------------------------------------------------

Lobby::Outcome Lobby::act(Client& client, const Deal& message) {
  if (const auto led = class_of_host(client)) {
    if (message.task.empty()) return deal(**led);
    auto task = chosen_task((*led)->room.settings(), message.task, solver_);
    if (!task) return refuse(reason_of_task(task.error().code), task.error().message);
    return happen(**led, *std::move(task));
  }
  if (!message.task.empty()) return refuse("not_host", "only the host of a class chooses hands");
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
  // Files of earlier versions contain longer answers, so the referee accepts them.
  if (answer.formula.size() > match::kLongestAnswer) return refuse_as(match::answer_too_long());
  return act_in_hand(client, answer.deal,
                     [&](Seat seat) { return match::Answered{seat, answer.formula}; });
}

// Not an event of the match: watchers see the cards move.
Lobby::Outcome Lobby::act(Client& client, const Show& show) {
  const auto place = place_of(client);
  if (!place) return std::unexpected(place.error());
  const auto [held, seat] = *place;
  Room& room = held->room;
  if (room.deals() != show.deal) return refuse_other_hand();
  if (room.caller() != seat) {
    return refuse(name_of(match::Refusal::Reason::not_caller), "who has called shows the cards");
  }
  const std::size_t cards = room.hand()->cards().size();
  if (!std::ranges::all_of(show.moves, [&](const CardMove& move) {
        return move.from < cards && move.onto < cards;
      })) {
    return refuse("bad_message", "the hand has " + std::to_string(cards) + " cards");
  }
  room.show(show.moves);
  send_all(*held, say_shown(room), Subject::shown, client.connection);
  return {};
}

Lobby::Outcome Lobby::act(Client& client, const Pass& pass) {
  return act_in_hand(client, pass.deal, [](Seat seat) { return match::Passed{seat}; });
}

Lobby::Outcome Lobby::act(Client& client, const Leave&) {
  if (const auto led = class_of_host(client)) {
    finish((*led)->room.id(), End::closed);
    return {};
  }
  const auto place = place_of(client);
  if (!place) return std::unexpected(place.error());
  const auto [held, seat] = *place;
  const auto happened = happen(*held, match::Left{seat});
  if (!happened) return std::unexpected(happened.error());
  held->room.stand_up(client.connection);
  set_due(*held);
  send_presence(*held);
  return {};
}

Lobby::Outcome Lobby::act(Client& client, const Close& close) {
  const auto held = class_of_host(client);
  if (!held) return std::unexpected(held.error());
  if ((*held)->room.deals() != close.deal) return refuse_other_hand();
  return happen(**held, match::Closed{});
}

Lobby::Outcome Lobby::act(Client& client, const Remove& remove) {
  const auto held = class_of_host(client);
  if (!held) return std::unexpected(held.error());
  const auto happened = happen(**held, match::Removed{remove.seat});
  if (!happened) return std::unexpected(happened.error());
  if (const auto connection = (*held)->room.connection_of(remove.seat)) {
    send_out(**held, *connection);
    (*held)->barred.insert(clients_.at(*connection).address);
  }
  send_presence(**held);
  return {};
}

// Removes the guest from the room and ends its connection.
void Lobby::send_out(Held& held, Connection connection) {
  held.room.leave(connection, sources_.clock());
  Client& client = clients_.at(connection);
  set_standing(client, false);
  close(client, End::removed);
}

Lobby::Outcome Lobby::act(Client& client, const Lock& lock) {
  const auto held = class_of_host(client);
  if (!held) return std::unexpected(held.error());
  (*held)->room.lock(lock.locked);
  change(**held);
  return {};
}

// Removed players do not know the new code.
Lobby::Outcome Lobby::act(Client& client, const Clear& clear) {
  const auto found = class_of_host(client);
  if (!found) return std::unexpected(found.error());
  Held& held = **found;
  Room& room = held.room;
  for (Seat seat = clear.from; seat < match::seats(room.match()); ++seat) {
    if (match::has_left(room.match(), seat)) continue;
    const auto happened = apply(room, match::Removed{seat});
    if (!happened) return std::unexpected(happened.error());
    write(held, *happened);
    if (const auto connection = room.connection_of(seat)) send_out(held, *connection);
  }
  send_out_watchers(held);
  held.seats = {};
  codes_.erase(room.code());
  former_codes_[room.code()] = room.id();
  room.change_code(unused_code(code_length(room.settings())));
  codes_[room.code()] = room.id();
  send(client.connection, room.id(), say_host(room));
  change(held);
  send_presence(held);
  return {};
}

Lobby::Outcome Lobby::act(Client& client, const ClearWatchers&) {
  const auto held = class_of_host(client);
  if (!held) return std::unexpected(held.error());
  send_out_watchers(**held);
  send_presence(**held);
  return {};
}

void Lobby::send_out_watchers(Held& held) {
  const std::vector<Guest> guests = held.room.guests();
  for (const Guest& guest : guests) {
    if (watches(guest)) send_out(held, guest.connection);
  }
}

// Stores the current code and settings of a class.
void Lobby::keep_settings(const Room& room) {
  work_.batch.changed.push_back(
      {.room = room.id(), .code = room.code(), .settings = json_of_kept(room.settings()).dump()});
}

// Stores them, and shows them.
void Lobby::change(Held& held) {
  Room& room = held.room;
  keep_settings(room);
  room.look_back(solver_);
  set_due(held);
  send_state_to_all(held, nullptr);
}

Lobby::Outcome Lobby::act(Client& client, const Rename& rename) {
  const auto held = class_of_host(client);
  if (!held) return std::unexpected(held.error());
  const Room& room = (*held)->room;
  if (rename.seat >= match::seats(room.match())) {
    return refuse(name_of(match::Refusal::Reason::no_such_player), "there is no such player");
  }
  const auto clean = free_name(room, rename.name, rename.seat);
  if (!clean) return std::unexpected(clean.error());
  return happen(**held, match::Renamed{.seat = rename.seat,
                                       .from = match::name_at(room.match(), rename.seat),
                                       .to = *clean});
}

Lobby::Outcome Lobby::act(Client& client, const Rematch& rematch) {
  if (const auto led = class_of_host(client)) {
    return rematch.settings ? play_next(**led, *rematch.settings) : happen(**led, match::Rematch{});
  }
  if (rematch.settings) return refuse("not_host", "only the host of a class chooses its next game");
  const auto place = place_of(client);
  if (place && (place->first->room.is_duel() || place->first->room.host() == place->second)) {
    return happen(*place->first, match::Rematch{});
  }
  return refuse("not_host", "the host begins another game");
}

// Goes on with another game, for the same people in the same room.
Lobby::Outcome Lobby::play_next(Held& held, const RoomSettings& settings) {
  Room& room = held.room;
  RoomSettings next = settings;
  next.opened = room.opened();
  const auto happened = apply(room, match::Rematch{race_settings(next)});
  if (!happened) return std::unexpected(happened.error());
  room.play_next(std::move(next));
  keep_settings(room);
  tell(held, *happened);
  return {};
}

Lobby::Outcome Lobby::act(Client& client, const Pick& pick) {
  return act_in_hand(client, pick.deal, [&](Seat seat) { return match::Picked{seat, pick.pile}; });
}

Lobby::Outcome Lobby::act(Client& client, const PutBack& put_back) {
  return act_in_hand(client, put_back.deal, [](Seat seat) { return match::PutBack{seat}; });
}

// A player who is away too long counts as having left; the referee gives the game to the other.
Lobby::Outcome Lobby::act(Client& client, const Claim&) {
  const auto place = place_of(client);
  if (!place) return std::unexpected(place.error());
  const auto [held, seat] = *place;
  const Room& room = held->room;
  if (!room.is_duel()) return refuse("other_game", "only a game for two can be claimed");
  if (!has_begun(room)) return refuse("nothing_dealt", "no game is being played");
  const Seat other = 1 - seat;
  if (room.connection_of(other)) return refuse("not_away", "the other player is here");
  const std::int64_t wait = room.absent_since(other) + limits_.away - sources_.clock();
  if (wait > 0) {
    auto refused = refuse_for(wait, "the other player may come back");
    refused.error().reason = "not_away";
    return refused;
  }
  return happen(*held, match::Left{other});
}

// In a class, only the host sees the answers of others, even afterwards.
Lobby::Outcome Lobby::act(Client& client, const Record& record) {
  const auto found = rooms_.find(client.room);
  if (found == rooms_.end()) return refuse("not_seated", "enter a room first");
  const Room& room = found->second.room;
  if (room.is_class() && room.connection_of_host() != client.connection) {
    return refuse("not_host", "only the host of a class has its record");
  }
  if (match::phase(room.match()) != match::Phase::over) {
    return refuse("in_play", "the match is not over");
  }
  if (room.record().empty()) return refuse("no_record", "this match is too long for a replay");
  client.bucket.take(limits_.messages, sources_.clock(), kRecordCost);
  send(client.connection, room.id(), say_record(room, record.from));
  return {};
}

Lobby::Outcome Lobby::act(Client& client, const Ping&) {
  send(client.connection, client.room, say_pong());
  return {};
}

// Returns the seat of the client.
std::expected<std::pair<Lobby::Held*, Seat>, Refused> Lobby::place_of(const Client& client) {
  const auto not_seated = [] { return refuse("not_seated", "take a seat first"); };
  const auto room = rooms_.find(client.room);
  if (room == rooms_.end()) return not_seated();
  const auto& guests = room->second.room.guests();
  const auto guest = std::ranges::find(guests, client.connection, &Guest::connection);
  if (guest == guests.end() || !guest->seat) return not_seated();
  return std::pair(&room->second, *guest->seat);
}

// Returns the class that the client hosts.
std::expected<Lobby::Held*, Refused> Lobby::class_of_host(const Client& client) {
  const auto room = rooms_.find(client.room);
  if (room == rooms_.end()) return refuse("not_seated", "open a class first");
  const Room& found = room->second.room;
  if (found.is_class() && found.connection_of_host() == client.connection) return &room->second;
  return refuse("not_host", "only the host of a class can do that");
}

Lobby::Outcome Lobby::act_in_hand(const Client& client, int deal,
                                  const std::function<match::Act(Seat)>& act) {
  const auto place = place_of(client);
  if (!place) return std::unexpected(place.error());
  const auto [held, seat] = *place;
  if (held->room.deals() != deal) return refuse_other_hand();
  return happen(*held, act(seat));
}

// Applies an act of a client, unless the room has reached its limit of events.
std::expected<Happened, Refused> Lobby::apply(Room& room, match::Act act) const {
  if (room.events() >= limits_.events) {
    return refuse(name_of(match::Refusal::Reason::over),
                  "too much has happened in this room: open another");
  }
  auto happened = room.apply(std::move(act), sources_.clock());
  if (!happened) return refuse_as(happened.error());
  return *std::move(happened);
}

// Applies the event and broadcasts it.
Lobby::Outcome Lobby::happen(Held& held, match::Act act) {
  const auto happened = apply(held.room, std::move(act));
  if (!happened) return std::unexpected(happened.error());
  tell(held, *happened);
  return {};
}

// Stores an event.
void Lobby::write(Held& held, const Happened& happened) {
  Room& room = held.room;
  held.changed_at = sources_.clock();
  work_.batch.events.push_back({.room = room.id(),
                                .number = room.events(),
                                .at = sources_.date(),
                                .text = note(room, happened)});
  written_bytes_ += work_.batch.events.back().text.size();
}

void Lobby::tell(Held& held, const Happened& happened) {
  write(held, happened);
  Room& room = held.room;
  room.look_back(solver_);
  set_due(held);
  send_state_to_all(held, &happened);
}

// Appends the line of an event to the record of the room, if it fits, and returns it.
std::string Lobby::note(Room& room, const Happened& happened) {
  record_bytes_ -= room.record_bytes();
  std::string line = room.note(happened);
  count_record(room);
  return line;
}

// Updates the size of a room's record, or drops the record if it is too long.
void Lobby::count_record(Room& room) {
  const std::size_t bytes = room.record_bytes();
  if (bytes > limits_.record || record_bytes_ + bytes > limits_.records) room.drop_record();
  record_bytes_ += room.record_bytes();
}

Lobby::Outcome Lobby::deal(Held& held) {
  if (held.room.is_duel()) {
    if (match::phase(held.room.match()) != match::Phase::gathering) {
      return happen(held, match::NextRound{});
    }
    return happen(held, lay_deck(held.room.duel().settings(), sources_));
  }
  return happen(held, draw_task(held.room));
}

// Returns the next deal of a room.
match::Act Lobby::draw_task(const Room& room) {
  const RoomSettings& settings = room.settings();
  if (match::row_of(settings.puzzle).has_cards) {
    return match::Dealt{draw_hand(settings, sources_, solver_)};
  }
  return match::Posed{draw_posed(settings, room.race().tasks(), sources_)};
}

}  // namespace reckon::rooms
