// SPDX-License-Identifier: MIT
// What a call returns when it may fail: the value, or one line that a person can act on.
#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <string>
#include <string_view>
#include <utility>

namespace reckon {

/// What sort of fault an error is: programs decide by this, people read the message.
enum class ErrorCode : std::uint8_t {
  malformed,     ///< the input cannot be read, or does not have the form asked for
  out_of_range,  ///< a number, length or count is outside of what is taken
  refuted,       ///< the input is well-formed, but what it says is not true
  unsuitable,    ///< each part is right, but they do not go together
  not_found,     ///< there is none, or no more, of what was asked for
  too_much,      ///< the answer would need more work, memory or digits than there may be
  system,        ///< the system failed: a full or damaged disk, another process
};

/// `malformed`, `out_of_range` and so on.
constexpr std::string_view name_of(ErrorCode code) {
  switch (code) {
    case ErrorCode::malformed: return "malformed";
    case ErrorCode::out_of_range: return "out_of_range";
    case ErrorCode::refuted: return "refuted";
    case ErrorCode::unsuitable: return "unsuitable";
    case ErrorCode::not_found: return "not_found";
    case ErrorCode::too_much: return "too_much";
    case ErrorCode::system: return "system";
  }
  return {};
}

/// Why an input was refused.
struct Error {
  std::string message;     ///< what is wrong and how to fix it, without a full stop or newline
  std::size_t column = 0;  ///< the 1-based character (not byte) it points at, 0 if none
  ErrorCode code = ErrorCode::malformed;
};

/// The value, or why there is none.
template <typename T>
using Result = std::expected<T, Error>;

/// What a function that returns a Result returns to refuse its input: text that cannot be read.
inline std::unexpected<Error> failure(std::string message, std::size_t column = 0) {
  return std::unexpected(Error{.message = std::move(message), .column = column});
}
/// The same for another sort of fault.
inline std::unexpected<Error> failure(ErrorCode code, std::string message, std::size_t column = 0) {
  return std::unexpected(Error{.message = std::move(message), .column = column, .code = code});
}

}  // namespace reckon
