// SPDX-License-Identifier: MIT
// The lock of the one process that may change a file for as long as it runs.
//
// Readers and their locks of SQLite are not affected, so that a file can be copied meanwhile.
#pragma once

#include <chrono>
#include <string>

namespace reckon::store {

/// Holds the lock of a plain file until it ends. It has to end after every connection of SQLite to
/// this file in this process, since closing any descriptor of a file gives up SQLite's locks.
class FileLock {
 public:
  /// Holds nothing.
  FileLock() = default;
  /// Takes the lock, waiting at most `patience` for another process. If there is no plain file that
  /// can be changed, it holds nothing.
  FileLock(const std::string& file, std::chrono::milliseconds patience);
  ~FileLock();
  FileLock(FileLock&& other) noexcept;
  FileLock& operator=(FileLock&& other) noexcept;
  FileLock(const FileLock&) = delete;
  FileLock& operator=(const FileLock&) = delete;

  /// Whether another process, or another lock of this one, has the file.
  bool is_refused() const { return refused_; }

 private:
  int descriptor_ = -1;
  bool refused_ = false;
};

}  // namespace reckon::store
