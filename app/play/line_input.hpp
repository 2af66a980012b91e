// SPDX-License-Identifier: MIT
// Standard input, line by line as the lines arrive.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "app/play/signals.hpp"
#include "reckon/text/result.hpp"

namespace reckon::play {

/// During its life, the signals that end the program end the input instead.
class LineInput {
 public:
  /// In bytes; far more than the longest formula has.
  static constexpr std::size_t kLongestLine = 65'536;

  LineInput();

  /// Returns the next line without its newline; empty at the end. Refuses lines that are too long,
  /// and unreadable input.
  Result<std::optional<std::string>> next();
  /// Returns the signal that ended the input, 0 if none did.
  int signal() const { return signal_; }

 private:
  Signals signals_;
  std::string read_;
  std::size_t number_ = 0;
  bool ended_ = false;
  int signal_ = 0;
};

}  // namespace reckon::play
