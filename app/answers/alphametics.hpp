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
#include "reckon/alphametic/read.hpp"
#include "reckon/alphametic/reason/reasoning.hpp"
#include "reckon/text/result.hpp"

namespace reckon::answers {

/// Returns `{"S": 9, ...}`: the digit of each letter, in order of appearance.
Json json_of_letters(const alphametic::Puzzle& puzzle, const alphametic::Digits& digits);

/// The answers of one alphametic, or only their number.
struct AlphameticAnswers {
  std::uint64_t count = 0;
  bool complete = true;  ///< no further ones exist
  std::optional<std::vector<alphametic::Digits>> answers{};
};
Json json_of_answers(const alphametic::Reading& reading, const AlphameticAnswers& answers);

/// Returns the answers, or only the first `limit` of them, then marked as incomplete.
AlphameticAnswers limited(std::vector<alphametic::Digits> found, std::uint64_t limit);

/// A digit of a cell, by its name.
using KnownDigit = std::pair<std::string, unsigned>;

/// Adds known digits to a puzzle; fails at the first that is impossible there.
Result<void> give_all(alphametic::Puzzle& puzzle, std::span<const KnownDigit> given);
/// Returns the digits that a player assumes; the puzzle has these cells.
std::vector<letters::KnownLetter> believed_of(const alphametic::Puzzle& puzzle,
                                              std::span<const KnownDigit> given);
/// Returns a puzzle from a text in the form of a board. It has the numbers and signs of each line
/// on paper, each with its column. It has names for all cells: `S`, and `.1`, `.2`, ... for unknown
/// digits in order of appearance. If the text is not one puzzle, it returns the error.
Json json_of_reading(std::string_view text, const alphametic::ReadOptions& options);
/// Returns a digit for each cell; fails if one has none, and says how to give it.
Result<alphametic::Digits> all_digits_of(const alphametic::Puzzle& puzzle,
                                         std::span<const KnownDigit> given);

/// `mistakes` come from alphametic::mistakes().
Json json_of_mistakes(const alphametic::Reading& reading, const std::vector<std::string>& mistakes);

/// Returns a remark on letters that look alike, if the puzzle has such letters.
std::optional<std::string> look_alikes_in(const alphametic::Puzzle& puzzle);

/// Returns how a puzzle was understood, in a line that is cut where it is long: `A + B = C; A < B`.
std::string understood(const alphametic::Puzzle& puzzle);
/// Returns the writer of steps; the puzzle must outlive it.
StepWriter writer_for(const alphametic::Puzzle& puzzle);
/// Returns whether two of some answers differ in one cell only. It looks at the first 300.
bool has_free_cell(std::span<const alphametic::Digits> found);

Json json_of_grade(const alphametic::Reading& reading, const alphametic::Reasoned& reasoned);
/// Returns the document with the steps, and the answer if one exists.
Json json_of_explanation(const alphametic::Reading& reading, const alphametic::Reasoned& reasoned);
Json json_of_hint(const alphametic::Reading& reading, const alphametic::Hint& hint);
/// Returns the document of a puzzle with one answer.
Json json_of_generated(const alphametic::Reading& reading, const alphametic::Digits& answer,
                       const alphametic::Grade& grade);

}  // namespace reckon::answers
