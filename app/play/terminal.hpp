// SPDX-License-Identifier: MIT
// The terminal as the game has it: every key at once, a screen of its own, and given back as it
// was.
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

/// What came in.
struct Input {
  enum class Kind : std::uint8_t {
    keys,
    nothing,  ///< the time to wait is over
    redraw,   ///< the window has another size, or the program was stopped and goes on
    signal,   ///< to end the program
    gone,     ///< the terminal has gone away
  };
  Kind kind = Kind::nothing;
  std::vector<Key> keys{};
  int signal = 0;
};

/// The terminal on standard input and output. While this lives, keys come one by one and unseen,
/// the terminal shows a second screen where it has one, and the signals that end, stop or tell of a
/// new size wait until wait() reports them.
class Terminal {
 public:
  /// For a terminal with these abilities.
  explicit Terminal(const Abilities& abilities);
  /// Gives the terminal back.
  ~Terminal();
  Terminal(const Terminal&) = delete;
  Terminal& operator=(const Terminal&) = delete;

  const Abilities& abilities() const { return abilities_; }
  /// As it is now; 80 x 24 if the terminal does not know.
  static Size size();
  /// Puts the frame on the screen, if it is another than the last.
  void show(const Frame& frame);
  /// Forgets what is on the screen, so that show() draws all of it.
  void forget();
  /// Waits for keys or signals; for ever if no time is given.
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
