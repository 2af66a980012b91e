// SPDX-License-Identifier: MIT
// The positive integers that solve a system, and their number.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace reckon::algebra {

/// A step of a proof: the kind of argument, and its text.
struct Argument {
  enum class Kind : std::uint8_t {
    elimination,  ///< one branch of the elimination ends in an equation that cannot hold
    sign,         ///< a number is not positive, or a condition not 0, for any positive parameters
    fraction,     ///< a number is not an integer, or not positive, for large values of a parameter
    congruence,   ///< from some value on, the residue of a parameter decides
    square,       ///< a discriminant lies strictly between two consecutive squares
    trial,        ///< these values of a parameter are tried one by one
    parameters,   ///< the same solutions with other parameters
    section,      ///< the solutions with one additional equation are decided
    size,         ///< a number is bounded, or cannot be positive, in a region of the parameters
    remainder,    ///< the remainder of a division is an integer too, since the number is
    example,      ///< numbers that solve the system
  };
  Kind kind = Kind::example;
  std::string statement;
};

/// Returns `elimination`, `sign` and so on.
std::string name_of(Argument::Kind kind);

/// The positive integers among the solutions of a system.
struct PositiveIntegers {
  enum class Answer : std::uint8_t {
    none,           ///< proved
    finitely_many,  ///< proved, and all found
    infinitely_many,
    some,     ///< at least the example; their number is undecided
    unknown,  ///< none with small parameters; existence is undecided
  };
  Answer answer = Answer::unknown;
  /// All solutions if they are finitely many, otherwise the first found, if any: one number per
  /// unknown. Solutions with numbers beyond 64 bits are omitted; the answer is then neither `none`
  /// nor `finitely_many`.
  std::vector<std::vector<std::int64_t>> examples{};
  /// The proof of the answer, in order; empty where nothing useful is known.
  std::vector<Argument> because{};

  /// Returns whether exactly one solution is proved to exist; it is the example.
  bool unique() const { return answer == Answer::finitely_many && examples.size() == 1; }
};

/// Returns `none`, `finitely many`, `infinitely many`, `some` or `unknown`.
std::string to_text(PositiveIntegers::Answer answer);

/// Returns whether the answer is neither `some` nor `unknown`.
inline bool is_decided(PositiveIntegers::Answer answer) {
  return answer != PositiveIntegers::Answer::some && answer != PositiveIntegers::Answer::unknown;
}

}  // namespace reckon::algebra
