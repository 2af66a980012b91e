// SPDX-License-Identifier: MIT
// What the server says: docs/rooms.md, schemas/rooms-server.json. Each is one JSON object on a
// line.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "app/rooms/client_message.hpp"
#include "app/rooms/room.hpp"

namespace reckon::rooms {

/// Why the server closes a connection.
enum class End : std::uint8_t {
  replaced,  ///< the seat is open on another connection
  stopping,  ///< the server stops
  too_fast,  ///< too many messages, or wrong codes
  slow,      ///< the client does not take what it is told
  busy,      ///< somebody else gets the place
  fault,     ///< what happened could not be written
  removed,   ///< the host of a class has taken the player out
  closed     ///< the host has closed the class
};
inline constexpr std::array kAllEnds = {End::replaced, End::stopping, End::too_fast, End::slow,
                                        End::busy,     End::fault,    End::removed,  End::closed};
std::string_view name_of(End end);

/// For the guest who has the seat alone.
std::string say_seat(const Room& room, match::Seat seat, const std::string& token);
/// How the room is now; `happened` is what was the last to happen, null if it is not news. The hand
/// has been looked back on (Room::look_back) if it is over. `kept`: whether the room outlives the
/// server.
std::string say_room(const Room& room, const Happened* happened, std::int64_t now, bool kept);
/// For the host of a class alone.
std::string say_host(const Room& room);
/// How a class is now, as this guest may see it: the host sees everybody's progress, the others
/// while a hand is played only their own, and when it is over how everybody stands.
std::string say_class(const Room& room, const Guest& guest, const Happened* happened,
                      std::int64_t now, bool kept);
/// What an answer to the hand that is played has changed, short, since a whole class may answer in
/// the same second: how many have finished, and for the host and the player how far that one is.
std::string say_progress(const Room& room, const Guest& guest, const Happened& happened);
/// How a game for two is now, as this guest may see it: of the hands face down, each player sees
/// the one that the player holds.
std::string say_duel(const Room& room, const Guest& guest, const Happened* happened,
                     std::int64_t now, bool kept);
/// The lines of the record from this one on, as many as go into a message.
std::string say_record(const Room& room, std::size_t from);
/// How the cards lie on the table of who explains.
std::string say_shown(const Room& room);
std::string say_present(const Room& room);
std::string say_refused(const Refused& refused);
std::string say_pong();
/// Why the server closes the connection.
std::string say_end(End end);

}  // namespace reckon::rooms
