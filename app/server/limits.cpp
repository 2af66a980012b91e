#include "app/server/limits.hpp"

#include "app/server/picture_answer.hpp"

namespace reckon::server {

namespace {

std::uint64_t count(auto value) { return static_cast<std::uint64_t>(value); }
std::uint64_t ms(std::chrono::milliseconds time) { return count(time.count()); }

void add_rooms(std::vector<LimitRow>& rows, const RoomLimits& sockets) {
  const rooms::Limits& rooms = sockets.rooms;
  rows.insert(
      rows.end(),
      {{"connections to rooms", sockets.connections, "",
        "whoever has most loses one that is not in play"},
       {"rooms", rooms.rooms, "", "whoever has most loses one that nobody else has entered"},
       {"rooms that an address opens at once", count(rooms.openings.free), "", "one a second"},
       {"people in a room", rooms.guests, "", "refused: busy"},
       {"messages at once of a connection", count(rooms.messages.burst), "", "refused: too_fast"},
       {"messages of a connection", count(rooms.messages.rate), "a second", "refused: too_fast"},
       {"refused messages of a connection", count(rooms.messages.most_debt), "", "disconnected"},
       {"wrong codes of a connection", count(rooms.wrong_tries), "", "disconnected"},
       {"wrong codes of an address", count(rooms.guesses.free), "",
        "each must wait longer than the last"},
       {"bytes that wait for a client", sockets.waiting_bytes, "bytes", "disconnected: slow"},
       {"silence of a client", ms(sockets.silence), "ms", "disconnected; the seat stays"}});
}

}  // namespace

std::vector<LimitRow> rows_of(const Limits& limits) {
  std::vector<LimitRow> rows = {
      {"header of a request", limits.header_bytes, "bytes", "431"},
      {"body of a question", limits.body_bytes, "bytes", "413"},
      {"body that is a picture", limits.picture_bytes, "bytes", "413"},
      {"time to send a header", ms(limits.header), "ms", "disconnected"},
      {"time to send a question", ms(limits.body), "ms", "disconnected"},
      {"time to send a picture", ms(limits.picture), "ms", "disconnected"},
      {"time between two requests", ms(limits.idle), "ms", "disconnected"},
      {"time to take an answer", ms(limits.sending), "ms", "disconnected"},
      {"time to close", ms(limits.closing), "ms", "disconnected"},
      {"time for answers when the server stops", ms(limits.stopping), "ms", "given up"},
      {"connections", limits.connections, "", "whoever has most loses one"},
      {"questions that wait", limits.waiting, "", "503 for whoever has most"},
      {"processor time in the quick lane", count(limits.slice.count()), "us",
       "begins anew in the slow lane"},
      {"pictures under way", limits.pictures, "", "503, or whoever has most loses one"},
      {"pixels of a picture", kMostPixelsRead, "", "422"},
      {"pixels on a side", kLongestSide, "", "422"},
      {"characters read twice", kMostReadTwice, "", "in doubt"},
  };
  add_rooms(rows, limits.rooms);
  return rows;
}

}  // namespace reckon::server
