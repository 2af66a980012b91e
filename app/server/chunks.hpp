// SPDX-License-Identifier: MIT
// The chunked transfer coding of HTTP/1.1 (RFC 9112, section 7.1), without its unused features.
#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <string>
#include <string_view>

namespace reckon::server {

/// Assembles a body from chunks, byte by byte, so that it makes no difference how they arrive.
class ChunkReader {
 public:
  enum class Refusal {
    malformed,  ///< not chunks, or sizes with leading zeros or of more than 64 bits
    extension,
    trailer,
  };

  /// Appends data to `body`, and returns how many bytes of `bytes` belong to the chunks: all,
  /// unless the chunks have ended.
  std::expected<std::size_t, Refusal> take(std::string_view bytes, std::string& body);
  bool is_done() const { return state_ == State::done; }
  /// Returns how much data of the current chunk is still to come, once its size is known.
  std::uint64_t left() const { return state_ == State::data ? left_ : 0; }

 private:
  enum class State { size, size_end, data, data_end, data_end_lf, last, last_lf, done };

  std::expected<State, Refusal> after(char byte);
  std::expected<State, Refusal> after_in_size(char byte);

  State state_ = State::size;
  std::uint64_t left_ = 0;  // of the data of a chunk; before it, the size as read so far
  int digits_ = 0;          // number of digits of the size
};

}  // namespace reckon::server
