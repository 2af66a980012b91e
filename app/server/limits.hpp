// SPDX-License-Identifier: MIT
// The limits for clients of the server, so that none keeps the others out.
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
  Time sending{60'000};   ///< for the client to receive an answer
  Time closing{2'000};    ///< for the client to close after the last answer
  Time stopping{10'000};  ///< for the current answers when the server stops

  std::size_t header_bytes = 8U << 10U;
  std::size_t body_bytes = 64U << 10U;
  std::size_t picture_bytes = 16U << 20U;
  /// How much is still read after the last answer, so that the client gets to read it; enough for a
  /// picture.
  std::size_t ignored_bytes = 32U << 20U;
  /// The maximum number of connections. At the limit, the client with the most loses one to a
  /// client with fewer. A process may usually open 1,024 files.
  std::size_t connections = 900;
  /// The maximum number of idle proxy connections, without a client's request. At the limit, the
  /// one that has waited longest is closed. With a request, they count as connections of that
  /// client.
  std::size_t proxied = 900;
  /// How long a connection is protected after an answer. Later it may make room for others of its
  /// address; before its first whole request, it may at any time.
  Time rest{5'000};
  /// Connections beyond the limits that get an answer at a time; the others are closed at once.
  std::size_t refusals = 50;
  /// Questions that may wait for a thread; shared among clients likewise.
  std::size_t waiting = 256;
  /// Processor time of a question before others get their turn.
  std::chrono::microseconds slice{1'000};
  /// Pictures that are being uploaded, wait for a thread or are being read; shared likewise.
  std::size_t pictures = 8;
  RoomLimits rooms{};
};

/// A row of the table of limits.
struct LimitRow {
  std::string_view name;  ///< a description
  std::uint64_t value = 0;
  std::string_view unit;
  std::string_view beyond;  ///< the effect beyond the limit
};

/// Returns all limits, including those of the rooms and of pictures; `reckon serve --limits` prints
/// them.
std::vector<LimitRow> rows_of(const Limits& limits);

}  // namespace reckon::server
