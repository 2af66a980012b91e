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
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "reckon/letters/puzzle.hpp"
#include "reckon/letters/read/published.hpp"
#include "reckon/text/as_typed.hpp"
#include "reckon/text/result.hpp"

namespace reckon::letters {

enum class LoneQuestion;

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

/// Reads one puzzle after the other: a drawing is one, and so is every line that is not of a
/// drawing; one that ends with a comma or a semicolon goes on. Blank lines and fences of code
/// separate drawings; comments go from # to the end of a line. Cost: linear in the size of the
/// text.
class PuzzleReader {
 public:
  /// Whether each line of equations is a puzzle, or all lines up to a blank one are one.
  enum class Lines : std::uint8_t { apart, together };

  /// Reads a text, which must outlive this.
  explicit PuzzleReader(std::string_view text, ReadOptions options = {},
                        Lines lines = Lines::apart);

  /// Returns the next puzzle; none at the end. After an error the one behind it can be read.
  Result<std::optional<Reading>> next();

 private:
  struct Line {
    std::string_view text;
    std::size_t number = 0;
    bool is_comment = false;  // and nothing else
  };
  Result<Reading> read_lines(const std::vector<Line>& lines, LoneQuestion question) const;
  static bool is_drawing(const std::vector<Line>& lines);
  std::optional<Line> take_line();
  std::vector<Line> take_block();

  AsTyped typed_;
  PublishedText published_;
  std::string_view text_;
  ReadOptions options_;
  Lines lines_;
  std::size_t position_ = 0;
  std::size_t number_ = 0;
};

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
