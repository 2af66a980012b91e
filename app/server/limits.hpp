// SPDX-License-Identifier: MIT
// What the server gives to its clients, so that none keeps the others out.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "app/server/room_sockets.hpp"

namespace reckon::server {

struct Limits {
  using Time = std::chrono::milliseconds;

  Time header{10'000};    ///< to the first byte of a connection, and from the first byte of a
                          ///< request to the end of its header
  Time body{10'000};      ///< to the end of the body
  Time picture{60'000};   ///< to the end of a body that is a picture
  Time idle{60'000};      ///< between two requests
  Time sending{60'000};   ///< for the client to take an answer
  Time closing{2'000};    ///< for the client to close after the last answer
  Time stopping{10'000};  ///< for the answers under way when the server stops

  std::size_t header_bytes = 8U << 10U;
  std::size_t body_bytes = 64U << 10U;
  std::size_t picture_bytes = 16U << 20U;
  /// What a client may still send after the last answer, so that it comes to read it: a picture
  /// too.
  std::size_t ignored_bytes = 32U << 20U;
  /// When there are this many, whoever has most loses one to whoever has fewer. A process may
  /// usually open 1,024 files.
  std::size_t connections = 900;
  /// Connections of proxies that bring no client's request at the moment: the one that has waited
  /// longest for one makes room. While they bring one, they count as connections of the client.
  std::size_t proxied = 900;
  /// After an answer a connection is left in peace so long. Later it may make room for others of
  /// its address, and before it has brought a whole request at any time.
  Time rest{5'000};
  /// Connections beyond the limits that get an answer at a time; the others are closed at once.
  std::size_t refusals = 50;
  /// Questions that wait for a thread; shared likewise.
  std::size_t waiting = 256;
  /// Processor time of a question before it makes way for others.
  std::chrono::microseconds slice{1'000};
  /// Pictures that are being sent, wait for a thread or are being read; shared likewise.
  std::size_t pictures = 8;
  RoomLimits rooms{};
};

/// A row of the table of limits.
struct LimitRow {
  std::string_view name;  ///< in words
  std::uint64_t value = 0;
  std::string_view unit;
  std::string_view beyond;  ///< what happens beyond it
};

/// All limits, those of the rooms and of pictures included: `reckon serve --limits` prints them.
std::vector<LimitRow> rows_of(const Limits& limits);

}  // namespace reckon::server
