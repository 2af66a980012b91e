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
  fault      ///< what happened could not be written
};
inline constexpr std::array kAllEnds = {End::replaced, End::stopping, End::too_fast,
                                        End::slow,     End::busy,     End::fault};
std::string_view name_of(End end);

/// For the guest who has the seat alone.
std::string say_seat(const Room& room, match::Seat seat, const std::string& token);
/// How the room is now; `happened` is what was the last to happen, null if it is not news. The hand
/// has been looked back on (Room::look_back) if it is over. `kept`: whether the room outlives the
/// server.
std::string say_room(const Room& room, const Happened* happened, std::int64_t now, bool kept);
std::string say_present(const Room& room);
std::string say_refused(const Refused& refused);
std::string say_pong();
/// Why the server closes the connection.
std::string say_end(End end);

}  // namespace reckon::rooms
