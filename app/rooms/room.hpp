// SPDX-License-Identifier: MIT
// A room: a table with its clock, its seats, and its guests.
#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/rooms/card_move.hpp"
#include "app/rooms/room_settings.hpp"
#include "reckon/krypto/solver.hpp"
#include "reckon/match/match.hpp"
#include "reckon/store/matches.hpp"

namespace reckon::rooms {

/// A client, while it is connected.
using Connection = std::uint64_t;

/// A client in a room.
struct Guest {
  Connection connection = 0;
  std::optional<match::Seat> seat{};  ///< none: a watcher
  bool host = false;                  ///< the host of a class, who has no seat
};

/// An event at a table.
struct Happened {
  match::Event event;
  match::Happening happening;
};

/// A line of the record of a match with its result, so that a replay needs no referee.
struct RecordLine {
  std::string text;
  std::optional<match::Happening::Kind> kind{};  ///< empty for the opening
  std::int64_t points = 0;
};

/// The solutions of a finished hand or puzzle of letters.
struct Solved {
  bool known = true;  ///< false if the search took too long
  bool solvable = false;
  /// A solution if one exists, and where the nearest counts, one of the best answers.
  std::string easiest{};
};

/// Five cards never need as many steps, nor does Countdown; seven large ones may.
inline constexpr std::uint64_t kStepsOfLookingBack = 100'000'000;

class Room {
 public:
  /// Times here are those of Sources::clock. The table's own clock runs only while the room is
  /// held, so players lose no time while the server is down.
  Room(store::RoomId id, std::string code, match::Match match, RoomSettings settings,
       std::int64_t now);
  /// Restores a room from the file. Cost: linear in its events; answers with a stored verdict are
  /// not judged again.
  static Result<Room> restore(const store::KeptRoom& kept, std::int64_t now);
  /// Stops the clock of the table for this long, ending now.
  void pause(std::int64_t milliseconds);

  // --- Events

  /// Applies the event now, or refuses it.
  std::expected<Happened, match::Refusal> apply(match::Act act, std::int64_t now);
  /// Appends the line of an event to the record, with the match as it is after it; returns the
  /// line. A rematch starts a new record.
  std::string note(const Happened& happened);
  /// Deletes the record, and keeps none from now on.
  void drop_record();
  /// Gives this seat, a new one or a free one, to the owner of this token.
  void give_seat(match::Seat seat, std::string token);
  void enter(const Guest& guest, std::int64_t now);
  /// Removes a connection; does nothing if it is not here.
  void leave(Connection connection, std::int64_t now);
  /// Takes the seat from a guest, who stays.
  void stand_up(Connection connection);
  /// Locks the class against new players, or unlocks it.
  void lock(bool locked) { settings_.locked = locked; }
  /// Takes the settings of the next race of a class. Its host, its door and its codes stay.
  void play_next(RoomSettings settings);
  /// Returns the line with which the first race of a class was opened.
  std::string opened() const;
  /// Gives a class another code; settings().former_codes has the last few before it.
  void change_code(std::string code);
  /// Shows how the cards of the explaining player lie, until the next event.
  void show(CardMoves moves) { shown_ = std::move(moves); }
  /// Solves the hand, if it is over, within kStepsOfLookingBack.
  void look_back(krypto::Solver& solver);

  // --- State

  store::RoomId id() const { return id_; }
  const std::string& code() const { return code_; }
  const RoomSettings& settings() const { return settings_; }
  bool is_class() const { return settings_.game == RoomGame::race; }
  bool is_duel() const { return settings_.game == RoomGame::duel; }
  /// The game of a room that is neither a class nor for two.
  const match::Tournament& table() const { return std::get<match::Tournament>(match_); }
  /// The game of a class.
  const match::Race& race() const { return std::get<match::Race>(match_); }
  /// The game of a room for two.
  const match::Duel& duel() const { return std::get<match::Duel>(match_); }
  /// The game, of any kind.
  const match::Match& match() const { return match_; }
  /// The number of events so far.
  std::int64_t events() const { return events_; }
  const std::vector<Guest>& guests() const { return guests_; }
  /// Returns the seat that this token opens.
  std::optional<match::Seat> seat_of(const std::string& token) const;
  /// Whether this is the token of the host of a class.
  bool is_host(const std::string& token) const;
  std::optional<Connection> connection_of(match::Seat seat) const;
  /// The connection of the host of a class.
  std::optional<Connection> connection_of_host() const;
  /// By seat, whether its player is present.
  std::vector<bool> present() const;
  /// Returns since when the player of this seat is absent; the seat must be taken.
  std::int64_t absent_since(match::Seat seat) const { return absent_since_[seat]; }
  /// The record of the match: a line of JSON for its opening and for each event; empty if it was
  /// dropped.
  const std::vector<RecordLine>& record() const { return record_; }
  /// The size of all its lines in bytes.
  std::size_t record_bytes() const { return record_bytes_; }
  /// The hand on the table, or the last one; in a game for two, the called one. Null before the
  /// first, and in a race on puzzles of letters.
  const krypto::Hand* hand() const;
  /// The puzzle of letters on the table, or the last one; null if none was posed.
  const match::PosedPuzzle* posed() const;
  /// The number of hands dealt; in a game for two, of rounds begun.
  int deals() const;
  /// The player who has called and explains now.
  std::optional<match::Seat> caller() const;
  /// The moves shown by the explaining player since the call.
  const CardMoves& shown() const { return shown_; }
  /// The first player who has not left, if any; empty in a class, whose host has no seat.
  std::optional<match::Seat> host() const;
  /// Whether the hand is over and its solutions are no longer secret; never in a game for two.
  bool hand_is_over() const;
  const std::optional<Solved>& solved() const { return solved_; }
  /// When the hand, the time to explain or the pause is over.
  std::optional<std::int64_t> end() const;
  /// When the room is due: at end(), but no hand is dealt at an empty table.
  std::optional<std::int64_t> due() const;

 private:
  bool somebody_sits() const;
  void begin_record();
  void add_line(RecordLine line);

  store::RoomId id_;
  std::string code_;
  RoomSettings settings_;
  match::Match match_;
  std::int64_t origin_;  // when the clock of the table would have shown 0, had it never stopped
  std::int64_t events_ = 0;
  std::int64_t pause_since_ = 0;
  std::vector<std::string> tokens_;         // by seat
  std::vector<std::int64_t> absent_since_;  // by seat
  std::vector<RecordLine> record_;
  std::size_t record_bytes_ = 0;
  bool has_record_ = true;
  std::vector<Guest> guests_;
  std::optional<Solved> solved_;  // for the hand on the table
  CardMoves shown_;
};

/// Whether a guest only watches.
bool watches(const Guest& guest);
/// Returns the number of watchers.
std::size_t watchers(const Room& room);
/// Whether the seat and the name of a player who left are free for others.
bool has_given_up_name(const Room& room, match::Seat seat);
/// Whether a match has begun there, and is not over.
bool has_begun(const Room& room);
/// Whether any player besides the opener has had a seat there; the host of a class has none.
bool was_shared(const Room& room);

}  // namespace reckon::rooms
