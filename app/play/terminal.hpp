// SPDX-License-Identifier: MIT
// The terminal during a game: every key at once, a separate screen, and its former state restored
// at the end.
#pragma once

#include <termios.h>

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/play/frame.hpp"
#include "app/play/keys.hpp"
#include "app/play/signals.hpp"

namespace reckon::play {

/// The input.
struct Input {
  enum class Kind : std::uint8_t {
    keys,
    nothing,  ///< the waiting time is over
    redraw,   ///< the window has a new size, or the program continues after a stop
    signal,   ///< a signal that ends the program
    gone,     ///< the terminal has gone away
  };
  Kind kind = Kind::nothing;
  std::vector<Key> keys{};
  int signal = 0;
};

/// The terminal on standard input and output. During its life, keys arrive one by one without echo,
/// and the terminal shows a second screen if it has one. Signals that end or stop the program, or
/// report a new size, wait until wait() returns them.
class Terminal {
 public:
  /// Takes a terminal with these abilities.
  explicit Terminal(const Abilities& abilities);
  /// Restores the terminal.
  ~Terminal();
  Terminal(const Terminal&) = delete;
  Terminal& operator=(const Terminal&) = delete;

  const Abilities& abilities() const { return abilities_; }
  /// Returns the current size; 80 x 24 if the terminal does not know.
  static Size size();
  /// Draws the frame on the screen, if it differs from the last.
  void show(const Frame& frame);
  /// Forgets the content of the screen, so that show() draws all of it.
  void forget();
  /// Waits for keys or signals; endlessly if no time is given.
  Input wait(std::optional<std::chrono::milliseconds> time);

 private:
  void take();
  void give_back();
  Input read_keys();
  Input read_signal();

  Abilities abilities_;
  Signals signals_;
  termios before_{};
  bool taken_ = false;
  bool gone_ = false;
  std::string shown_;
  KeyReader keys_;
};

}  // namespace reckon::play
