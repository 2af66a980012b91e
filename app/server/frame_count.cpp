// SPDX-License-Identifier: MIT
#include "app/server/frame_count.hpp"

#include <algorithm>

namespace reckon::server {

namespace {

constexpr unsigned kLast = 0x80;     // in the first byte
constexpr unsigned kControl = 0x08;  // in the first byte
constexpr unsigned kMasked = 0x80;   // in the second
constexpr unsigned kSize = 0x7F;     // in the second
constexpr unsigned kTwoBytes = 126;
constexpr unsigned kEightBytes = 127;
constexpr std::size_t kMask = 4;

std::size_t bytes_of_size(unsigned size) {
  if (size == kTwoBytes) return 2;
  return size == kEightBytes ? 8 : 0;
}

}  // namespace

std::size_t FrameCount::take(std::string_view bytes) {
  std::size_t count = 0;
  while (!bytes.empty()) {
    const std::size_t skipped = std::min<std::uint64_t>(to_be_skipped_, bytes.size());
    to_be_skipped_ -= skipped;
    bytes.remove_prefix(skipped);
    if (bytes.empty()) break;
    head_[read_++] = static_cast<std::uint8_t>(bytes.front());
    bytes.remove_prefix(1);
    if (read_ < 2 || read_ < head_size()) continue;
    const bool is_message = (head_[0] & kLast) != 0 && (head_[0] & kControl) == 0;
    if (!is_message) ++count;
    to_be_skipped_ = payload();
    read_ = 0;
  }
  return count;
}

// Valid once the first two bytes are known.
std::size_t FrameCount::head_size() const {
  return 2 + bytes_of_size(head_[1] & kSize) + ((head_[1] & kMasked) == 0 ? 0 : kMask);
}

std::uint64_t FrameCount::payload() const {
  const unsigned size = head_[1] & kSize;
  const std::size_t bytes = bytes_of_size(size);
  if (bytes == 0) return size;
  std::uint64_t payload = 0;
  for (std::size_t i = 0; i < bytes; ++i) payload = (payload << 8U) | head_[2 + i];
  return payload;
}

}  // namespace reckon::server
