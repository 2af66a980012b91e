// SPDX-License-Identifier: MIT
#include "reckon/algebra/integer_solutions.hpp"

namespace reckon::algebra {

std::string to_text(PositiveIntegers::Answer answer) {
  using Answer = PositiveIntegers::Answer;
  switch (answer) {
    case Answer::none: return "none";
    case Answer::finitely_many: return "finitely many";
    case Answer::infinitely_many: return "infinitely many";
    case Answer::some: return "some";
    case Answer::unknown: return "unknown";
  }
  return {};
}

std::string name_of(Argument::Kind kind) {
  using Kind = Argument::Kind;
  switch (kind) {
    case Kind::elimination: return "elimination";
    case Kind::sign: return "sign";
    case Kind::fraction: return "fraction";
    case Kind::congruence: return "congruence";
    case Kind::square: return "square";
    case Kind::trial: return "trial";
    case Kind::parameters: return "parameters";
    case Kind::section: return "section";
    case Kind::size: return "size";
    case Kind::remainder: return "remainder";
    case Kind::example: return "example";
  }
  return {};
}

}  // namespace reckon::algebra
