// SPDX-License-Identifier: MIT
// The WebSockets of the rooms, on a separate thread.
#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "app/rooms/lobby.hpp"
#include "app/server/log_line.hpp"
#include "app/server/metrics.hpp"
#include "app/traffic/address.hpp"
#include "reckon/store/matches.hpp"
#include "reckon/text/result.hpp"

namespace reckon::server {

/// Limits for clients in rooms.
struct RoomLimits {
  using Time = std::chrono::milliseconds;

  /// The maximum number of connections. At the limit, the client with the most (traffic::Places)
  /// loses one, but never one with a seat in a match that has begun.
  std::size_t connections = 10'000;
  /// A connection still in no room after this time makes room even for others of its address.
  Time entering{5'000};
  /// The number of connections that have lost their place and are still closing. Beyond it, one
  /// displaced by the same network is cut.
  std::size_t leaving = 64;
  /// The maximum size of waiting messages for a client, in bytes; beyond it the client is
  /// disconnected.
  std::size_t waiting_bytes = 256U << 10U;
  Time silence{20'000};      ///< after half of it a client gets a ping, then it is disconnected
  Time closing{2'000};       ///< for a client to receive the last message
  Time draining{7'200'000};  ///< for matches to end after drain()
  rooms::Limits rooms{};
};

/// Receivers of reports, on the rooms' thread. Those that are not set receive nothing.
struct RoomReports {
  /// Receives a connection that has ended, for the log.
  std::function<void(const LogEntry& entry)> ended{};
  /// Receives a line about a client that did not read its messages.
  std::function<void(std::string_view line)> log{};
  /// Receives a line about an error here.
  std::function<void(std::string_view line)> warn{};
  /// Called once, when the rooms are drained and no match is being played.
  std::function<void()> drained{};
};

class RoomSockets {
 public:
  /// Starts with the rooms of the matches. Refuses unreadable matches.
  static Result<std::unique_ptr<RoomSockets>> start(store::Matches matches,
                                                    const RoomLimits& limits, RoomReports reports,
                                                    std::shared_ptr<Metrics> metrics);
  /// Stops.
  ~RoomSockets();
  RoomSockets(const RoomSockets&) = delete;
  RoomSockets& operator=(const RoomSockets&) = delete;

  // Any thread may call these.

  /// Whether all places are taken for this client.
  bool full(const traffic::Address& client) const;
  /// Takes over a connected TCP socket whose client has asked to upgrade, with the head of its
  /// request. Closes it if no place is free, which full() tells in advance.
  void take(int socket, std::string request, const traffic::Address& client);

  /// Accepts no new rooms from now on. Reports when no connected client plays in a match that has
  /// begun, or when the time limit is over.
  void drain();
  /// Whether the rooms' thread has done its posted work within the last seconds. Posts a job for
  /// the next check. Cost: a post to another thread.
  bool is_alive();

  /// Notifies all clients of the end, and returns when all threads have ended. At most one thread
  /// may call it; a second call does nothing.
  void stop();

 private:
  class Impl;
  explicit RoomSockets(std::unique_ptr<Impl> impl);
  std::unique_ptr<Impl> impl_;
};

}  // namespace reckon::server
