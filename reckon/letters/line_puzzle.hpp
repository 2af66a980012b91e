// SPDX-License-Identifier: MIT
// Puzzles of lines, such as grids of words: every letter stands for a digit. lines_of() sees
// equations of words as such a puzzle.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "reckon/letters/digits.hpp"
#include "reckon/letters/layout.hpp"
#include "reckon/letters/word.hpp"
#include "reckon/text/result.hpp"

namespace reckon::letters {

/// A letter with a known digit.
struct KnownLetter {
  std::size_t letter = 0;
  unsigned digit = 0;

  friend bool operator==(const KnownLetter&, const KnownLetter&) = default;
};

/// A grid, or other lines of words: different letters are different digits, and every line holds.
/// Digits given in words may be those of letters too.
struct LinePuzzle {
  Layout layout;
  std::vector<Word> words;  ///< one a cell
  std::size_t letters = 0;  ///< A, B, ... up to this many are used
  Conditions conditions;
  /// Each letter once at most, different digits of the base; tell() puts them here.
  std::vector<KnownLetter> known{};

  /// Refuses words of other than 1 to 18 symbols, more letters than digits, given digits that this
  /// base lacks, and lines whose numbers could grow beyond 2^126.
  static Result<LinePuzzle> make(Layout layout, std::vector<Word> words,
                                 Conditions conditions = {});
};

/// Returns the numbers of the words with these digits.
std::vector<std::int64_t> numbers_of(const LinePuzzle& puzzle, const Digits& digits);

/// Returns the puzzle with these numbers, 0 or more, as its answer: letters by first appearance in
/// reading order. Fails as LinePuzzle::make does, and if more different digits are in use than
/// there are letters for.
Result<LinePuzzle> encode(const Layout& layout, std::span<const std::int64_t> numbers,
                          Conditions conditions = {});

}  // namespace reckon::letters
