// SPDX-License-Identifier: MIT
// Alphametics as people write them: `SEND + MORE = MONEY`, or drawn as on paper.
//
//     SEND + MORE = MONEY        All signs of reckon/text/signs.hpp and ^, brackets, numbers, and
//     A*B != C; A < B            several equations with ; or , between them. Letters are those of
//     any .B × B = 1..               script in either case, and symbols; . ? _ or □ is an unknown
//     digit ●■ + ■● = ▲▲●              that has no letter.
//
// A drawing has a line of dashes, is a division and its rows, or a sum in lines with their signs.
// In it * is an unknown digit too, and × multiplies; * multiplies where a sign can stand.
//
//       SEND        **7        ****** ÷ ** = ****       **)****(**
//     + MORE      × **        −**                          **
//      -----      -----        --                          --
//      MONEY       ****         **                          **
//                 ***           ...                         ...
//                 -----
//                 *****
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "reckon/letters/puzzle.hpp"
#include "reckon/text/result.hpp"

namespace reckon::letters {

/// The options that hold for all puzzles of a text.
struct ReadOptions {
  Conditions conditions{};
  /// Letters that may be the same digit as others, in either case.
  std::string may_share{};
  bool all_may_share = false;
  UnknownDigits unknown{};
};

/// The place of a cell in a text.
struct Mark {
  std::size_t offset = 0;  ///< in bytes
  std::size_t cell = 0;
};

/// A puzzle as it was read.
struct Reading {
  Puzzle puzzle;
  std::string text;           ///< as typed, without blank lines around it and marks behind it
  std::vector<Mark> marks{};  ///< of all cells, in order
  std::size_t line = 1;       ///< where it begins, 1-based
  bool is_drawn = false;
};

/// Returns the text with digits in the places of the cells; those above 9 are A to Z.
std::string filled(const Reading& reading, const Digits& digits);

/// Returns the only puzzle of a text, whose equations may stand in lines; refuses a text with none
/// or with several.
Result<Reading> read_puzzle(std::string_view text, const ReadOptions& options = {});

/// Returns the lines of a puzzle as it stands on paper: a sum of words becomes a column addition,
/// long equations are broken at blanks, drawings stay as they are.
std::vector<std::string> lines_on_paper(std::string_view text);

/// Returns a drawing in its usual form: capitals, one sign for each operation, rules of dashes, at
/// the left margin, without blank lines.
std::string usual_drawing(std::string_view drawing);
/// Returns the usual text of a puzzle, whatever signs and blanks it was typed with: a drawing as
/// usual_drawing() has it, equations in one line.
std::string usual_text(const Reading& reading);

/// Whether a text has a sign that compares, of any width, so that it can be an equation.
bool has_sign(std::string_view text);

/// Returns an expression as the puzzle writes it: `SEND + MORE`.
std::string to_text(const Puzzle& puzzle, std::size_t node);
/// Does the same for a relation: `SEND + MORE = MONEY`.
std::string to_text(const Puzzle& puzzle, const Relation& relation);
/// Does the same for the whole puzzle, in one line: `A + B = C; A < B`.
std::string to_text(const Puzzle& puzzle);
/// Does the same for a word: `SEND`. Digits above 9 are in brackets: `A(11)`.
std::string to_text(const Puzzle& puzzle, const Word& word);

}  // namespace reckon::letters
