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

}  // namespace reckon::algebra
