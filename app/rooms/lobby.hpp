// SPDX-License-Identifier: MIT
// All rooms: reads messages of clients, and returns what to write and what to send.
//
// It contains no threads, clocks or files. Messages may depend on events that are still to be
// written, so they must wait for that (Keeper).
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "app/rooms/bucket.hpp"
#include "app/rooms/client_message.hpp"
#include "app/rooms/room.hpp"
#include "app/rooms/server_message.hpp"
#include "app/rooms/sources.hpp"
#include "app/traffic/address.hpp"
#include "app/traffic/penalties.hpp"
#include "app/traffic/places.hpp"
#include "reckon/krypto/solver.hpp"
#include "reckon/store/matches.hpp"

namespace reckon::rooms {

/// Limits for clients, so that none keeps the others out.
struct Limits {
  /// The maximum number of rooms. At the limit, the opener with the most rooms (traffic::Places)
  /// loses one in which only one player has ever been.
  std::size_t rooms = 20'000;
  /// The maximum number of watchers in a room. Players have seats, which the referee counts.
  std::size_t watchers = 32;
  /// The maximum number of events in a room, all of them stored; after that it is read-only.
  std::int64_t events = 100'000;
  /// Messages of a connection, and WebSocket frames that are not messages: pings, and fragments. A
  /// client in debt by more than a hundred is disconnected.
  Bucket::Rate messages{.burst = 20, .rate = 10, .most_debt = 100};
  int wrong_tries = 5;  ///< wrong codes and tokens allowed per connection before it is closed
  /// Wrong codes and tokens of an address, over all of its connections.
  traffic::Penalties::Rule guesses{.free = 20,
                                   .forgiven = 10'000,
                                   .first_wait = 1'000,
                                   .longest_wait = 60'000,
                                   .addresses = 16'384};
  /// The same for codes as long as that of a class, in addition to those above. A right one is
  /// accepted while the address waits. At this rate a guesser finds one of 1,000 classes in 200
  /// days.
  traffic::Penalties::Rule long_guesses{
      .free = 100, .forgiven = 20, .first_wait = 1'000, .longest_wait = 1'000, .addresses = 16'384};
  /// Pieces of kPiece bytes that an address may add to the file: 32 MiB at once, and then some 65
  /// MB a day.
  traffic::Penalties::Rule writings{.free = std::int64_t{1} << 19U,
                                    .forgiven = 84,
                                    .first_wait = 1'000,
                                    .longest_wait = 1'000,
                                    .addresses = 16'384};
  static constexpr std::size_t kPiece = 64;
  /// Messages of a room about its guests: some at once, then one a second.
  Bucket::Rate presence{.burst = 5, .rate = 1, .most_debt = 0};
  /// Seats that a class gives under one code, out of all its seats.
  Bucket::Rate seats{.burst = 128, .rate = 1, .most_debt = 0};
  /// Rooms that an address may open.
  traffic::Penalties::Rule openings{.free = 1'500,
                                    .forgiven = 1'000,
                                    .first_wait = 1'000,
                                    .longest_wait = 1'000,
                                    .addresses = 16'384};

  /// The maximum size of one record kept for replays, and of all of them, in bytes; a longer match
  /// has no record.
  std::size_t record = std::size_t{256} << 10U;
  std::size_t records = std::size_t{256} << 20U;

  /// How long a player of a game for two may be away before the other may claim the game, in ms.
  std::int64_t away = 60'000;

  /// The size of the file of matches, in bytes, beyond which no room can be opened.
  std::uint64_t file = std::uint64_t{8} << 30U;

  /// How long a start waits for the rooms to be read, in ms. After that the server answers without
  /// them, and continues reading.
  std::int64_t reading = 300;

  // How long an empty room is kept, in ms.
  std::int64_t alone = 60'000;  ///< if only one player has ever used it, and may return
  std::int64_t unbegun =
      3'600'000;  ///< after its last event, before the first hand or after the end
  std::int64_t begun = 86'400'000;  ///< after its last event otherwise
  /// The number of days after its opening day before a finished match is deleted from the file;
  /// never if empty.
  std::optional<int> days{};
};

/// The subjects of messages; except for `other`, a new message replaces older ones that wait.
enum class Subject : std::uint8_t {
  other,     ///< every message counts
  state,     ///< the state of a class
  presence,  ///< the guests present
  shown,     ///< the cards of the player who explains
};

/// A message to one connection.
struct Sending {
  Connection to = 0;
  store::RoomId room = 0;  ///< the room it is about; 0: none
  std::shared_ptr<const std::string> text;
  std::optional<End> end{};  ///< set if the connection is closed after it
  Subject subject = Subject::other;
  /// Whether it states its whole subject, so that waiting messages about it can be dropped.
  bool whole = false;
  std::string_view refused{};  ///< the reason, if it is a refusal
};

/// Whether a connection in a room has a seat in a match that has begun and is not over.
struct Standing {
  Connection connection = 0;
  bool plays = false;
};

/// The results of some acts, in order.
struct Work {
  store::Batch batch{};
  std::vector<Sending> sendings{};    ///< to send after the batch is written
  std::vector<Standing> standings{};  ///< new or changed

  bool empty() const { return batch.empty() && sendings.empty() && standings.empty(); }
};

class Lobby {
 public:
  /// `kept`: whether rooms outlive the server.
  Lobby(Sources sources, const Limits& limits, store::RoomId next_room, bool kept);

  /// Adds a room that was written; refuses an unreadable one.
  Result<void> restore(const store::KeptRoom& kept);
  /// Adds a restored room; `changed_on` is the date of its last event.
  void hold(Room restored, std::int64_t changed_on);
  /// Says whether rooms are being read: meanwhile no client can enter or open a room.
  void set_reading(bool reading) { reading_ = reading; }
  /// Sets the size of the file, if one exists.
  void set_space(const std::optional<store::Space>& space) {
    is_full_ = space && space->used > limits_.file;
  }
  /// Accepts no new rooms from now on, because the server will stop once no match is being played.
  void drain() { draining_ = true; }
  /// Whether rooms can be opened.
  bool is_open() const { return !reading_ && !draining_ && !is_full_; }

  // --- Acts of clients

  void enter(Connection connection, const traffic::Address& address);
  void take(Connection connection, std::string_view message);
  /// Counts data of a client that costs as much as a message but is none.
  void count(Connection connection, std::size_t times);
  /// Removes a closed connection.
  void leave(Connection connection);

  // --- Other events

  /// Does what is due: ends hands, deals the next.
  void tick();
  /// Returns when the next event is due, by Sources::clock.
  std::int64_t next_tick() const;
  /// Drops rooms whose events could not be written, and disconnects everyone in them. No client can
  /// enter before they are restored, or found to be gone.
  void lose(const std::set<store::RoomId>& rooms);
  /// Ends the loss: lost rooms that have not been restored are gone.
  void end_loss() { lost_codes_.clear(); }
  /// Disconnects all clients.
  void close_all(End end);
  /// Disconnects one client.
  void close(Connection connection, End end);
  /// Marks that rooms no longer outlive the server, and notifies all clients.
  void lose_file();
  bool kept() const { return kept_; }

  /// Returns the work since the last call.
  Work work() { return std::exchange(work_, {}); }
  std::size_t rooms() const { return rooms_.size(); }

 private:
  // A client.
  struct Client {
    Connection connection = 0;
    traffic::Address address{};
    Bucket bucket{};
    int wrong_tries = 0;
    store::RoomId room = 0;       // 0: none yet
    bool closed = false;          // the closing message has been sent
    std::optional<bool> plays{};  // see Standing; empty while it is in no room
  };
  // A room with the data that the lobby adds.
  struct Held {
    Room room;
    std::int64_t changed_at = 0;  // by the clock, so that changes of the date do not matter
    std::optional<std::int64_t> goes_at{};  // by the clock, if no client enters before
    std::optional<std::int64_t> due{};      // its entry in due_
    Bucket presence{};                      // messages about the guests
    Bucket seats{};                         // seats given under the current code of the class
    std::optional<std::int64_t> says_presence_at{};  // by the clock, for a delayed message
    std::set<traffic::Address> barred{};             // addresses of players who were removed
  };
  using Outcome = std::expected<void, Refused>;

  static traffic::Places::Id place_id(store::RoomId room) {
    return static_cast<traffic::Places::Id>(room);
  }

  Outcome act(Client& client, const Open& open);
  Outcome act(Client& client, const Join& join);
  Outcome act(Client& client, const Watch& watch);
  Outcome act(Client& client, const Look& look);
  Outcome act(Client& client, const Return& back);
  Outcome act(Client& client, const Deal& message);
  Outcome act(Client& client, const Call& call);
  Outcome act(Client& client, const Answer& answer);
  Outcome act(Client& client, const Show& show);
  Outcome act(Client& client, const Pass& pass);
  Outcome act(Client& client, const Leave& leave);
  Outcome act(Client& client, const OpenClass& open);
  Outcome act(Client& client, const Close& close);
  Outcome act(Client& client, const Remove& remove);
  Outcome act(Client& client, const Rename& rename);
  Outcome act(Client& client, const Lock& lock);
  Outcome act(Client& client, const Clear& clear);
  Outcome act(Client& client, const ClearWatchers& clear);
  Outcome act(Client& client, const Rematch& rematch);
  Outcome play_next(Held& held, const RoomSettings& settings);
  Outcome act(Client& client, const OpenDuel& open);
  Outcome act(Client& client, const Pick& pick);
  Outcome act(Client& client, const PutBack& put_back);
  Outcome act(Client& client, const Claim& claim);
  Outcome act(Client& client, const Record& record);
  Outcome act(Client& client, const Ping& ping);

  std::expected<Held*, Refused> room_to_enter(Client& client, const std::string& code);
  std::expected<Held*, Refused> room_for_newcomer(Client& client, const std::string& code);
  std::expected<Held*, Refused> room_to_come_back_to(Client& client, const Return& back);
  std::expected<void, Refused> make_place(const Client& client);
  std::expected<std::pair<Held*, match::Seat>, Refused> place_of(const Client& client);
  Outcome act_in_hand(const Client& client, int deal,
                      const std::function<match::Act(match::Seat)>& act);
  std::expected<Held*, Refused> open_room(const Client& client, RoomSettings settings);
  std::expected<Held*, Refused> class_of_host(const Client& client);
  std::expected<std::string, Refused> free_name(const Room& room, const std::string& name,
                                                std::optional<match::Seat> mine);
  void replace(Room& room, std::optional<Connection> before);
  Outcome wrong(Client& client, std::string_view reason, std::string message, bool is_long);
  std::int64_t wait_for_guess(const Client& client, const std::string& code,
                              const Held* held) const;
  bool has_neighbour(const Held& held, const traffic::Address& address) const;
  std::optional<Refused> why_not_written(const Client& client, const ClientMessage& message) const;
  std::optional<Refused> why_not_taken_in(const Client& client, const Held& held) const;
  void send_out(Held& held, Connection connection);
  void send_out_watchers(Held& held);
  void keep_settings(const Room& room);
  void change(Held& held);
  Outcome open_table(Client& client, const RoomSettings& settings, const std::string& name);
  Outcome sit(Client& client, Held& held, const std::string& name);
  std::expected<Happened, Refused> apply(Room& room, match::Act act) const;
  Outcome happen(Held& held, match::Act act);
  void write(Held& held, const Happened& happened);
  void tell(Held& held, const Happened& happened);
  Outcome deal(Held& held);
  match::Act draw_task(const Room& room);
  std::string note(Room& room, const Happened& happened);
  void count_record(Room& room);
  std::string unused_code(std::size_t length) const;
  void come_in(Client& client, Held& held, Guest guest);
  void set_due(Held& held);
  void set_standings(const Held& held);
  void mark_if_alone(Held& held);
  void set_standing(Client& client, bool plays);
  void sweep();
  void finish(store::RoomId room, End end);
  std::int64_t patience_with(const Room& room) const;
  bool is_abandoned(const Held& held) const;
  void forget(Held& held);

  void send(Connection to, store::RoomId room, std::string text);
  void send_all(const Held& held, std::string text, Subject subject = Subject::other,
                Connection but_for = 0);
  void send_presence(Held& held);
  void show_cards(const Client& client, Held& held, const Guest& guest);
  void send_state(const Held& held, const Guest& guest, const Happened* happened);
  void send_state_to_all(const Held& held, const Happened* happened);
  void close(Client& client, End end);

  Sources sources_;
  Limits limits_;
  krypto::Solver solver_;
  store::RoomId next_room_;
  std::unordered_map<Connection, Client> clients_;
  std::unordered_map<store::RoomId, Held> rooms_;
  std::unordered_map<std::string, store::RoomId> codes_;
  std::unordered_map<std::string, store::RoomId> former_codes_;  // valid only for returning players
  std::set<std::string> lost_codes_;
  std::set<std::pair<std::int64_t, store::RoomId>> due_;
  std::int64_t next_sweep_;
  traffic::Places places_;  // rooms, by opener
  traffic::Penalties guesses_;
  traffic::Penalties long_guesses_;
  traffic::Penalties writings_;
  traffic::Penalties openings_;
  std::size_t record_bytes_ = 0;   // of all rooms
  std::size_t written_bytes_ = 0;  // by the current act of the client
  bool kept_;
  bool reading_ = false;
  bool draining_ = false;
  bool is_full_ = false;  // the file
  Work work_;
};

}  // namespace reckon::rooms
