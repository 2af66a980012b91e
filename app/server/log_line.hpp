// SPDX-License-Identifier: MIT
// Lines of the log.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>

namespace reckon::server {

enum class LogFormat : std::uint8_t { text, json };

/// A finished request, or a closed WebSocket.
struct LogEntry {
  std::string_view client;
  std::string_view method;  ///< WEBSOCKET when one is closed
  std::string_view target;
  int status = 0;           ///< for a WebSocket, its closing code
  std::uint64_t bytes = 0;  ///< size of the body, or of all messages sent
  std::chrono::nanoseconds duration{};
};

/// Returns `2026-01-31T12:00:00Z 127.0.0.1 POST /api/version 200 21 0.4 ms`: time, client, method,
/// target, status, bytes, duration. The target is cut to 200 bytes, and bytes other than visible
/// ASCII become `?`. In JSON, it is an object with `time`, `client`, `method`, `target`, `status`,
/// `bytes` and `ms`.
std::string log_line(const LogEntry& entry, LogFormat format);

/// Returns a remark: unchanged, or in JSON an object with `time` and `message`.
std::string remark_line(std::string_view remark, LogFormat format);

}  // namespace reckon::server
