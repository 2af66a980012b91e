// Whether a family of solutions has some of positive integers.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "reckon/algebra/decompose.hpp"

namespace reckon::algebra {

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

/// Decides for every family without conditions of one parameter or none; for others where signs
/// forbid it or large_parameters.hpp finds a bound, and else looks at small parameters.
///
/// With one parameter t, which is itself one of the numbers, each number is q(t) + r(t) / d(t) with
/// r of lower degree than d. From some t on, r / d is too small to make up for the denominators of
/// q unless r is 0: so either all numbers are polynomials, and what happens modulo the denominators
/// of their coefficients decides, or t has a bound.
PositiveIntegers positive_integers(const Family& family);

/// What several families have together, each solution once.
PositiveIntegers positive_integers(std::span<const Family> families);

}  // namespace reckon::algebra
