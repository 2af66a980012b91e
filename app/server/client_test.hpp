// SPDX-License-Identifier: MIT
// A server to test, and a client that sends given bytes exactly.
#pragma once

#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <utility>

#include "app/server/server.hpp"

namespace reckon::server {

/// An answer of the server.
struct Reply {
  int status = 0;    ///< 0 if the connection ended before the answer did
  std::string head;  ///< with all header lines
  std::string body;

  /// Returns the value of a header; empty if it is missing.
  std::string header(const std::string& name) const {
    const std::size_t at = head.find("\r\n" + name + ": ");
    if (at == std::string::npos) return {};
    const std::size_t begin = at + name.size() + 4;
    return head.substr(begin, head.find("\r\n", begin) - begin);
  }
};

/// Returns the error in an answer of the API.
inline std::string error_in(const Reply& reply) {
  return nlohmann::json::parse(reply.body).at("error").get<std::string>();
}

/// A connection to a server on this machine. An operation that takes more than half a minute fails.
class Client {
 public:
  /// `from`: the address of this end.
  explicit Client(std::uint16_t port, const std::string& from = "127.0.0.1")
      : socket_(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
    const timeval patience = {.tv_sec = 30, .tv_usec = 0};
    setsockopt(socket_, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    // Unread data should wait in the server, not here.
    const int room = 1 << 14;
    setsockopt(socket_, SOL_SOCKET, SO_RCVBUF, &room, sizeof room);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    inet_pton(AF_INET, from.c_str(), &address.sin_addr);
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast): sockets want it so
    const auto* place = reinterpret_cast<const sockaddr*>(&address);
    EXPECT_EQ(bind(socket_, place, sizeof address), 0);
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    connected_ = connect(socket_, place, sizeof address) == 0;
  }
  ~Client() {
    if (socket_ >= 0) close(socket_);
  }
  Client(Client&& other) noexcept
      : socket_(std::exchange(other.socket_, -1)),
        connected_(other.connected_),
        received_(std::move(other.received_)) {}
  Client(const Client&) = delete;
  Client& operator=(const Client&) = delete;

  bool connected() const { return connected_; }

  /// Returns false if the server no longer accepts data.
  bool send(std::string_view text) const {
    while (!text.empty()) {
      const ssize_t count = ::send(socket_, text.data(), text.size(), MSG_NOSIGNAL);
      if (count <= 0) return false;
      text.remove_prefix(static_cast<std::size_t>(count));
    }
    return true;
  }

  /// Whether data, or the end of the connection, arrives within a time.
  bool readable(std::chrono::milliseconds time) const {
    pollfd file{.fd = socket_, .events = POLLIN, .revents = 0};
    return poll(&file, 1, static_cast<int>(time.count())) > 0;
  }

  /// Reads the next answer; with `has_body` false, one that ends with its head.
  Reply read(bool has_body = true) {
    Reply reply;
    while (received_.find("\r\n\r\n") == std::string::npos) {
      if (!receive()) return reply;
    }
    const std::size_t end = received_.find("\r\n\r\n") + 4;
    reply.head = received_.substr(0, end);
    received_.erase(0, end);
    const std::string length = reply.header("Content-Length");
    const std::size_t size = has_body ? std::strtoull(length.c_str(), nullptr, 10) : 0;
    while (received_.size() < size) {
      if (!receive()) return reply;
    }
    reply.body = received_.substr(0, size);
    received_.erase(0, size);
    reply.status = static_cast<int>(std::strtol(&reply.head[reply.head.find(' ')], nullptr, 10));
    return reply;
  }

  Reply ask(std::string_view request) {
    send(request);
    return read(!request.starts_with("HEAD"));
  }

  /// Reads the next bytes, whatever they are; false if the connection ends before.
  bool read_bytes(std::size_t count, std::string& bytes) {
    while (received_.size() < count) {
      if (!receive()) return false;
    }
    bytes = received_.substr(0, count);
    received_.erase(0, count);
    return true;
  }

  /// Whether the server has closed, as far as the data has been read.
  bool has_ended() const { return ended_; }

  /// Reads until the server closes; returns whether it does so, and sends nothing before.
  bool sees_end() {
    while (receive()) {
    }
    return received_.empty() && ended_;
  }

 private:
  bool receive() {
    std::array<char, 1U << 16U> buffer{};
    const ssize_t count = recv(socket_, buffer.data(), buffer.size(), 0);
    if (count > 0) received_.append(buffer.data(), static_cast<std::size_t>(count));
    // A timeout is neither the end nor a reset.
    ended_ = count == 0 || (count < 0 && errno != EAGAIN);
    return count > 0;
  }

  int socket_;
  bool connected_ = false;
  bool ended_ = false;
  std::string received_;
};

/// Starts a server on a free port.
inline std::unique_ptr<Server> started(Settings settings = {}) {
  auto server = Server::start(std::move(settings));
  EXPECT_TRUE(server) << server.error().message;
  return std::move(*server);
}

/// Returns a question as a browser would send it.
inline std::string post(std::string_view path, std::string_view body) {
  return "POST /api/" + std::string(path) +
         " HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: " +
         std::to_string(body.size()) + "\r\n\r\n" + std::string(body);
}

inline std::string get(std::string_view target) {
  return "GET " + std::string(target) + " HTTP/1.1\r\nHost: localhost\r\n\r\n";
}

}  // namespace reckon::server
