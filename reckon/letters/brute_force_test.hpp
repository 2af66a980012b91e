// SPDX-License-Identifier: MIT
// Puzzles and answers by plain loops, to test the solvers against.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include "reckon/letters/line_puzzle.hpp"

namespace reckon::letters {

/// The plain way: every injective assignment of digits to letters, and each line on its own. Shares
/// no code with the library; lines are evaluated as fractions, term by term.
class AllAssignments {
 public:
  explicit AllAssignments(const LinePuzzle& puzzle) : puzzle_(puzzle), digits_(puzzle.letters) {
    assign(0, 0);
  }
  const std::vector<Digits>& answers() const { return answers_; }

 private:
  __extension__ using Wide = __int128;

  void assign(std::size_t letter, std::uint64_t used) {
    if (letter == digits_.size()) {
      if (fits()) answers_.push_back(digits_);
      return;
    }
    for (unsigned digit = 0; digit < puzzle_.conditions.base; ++digit) {
      if (((used >> digit) & 1U) != 0 || !may_be(letter, digit)) continue;
      digits_[letter] = static_cast<std::uint8_t>(digit);
      assign(letter + 1, used | std::uint64_t{1} << digit);
    }
  }

  bool may_be(std::size_t letter, unsigned digit) const {
    return std::ranges::none_of(puzzle_.known, [&](const KnownLetter& known) {
      return known.letter == letter && known.digit != digit;
    });
  }

  unsigned digit(const Symbol& symbol) const {
    return symbol.given() ? symbol.digit() : digits_[symbol.letter()];
  }
  Wide number(std::size_t cell) const {
    Wide value = 0;
    for (const Symbol& symbol : puzzle_.words[cell]) {
      value = value * puzzle_.conditions.base + digit(symbol);
    }
    return value;
  }

  bool fits() const {
    for (const Word& word : puzzle_.words) {
      if (word.size() > 1 && digit(word[0]) == 0 && !puzzle_.conditions.leading_zeros) return false;
    }
    return std::ranges::all_of(puzzle_.layout.lines,
                               [this](const Line& line) { return fits(line); });
  }

  bool fits(const Line& line) const {
    // left of the terms still open: sum top / bottom + sign * term_top / term_bottom.
    Wide top = 0;
    Wide bottom = 1;
    Wide term_top = number(line.cells[0]);
    Wide term_bottom = 1;
    for (std::size_t i = 1; i + 1 < line.size; ++i) {
      const Wide next = number(line.cells[i]);
      const Operator op = line.operators[i - 1];
      if (op == Operator::multiply) {
        term_top *= next;
      } else if (op == Operator::divide) {
        if (next == 0) return false;
        term_bottom *= next;
      } else {
        top = top * term_bottom + term_top * bottom;
        bottom *= term_bottom;
        term_top = op == Operator::add ? next : -next;
        term_bottom = 1;
      }
    }
    return top * term_bottom + term_top * bottom ==
           number(line.cells[line.size - std::size_t{1}]) * bottom * term_bottom;
  }

  const LinePuzzle& puzzle_;
  Digits digits_;
  std::vector<Digits> answers_;
};

inline std::vector<Digits> all_answers(const LinePuzzle& puzzle) {
  return AllAssignments(puzzle).answers();
}

/// The puzzle for the eye.
inline std::string text_of(const LinePuzzle& puzzle) {
  std::string text = "base " + std::to_string(puzzle.conditions.base) +
                     (puzzle.conditions.leading_zeros ? ", leading zeros" : "");
  for (const auto& [letter, digit] : puzzle.known) {
    text += std::string(", ") + static_cast<char>('A' + letter) + " = " + std::to_string(digit);
  }
  for (const Line& line : puzzle.layout.lines) {
    text += "\n";
    for (std::size_t i = 0; i < line.size; ++i) {
      for (const Symbol symbol : puzzle.words[line.cells[i]]) {
        text += symbol.given() ? std::to_string(symbol.digit())
                               : std::string(1, static_cast<char>('A' + symbol.letter()));
      }
      if (i + 2 < line.size) text += std::string(" ") + symbol_of(line.operators[i]) + " ";
      if (i + 2 == line.size) text += " = ";
    }
  }
  return text;
}

}  // namespace reckon::letters
