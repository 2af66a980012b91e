// SPDX-License-Identifier: MIT
// The process that reads pictures for a server, so that a fault in what decodes them takes one
// picture and not the server.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string>

#include "app/server/http.hpp"

namespace reckon::server {

/// The command line of the program that runs picture_process(), after its name.
inline constexpr const char* kPictureCommand = "picture-reader";
/// Its end of the connection to the server.
inline constexpr int kPictureChannel = 3;

/// What precedes the bytes of a picture and of an answer on that connection.
struct PictureHead {
  std::uint32_t status = 0;  ///< of the answer; 0 for a picture
  std::uint32_t size = 0;    ///< how many bytes follow
};
/// No answer is longer; the longest that the pictures of the tests have is some kilobytes.
inline constexpr std::size_t kLongestPictureAnswer = std::size_t{16} << 20U;

/// What reading one picture may take: bytes of addresses, of which the largest picture takes some
/// 590 MB with its model and libraries, and processor time.
inline constexpr std::uint64_t kMostPictureMemory = std::uint64_t{1} << 30U;
inline constexpr std::chrono::seconds kMostPictureTime{30};

/// What is answered when reading takes longer than it may.
Response picture_took_too_long();
/// What is answered when a process that read a picture has ended, for a reason.
Response picture_not_read(const std::string& why);

/// Answers the pictures that come on kPictureChannel until it is closed, and gives the exit status.
///
/// Loads the model of characters once, and forks for each picture: the new process locks itself in
/// (sandbox.hpp), decodes, and can do nothing but write its answer into a pipe. So nothing that a
/// picture does to it is left for the next. When the connection closes, the picture under way is
/// given up at once.
int picture_process();

}  // namespace reckon::server
