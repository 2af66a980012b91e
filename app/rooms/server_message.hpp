// SPDX-License-Identifier: MIT
// Messages from the server: docs/rooms.md, schemas/rooms-server.json. Each is one JSON object on a
// line.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "app/rooms/client_message.hpp"
#include "app/rooms/room.hpp"

namespace reckon::rooms {

/// The reason for closing a connection.
enum class End : std::uint8_t {
  replaced,  ///< the seat was opened on another connection
  stopping,  ///< the server stops
  too_fast,  ///< too many messages, or wrong codes
  slow,      ///< the client does not read its messages
  busy,      ///< another client gets the place
  fault,     ///< an event could not be written
  removed,   ///< the host of a class has removed the player
  closed     ///< the host has closed the class
};
inline constexpr std::array kAllEnds = {End::replaced, End::stopping, End::too_fast, End::slow,
                                        End::busy,     End::fault,    End::removed,  End::closed};
std::string_view name_of(End end);

/// Only for the owner of the seat.
std::string say_seat(const Room& room, match::Seat seat, const std::string& token);
/// Returns the state of the room, as this guest may see it: where the nearest counts, each player
/// sees only the own answer until the hand is over. `happened` is the latest event, null if it is
/// not new. A finished hand must have been solved (Room::look_back). `kept`: whether the room
/// outlives the server.
std::string say_room(const Room& room, const Guest& guest, const Happened* happened,
                     std::int64_t now, bool kept);
/// Returns what a client reads before it comes in: the game, its host, and how many play.
std::string say_found(const Room& room);
/// Only for the host of a class.
std::string say_host(const Room& room);
/// Returns the state of a class, as this guest may see it. The host sees the progress of all.
/// During a hand, players see only their own; after it, they see the standings.
std::string say_class(const Room& room, const Guest& guest, const Happened* happened,
                      std::int64_t now, bool kept);
/// Returns the change after an answer to the current hand. It is short, because a whole class may
/// answer in the same second. It has the number of players who have finished, and for the host and
/// the player their own progress.
std::string say_progress(const Room& room, const Guest& guest, const Happened& happened);
/// Returns the state of a game for two, as this guest may see it. Among the hands face down, each
/// player sees only the held one.
std::string say_duel(const Room& room, const Guest& guest, const Happened* happened,
                     std::int64_t now, bool kept);
/// Returns the lines of the record from this one on, as many as fit a message.
std::string say_record(const Room& room, std::size_t from);
/// Returns the cards on the table of the explaining player.
std::string say_shown(const Room& room);
std::string say_present(const Room& room);
std::string say_refused(const Refused& refused);
std::string say_pong();
/// Returns why the server closes the connection.
std::string say_end(End end);

}  // namespace reckon::rooms
