// SPDX-License-Identifier: MIT
// The WebSockets of the rooms, on a thread of their own.
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

/// What is given to those who play and look on.
struct RoomLimits {
  using Time = std::chrono::milliseconds;

  /// When there are this many, whoever has most (traffic::Places) loses one, but none that has a
  /// seat in a match that has begun.
  std::size_t connections = 10'000;
  /// A connection that is in no room after this time makes room for others of its address, too.
  Time entering{5'000};
  /// Connections that have lost their place and are being informed; with more, one of those that
  /// the same network has driven out is cut off.
  std::size_t leaving = 64;
  /// Bytes that wait for a client; with more it is cut off.
  std::size_t waiting_bytes = 256U << 10U;
  Time silence{20'000};  ///< after half of this a client is asked whether it lives, then cut off
  Time closing{2'000};   ///< for a client to take the last message
  Time draining{7'200'000};  ///< for matches to end after drain()
  rooms::Limits rooms{};
};

/// What the rooms report, on their thread. What is not set takes nothing.
struct RoomReports {
  /// Takes a connection that has ended, for the log.
  std::function<void(const LogEntry& entry)> ended{};
  /// Takes a line about a client that did not take its messages.
  std::function<void(std::string_view line)> log{};
  /// Takes a line about what went wrong here.
  std::function<void(std::string_view line)> warn{};
  /// Called once, when the rooms are drained and nobody plays any more.
  std::function<void()> drained{};
};

class RoomSockets {
 public:
  /// Holds the rooms of the matches. Refuses matches that cannot be read.
  static Result<std::unique_ptr<RoomSockets>> start(store::Matches matches,
                                                    const RoomLimits& limits, RoomReports reports,
                                                    std::shared_ptr<Metrics> metrics);
  /// Stops.
  ~RoomSockets();
  RoomSockets(const RoomSockets&) = delete;
  RoomSockets& operator=(const RoomSockets&) = delete;

  // Any thread may call these.

  /// Whether there is no place for this client.
  bool full(const traffic::Address& client) const;
  /// Takes a connected TCP socket whose client has asked to upgrade, with the head of its request.
  /// Closes it if there is no place, which full() says before.
  void take(int socket, std::string request, const traffic::Address& client);

  /// From now on no room is opened. When nobody is connected who plays in a match that has begun,
  /// or after the time of the limits, the reports say so.
  void drain();
  /// Whether the thread of the rooms has done within the last seconds what it was given to do.
  /// Gives it something to do. Cost: a post to another thread.
  bool is_alive();

  /// Tells everybody that it ends, and returns when all threads have ended. At most one thread may
  /// call it; a second call does nothing.
  void stop();

 private:
  class Impl;
  explicit RoomSockets(std::unique_ptr<Impl> impl);
  std::unique_ptr<Impl> impl_;
};

}  // namespace reckon::server
