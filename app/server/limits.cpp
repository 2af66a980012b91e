// SPDX-License-Identifier: MIT
#include "app/server/limits.hpp"

#include "app/rooms/client_message.hpp"
#include "app/server/picture_answer.hpp"
#include "app/server/picture_process.hpp"
#include "app/server/pictures.hpp"
#include "app/server/site.hpp"

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
       {"time to enter a room", ms(sockets.entering), "ms", "may make room for its address"},
       {"connections that lose their places", sockets.leaving, "at a time",
        "whoever drives out most has one cut off"},
       {"rooms", rooms.rooms, "", "whoever has most loses one that nobody else has entered"},
       {"rooms that an address opens at once", count(rooms.openings.free), "", "one a second"},
       {"people who look on in a room", rooms.watchers, "", "refused: busy"},
       {"players of a class", match::kMostRacers, "", "refused: full"},
       {"seats of a class at once", count(rooms.seats.burst), "", "one a second"},
       {"events of a room", count(rooms.events), "", "refused: over"},
       {"file of matches", rooms.file, "bytes", "refused: busy, to open a room"},
       {"record of a match", rooms.record, "bytes", "no replay"},
       {"records of all matches", rooms.records, "bytes", "no replay"},
       {"time before a game is claimed", count(rooms.away), "ms", "refused: not_away"},
       {"message to a room", rooms::kLongestMessage, "bytes", "disconnected: 1009"},
       {"messages at once of a connection", count(rooms.messages.burst), "", "refused: too_fast"},
       {"messages of a connection", count(rooms.messages.rate), "a second", "refused: too_fast"},
       {"refused messages of a connection", count(rooms.messages.most_debt), "", "disconnected"},
       {"wrong codes of a connection", count(rooms.wrong_tries), "", "disconnected"},
       {"wrong codes of an address", count(rooms.guesses.free), "",
        "each must wait longer than the last, but for codes of a class"},
       {"wrong codes of a class of an address", count(rooms.long_guesses.free), "", "50 a second"},
       {"bytes that an address has kept at once",
        count(rooms.writings.free) * rooms::Limits::kPiece, "bytes", "65 MB a day"},
       {"bytes that wait for a client", sockets.waiting_bytes, "bytes", "disconnected: slow"},
       {"silence of a client", ms(sockets.silence), "ms", "disconnected; the seat stays"},
       {"time for matches when the server drains", ms(sockets.draining), "ms", "stopped"},
       {"time that a room waits for its opener", count(rooms.alone), "ms",
        "deleted, if nobody else ever entered"},
       {"time that a room without a match is empty", count(rooms.unbegun), "ms", "deleted"},
       {"time that a room with a match is empty", count(rooms.begun), "ms", "deleted"}});
}

}  // namespace

std::vector<LimitRow> rows_of(const Limits& limits) {
  std::vector<LimitRow> rows = {
      {"header of a request", limits.header_bytes, "bytes", "431"},
      {"body of a question", limits.body_bytes, "bytes", "413"},
      {"body that is a picture", limits.picture_bytes, "bytes", "413"},
      {"bytes after the last answer", limits.ignored_bytes, "bytes", "disconnected"},
      {"time to send a header", ms(limits.header), "ms", "disconnected"},
      {"time to send a question", ms(limits.body), "ms", "disconnected"},
      {"time to send a picture", ms(limits.picture), "ms", "disconnected"},
      {"time between two requests", ms(limits.idle), "ms", "disconnected"},
      {"time to take an answer", ms(limits.sending), "ms", "disconnected"},
      {"time to close", ms(limits.closing), "ms", "disconnected"},
      {"time for answers when the server stops", ms(limits.stopping), "ms", "given up"},
      {"connections", limits.connections, "", "whoever has most loses one"},
      {"connections of proxies without a request", limits.proxied, "",
       "the one that has waited longest is closed"},
      {"rest of a connection after an answer", ms(limits.rest), "ms",
       "may make room for its address"},
      {"connections that are refused", limits.refusals, "at a time", "closed without an answer"},
      {"questions that wait", limits.waiting, "", "503 for whoever has most"},
      {"processor time in the quick lane", count(limits.slice.count()), "us",
       "begins anew in the slow lane"},
      {"pictures under way", limits.pictures, "", "503, or whoever has most loses one"},
      {"pixels of a picture", kMostPixelsRead, "", "422"},
      {"pages of a PDF", kMostPages, "", "422"},
      {"pixels on a side", kLongestSide, "", "422"},
      {"characters read twice", kMostReadTwice, "", "in doubt"},
      {"memory for a picture", kMostPictureMemory, "bytes", "500"},
      {"processor time for a picture", ms(kMostPictureTime), "ms", "422"},
      {"time for a picture", ms(PictureReader::kPatience), "ms", "422"},
      {"answer to a picture", kLongestPictureAnswer, "bytes", "500"},
      {"files of a page", Site::kMostFiles, "", "refused at the start"},
      {"bytes of a page", Site::kMostBytes, "bytes", "refused at the start"},
  };
  add_rooms(rows, limits.rooms);
  return rows;
}

}  // namespace reckon::server
