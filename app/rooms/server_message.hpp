// What the server says: docs/rooms.md, schemas/rooms-server.json. Each is one JSON object on a
// line.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "app/rooms/client_message.hpp"
#include "app/rooms/room.hpp"

namespace reckon::rooms {

/// For the guest who has the seat alone.
std::string say_seat(const Room& room, match::Seat seat, const std::string& token);
/// How the room is now; `happened` is what was the last to happen, null if it is not news. The hand
/// has been looked back on (Room::look_back) if it is over.
std::string say_room(const Room& room, const Happened* happened, std::int64_t now);
std::string say_present(const Room& room);
std::string say_refused(const Refused& refused);
std::string say_pong();
/// Why the server closes the connection: `replaced`, `stopping`, `too_fast`, `slow` or `fault`.
std::string say_end(std::string_view reason);

}  // namespace reckon::rooms
