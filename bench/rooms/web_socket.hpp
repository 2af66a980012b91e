// A WebSocket client (RFC 6455) that never waits, for thousands on one thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace reckon::bench {

class WebSocket {
 public:
  /// Connects to a server on this machine and shakes hands, waiting for it. Ends the process if
  /// that fails.
  explicit WebSocket(std::uint16_t port);
  ~WebSocket();
  WebSocket(const WebSocket&) = delete;
  WebSocket& operator=(const WebSocket&) = delete;

  int file() const { return file_; }
  /// Sends a message of up to 65,535 bytes; messages are so short and few that the kernel takes
  /// them at once. False if the server is gone.
  bool send(std::string_view text) const { return send_frame(1, text); }
  /// Takes what has come, and visits each message. False if the server is gone.
  bool receive(const std::function<void(std::string_view)>& visit);

 private:
  bool send_frame(unsigned kind, std::string_view text) const;

  int file_;
  std::string received_;
};

}  // namespace reckon::bench
