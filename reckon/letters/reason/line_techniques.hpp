// SPDX-License-Identifier: MIT
// The techniques that look at the lines of a grid, or of equations that are such lines, each as a
// function that removes digits which letters cannot be. A part of reason(); not for other use.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "reckon/letters/reason/board.hpp"

namespace reckon::letters {

__extension__ using Wide = __int128;

/// A set of digits for each letter.
using LetterSets = std::array<DigitSet, kMostDigits>;

/// A word as a number: constant + the sum of weight * digit over its letters.
struct WordFacts {
  std::int64_t constant = 0;
  std::vector<std::pair<std::uint8_t, std::int64_t>> weights;  ///< by letter
};

struct LineFacts {
  std::vector<std::uint8_t> letters;
  bool short_words = true;  ///< every word has one symbol
  bool additive = true;     ///< no operator but + and -
  bool divides = false;
};

/// The facts that techniques look up repeatedly, and the budget for their work. LinePuzzle and
/// budget must outlive it.
struct FactsOfLines {
  FactsOfLines(const LinePuzzle& of, Budget& work);

  const LinePuzzle* puzzle;
  Budget* budget;
  std::vector<WordFacts> words;
  std::vector<LineFacts> lines;

  /// Returns the number of letters; a set of digits has room for all of them.
  std::uint8_t letters() const { return static_cast<std::uint8_t>(puzzle->letters); }
  unsigned base() const { return puzzle->conditions.base; }
  const Line& line(std::size_t index) const { return puzzle->layout.lines[index]; }
  const Word& word(std::uint8_t cell) const { return puzzle->words[cell]; }
};

/// The most budget steps that a case takes: in one column, and in whole lines.
inline constexpr std::uint64_t kStepsOfColumn = 7;
inline constexpr std::uint64_t kStepsOfCase = 35;

/// A technique that looks at one line, given by its index. It sets `cases` to the number of choices
/// of digits that it tries, if it tries any.
using LineTechnique = bool(const FactsOfLines& facts, std::size_t index, Possible possible,
                           std::uint64_t& cases);
LineTechnique compare_numbers;
LineTechnique look_at_last_digits;
LineTechnique look_at_sizes;
LineTechnique follow_carries;
LineTechnique work_through_short_words;
LineTechnique work_through_few_cases;
LineTechnique work_through_many_cases;

/// The techniques that look at one line, in the order in which they are tried.
inline constexpr std::array<std::pair<Technique, LineTechnique*>, 7> kLineTechniques = {
    {{Technique::same_number, compare_numbers},
     {Technique::short_line, work_through_short_words},
     {Technique::last_digits, look_at_last_digits},
     {Technique::sizes, look_at_sizes},
     {Technique::carries, follow_carries},
     {Technique::few_cases, work_through_few_cases},
     {Technique::many_cases, work_through_many_cases}}};

/// Returns how many cases it takes to work these lines through. One number of each line follows
/// from the others, so its letters add no cases. It is the last number; in a line of three, the one
/// that saves most.
std::uint64_t cases_of(const FactsOfLines& facts, std::span<const std::size_t> lines,
                       Open possible);
bool work_through(const FactsOfLines& facts, std::span<const std::size_t> lines, Possible possible);

/// Visits every choice of different digits for the letters, as an array by letter.
template <typename Visit>
void each_choice(std::span<const std::uint8_t> letters, Open possible,
                 std::array<std::uint8_t, kMostDigits>& digits, const Visit& visit,
                 DigitSet used = 0) {
  if (letters.empty()) {
    visit();
    return;
  }
  for (DigitSet left = possible[letters[0]] & ~used; left != 0; left &= left - 1) {
    digits[letters[0]] = static_cast<std::uint8_t>(least(left));
    each_choice(letters.subspan(1), possible, digits, visit, used | (left & (~left + 1)));
  }
}

/// Returns the number of choices, including those that repeat a digit; saturates at 2^40.
std::uint64_t choices(std::span<const std::uint8_t> letters, Open possible);

}  // namespace reckon::letters
