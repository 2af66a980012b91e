// SPDX-License-Identifier: MIT
// Counts the frames of a client that are not messages.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace reckon::server {

/// Follows the frames of a WebSocket (RFC 6455, section 5.2) in the bytes of a client. Boost.Beast
/// handles pings and message fragments itself, and does not report empty fragments. So a client
/// that sends only those would go unnoticed, and keep the server busy.
class FrameCount {
 public:
  /// Returns how many frame heads end in these bytes, without frames that complete a message. For
  /// bytes that are not frames, the number is arbitrary.
  std::size_t take(std::string_view bytes);

 private:
  std::size_t head_size() const;
  std::uint64_t payload() const;

  std::array<std::uint8_t, 14> head_{};
  std::size_t read_ = 0;             // bytes of the head
  std::uint64_t to_be_skipped_ = 0;  // bytes of the payload
};

}  // namespace reckon::server
