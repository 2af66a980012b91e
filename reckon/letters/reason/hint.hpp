// SPDX-License-Identifier: MIT
// The next step for a person in the middle of a puzzle.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "reckon/letters/reason/reasoning.hpp"

namespace reckon::letters {

/// What a person knows of a puzzle, or believes to know.
struct PlayerNotes {
  std::vector<KnownLetter> digits{};  ///< each letter once at most
  std::vector<DigitSet> ruled_out{};  ///< by letter; letters beyond its end can be any
};

struct Hint {
  /// That of the puzzle, whatever is believed; given_up if the budget is over before.
  Outcome outcome = Outcome::no_answer;
  /// With one answer, the letters that are believed to be, or not to be, what they are not; then
  /// there is no step.
  std::vector<std::size_t> wrong{};
  /// The first step that says more than is believed; none when all digits are. That different
  /// letters are different digits is taken for granted, so that it is not a step unless it finds a
  /// digit. Where nothing but a guess helps, it is the right one, or a wrong one with its end.
  std::vector<Step> steps{};
};

/// Only a puzzle with one answer has hints. Letters that the puzzle knows need not be believed.
Hint hint(const Puzzle& puzzle, const PlayerNotes& believed, Budget& budget);

}  // namespace reckon::letters
