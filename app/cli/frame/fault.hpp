// SPDX-License-Identifier: MIT
// The errors that end the program, and their messages.
#pragma once

#include <cerrno>
#include <cstring>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include "reckon/text/result.hpp"

namespace reckon::cli {

enum Status : int {
  kDone = 0,
  kNo = 1,           ///< the answer is "no"
  kBadInput = 2,     ///< bad usage or bad input
  kSystemFault = 3,  ///< disk, network
  kPartly = 4,       ///< all was answered but what is wrong in the file
  kInterrupted = 130,
  kReaderGone = 141,  ///< the reader of the output has gone: ends quietly, as by SIGPIPE
};

/// Ends the program with a status and one line on standard error.
class Fault : public std::runtime_error {
 public:
  Fault(Status status, const std::string& line) : std::runtime_error(line), status_(status) {}
  Status status() const { return status_; }

 private:
  Status status_;
};

/// Returns who is to blame for a file that cannot be opened: the user who named it, or the system.
inline Status status_of(int error_number) {
  switch (error_number) {
    case ENOENT:
    case EISDIR:
    case ENOTDIR:
    case EACCES:
    case ENAMETOOLONG: return kBadInput;
    default: return kSystemFault;
  }
}

/// Returns the Fault for an output that cannot be written: `what: No space left on device:
/// how_to_fix`. If its reader has gone, the Fault has no message.
inline Fault cannot_write(const std::string& what, int error_number, std::string_view how_to_fix) {
  if (error_number == EPIPE || error_number == ECONNRESET) return {kReaderGone, "nobody reads on"};
  return {status_of(error_number),
          what + ": " + std::strerror(error_number) + ": " + std::string(how_to_fix)};
}

/// Returns the fault in an argument or a file: `what:line:column: message`, without unknown places.
inline Fault bad_input(std::string_view what, const Error& error) {
  std::string place(what);
  if (error.line != 0) place += ":" + std::to_string(error.line);
  if (error.column != 0) place += ":" + std::to_string(error.column);
  return {kBadInput, place + ": " + error.message};
}

/// Returns the value, or throws a Fault with the matching status.
template <typename T>
T value_of(Result<T> result) {
  if (!result) {
    const Error& error = result.error();
    const Status status = error.code == ErrorCode::system ? kSystemFault : kBadInput;
    throw Fault(error.error_number == 0 ? status : status_of(error.error_number), error.message);
  }
  if constexpr (!std::is_void_v<T>) return *std::move(result);
}

}  // namespace reckon::cli
