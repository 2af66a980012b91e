// SPDX-License-Identifier: MIT
// The result of a call that may fail: the value, or a one-line error that a person can act on.
#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace reckon {

/// The category of an error. Programs decide by this; people read the message.
enum class ErrorCode : std::uint8_t {
  malformed,     ///< the input cannot be parsed, or has the wrong form
  out_of_range,  ///< a number, length or count is outside the accepted range
  refuted,       ///< the input is well-formed, but claims something false
  unsuitable,    ///< each part is valid, but the combination is not
  not_found,     ///< the requested thing does not exist, or there are no more
  too_much,      ///< the answer would exceed the limit on work, memory or digits
  system,        ///< the system failed: a full or damaged disk, another process
};

/// Returns `malformed`, `out_of_range` and so on.
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

/// Why an input was refused, and where.
struct Error {
  std::string message;     ///< what is wrong and how to fix it, without a full stop or newline
  std::size_t line = 0;    ///< 1-based, in a text of several lines; 0 if none
  std::size_t column = 0;  ///< 1-based, in characters (not bytes); 0 if none
  ErrorCode code = ErrorCode::malformed;
  int error_number = 0;  ///< errno of what the system refused; 0 if none is known
  /// The name of the message, for pages in other languages, and the parts of it that differ, in
  /// order; empty for messages without one.
  std::string_view name{};
  std::vector<std::string> parts{};
};

/// The value, or why there is none.
template <typename T>
using Result = std::expected<T, Error>;

/// Makes the error of a function that refuses its input: text that cannot be read.
inline std::unexpected<Error> failure(std::string message, std::size_t column = 0) {
  return std::unexpected(Error{.message = std::move(message), .column = column});
}
/// The same with another error code.
inline std::unexpected<Error> failure(ErrorCode code, std::string message, std::size_t column = 0) {
  return std::unexpected(Error{.message = std::move(message), .column = column, .code = code});
}
/// The same with the name of the message and its parts.
inline std::unexpected<Error> failure(ErrorCode code, std::string message, std::string_view name,
                                      std::vector<std::string> parts = {}) {
  return std::unexpected(
      Error{.message = std::move(message), .code = code, .name = name, .parts = std::move(parts)});
}

}  // namespace reckon
