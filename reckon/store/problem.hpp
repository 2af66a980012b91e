// What a call of this room gives when it may fail: the value, or one line that a person can act on.
#pragma once

#include <cstdint>
#include <expected>
#include <string>
#include <utility>

namespace reckon::store {

/// Who can mend what went wrong.
enum class Blame : std::uint8_t {
  user,    ///< who named the file, or what is in it
  system,  ///< a full or damaged disk, another process
};

/// Why something could not be done.
struct Problem {
  std::string message;  ///< what is wrong, where, and how to mend it
  Blame blame = Blame::user;
};

template <typename T>
using Result = std::expected<T, Problem>;

/// What a function that gives a Result returns when it fails.
inline std::unexpected<Problem> failure(std::string message, Blame blame = Blame::user) {
  return std::unexpected(Problem{.message = std::move(message), .blame = blame});
}

}  // namespace reckon::store
