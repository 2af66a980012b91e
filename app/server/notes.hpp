// SPDX-License-Identifier: MIT
// Standard error of a server, which never waits for whoever reads it.
#pragma once

#include <chrono>
#include <memory>
#include <string_view>

#include "app/server/log_line.hpp"

namespace reckon::server {

/// Lines that one thread writes to a file, in order. When too many wait, since the file takes none,
/// further ones are dropped and counted; a line says how many, once there is room again.
class Notes {
 public:
  /// Writes to the file of this number, which stays open. Remarks get this format.
  explicit Notes(int file, LogFormat format = LogFormat::text);
  /// Ends without waiting.
  ~Notes();
  Notes(const Notes&) = delete;
  Notes& operator=(const Notes&) = delete;

  /// Takes a remark; a character that a terminal would obey is written as its code. Any thread may
  /// call it; it never waits for the file. Cost: a copy.
  void add(std::string_view remark);
  /// The same with a line that has its format already.
  void add_line(std::string_view line);
  /// Writes what waits, for at most this time. What comes later is lost.
  void end(std::chrono::milliseconds patience);

 private:
  struct State;
  std::shared_ptr<State> state_;  // also the thread's, which may be stuck in the file for ever
};

}  // namespace reckon::server
