// SPDX-License-Identifier: MIT
// The process that reads pictures for a server, so that a fault in the decoder affects one picture
// and not the server.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string>

#include "app/server/http.hpp"

namespace reckon::server {

/// The arguments of the program for picture_process().
inline constexpr const char* kPictureCommand = "picture-reader";
/// The descriptor of its end of the connection to the server.
inline constexpr int kPictureChannel = 3;

/// The header before the bytes of a picture, and of an answer, on that connection.
struct PictureHead {
  std::uint32_t status = 0;  ///< for an answer; 0 for a picture
  std::uint32_t size = 0;    ///< the number of bytes that follow
  /// How many of them, before those of a picture, are a task for pages of answers; with 0, puzzles
  /// are read.
  std::uint32_t task_size = 0;
};
/// No answer is longer; those to the pictures of the tests have some kilobytes at most.
inline constexpr std::size_t kLongestPictureAnswer = std::size_t{16} << 20U;

/// The limits for one picture: address space in bytes, and processor time. The largest picture
/// takes some 590 MB of addresses, with its model and libraries.
inline constexpr std::uint64_t kMostPictureMemory = std::uint64_t{1} << 30U;
inline constexpr std::chrono::seconds kMostPictureTime{30};

/// The answer when reading exceeds its time.
Response picture_took_too_long();
/// The answer when a process that read a picture has ended, with the reason.
Response picture_not_read(const std::string& why);

/// Answers the pictures on kPictureChannel until it is closed, and returns the exit status.
///
/// Loads the model of characters once, and forks for each picture. The new process confines itself
/// (sandbox.hpp), decodes, and can only write its answer into a pipe. So a picture cannot affect
/// the next one. When the connection closes, the current picture is abandoned at once.
int picture_process();

}  // namespace reckon::server
