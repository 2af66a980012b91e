// SPDX-License-Identifier: MIT
// Locates puzzles in a picture, and their parts.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "reckon/kinds/puzzle.hpp"
#include "reckon/vision/frames.hpp"
#include "reckon/vision/view.hpp"

namespace reckon::scan {

using kinds::Form;

/// A place for a word of characters, or for an operator.
struct Token {
  bool word = false;
  vision::Rectangle box{};                  ///< for a sign: where to look for it
  std::vector<vision::Rectangle> glyphs{};  ///< for a word: its characters from left to right
  std::size_t column = 0;                   ///< in a calculation: that of its first character
};

/// A puzzle as seen: the lines of a grid text, the single line of a hand, or the lines of a
/// calculation; empty ones are rules.
struct Sight {
  Form form = Form::grid;
  bool plain = false;  ///< its numbers have no frames
  std::vector<std::vector<Token>> lines{};
  vision::Rectangle box{};  ///< around its frames, or its print
  /// In a calculation: the boxes below it, one per letter.
  std::vector<vision::Rectangle> strip{};
};

/// Whether grids have this many rows, or columns.
constexpr bool is_grid_size(std::size_t count) { return count >= 3 && count <= 5; }

/// A picture, with even light and rectified.
struct Page {
  /// The bounding box in the picture of a rectangle on the page.
  vision::Rectangle in_picture(const vision::Rectangle& box) const;

  std::size_t picture_rows = 0;
  std::size_t picture_columns = 0;
  std::size_t shrunk = 1;             ///< scale: pixels of the picture per pixel, along each side
  vision::Levelling levelling;        ///< from the page to the shrunk picture
  vision::Grey darkness{};            ///< from 0, the paper, to 255, black
  vision::Mask lines{};               ///< everything drawn, including thin lines; rather too thick
  vision::Mask ink{};                 ///< the core of characters
  std::vector<vision::Part> parts{};  ///< of the ink, without specks
};

/// A picture with even light, before its page is rectified.
struct Photo {
  std::size_t rows = 0;  ///< of the picture
  std::size_t columns = 0;
  std::size_t shrunk = 1;  ///< as in Page
  vision::Grey darkness{};
  vision::Mask lines{};  ///< everything drawn

  /// Whether it is so long and narrow that its page cannot be rectified.
  bool is_narrow() const;
};

Photo photo_of(const vision::Grey& picture);

/// The page of a picture, turned as told to a few degrees.
Page page_of(const Photo& photo, const vision::Turn& turn = {});

/// The frames of the page that are next to and below each other.
std::vector<vision::Arrangement> arrangements_on(const Page& page);

/// Puzzles whose numbers have frames, as on sheets.
std::vector<Sight> sights_of(const Page& page, const std::vector<vision::Arrangement>& all);

/// The lines above each row of empty boxes that does not belong to a grid. Sheets print alphametics
/// above the boxes for their digits. Rows without suitable lines above them are skipped.
std::vector<Sight> calculations_of(const Page& page, const std::vector<vision::Arrangement>& all,
                                   const std::vector<Sight>& framed);

/// The ink outside the puzzles found so far.
std::vector<vision::Rectangle> print_beside(const Page& page, const std::vector<Sight>& puzzles);

/// Grids without frames, printed as lines of words and operators like a grid text, outside the
/// puzzles found so far.
std::vector<Sight> plain_grids_of(const Page& page, const std::vector<Sight>& framed);

/// Hands without frames, outside the puzzles found so far. They are four to seven numbers in a row,
/// with figures of one height and no gap twice as wide as another. The objective follows a colon,
/// an equals sign or another mark, or is much farther away. Cost: quadratic in the pieces of print;
/// at most 3,000 are used.
std::vector<Sight> plain_hands_of(const Page& page, const std::vector<Sight>& others);

/// Rows of five or more numbers with at most small signs between them, outside the puzzles found so
/// far. They may be hands in a layout that plain_hands_of() does not support, or text. One word per
/// number. Cost: the same.
std::vector<Sight> number_rows_of(const Page& page, const std::vector<Sight>& others);

/// Sorts from top to bottom, and those side by side from left to right, by their boxes.
template <typename T>
void sort_as_read(std::vector<T>& all, vision::Rectangle T::* box) {
  const auto top = [box](const T& one) { return (one.*box).top; };
  const auto left = [box](const T& one) { return (one.*box).left; };
  std::ranges::sort(all, {}, top);
  for (auto first = all.begin(); first != all.end();) {
    // A band contains all that begin in the upper half of its first one.
    const std::size_t limit = ((*first).*box).middle_row() / 2;
    const auto end = std::find_if(first, all.end(), [&](const T& one) { return top(one) > limit; });
    std::ranges::sort(first, end, {}, left);
    first = end;
  }
}

/// The characters in a rectangle from left to right, without specks; touching characters are split.
std::vector<vision::Rectangle> glyphs_in(const Page& page, const vision::Rectangle& box);

/// Adds the characters of a piece of ink: one, or several that touch.
void take_apart(const Page& page, const vision::Rectangle& ink,
                std::vector<vision::Rectangle>& glyphs);

/// The same for a line of small print, whose characters all have the same distance. The distance is
/// measured in the line: blur makes small characters higher, and the tail of a Q makes a piece so.
void take_line_apart(const Page& page, const std::vector<vision::Rectangle>& line,
                     std::vector<vision::Rectangle>& glyphs);

}  // namespace reckon::scan
