// How many positive integers solve a system, and which.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace reckon::algebra {

/// The positive integers among the solutions of a system.
struct PositiveIntegers {
  enum class Answer : std::uint8_t {
    none,           ///< proved
    finitely_many,  ///< proved, and all found
    infinitely_many,
    some,     ///< at least the example; how many is not decided
    unknown,  ///< none with small parameters; whether there are any is not decided
  };
  Answer answer = Answer::unknown;
  /// All of them if they are finitely many, else the first found, if there is one: one number for
  /// each unknown. One with a number beyond 64 bits is not here, and the answer is then neither
  /// `none` nor `finitely_many`.
  std::vector<std::vector<std::int64_t>> examples{};

  /// Whether it is proved that there is exactly one, which is then the example.
  bool unique() const { return answer == Answer::finitely_many && examples.size() == 1; }
};

/// `none`, `finitely many`, `infinitely many`, `some` or `unknown`.
std::string to_text(PositiveIntegers::Answer answer);

/// Whether nothing is left open: neither `some` nor `unknown`.
inline bool is_decided(PositiveIntegers::Answer answer) {
  return answer != PositiveIntegers::Answer::some && answer != PositiveIntegers::Answer::unknown;
}

}  // namespace reckon::algebra
