// SPDX-License-Identifier: MIT
// Documents with answers about grids.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/answers/steps.hpp"
#include "app/answers/values.hpp"
#include "reckon/calcrostic/generator.hpp"
#include "reckon/letters/grid/grid_text.hpp"
#include "reckon/letters/grid/verify.hpp"
#include "reckon/letters/reason/hint.hpp"

namespace reckon::answers {

/// The requirements on a grid.
enum class Need : std::uint8_t {
  grid,        ///< no others
  words,       ///< it asks for digits at most, not for numbers
  numbers,     ///< it has no letters
  solved,      ///< in addition, all lines hold
  calcrostic,  ///< in addition, it is 3 x 3 with diagonals
};

/// Returns the requirement that the grid does not meet, and how to fix it.
std::optional<std::string> lack_of(const letters::Grid& grid, Need need);

/// Returns the grid as a calcrostic; it must meet Need::calcrostic.
calcrostic::Calcrostic calcrostic_in(const letters::Grid& grid);
/// Returns a grid line for a calcrostic, and a grid text otherwise.
std::string text_of(const letters::Layout& layout, std::span<const std::int64_t> numbers);
/// Returns `{"A": 2, ...}`: the digit of each letter.
Json json_of_letters(const letters::Digits& digits, std::string_view letters);

// --- solve

/// One answer of a puzzle.
struct Solution {
  std::vector<std::int64_t> numbers;
  letters::Digits letters;  ///< empty if the puzzle asks for numbers
};

/// The answers of one puzzle, or only their number.
struct PuzzleAnswers {
  std::uint64_t count = 0;
  bool complete = true;  ///< no further ones exist
  std::vector<Solution> answers{};
  /// If the puzzle asks for numbers, the result about all answers in positive integers:
  /// `finitely_many` and the like.
  std::string positive_integers{};

  bool any() const { return count > 0 || !complete; }
};

/// Returns at most `limit` answers of `found`, which may contain one more.
PuzzleAnswers limited(const letters::LinePuzzle& puzzle, std::vector<letters::Digits> found,
                      std::uint64_t limit);

/// Returns a remark on letters that look alike, if the grid has such letters.
std::optional<std::string> look_alikes_in(const letters::Grid& grid);

/// Returns how a grid of letters was understood: its equations in one line.
std::string understood(const letters::Grid& grid);
/// Returns the writer of steps; the grid must outlive it.
StepWriter writer_for(const letters::Grid& grid);
/// Returns a sentence for each known letter and each step; steps after a guess are indented.
std::vector<std::string> steps_in_words(const letters::Grid& grid,
                                        std::span<const letters::Step> steps);

enum class Show : std::uint8_t { answers, steps_and_answers, count };
Json json_of_answers(const letters::Grid& grid, const PuzzleAnswers& answers, Show show);

// --- The items of the other documents, one a grid

/// `text` shows the puzzle made from the solved grid.
Json json_of_encoded(const letters::Grid& grid, const letters::LinePuzzle& puzzle,
                     std::string_view text);
Json json_of_mistakes(const letters::Grid& grid, const std::vector<letters::Mistake>& mistakes);
/// `texts` are the versions.
Json json_of_versions(const letters::Grid& grid, const std::vector<std::string>& texts);
Json json_of_standard(const letters::Grid& grid);

Json json_of_grade(const letters::Grid& grid, const letters::Reasoned& reasoned);
/// Returns the document with the steps, and the answer if one exists.
Json json_of_explanation(const letters::Grid& grid, const letters::Reasoned& reasoned);
Json json_of_hint(const letters::Grid& grid, const letters::Hint& hint);

/// `text` shows the puzzle.
Json json_of_generated(const calcrostic::Generated& generated, std::string_view text);

}  // namespace reckon::answers
