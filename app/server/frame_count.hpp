// SPDX-License-Identifier: MIT
// Which frames a client sends that are not messages.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace reckon::server {

/// Follows the frames of a WebSocket (RFC 6455, section 5.2) in the bytes of a client. Boost.Beast
/// deals with pings and with pieces of messages by itself, and tells nobody of an empty piece; so
/// who sends only such would be heard by nobody, and keep the server busy.
class FrameCount {
 public:
  /// How many frames have come to the end of their head in these bytes, those left out with which a
  /// message is complete. Bytes that are not frames give some number.
  std::size_t take(std::string_view bytes);

 private:
  std::size_t head_size() const;
  std::uint64_t payload() const;

  std::array<std::uint8_t, 14> head_{};
  std::size_t read_ = 0;             // of the head
  std::uint64_t to_be_skipped_ = 0;  // of the payload
};

}  // namespace reckon::server
