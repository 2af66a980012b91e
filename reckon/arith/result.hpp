// What a call gives when it may fail: the value, or one line that a person can act on.
#pragma once

#include <cstddef>
#include <expected>
#include <string>
#include <utility>

namespace reckon {

/// Why an input was refused. `message` says what is wrong and how to mend it, without a trailing
/// full stop or newline; `column` is the 1-based character (not byte) it points at, 0 if none.
struct Error {
  std::string message;
  std::size_t column = 0;
};

template <typename T>
using Result = std::expected<T, Error>;

inline std::unexpected<Error> failure(std::string message, std::size_t column = 0) {
  return std::unexpected(Error{.message = std::move(message), .column = column});
}

}  // namespace reckon
