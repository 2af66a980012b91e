// SPDX-License-Identifier: MIT
// Signals that wait until somebody asks for them.
#pragma once

#include <csignal>
#include <initializer_list>

namespace reckon::play {

/// While this lives, these signals do not act by themselves; file() can be read when one has come.
class Signals {
 public:
  Signals(std::initializer_list<int> signals);
  ~Signals();
  Signals(const Signals&) = delete;
  Signals& operator=(const Signals&) = delete;

  /// For poll().
  int file() const { return file_; }
  /// A signal that has come; waits for one if there is none.
  int take() const;

 private:
  sigset_t before_{};
  int file_ = -1;
};

}  // namespace reckon::play
