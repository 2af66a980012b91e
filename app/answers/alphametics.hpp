// SPDX-License-Identifier: MIT
// The documents that answer questions about alphametics.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/answers/values.hpp"
#include "reckon/alphametic/read.hpp"
#include "reckon/alphametic/reason/grade.hpp"
#include "reckon/text/result.hpp"

namespace reckon::answers {

/// `{"S": 9, ...}`: the digit of each letter, in order of appearance.
Json json_of_letters(const alphametic::Puzzle& puzzle, const alphametic::Digits& digits);

/// The answers of one alphametic, or their number alone.
struct AlphameticAnswers {
  std::uint64_t count = 0;
  bool complete = true;  ///< there are no more than these
  std::optional<std::vector<alphametic::Digits>> answers{};
};
Json json_of_answers(const alphametic::Reading& reading, const AlphameticAnswers& answers);

/// These answers, or the first `limit` of them, of which there are more.
AlphameticAnswers limited(std::vector<alphametic::Digits> found, std::uint64_t limit);

/// A digit of a cell, by its name.
using KnownDigit = std::pair<std::string, unsigned>;

/// Puts known digits into a puzzle; fails at the first that it cannot have.
Result<void> give_all(alphametic::Puzzle& puzzle, std::span<const KnownDigit> given);
/// By cell, what somebody believes; the puzzle has these cells.
std::vector<std::optional<unsigned>> believed_of(const alphametic::Puzzle& puzzle,
                                                 std::span<const KnownDigit> given);
/// A puzzle that somebody wrote as a board shows it: the numbers and signs of each line on paper,
/// each with its column, and names for all cells: `S`, and `.1`, `.2`, ... of unknown digits in
/// order of appearance. What is wrong with the text, if it is not one puzzle.
Json json_of_reading(std::string_view text, const alphametic::ReadOptions& options);
/// A digit for each cell; fails where one has none, with how to give it.
Result<alphametic::Digits> all_digits_of(const alphametic::Puzzle& puzzle,
                                         std::span<const KnownDigit> given);

/// `mistakes` as alphametic::mistakes() has them.
Json json_of_mistakes(const alphametic::Reading& reading, const std::vector<std::string>& mistakes);

/// Why a puzzle has no level and no hints; empty if it has them.
std::string_view objection(alphametic::Outcome outcome);
Json json_of_grade(const alphametic::Reading& reading, const alphametic::Reasoned& reasoned);
/// With the steps, and the answer if there is one.
Json json_of_explanation(const alphametic::Reading& reading, const alphametic::Reasoned& reasoned);
Json json_of_hint(const alphametic::Reading& reading, const alphametic::Hint& hint);
/// A puzzle with one answer.
Json json_of_generated(const alphametic::Reading& reading, const alphametic::Digits& answer,
                       const alphametic::Grade& grade);

}  // namespace reckon::answers
