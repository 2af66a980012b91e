// SPDX-License-Identifier: MIT
// Standard error of a server, which never waits for its reader.
#pragma once

#include <chrono>
#include <memory>
#include <string_view>

#include "app/server/log_line.hpp"

namespace reckon::server {

/// Lines that one thread writes to a file, in order. When too many wait for a slow file, further
/// ones are dropped and counted; a line reports the number once space is free again.
class Notes {
 public:
  /// Writes to this file descriptor, which stays open. Remarks get this format.
  explicit Notes(int file, LogFormat format = LogFormat::text);
  /// Ends without waiting.
  ~Notes();
  Notes(const Notes&) = delete;
  Notes& operator=(const Notes&) = delete;

  /// Adds a remark; control characters for terminals are written as their codes. Any thread may
  /// call it; it never waits for the file. Cost: a copy.
  void add(std::string_view remark);
  /// Adds a line that is already formatted, in the same way.
  void add_line(std::string_view line);
  /// Writes the waiting lines, for at most this time. Later lines are lost.
  void end(std::chrono::milliseconds patience);

 private:
  struct State;
  std::shared_ptr<State> state_;  // shared with the thread, which may be stuck in a write
};

}  // namespace reckon::server
