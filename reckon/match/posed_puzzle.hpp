// SPDX-License-Identifier: MIT
// A calcrostic that a class races on, and how an answer to it is judged.
#pragma once

#include <string>
#include <string_view>

#include "reckon/letters/grid_text.hpp"
#include "reckon/text/result.hpp"

namespace reckon::match {

class PosedPuzzle {
 public:
  /// Reads a grid text. Refuses what is not a 3 x 3 grid with diagonals, and one without letters.
  static Result<PosedPuzzle> read(std::string_view text);

  /// The lines of the grid, in columns: `AB × C = DEA` and so on, without a newline at the end.
  const std::string& text() const { return text_; }
  const letters::Puzzle& puzzle() const { return grid_.puzzle; }

  /// Whether the digits of `A=2, B=7` and so on are an answer: different letters are different
  /// digits, no number of several digits begins with 0, and every line holds. No answer is known
  /// here: a puzzle that has several takes each. Refuses what does not give each letter one digit.
  Result<bool> is_answer(std::string_view text) const;

  /// An answer, as is_answer reads it; empty if there is none. Costs a search, microseconds for
  /// puzzles that are made here.
  std::string answer() const;

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
