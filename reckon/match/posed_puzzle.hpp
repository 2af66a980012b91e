// SPDX-License-Identifier: MIT
// A calcrostic that a class races on, and the judging of answers.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "reckon/arith/budget.hpp"
#include "reckon/letters/grid/grid_text.hpp"
#include "reckon/text/result.hpp"

namespace reckon::match {

class PosedPuzzle {
 public:
  /// Parses a grid text. Refuses grids that are not 3 x 3 with diagonals, and grids without
  /// letters.
  static Result<PosedPuzzle> read(std::string_view text);

  /// The lines of the grid, in columns: `AB × C = DEA` and so on, without a final newline.
  const std::string& text() const { return text_; }
  const letters::LinePuzzle& puzzle() const { return grid_.puzzle; }

  /// Whether digits such as `A=2, B=7` are an answer: different letters are different digits, no
  /// number of several digits begins with 0, and every line holds. If a puzzle has several answers,
  /// each is accepted. Refuses text that does not give each letter exactly one digit.
  Result<bool> is_answer(std::string_view text) const;

  /// An answer, in the format of is_answer(); empty if there is none. Costs a search: microseconds
  /// for generated puzzles.
  std::string answer() const;

  /// The number of answers, at most 2; nothing if the budget is spent before.
  std::optional<std::size_t> count_answers(Budget& budget) const;

  friend bool operator==(const PosedPuzzle& one, const PosedPuzzle& other) {
    return one.text_ == other.text_;
  }

 private:
  explicit PosedPuzzle(letters::Grid grid);
  Result<letters::Digits> read_digits(std::string_view text) const;

  letters::Grid grid_;
  std::string text_;
};

}  // namespace reckon::match
