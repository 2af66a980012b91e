// SPDX-License-Identifier: MIT
// Single puzzles and answers as pictures.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "reckon/kinds/puzzle.hpp"
#include "reckon/sheet/page.hpp"
#include "reckon/text/language.hpp"

namespace reckon::sheet {

/// The size of numbers in print for good eyes.
inline constexpr Length kPlainSize = 13 * kPoint;

/// Draws a grid whose numbers are of this size. Each is in a box, so that digits of the same place
/// stand below each other. Operators stand between the boxes in the middle, and short lines lead
/// from the corners of boxes to the operators of diagonals. Letters may be written down in a row of
/// boxes below. `names` are those of the letters, in the order in which they appear, if not the
/// usual ones.
Drawing draw(const kinds::GridPuzzle& grid, Length size, std::string_view names = {});
/// The same solved.
Drawing draw_solved(const kinds::GridPuzzle& grid, Length size);
/// The same for a page of answers, without boxes and close together.
Drawing draw_key(const kinds::GridPuzzle& grid, Length size);
/// A hand: its cards, a colon, and the objective in a bold frame.
Drawing draw(const krypto::Hand& hand, Length size);
/// The same of a game.
Drawing draw(const kinds::HandPuzzle& puzzle, Length size, bool faces);
/// The same with lines of text below it.
Drawing draw(const krypto::Hand& hand, const std::vector<std::string>& below, Length size);

/// An alphametic: a sum of words in columns, as one adds on paper, and all else as its text stands.
/// The digits may be written down in a row of boxes below.
Drawing draw(const kinds::AlphameticPuzzle& puzzle, Length size);
/// The text of an alphametic or of its answer, without boxes.
Drawing draw_calculation(std::string_view text, Length size);

/// A row of boxes, one below each letter, for its digit.
Drawing draw_strip(std::string_view names, Length size);

/// How a sheet shows puzzles.
struct Look {
  bool faces = false;                     ///< shows cards of the 24 game as A J Q K
  Language language = Language::english;  ///< of stated questions
  Length width = 17000;                   ///< in which the lines of stated questions end
};

/// A stated question: its text, its picture below that, and its options. `names` are the letters of
/// the options, if not in their order: names[i] that of option i. The size is that of its text.
Drawing draw(const kinds::StatedPuzzle& question, Length size, const Look& look,
             std::string_view names = {});

/// The same with a line to write on, if its answer is a number or a text. Words are smaller than
/// numbers of this size.
Drawing draw_to_answer(const kinds::StatedPuzzle& question, Length size, const Look& look);

/// A puzzle for a sheet.
Drawing draw(const kinds::Puzzle& puzzle, Length size, const Look& look = {});

}  // namespace reckon::sheet
