// SPDX-License-Identifier: MIT
// The documents that answer questions about grids.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/answers/values.hpp"
#include "reckon/calcrostic/generator.hpp"
#include "reckon/letters/grid_text.hpp"
#include "reckon/letters/reason/reasoning.hpp"
#include "reckon/letters/verify.hpp"

namespace reckon::answers {

/// What is asked of a grid.
enum class Need : std::uint8_t {
  grid,        ///< nothing more
  words,       ///< that it does not ask for numbers, but at most for digits
  numbers,     ///< that it has no letters
  solved,      ///< and that all lines hold
  calcrostic,  ///< and that it is 3 x 3 with diagonals
};

/// What the grid lacks of what is needed, and how to fix it.
std::optional<std::string> lack_of(const letters::Grid& grid, Need need);

/// The grid as a calcrostic; one that lacks nothing of Need::calcrostic.
calcrostic::Calcrostic calcrostic_in(const letters::Grid& grid);
/// As a grid line if it is a calcrostic, and a grid text otherwise.
std::string text_of(const letters::Layout& layout, std::span<const std::int64_t> numbers);
/// `{"A": 2, ...}`: the digit of each letter.
Json json_of_letters(const letters::Digits& digits, std::string_view letters);

// --- solve

/// One answer of a puzzle.
struct Solution {
  std::vector<std::int64_t> numbers;
  letters::Digits letters;  ///< none if numbers were asked for
};

/// The answers of one puzzle, or their number alone.
struct PuzzleAnswers {
  std::uint64_t count = 0;
  bool complete = true;  ///< there are no more than these
  std::vector<Solution> answers{};
  /// If numbers were asked for, what is known of all answers in positive integers: `finitely_many`
  /// and the like.
  std::string positive_integers{};

  bool any() const { return count > 0 || !complete; }
};

/// Of `found`, which may hold one more than `limit`, at most `limit`.
PuzzleAnswers limited(const letters::Puzzle& puzzle, std::vector<letters::Digits> found,
                      std::uint64_t limit);

/// How a person would find the answer, step by step, what follows from a guess indented.
std::vector<std::string> steps_in_words(const letters::Grid& grid);

enum class Show : std::uint8_t { answers, steps_and_answers, count };
Json json_of_answers(const letters::Grid& grid, const PuzzleAnswers& answers, Show show);

// --- The items of the other documents, one a grid

/// `text` shows the puzzle that the solved grid becomes.
Json json_of_encoded(const letters::Grid& grid, const letters::Puzzle& puzzle,
                     std::string_view text);
Json json_of_mistakes(const letters::Grid& grid, const std::vector<letters::Mistake>& mistakes);
/// `texts` are the versions.
Json json_of_versions(const letters::Grid& grid, const std::vector<std::string>& texts);
Json json_of_standard(const letters::Grid& grid);

/// Why a puzzle has no level; empty if it has one.
std::string_view objection(const letters::Reasoned& reasoned);
Json json_of_grade(const letters::Grid& grid, const letters::Reasoned& reasoned);

/// `text` shows the puzzle.
Json json_of_generated(const calcrostic::Generated& generated, std::string_view text);

}  // namespace reckon::answers
