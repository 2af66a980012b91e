// SPDX-License-Identifier: MIT
// Locks a file for the only process that may change it, for as long as that runs.
//
// SQLite readers and their locks are not affected, so the file can be backed up meanwhile.
#pragma once

#include <chrono>
#include <string>

namespace reckon::store {

/// Holds the lock of a plain file until it is destroyed. It must outlive every SQLite connection of
/// this process to the file, because closing any descriptor of a file releases SQLite's locks.
class FileLock {
 public:
  /// Holds nothing.
  FileLock() = default;
  /// Takes the lock, waiting at most `patience` for another process. Holds nothing if the file is
  /// not a plain, writable file.
  FileLock(const std::string& file, std::chrono::milliseconds patience);
  ~FileLock();
  FileLock(FileLock&& other) noexcept;
  FileLock& operator=(FileLock&& other) noexcept;
  FileLock(const FileLock&) = delete;
  FileLock& operator=(const FileLock&) = delete;

  /// Whether another process, or another lock of this one, holds the file.
  bool is_refused() const { return refused_; }

 private:
  int descriptor_ = -1;
  bool refused_ = false;
};

}  // namespace reckon::store
