// SPDX-License-Identifier: MIT
// Where puzzles are in a picture, and what they are made of.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "reckon/kinds/puzzle.hpp"
#include "reckon/vision/frames.hpp"
#include "reckon/vision/view.hpp"

namespace reckon::scan {

using kinds::Form;

/// A place where something may stand: a word of characters, or an operator.
struct Token {
  bool word = false;
  vision::Rectangle box{};                  ///< of a sign: where to look for it
  std::vector<vision::Rectangle> glyphs{};  ///< of a word: its characters from left to right
  std::size_t column = 0;                   ///< of a calculation: that of its first character
};

/// A puzzle as it was seen: its lines are those of a grid text, the one of a hand, or those of a
/// calculation; empty ones are rules.
struct Sight {
  Form form = Form::grid;
  bool plain = false;  ///< its numbers do not stand in frames
  std::vector<std::vector<Token>> lines{};
  vision::Rectangle box{};  ///< around its frames, or its print
  /// Of a calculation: the boxes below it, one for each letter.
  std::vector<vision::Rectangle> strip{};
};

/// Whether grids have this many rows, or columns.
constexpr bool is_grid_size(std::size_t count) { return count >= 3 && count <= 5; }

/// A picture, made even and level.
struct Page {
  /// The least rectangle of the picture around what is in this one of the page.
  vision::Rectangle in_picture(const vision::Rectangle& box) const;

  std::size_t picture_rows = 0;
  std::size_t picture_columns = 0;
  std::size_t shrunk = 1;             ///< how many elements of the picture were made one, on a side
  vision::Levelling levelling;        ///< from the page to the shrunk picture
  vision::Grey darkness{};            ///< from 0, the paper, to 255, black
  vision::Mask lines{};               ///< all that is drawn, thin lines too, and rather too thick
  vision::Mask ink{};                 ///< what is well inside characters
  std::vector<vision::Part> parts{};  ///< of the ink, without specks
};

/// The page of a picture.
Page page_of(const vision::Grey& picture);

/// The frames of the page that stand beside and below each other.
std::vector<vision::Arrangement> arrangements_on(const Page& page);

/// Puzzles whose numbers stand in frames, as sheets have them.
std::vector<Sight> sights_of(const Page& page, const std::vector<vision::Arrangement>& all);

/// The lines above each row of empty boxes that is not that of a grid, as sheets print alphametics
/// and the boxes for their digits. Nothing of those above which there are no lines that may be.
std::vector<Sight> calculations_of(const Page& page, const std::vector<vision::Arrangement>& all,
                                   const std::vector<Sight>& framed);

/// What of the ink is not in puzzles that have been found.
std::vector<vision::Rectangle> print_beside(const Page& page, const std::vector<Sight>& puzzles);

/// Grids whose numbers stand in no frames but in lines of words and operators, as a grid text is
/// printed, apart from the puzzles that have been found.
std::vector<Sight> plain_grids_of(const Page& page, const std::vector<Sight>& framed);

/// Hands whose numbers stand in no frames but in a row, apart from the puzzles that have been
/// found: four to seven numbers of figures of one height, no gap twice as wide as another, and an
/// objective after a colon, an equals sign or anything else, or much further away. Cost: quadratic
/// in the pieces of print, of which no more than 3,000 are looked at.
std::vector<Sight> plain_hands_of(const Page& page, const std::vector<Sight>& others);

/// Rows of five or more numbers, with no more than small signs between them, apart from the puzzles
/// that have been found: hands in a layout that plain_hands_of() does not know, perhaps, or text. A
/// word for each number. Cost: the same.
std::vector<Sight> number_rows_of(const Page& page, const std::vector<Sight>& others);

/// From top to bottom, and those beside each other from left to right.
void sort_as_read(std::vector<Sight>& sights);

/// The characters in a rectangle from left to right; specks are left out, and characters that touch
/// are taken apart.
std::vector<vision::Rectangle> glyphs_in(const Page& page, const vision::Rectangle& box);

/// Adds the characters of a piece of ink: one, or several that touch each other.
void take_apart(const Page& page, const vision::Rectangle& ink,
                std::vector<vision::Rectangle>& glyphs);

}  // namespace reckon::scan
