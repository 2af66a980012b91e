// SPDX-License-Identifier: MIT
// Signals that wait until the program reads them.
#pragma once

#include <csignal>
#include <initializer_list>

namespace reckon::play {

/// During its life, these signals do not act by themselves; file() is readable when one has come.
class Signals {
 public:
  Signals(std::initializer_list<int> signals);
  ~Signals();
  Signals(const Signals&) = delete;
  Signals& operator=(const Signals&) = delete;

  /// For poll().
  int file() const { return file_; }
  /// Returns a signal that has come; waits for one if necessary.
  int take() const;

 private:
  sigset_t before_{};
  int file_ = -1;
};

}  // namespace reckon::play
