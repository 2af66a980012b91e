// SPDX-License-Identifier: MIT
// Lines of the log.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>

namespace reckon::server {

enum class LogFormat : std::uint8_t { text, json };

/// A request that was dealt with, or a WebSocket that has ended.
struct LogEntry {
  std::string_view client;
  std::string_view method;  ///< WEBSOCKET for the end of one
  std::string_view target;
  int status = 0;           ///< of a WebSocket, the code with which it was closed
  std::uint64_t bytes = 0;  ///< of the body, or of all messages that were sent
  std::chrono::nanoseconds duration{};
};

/// `2026-01-31T12:00:00Z 127.0.0.1 POST /api/version 200 21 0.4 ms`: time, client, method, target
/// (its first 200 bytes; what is not visible ASCII is `?`), status, bytes, duration. In JSON an
/// object with `time`, `client`, `method`, `target`, `status`, `bytes` and `ms`.
std::string log_line(const LogEntry& entry, LogFormat format);

/// A remark: as it is, or in JSON an object with `time` and `message`.
std::string remark_line(std::string_view remark, LogFormat format);

}  // namespace reckon::server
