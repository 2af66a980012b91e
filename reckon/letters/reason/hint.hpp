// SPDX-License-Identifier: MIT
// The next step for a person in the middle of a puzzle.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
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
  /// The steps before the news, or before the answer. They apply only the rules of all puzzles: no
  /// number begins with 0, and different letters are different digits.
  std::vector<Step> before{};
  /// The first other step, or the first that finds a digit; none if nothing is left to find. Where
  /// only a guess helps, it is the right one, or a wrong one with its end.
  std::vector<Step> steps{};
};

/// How hints of a kind of puzzles are found.
struct HintOptions {
  /// Two answers if there are as many; nothing if the budget is over before.
  std::function<std::optional<std::vector<Digits>>()> answers;
  std::function<Reasoned(const ReasonOptions&)> reason;
};

/// Only a puzzle with one answer has hints. Letters that the puzzle knows need not be believed.
Hint hint(const HintOptions& options, const PlayerNotes& believed, Budget& budget);

/// Returns the hint for a grid.
Hint hint(const Puzzle& puzzle, const PlayerNotes& believed, Budget& budget);

}  // namespace reckon::letters
