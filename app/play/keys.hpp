// SPDX-License-Identifier: MIT
// Recognizes keys from the bytes that a terminal sends.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace reckon::play {

struct Key {
  enum class Kind : std::uint8_t {
    text,  ///< a character, blank included
    enter,
    backspace,
    erase,  ///< the delete key
    left,
    right,
    home,
    end,
    clear_before,  ///< Ctrl-U
    clear_after,   ///< Ctrl-K
    erase_word,    ///< Ctrl-W
    undo,          ///< Ctrl-Z
    redo,          ///< Ctrl-Y
    redraw,        ///< Ctrl-L
    end_of_input,  ///< Ctrl-D
    other,         ///< any other
  };
  Kind kind = Kind::other;
  std::string text{};  ///< for Kind::text

  friend bool operator==(const Key&, const Key&) = default;
};

/// Assembles keys from bytes, in whatever pieces they arrive.
class KeyReader {
 public:
  /// Returns the keys that these bytes complete. Bytes that are not UTF-8 are keys of Kind::other.
  std::vector<Key> take(std::string_view bytes);
  /// Whether a key has begun. If no byte follows soon, it was the escape key, or noise.
  bool pending() const { return !begun_.empty(); }
  void forget() { begun_.clear(); }

 private:
  std::string begun_;
};

}  // namespace reckon::play
