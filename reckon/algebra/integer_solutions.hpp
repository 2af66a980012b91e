// SPDX-License-Identifier: MIT
// How many positive integers solve a system, and which.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace reckon::algebra {

/// A step of a proof: what kind of argument it is, and what it says.
struct Argument {
  enum class Kind : std::uint8_t {
    elimination,  ///< one branch of the elimination ends in an equation that cannot hold
    sign,         ///< a number is not positive, or a condition not 0, for any positive parameters
    fraction,     ///< a number is not whole, or not positive, for large values of a parameter
    congruence,   ///< from some value on, what a parameter leaves by a modulus decides
    square,       ///< a discriminant lies strictly between two squares that follow each other
    trial,        ///< these values of a parameter are tried one by one
    parameters,   ///< the same solutions with other numbers as parameters
    section,      ///< one equation more, the solutions of which are decided
    size,         ///< a number is bounded, or cannot be positive, in a part of the parameters
    remainder,    ///< what a division leaves is whole too, since the number is
    example,      ///< numbers that are a solution
  };
  Kind kind = Kind::example;
  std::string statement;
};

/// `elimination`, `sign` and so on.
std::string name_of(Argument::Kind kind);

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
  /// Why the answer is right, in order; of what is not decided, nothing of use.
  std::vector<Argument> because{};

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
