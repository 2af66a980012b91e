// SPDX-License-Identifier: MIT
// A room: a table with its clock, who sits at it, and who is there.
#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <vector>

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
};

/// What has come to pass at a table.
struct Happened {
  match::Event event;
  match::Happening happening;
};

/// What is known of a hand that is over.
struct Solved {
  bool solvable = false;
  std::string easiest{};  ///< a solution, if there is one
};

class Room {
 public:
  /// Times here are those of Sources::clock; the table's own clock counts on only while the room is
  /// held, so that nobody loses the time in which the server was not there.
  Room(store::RoomId id, std::string code, match::Tournament table, const RoomSettings& settings,
       std::int64_t now);
  /// The room that was written.
  static Result<Room> restore(const store::KeptRoom& kept, std::int64_t now);

  // --- What happens

  /// Applies the event now, or refuses it.
  std::expected<Happened, match::Refusal> apply(match::Act act, std::int64_t now);
  /// Gives the next seat, that of the player who joins next, to who has this token.
  void add_seat(std::string token) { tokens_.push_back(std::move(token)); }
  void enter(const Guest& guest, std::int64_t now);
  /// Nothing if the connection is not here.
  void leave(Connection connection);
  /// The guest stays, without a seat.
  void stand_up(Connection connection);
  /// Finds out what can be said of the hand, if it is over.
  void look_back(krypto::Solver& solver);

  // --- What is

  store::RoomId id() const { return id_; }
  const std::string& code() const { return code_; }
  const RoomSettings& settings() const { return settings_; }
  const match::Tournament& table() const { return std::get<match::Tournament>(match_); }
  /// The same, as what is done with either game takes it.
  const match::Match& match() const { return match_; }
  /// How many events there were.
  std::int64_t events() const { return events_; }
  const std::vector<Guest>& guests() const { return guests_; }
  /// Who has the seat on the way to which this token leads.
  std::optional<match::Seat> seat_of(const std::string& token) const;
  std::optional<Connection> connection_of(match::Seat seat) const;
  /// By seat, whether its player is there.
  std::vector<bool> present() const;
  /// The first who has not left, if there is one.
  std::optional<match::Seat> host() const;
  /// Whether the hand is over and its solutions are no longer secret.
  bool hand_is_over() const;
  const std::optional<Solved>& solved() const { return solved_; }
  /// When the hand, the time to explain or the pause is over.
  std::optional<std::int64_t> end() const;
  /// When something is to be done here: the end, but no hand is dealt at an empty table.
  std::optional<std::int64_t> due() const;

 private:
  bool somebody_sits() const;

  store::RoomId id_;
  std::string code_;
  RoomSettings settings_;
  match::Match match_;   // a tournament
  std::int64_t origin_;  // when the clock of the table showed 0, had it never stood still
  std::int64_t events_ = 0;
  std::int64_t pause_since_ = 0;
  std::vector<std::string> tokens_;  // by seat
  std::vector<Guest> guests_;
  std::optional<Solved> solved_;  // of the hand on the table
};

}  // namespace reckon::rooms
