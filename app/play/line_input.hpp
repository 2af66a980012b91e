// SPDX-License-Identifier: MIT
// Standard input line by line, as the lines come.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "app/play/signals.hpp"
#include "reckon/text/result.hpp"

namespace reckon::play {

/// While this lives, the signals that end the program end the input instead.
class LineInput {
 public:
  /// Bytes; far more than the longest formula has.
  static constexpr std::size_t kLongestLine = 65'536;

  LineInput();

  /// The next line without its newline; nothing at the end. Refuses lines that are too long, and
  /// what cannot be read.
  Result<std::optional<std::string>> next();
  /// The signal that ended the input, 0 if none did.
  int signal() const { return signal_; }

 private:
  Signals signals_;
  std::string read_;
  std::size_t number_ = 0;
  bool ended_ = false;
  int signal_ = 0;
};

}  // namespace reckon::play
