// SPDX-License-Identifier: MIT
// Judges what a player has entered for a puzzle, by its text and without its solution.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "reckon/arith/rules.hpp"
#include "reckon/kinds/kind.hpp"
#include "reckon/krypto/solver.hpp"
#include "reckon/text/result.hpp"

namespace reckon::kinds {

enum class Verdict : std::uint8_t {
  right,
  wrong,
  incomplete,  ///< something is missing
};
/// Returns `right`, `wrong` or `incomplete`.
std::string_view name_of(Verdict verdict);

/// Judges answers to one puzzle, which it has read before.
struct AnswerJudge {
  /// Returns the usual text of an answer, which is the same for equal answers: `A=2, B=7`, a
  /// formula in infix notation, or `12, -, 3` for the numbers that a grid asks for. Letters and
  /// numbers may be missing; an empty text is an empty answer. Letters may also be given as a row
  /// of digits in the order of the alphabet, with - for each that is missing: `274-1`. Refuses text
  /// that cannot be read as an answer, with its column.
  std::function<Result<std::string>(std::string_view answer)> canonical;
  /// Judges a text that `canonical` returned. Letters: every line holds, different letters are
  /// different digits, and no number of several digits begins with 0. Hands: as krypto::judge.
  /// Cost: some microseconds.
  std::function<Verdict(std::string_view answer)> verdict;
};

/// Judges an answer to a puzzle with this text, as a player sees it. Refuses a puzzle or an answer
/// that cannot be read. `rules` matter to hands.
Result<Verdict> accepts(const KindRow& row, const std::string& text, Rules rules,
                        std::string_view answer);
/// Returns the usual text of the answer, as AnswerJudge::canonical has it.
Result<std::string> canonical(const KindRow& row, const std::string& text, Rules rules,
                              std::string_view answer);

/// Reads the digits that a player gave to places with these names, `A` or `.1`: `A=2, B=7`, with
/// commas or blanks between them, or a row of digits in the order of the names. Refuses other
/// names, and a name with two digits. Two names may have the same digit, which is a wrong answer.
Result<std::vector<std::optional<unsigned>>> read_digits(std::string_view answer,
                                                         std::span<const std::string> names);
/// Writes them as `A=2, B=7`, without missing ones.
std::string digits_text(std::span<const std::string> names,
                        std::span<const std::optional<unsigned>> digits);

/// Judges answers to a stated question in the usual names of its options. A choice is a letter;
/// several are refused.
AnswerJudge judge_of(const StatedPuzzle& question);

// The rows of the kinds.
Result<AnswerJudge> judge_of_hand(const std::string& text, Rules rules, krypto::Use use);
Result<AnswerJudge> judge_of_letters(const std::string& text, Rules rules);
Result<AnswerJudge> judge_of_numbers(const std::string& text, Rules rules);
Result<AnswerJudge> judge_of_alphametic(const std::string& text, Rules rules);
Result<AnswerJudge> judge_of_stated(const std::string& text, Rules rules);

}  // namespace reckon::kinds
