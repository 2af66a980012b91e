// SPDX-License-Identifier: MIT
// Documents with answers about alphametics.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/answers/steps.hpp"
#include "app/answers/values.hpp"
#include "reckon/letters/read/read.hpp"
#include "reckon/letters/reason/grade.hpp"
#include "reckon/letters/reason/hint.hpp"
#include "reckon/letters/reason/reasoning.hpp"
#include "reckon/text/result.hpp"

namespace reckon::answers {

/// Returns `{"S": 9, ...}`: the digit of each letter, in order of appearance.
Json json_of_letters(const letters::Puzzle& puzzle, const letters::Digits& digits);

/// The answers of one alphametic, or only their number.
struct AlphameticAnswers {
  std::uint64_t count = 0;
  bool complete = true;  ///< no further ones exist
  std::optional<std::vector<letters::Digits>> answers{};
};
Json json_of_answers(const letters::Reading& reading, const AlphameticAnswers& answers);

/// Returns the answers, or only the first `limit` of them, then marked as incomplete.
AlphameticAnswers limited(std::vector<letters::Digits> found, std::uint64_t limit);

/// A digit of a cell, by its name.
using KnownDigit = std::pair<std::string, unsigned>;

/// Adds known digits to a puzzle; fails at the first that is impossible there.
Result<void> give_all(letters::Puzzle& puzzle, std::span<const KnownDigit> given);
/// Returns the digits that a player assumes; the puzzle has these cells.
std::vector<letters::KnownLetter> believed_of(const letters::Puzzle& puzzle,
                                              std::span<const KnownDigit> given);
/// Returns a puzzle from a text in the form of a board. It has the numbers and signs of each line
/// on paper, each with its column. It has names for all cells: `S`, and `.1`, `.2`, ... for unknown
/// digits in order of appearance. If the text is not one puzzle, it returns the error.
Json json_of_reading(std::string_view text, const letters::ReadOptions& options);
/// Returns a digit for each cell; fails if one has none, and says how to give it.
Result<letters::Digits> all_digits_of(const letters::Puzzle& puzzle,
                                      std::span<const KnownDigit> given);

/// `mistakes` come from letters::mistakes().
Json json_of_mistakes(const letters::Reading& reading, const std::vector<std::string>& mistakes);

/// Returns a remark on letters that look alike, if the puzzle has such letters.
std::optional<std::string> look_alikes_in(const letters::Puzzle& puzzle);

/// Returns how a puzzle was understood, in a line that is cut where it is long: `A + B = C; A < B`.
std::string understood(const letters::Puzzle& puzzle);
/// Returns the writer of steps; the puzzle must outlive it.
StepWriter writer_for(const letters::Puzzle& puzzle);
/// Returns whether two of some answers differ in one cell only. It looks at the first 300.
bool has_free_cell(std::span<const letters::Digits> found);

Json json_of_grade(const letters::Reading& reading, const letters::Reasoned& reasoned);
/// Returns the document with the steps, and the answer if one exists.
Json json_of_explanation(const letters::Reading& reading, const letters::Reasoned& reasoned);
Json json_of_hint(const letters::Reading& reading, const letters::Hint& hint);
/// Returns the document of a puzzle with one answer.
Json json_of_generated(const letters::Reading& reading, const letters::Digits& answer,
                       const letters::Grade& grade);

}  // namespace reckon::answers
