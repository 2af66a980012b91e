// What a call gives when it may fail: the value, or one line that a person can act on.
#pragma once

#include <cstddef>
#include <expected>
#include <string>
#include <utility>

namespace reckon {

/// Why an input was refused.
struct Error {
  std::string message;     ///< what is wrong and how to mend it, without a full stop or newline
  std::size_t column = 0;  ///< the 1-based character (not byte) it points at, 0 if none
  bool refuted = false;    ///< the input is well-formed, but what it says is not true
};

template <typename T>
using Result = std::expected<T, Error>;

/// What a function that gives a Result returns to refuse its input.
inline std::unexpected<Error> failure(std::string message, std::size_t column = 0) {
  return std::unexpected(Error{.message = std::move(message), .column = column});
}

}  // namespace reckon
