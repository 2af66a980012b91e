// SPDX-License-Identifier: MIT
// A room: a table with its clock, who sits at it, and who is there.
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

/// A client, as long as it is connected.
using Connection = std::uint64_t;

/// Somebody in a room.
struct Guest {
  Connection connection = 0;
  std::optional<match::Seat> seat{};  ///< none: looks on
  bool host = false;                  ///< of a class, without a seat
};

/// What has come to pass at a table.
struct Happened {
  match::Event event;
  match::Happening happening;
};

/// A line of the record of a match, and what came of it, so that a replay needs no referee.
struct RecordLine {
  std::string text;
  std::optional<match::Happening::Kind> kind{};  ///< none for the opening
  std::int64_t points = 0;
};

/// What is known of a hand, or a calcrostic, that is over.
struct Solved {
  bool solvable = false;
  std::string easiest{};  ///< a solution, if there is one
};

class Room {
 public:
  /// Times here are those of Sources::clock; the table's own clock counts on only while the room is
  /// held, so that nobody loses the time in which the server was not there.
  Room(store::RoomId id, std::string code, match::Match match, RoomSettings settings,
       std::int64_t now);
  /// The room that was written, held from now on. Cost: linear in its events; no answer is judged
  /// whose verdict was kept.
  static Result<Room> restore(const store::KeptRoom& kept, std::int64_t now);
  /// Has the clock of the table stand still for so long, ending now.
  void pause(std::int64_t milliseconds);

  // --- What happens

  /// Applies the event now, or refuses it.
  std::expected<Happened, match::Refusal> apply(match::Act act, std::int64_t now);
  /// Writes the line of what happened into the record, as the match is after it; gives the line. A
  /// rematch begins the record anew.
  std::string note(const Happened& happened);
  /// Forgets the record, and keeps none.
  void drop_record();
  /// Gives this seat, a new one or one that was free, to who has this token.
  void give_seat(match::Seat seat, std::string token);
  void enter(const Guest& guest, std::int64_t now);
  /// Nothing if the connection is not here.
  void leave(Connection connection, std::int64_t now);
  /// The guest stays, without a seat.
  void stand_up(Connection connection);
  /// Whether the class takes players.
  void lock(bool locked) { settings_.locked = locked; }
  /// Gives a class another code; settings().former_codes has the ones before, the last few of them.
  void change_code(std::string code);
  /// How the cards lie on the table of who explains, until something happens.
  void show(CardMoves moves) { shown_ = std::move(moves); }
  /// Finds out what can be said of the hand, if it is over.
  void look_back(krypto::Solver& solver);

  // --- What is

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
  /// The same, as what is done with any game takes it.
  const match::Match& match() const { return match_; }
  /// How many events there were.
  std::int64_t events() const { return events_; }
  const std::vector<Guest>& guests() const { return guests_; }
  /// Who has the seat on the way to which this token leads.
  std::optional<match::Seat> seat_of(const std::string& token) const;
  /// Whether this is the token of the host of a class.
  bool is_host(const std::string& token) const;
  std::optional<Connection> connection_of(match::Seat seat) const;
  /// Of the host of a class.
  std::optional<Connection> connection_of_host() const;
  /// By seat, whether its player is there.
  std::vector<bool> present() const;
  /// Since when nobody is there for this seat, which is given.
  std::int64_t absent_since(match::Seat seat) const { return absent_since_[seat]; }
  /// The record of the match, a line of JSON for its opening and for each event; empty if it was
  /// dropped.
  const std::vector<RecordLine>& record() const { return record_; }
  /// The bytes of all its lines.
  std::size_t record_bytes() const { return record_bytes_; }
  /// The hand on the table, or the last that was; of a game for two, the one that was called.
  /// Null before the first, and in a race on calcrostics.
  const krypto::Hand* hand() const;
  /// The calcrostic on the table, or the last that was; null if there is none.
  const match::PosedPuzzle* posed() const;
  /// How many hands were dealt; of a game for two, how many rounds were begun.
  int deals() const;
  /// Who has called and explains now.
  std::optional<match::Seat> caller() const;
  /// What who explains has shown since the call.
  const CardMoves& shown() const { return shown_; }
  /// The first who has not left, if there is one; nobody in a class, whose host has no seat.
  std::optional<match::Seat> host() const;
  /// Whether the hand is over and its solutions are no longer secret; never in a game for two.
  bool hand_is_over() const;
  const std::optional<Solved>& solved() const { return solved_; }
  /// When the hand, the time to explain or the pause is over.
  std::optional<std::int64_t> end() const;
  /// When something is to be done here: the end, but no hand is dealt at an empty table.
  std::optional<std::int64_t> due() const;

 private:
  bool somebody_sits() const;
  void begin_record();
  void add_line(RecordLine line);

  store::RoomId id_;
  std::string code_;
  RoomSettings settings_;
  match::Match match_;
  std::int64_t origin_;  // when the clock of the table showed 0, had it never stood still
  std::int64_t events_ = 0;
  std::int64_t pause_since_ = 0;
  std::vector<std::string> tokens_;         // by seat
  std::vector<std::int64_t> absent_since_;  // by seat
  std::vector<RecordLine> record_;
  std::size_t record_bytes_ = 0;
  bool has_record_ = true;
  std::vector<Guest> guests_;
  std::optional<Solved> solved_;  // of the hand on the table
  CardMoves shown_;
};

/// Whether a guest looks on, without a part in the game.
bool watches(const Guest& guest);
/// How many guests look on.
std::size_t watchers(const Room& room);
/// Whether the seat of a player who has gone, and the name, are free for others.
bool has_given_up_name(const Room& room, match::Seat seat);
/// Whether a match has begun there, and is not over.
bool has_begun(const Room& room);
/// Whether somebody else than its opener has had a seat there; the host of a class has none.
bool was_shared(const Room& room);

}  // namespace reckon::rooms
