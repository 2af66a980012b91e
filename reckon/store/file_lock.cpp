// SPDX-License-Identifier: MIT
#include "reckon/store/file_lock.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <thread>
#include <utility>

namespace reckon::store {

FileLock::FileLock(const std::string& file, std::chrono::milliseconds patience)
    : descriptor_(open(file.c_str(), O_RDWR | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)) {
  constexpr std::chrono::milliseconds kBetweenTries(5);
  const auto end = std::chrono::steady_clock::now() + patience;
  while (descriptor_ >= 0 && flock(descriptor_, LOCK_EX | LOCK_NB) != 0) {
    refused_ = errno == EWOULDBLOCK && std::chrono::steady_clock::now() >= end;
    // On a file system without such locks only SQLite guards the file.
    if (refused_ || (errno != EWOULDBLOCK && errno != EINTR)) break;
    std::this_thread::sleep_for(kBetweenTries);
  }
}

FileLock::~FileLock() {
  if (descriptor_ >= 0) close(descriptor_);
}

FileLock::FileLock(FileLock&& other) noexcept
    : descriptor_(std::exchange(other.descriptor_, -1)), refused_(other.refused_) {}

FileLock& FileLock::operator=(FileLock&& other) noexcept {
  std::swap(descriptor_, other.descriptor_);
  std::swap(refused_, other.refused_);
  return *this;
}

}  // namespace reckon::store
