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

/// A player's notes on a puzzle, right or wrong.
struct PlayerNotes {
  std::vector<KnownLetter> digits{};  ///< each letter at most once
  std::vector<DigitSet> ruled_out{};  ///< by letter; letters beyond its end can be any
};

struct Hint {
  /// The outcome for the puzzle itself, whatever the notes say; given_up if the budget runs out
  /// first.
  Outcome outcome = Outcome::no_answer;
  /// The letters that the notes get wrong, if the puzzle has one answer. Then there is no step.
  std::vector<std::size_t> wrong{};
  /// The steps before those of the hint, or before the answer. They apply only the rules of all
  /// puzzles: no number begins with 0, and different letters are different digits.
  std::vector<Step> before{};
  /// The first step that applies another rule or finds a digit; none if nothing is left to find.
  /// Where only a guess helps, this is the right guess, or a wrong one with its end.
  std::vector<Step> steps{};

  /// Returns all steps that lead to the news, with it.
  std::vector<Step> all_steps() const;
};

/// The functions by which hints for a kind of puzzle are found.
struct HintOptions {
  /// Returns all answers, or two if there are more; nothing if the budget runs out first.
  std::function<std::optional<std::vector<Digits>>()> answers;
  std::function<Reasoned(const ReasonOptions&)> reason;
};

/// Returns the next step from the notes in `believed`. Only a puzzle with one answer has hints. The
/// notes need not repeat the letters that the puzzle gives.
Hint hint(const HintOptions& options, const PlayerNotes& believed, Budget& budget);

/// Returns the hint for a grid.
Hint hint(const LinePuzzle& puzzle, const PlayerNotes& believed, Budget& budget);
/// Does the same for a puzzle that has no obstacle().
Hint hint(const Puzzle& puzzle, const PlayerNotes& believed, Budget& budget);

}  // namespace reckon::letters
