// SPDX-License-Identifier: MIT
#include "app/server/chunks.hpp"

#include <algorithm>

namespace reckon::server {

namespace {

constexpr int kMostDigits = 16;

// Returns the value of a hexadecimal digit; -1 if it is not one.
int digit_of(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

}  // namespace

std::expected<std::size_t, ChunkReader::Refusal> ChunkReader::take(std::string_view bytes,
                                                                   std::string& body) {
  std::size_t taken = 0;
  while (taken < bytes.size() && state_ != State::done) {
    if (state_ == State::data) {
      const std::size_t count = std::min<std::uint64_t>(left_, bytes.size() - taken);
      body.append(bytes.substr(taken, count));
      taken += count;
      left_ -= count;
      if (left_ == 0) state_ = State::data_end;
      continue;
    }
    const auto next = after(bytes[taken]);
    if (!next) return std::unexpected(next.error());
    state_ = *next;
    ++taken;
  }
  return taken;
}

std::expected<ChunkReader::State, ChunkReader::Refusal> ChunkReader::after(char byte) {
  const auto expect = [byte](char wanted, State next) -> std::expected<State, Refusal> {
    if (byte != wanted) return std::unexpected(Refusal::malformed);
    return next;
  };
  switch (state_) {
    case State::size: return after_in_size(byte);
    case State::size_end: return expect('\n', left_ == 0 ? State::last : State::data);
    case State::data_end: return expect('\r', State::data_end_lf);
    case State::data_end_lf: digits_ = 0; return expect('\n', State::size);
    case State::last:
      if (byte != '\r') return std::unexpected(Refusal::trailer);
      return State::last_lf;
    case State::last_lf: return expect('\n', State::done);
    default: return std::unexpected(Refusal::malformed);
  }
}

std::expected<ChunkReader::State, ChunkReader::Refusal> ChunkReader::after_in_size(char byte) {
  if (byte == '\r' && digits_ > 0) return State::size_end;
  if ((byte == ';' || byte == ' ' || byte == '\t') && digits_ > 0) {
    return std::unexpected(Refusal::extension);
  }
  const int digit = digit_of(byte);
  const bool is_padded = digits_ > 0 && left_ == 0;
  if (digit < 0 || is_padded || digits_ == kMostDigits) return std::unexpected(Refusal::malformed);
  left_ = left_ * 16 + static_cast<std::uint64_t>(digit);
  ++digits_;
  return State::size;
}

}  // namespace reckon::server
