// SPDX-License-Identifier: MIT
// Levels, steps and hints on standard output: the same for grids and sums.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/answers/steps.hpp"
#include "app/cli/frame/batch.hpp"
#include "app/cli/frame/commands.hpp"
#include "app/cli/frame/fault.hpp"
#include "reckon/letters/reason/hint.hpp"

namespace reckon::cli {

/// A puzzle that was reasoned about.
struct ReasonedPuzzle {
  std::size_t line = 0;  ///< where it begins in its file
  letters::Reasoned reasoned{};
};

/// Writes what was found about puzzles, one after the other: as text, or as one JSON document.
class ReasonOutput {
 public:
  /// `list` is the key of the items if the output is JSON; `count` puzzles will follow.
  ReasonOutput(std::optional<std::string_view> list, std::size_t count);

  /// Writes the level with its reasons, or why there is none.
  void add_grade(const ReasonedPuzzle& puzzle, const std::function<Json()>& document);
  /// Writes the steps, and after them the answer or why there is none. `lines` returns the steps as
  /// sentences, and `answer` the solved puzzle.
  void add_steps(const ReasonedPuzzle& puzzle, const answers::StepWriter& writer,
                 const std::function<Json()>& document,
                 const std::function<std::vector<std::string>()>& lines,
                 const std::function<std::string()>& answer);
  /// Returns whether each puzzle had exactly one answer.
  Answer finish();

 private:
  // Counts a puzzle, and writes its document if the output is JSON.
  bool is_written(const ReasonedPuzzle& puzzle, const std::function<Json()>& document);

  std::optional<JsonList> list_;
  std::size_t count_;
  std::size_t written_ = 0;
  Answer answer_ = kDone;
};

/// Prints the next steps, given as sentences, or the player's mistakes.
void print_hint(const letters::Hint& hint, const answers::StepWriter& writer,
                const std::vector<std::string>& steps);
/// Returns whether the puzzle has one answer and the player made no mistake.
Answer answer_of(const letters::Hint& hint);

}  // namespace reckon::cli
