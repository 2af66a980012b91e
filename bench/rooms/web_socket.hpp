// SPDX-License-Identifier: MIT
// WebSocket clients, thousands of them on one thread.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <string_view>

namespace reckon::bench {

/// The shared part of all clients: messages arrive while one of these functions runs.
class Sockets {
 public:
  Sockets();
  ~Sockets();
  Sockets(const Sockets&) = delete;
  Sockets& operator=(const Sockets&) = delete;

  /// Handles arrived messages, without waiting.
  void take();
  /// Handles messages until then.
  void take_until(std::chrono::steady_clock::time_point end);

 private:
  friend class WebSocket;
  class Impl;
  std::unique_ptr<Impl> impl_;
};

class WebSocket {
 public:
  using Visit = std::function<void(std::string_view message)>;

  /// Connects to a server on this machine and completes the handshake. Ends the process if that
  /// fails. `visit` is called with each message; it must not destroy this socket.
  WebSocket(Sockets& sockets, std::uint16_t port, Visit visit);
  ~WebSocket();
  WebSocket(const WebSocket&) = delete;
  WebSocket& operator=(const WebSocket&) = delete;

  /// Sends a message, which is lost if the server is gone.
  void send(std::string_view text);

 private:
  class Session;
  std::shared_ptr<Session> session_;
};

}  // namespace reckon::bench
