// SPDX-License-Identifier: MIT
// A puzzle of letters that a class races on, and the judging of answers.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "reckon/arith/budget.hpp"
#include "reckon/kinds/answer.hpp"
#include "reckon/kinds/kind_list.hpp"
#include "reckon/text/result.hpp"

namespace reckon::match {

class PosedPuzzle {
 public:
  /// Parses a calcrostic, a newspaper grid or an alphametic. Refuses other kinds, puzzles without
  /// letters, alphametics with unknown digits that have no letter, and those that take too long to
  /// be judged. Does not solve it.
  static Result<PosedPuzzle> read(kinds::Kind kind, std::string_view text);

  kinds::Kind kind() const { return kind_; }
  /// Returns the lines of a grid, in columns: `AB × C = DEA` and so on, or the usual text of an
  /// alphametic; without a final newline.
  const std::string& text() const { return text_; }

  /// Returns whether digits such as `A=2, B=7` are an answer, as kinds::AnswerJudge has it. If a
  /// puzzle has several answers, each is accepted. Refuses text that does not give each letter
  /// a digit.
  Result<bool> is_answer(std::string_view text) const;

  /// Returns an answer, in the format of is_answer(); empty if there is none, or if the budget is
  /// spent before. Costs a search: some microseconds for generated puzzles.
  std::string answer(Budget& budget) const;

  /// Returns the number of answers, at most 2; nothing if the budget is spent before.
  std::optional<std::size_t> count_answers(Budget& budget) const;

  friend bool operator==(const PosedPuzzle& one, const PosedPuzzle& other) {
    return one.kind_ == other.kind_ && one.text_ == other.text_;
  }

 private:
  PosedPuzzle(kinds::Kind kind, std::string text, kinds::AnswerJudge judge)
      : kind_(kind), text_(std::move(text)), judge_(std::move(judge)) {}

  kinds::Kind kind_;
  std::string text_;
  kinds::AnswerJudge judge_;
};

}  // namespace reckon::match
