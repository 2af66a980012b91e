// SPDX-License-Identifier: MIT
// A WebSocket client (RFC 6455) that sends given bytes exactly.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <span>
#include <string>
#include <string_view>

#include "app/server/client_test.hpp"
#include "app/server/server.hpp"
#include "app/testing/schema_faults_test.hpp"
#include "reckon/store/matches.hpp"

namespace reckon::server {

/// A server whose rooms are in memory.
inline Settings with_rooms() {
  Settings settings;
  settings.matches = store::Matches::in_memory().value();
  return settings;
}

/// The request that opens a WebSocket, with more headers.
inline std::string upgrade(const std::string& more) {
  return "GET /api/v1/rooms HTTP/1.1\r\nHost: localhost:8080\r\nConnection: Upgrade\r\n"
         "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
         "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n" +
         more + "\r\n";
}

/// A guest of the rooms. Checks every message of the server against its schema.
class WebSocket {
 public:
  using Document = nlohmann::json;

  explicit WebSocket(std::uint16_t port, const std::string& from = "127.0.0.1")
      : client_(port, from) {
    const Reply reply = client_.ask(upgrade(""));
    EXPECT_EQ(reply.status, 101);
    // The answer to the key in the RFC.
    EXPECT_EQ(reply.header("Sec-WebSocket-Accept"), "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=");
  }

  /// Returns false if the server no longer accepts data.
  bool say_text(std::string_view text) const { return send_frame(kText, text); }
  void say(const Document& message) const { EXPECT_TRUE(say_text(message.dump())); }
  bool send_bytes(std::string_view bytes) const { return client_.send(bytes); }

  /// Returns the next message of this kind; null if the connection ends before it. Earlier messages
  /// are dropped, pings are answered.
  Document hear(std::string_view say) { return hear_any({&say, 1}); }
  /// Returns the next message of one of these kinds.
  Document hear_any(std::span<const std::string_view> says) {
    static const Document schema = answers::schema_text("rooms-server");
    while (next()) {
      if (kind_ == kPing) send_frame(kPong, payload_);
      if (kind_ == kClose) break;
      if (kind_ != kText) continue;
      Document message = Document::parse(payload_);
      EXPECT_EQ(answers::faults(schema, message), "") << message;
      const std::string said = message.at("say");
      if (std::ranges::find(says, said) != says.end()) return message;
    }
    ADD_FAILURE() << "nothing was said of " << says.front();
    return {};
  }
  /// Returns the next `room` message about an event of this kind.
  Document hear_of(std::string_view kind, std::string_view say = "room") {
    while (true) {
      Document room = hear(say);
      if (room.is_null()) return room;
      if (!room.at("happened").is_null() && room.at("happened").at("kind") == kind) return room;
    }
  }
  /// Returns the closing code of the server, after any messages; 0 if it gives none.
  int end_code() {
    while (next()) {
      if (kind_ != kClose || payload_.size() < 2) continue;
      return static_cast<unsigned char>(payload_[0]) * 256 +
             static_cast<unsigned char>(payload_[1]);
    }
    return 0;
  }
  /// Whether the server closes, after any messages.
  bool sees_end() {
    while (next()) {
      if (kind_ == kClose) return true;
    }
    return client_.has_ended();
  }

 private:
  static constexpr unsigned kText = 1;
  static constexpr unsigned kClose = 8;
  static constexpr unsigned kPing = 9;
  static constexpr unsigned kPong = 10;

  static std::string big_endian(std::size_t value, unsigned bytes) {
    std::string text;
    while (bytes-- > 0) text += static_cast<char>(value >> (8 * bytes));
    return text;
  }

  // The mask of zeros changes nothing.
  bool send_frame(unsigned kind, std::string_view payload) const {
    std::string frame(1, static_cast<char>(0x80U | kind));
    if (payload.size() < 126) {
      frame += static_cast<char>(0x80U | payload.size());
    } else {
      frame += static_cast<char>(0x80U | 126U);
      frame += big_endian(payload.size(), 2);
    }
    return client_.send(frame + std::string(4, '\0') + std::string(payload));
  }

  // Reads a frame; the server sends each message as one.
  bool next() {
    std::string head;
    if (!client_.read_bytes(2, head)) return false;
    kind_ = static_cast<unsigned char>(head[0]) & 0x0FU;
    std::size_t size = static_cast<unsigned char>(head[1]);
    std::string more;
    if (size >= 126) {
      if (!client_.read_bytes(size == 126 ? 2 : 8, more)) return false;
      size = 0;
      for (const char byte : more) size = (size << 8U) | static_cast<unsigned char>(byte);
    }
    return client_.read_bytes(size, payload_);
  }

  Client client_;
  unsigned kind_ = 0;
  std::string payload_;
};

}  // namespace reckon::server
