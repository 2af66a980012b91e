// Puzzles and answers by plain loops, to test the solvers against.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "reckon/arith/random.hpp"
#include "reckon/calcrostic/puzzle.hpp"

namespace reckon::calcrostic {

/// All answers, by trying every choice of digits.
inline std::vector<Digits> all_answers(const Puzzle& puzzle) {
  std::vector<Digits> answers;
  Digits digits(puzzle.letters);
  std::uint64_t used = 0;
  const auto begins_with_zero = [&](const Word& word) {
    return word.size() > 1 && (word[0].given() ? word[0].digit() : digits[word[0].letter()]) == 0;
  };
  const std::function<void(std::size_t)> choose = [&](std::size_t letter) {
    if (letter < puzzle.letters) {
      for (unsigned digit = 0; digit < puzzle.conditions.base; ++digit) {
        if ((used >> digit & 1U) != 0) continue;
        digits[letter] = static_cast<std::uint8_t>(digit);
        used |= std::uint64_t{1} << digit;
        choose(letter + 1);
        used &= ~(std::uint64_t{1} << digit);
      }
      return;
    }
    if (!puzzle.conditions.leading_zeros) {
      for (const Word& word : puzzle.words) {
        if (begins_with_zero(word)) return;
      }
    }
    if (holds(puzzle.layout, numbers_of(puzzle, digits))) answers.push_back(digits);
  };
  choose(0);
  return answers;
}

/// Lines for every row and column, each operator drawn from `operators`.
inline Layout random_layout(SplitMix64& random, std::uint8_t rows, std::uint8_t columns,
                            std::span<const Operator> operators) {
  Layout layout{.rows = rows, .columns = columns, .diagonals = false, .lines = {}};
  const auto add = [&](std::uint8_t size, std::size_t first, std::size_t step) {
    Line line{.size = size};
    for (std::size_t i = 0; i < size; ++i) {
      line.cells[i] = static_cast<std::uint8_t>(first + i * step);
      if (i + 2 < size) line.operators[i] = operators[random.below(operators.size())];
    }
    layout.lines.push_back(line);
  };
  for (std::size_t row = 0; row < rows; ++row) add(columns, row * columns, 1);
  for (std::size_t column = 0; column < columns; ++column) add(rows, column, columns);
  return layout;
}

/// The puzzle for the eye.
inline std::string text_of(const Puzzle& puzzle) {
  std::string text = "base " + std::to_string(puzzle.conditions.base) +
                     (puzzle.conditions.leading_zeros ? ", leading zeros" : "");
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

}  // namespace reckon::calcrostic
