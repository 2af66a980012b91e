// SPDX-License-Identifier: MIT
#include "app/play/keys.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <utility>

#include "reckon/text/utf8.hpp"

namespace reckon::play {

namespace {

using Kind = Key::Kind;

constexpr char kEscape = '\x1B';
// No sequence of a keyboard is longer; longer ones are noise.
constexpr std::size_t kLongestSequence = 16;

struct Found {
  std::size_t length = 0;  // 0: more bytes are needed
  Key key{};
};

Kind control(char byte) {
  switch (byte) {
    case '\r':
    case '\n': return Kind::enter;
    case '\x7F':
    case '\b': return Kind::backspace;
    case '\x01': return Kind::home;
    case '\x02': return Kind::left;
    case '\x04': return Kind::end_of_input;
    case '\x05': return Kind::end;
    case '\x06': return Kind::right;
    case '\x0B': return Kind::clear_after;
    case '\x0C': return Kind::redraw;
    case '\x15': return Kind::clear_before;
    case '\x17': return Kind::erase_word;
    case '\x19': return Kind::redo;
    case '\x1A': return Kind::undo;
    default: return Kind::other;
  }
}

// The bytes after `ESC [` or `ESC O`.
Kind sequence(std::string_view body) {
  constexpr std::array<std::pair<std::string_view, Kind>, 11> kSequences = {{
      {"C", Kind::right},
      {"D", Kind::left},
      {"H", Kind::home},
      {"F", Kind::end},
      {"M", Kind::enter},  // of the number pad
      {"1~", Kind::home},
      {"7~", Kind::home},
      {"4~", Kind::end},
      {"8~", Kind::end},
      {"3~", Kind::erase},
      {"3$", Kind::erase},
  }};
  for (const auto& [text, kind] : kSequences) {
    if (body == text) return kind;
  }
  return Kind::other;
}

Found escape_sequence(std::string_view bytes) {
  if (bytes.size() < 2) return {};
  // Escape and a character: with the Alt key, or one after the other.
  if (bytes[1] != '[' && bytes[1] != 'O') return {.length = 1};
  for (std::size_t i = 2; i < bytes.size() && i < kLongestSequence; ++i) {
    const auto byte = static_cast<unsigned char>(bytes[i]);
    const bool goes_on = byte >= 0x20 && byte < 0x40 && bytes[i] != '$';
    if (goes_on) continue;
    if (byte < 0x20 || byte > 0x7E) return {.length = i};
    return {.length = i + 1, .key = {.kind = sequence(bytes.substr(2, i - 1))}};
  }
  if (bytes.size() >= kLongestSequence) return {.length = kLongestSequence};
  return {};
}

Found character(std::string_view bytes) {
  const std::size_t length = utf8::length_after(bytes[0]);
  if (length == 0) return {.length = 1};
  for (std::size_t i = 1; i < length; ++i) {
    if (i >= bytes.size()) return {};
    if (!utf8::continues(bytes[i])) return {.length = i};
  }
  return {.length = length,
          .key = {.kind = Kind::text, .text = std::string(bytes.substr(0, length))}};
}

Found first_key(std::string_view bytes) {
  const char byte = bytes[0];
  if (byte == kEscape) return escape_sequence(bytes);
  if (static_cast<unsigned char>(byte) < 0x20 || byte == '\x7F') {
    return {.length = 1, .key = {.kind = control(byte)}};
  }
  return character(bytes);
}

}  // namespace

std::vector<Key> KeyReader::take(std::string_view bytes) {
  begun_ += bytes;
  std::vector<Key> keys;
  std::string_view rest = begun_;
  while (!rest.empty()) {
    Found found = first_key(rest);
    if (found.length == 0) break;
    keys.push_back(std::move(found.key));
    rest.remove_prefix(found.length);
  }
  begun_.erase(0, begun_.size() - rest.size());
  return keys;
}

}  // namespace reckon::play
